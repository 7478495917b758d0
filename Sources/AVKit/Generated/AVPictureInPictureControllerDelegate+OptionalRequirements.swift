// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import UIKit

extension AVPictureInPictureControllerDelegate {
    /// Not implemented.
    public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import UIKit

extension AVPlayerViewControllerDelegate {
    /// Not implemented.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController)
        -> Bool
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { OptionalRequirement.notImplemented() }
}

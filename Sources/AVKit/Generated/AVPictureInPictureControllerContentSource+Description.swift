// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import UIKit

extension AVPictureInPictureController.ContentSource {
    nonisolated static var descriptionOfAVPictureInPictureControllerContentSource: FrameworkClass {
        FrameworkClass(
            AVPictureInPictureController.ContentSource.self,
            properties: "playerLayer",
            initializers: "initWithPlayerLayer:",
            property: AVPictureInPictureController.ContentSource.propertyOfAVPictureInPictureControllerContentSource,
            initializer: AVPictureInPictureController.ContentSource.initializerOfAVPictureInPictureControllerContentSource)
    }

    private static func propertyOfAVPictureInPictureControllerContentSource(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVPictureInPictureController.ContentSource.playerLayer)
    }

    nonisolated private static func initializerOfAVPictureInPictureControllerContentSource(_ index: Int) -> ObjCFactory {
        { a in
            AVPictureInPictureController.ContentSource(
                playerLayer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPlayerLayer:", as: (AVPlayerLayer).self))
        }
    }
}

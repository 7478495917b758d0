// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import UIKit

extension AVPictureInPictureController {
    nonisolated static var descriptionOfAVPictureInPictureController: FrameworkClass {
        FrameworkClass(
            AVPictureInPictureController.self,
            properties: """
                canStartPictureInPictureAutomaticallyFromInline contentSource delegate \
                pictureInPictureActive/isPictureInPictureActive pictureInPicturePossible/isPictureInPicturePossible \
                pictureInPictureSuspended/isPictureInPictureSuspended playerLayer requiresLinearPlayback
                """,
            methods: "stopPictureInPicture",
            classMethods: "isPictureInPictureSupported pictureInPictureButtonStartImage pictureInPictureButtonStopImage",
            initializers: "initWithContentSource: initWithPlayerLayer:",
            property: AVPictureInPictureController.propertyOfAVPictureInPictureController,
            method: AVPictureInPictureController.methodOfAVPictureInPictureController,
            classMethod: AVPictureInPictureController.classMethodOfAVPictureInPictureController,
            initializer: AVPictureInPictureController.initializerOfAVPictureInPictureController)
    }

    private static func propertyOfAVPictureInPictureController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0:
            return .value(
                "canStartPictureInPictureAutomaticallyFromInline",
                \AVPictureInPictureController.canStartPictureInPictureAutomaticallyFromInline)
        case 1: return .value("contentSource", \AVPictureInPictureController.contentSource)
        case 2: return .reference(\AVPictureInPictureController.delegate)
        case 3: return .readOnly(\AVPictureInPictureController.isPictureInPictureActive)
        case 4: return .readOnly(\AVPictureInPictureController.isPictureInPicturePossible)
        case 5: return .readOnly(\AVPictureInPictureController.isPictureInPictureSuspended)
        case 6: return .readOnly(\AVPictureInPictureController.playerLayer)
        default: return .value("requiresLinearPlayback", \AVPictureInPictureController.requiresLinearPlayback)
        }
    }

    nonisolated private static func methodOfAVPictureInPictureController(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! AVPictureInPictureController).stopPictureInPicture() }
    }

    nonisolated private static func classMethodOfAVPictureInPictureController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVPictureInPictureController.Type).isPictureInPictureSupported() }
        case 1: return { r, _ in (r as! AVPictureInPictureController.Type).pictureInPictureButtonStartImage }
        default: return { r, _ in (r as! AVPictureInPictureController.Type).pictureInPictureButtonStopImage }
        }
    }

    nonisolated private static func initializerOfAVPictureInPictureController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVPictureInPictureController(
                    contentSource: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithContentSource:", as: (AVPictureInPictureController.ContentSource).self))
            }
        default:
            return { a in
                AVPictureInPictureController(
                    playerLayer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPlayerLayer:", as: (AVPlayerLayer).self))
            }
        }
    }
}

// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import UIKit

extension AVPlayerViewController {
    nonisolated static var descriptionOfAVPlayerViewController: FrameworkClass {
        FrameworkClass(
            AVPlayerViewController.self,
            properties: """
                allowsPictureInPicturePlayback canStartPictureInPictureAutomaticallyFromInline contentOverlayView delegate \
                entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds player readyForDisplay/isReadyForDisplay \
                requiresLinearPlayback showsPlaybackControls updatesNowPlayingInfoCenter videoBounds videoGravity
                """,
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: AVPlayerViewController.propertyOfAVPlayerViewController,
            initializer: AVPlayerViewController.initializerOfAVPlayerViewController)
    }

    private static func propertyOfAVPlayerViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsPictureInPicturePlayback", \AVPlayerViewController.allowsPictureInPicturePlayback)
        case 1:
            return .value(
                "canStartPictureInPictureAutomaticallyFromInline", \AVPlayerViewController.canStartPictureInPictureAutomaticallyFromInline)
        case 2: return .readOnly(\AVPlayerViewController.contentOverlayView)
        case 3: return .reference(\AVPlayerViewController.delegate)
        case 4: return .value("entersFullScreenWhenPlaybackBegins", \AVPlayerViewController.entersFullScreenWhenPlaybackBegins)
        case 5: return .value("exitsFullScreenWhenPlaybackEnds", \AVPlayerViewController.exitsFullScreenWhenPlaybackEnds)
        case 6: return .value("player", \AVPlayerViewController.player)
        case 7: return .readOnly(\AVPlayerViewController.isReadyForDisplay)
        case 8: return .value("requiresLinearPlayback", \AVPlayerViewController.requiresLinearPlayback)
        case 9: return .value("showsPlaybackControls", \AVPlayerViewController.showsPlaybackControls)
        case 10: return .value("updatesNowPlayingInfoCenter", \AVPlayerViewController.updatesNowPlayingInfoCenter)
        case 11: return .readOnly(\AVPlayerViewController.videoBounds)
        default: return .value("videoGravity", \AVPlayerViewController.videoGravity)
        }
    }

    nonisolated private static func initializerOfAVPlayerViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVPlayerViewController() }
        case 1: return { a in AVPlayerViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                AVPlayerViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}

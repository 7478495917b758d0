// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("AVKit", classes: names, description)
    }

    private static let names: NameList = "AVPictureInPictureController AVPictureInPictureController.ContentSource AVPlayerViewController"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return AVPictureInPictureController.descriptionOfAVPictureInPictureController
        case 1: return AVPictureInPictureController.ContentSource.descriptionOfAVPictureInPictureControllerContentSource
        default: return AVPlayerViewController.descriptionOfAVPlayerViewController
        }
    }
}

// Made by `make generate` from the sources of this module.
import AVFoundation
import ObjCRuntime
import Photos
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("PhotosUI", classes: names, description)
    }

    private static let names: NameList = "PHLivePhotoView PHPickerViewController"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return PHLivePhotoView.descriptionOfPHLivePhotoView
        default: return PHPickerViewController.descriptionOfPHPickerViewController
        }
    }
}

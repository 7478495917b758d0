// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("PhotosUI", classes: names, description)
    }

    private static let names: NameList = "PHPickerViewController"

    private static func description(_ index: Int) -> FrameworkClass {
        PHPickerViewController.descriptionOfPHPickerViewController
    }
}

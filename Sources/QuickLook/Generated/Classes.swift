// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit
import UniformTypeIdentifiers

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("QuickLook", classes: names, description)
    }

    private static let names: NameList = "Foundation.NSURL QLPreviewController"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return NSURL.descriptionOfNSURL
        default: return QLPreviewController.descriptionOfQLPreviewController
        }
    }
}

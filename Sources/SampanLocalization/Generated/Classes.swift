// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("SampanLocalization", classes: names, description)
    }

    private static let names: NameList = "Foundation.Bundle"

    private static func description(_ index: Int) -> FrameworkClass {
        Bundle.descriptionOfBundle
    }
}

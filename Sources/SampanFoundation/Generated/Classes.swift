// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("SampanFoundation", classes: names, description)
    }

    private static let names: NameList = "BlockOperation NSException NSExpression NSPointerArray NSPointerFunctions"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return BlockOperation.descriptionOfBlockOperation
        case 1: return NSException.descriptionOfNSException
        case 2: return NSExpression.descriptionOfNSExpression
        case 3: return NSPointerArray.descriptionOfNSPointerArray
        default: return NSPointerFunctions.descriptionOfNSPointerFunctions
        }
    }
}

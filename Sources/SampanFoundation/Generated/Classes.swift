// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("SampanFoundation", classes: names, description)
    }

    private static let names: NameList = """
        BlockOperation DateComponentsFormatter ListFormatter NSException NSExpression NSPointerArray NSPointerFunctions \
        RelativeDateTimeFormatter
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return BlockOperation.descriptionOfBlockOperation
        case 1: return DateComponentsFormatter.descriptionOfDateComponentsFormatter
        case 2: return ListFormatter.descriptionOfListFormatter
        case 3: return NSException.descriptionOfNSException
        case 4: return NSExpression.descriptionOfNSExpression
        case 5: return NSPointerArray.descriptionOfNSPointerArray
        case 6: return NSPointerFunctions.descriptionOfNSPointerFunctions
        default: return RelativeDateTimeFormatter.descriptionOfRelativeDateTimeFormatter
        }
    }
}

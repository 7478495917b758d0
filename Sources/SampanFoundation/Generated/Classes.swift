// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("SampanFoundation", classes: names, description)
    }

    private static let names: NameList = """
        BlockOperation DateComponentsFormatter Foundation.FileManager Foundation.NSError Foundation.NSString \
        Foundation.NotificationCenter Foundation.ProcessInfo ListFormatter NSException NSExpression NSPointerArray \
        NSPointerFunctions NSSecureUnarchiveFromDataTransformer NSUbiquitousKeyValueStore NotificationCenter.Notifications \
        RelativeDateTimeFormatter UndoManager ValueTransformer
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return BlockOperation.descriptionOfBlockOperation
        case 1: return DateComponentsFormatter.descriptionOfDateComponentsFormatter
        case 2: return FileManager.descriptionOfFileManager
        case 3: return NSError.descriptionOfNSError
        case 4: return NSString.descriptionOfNSString
        case 5: return NotificationCenter.descriptionOfNotificationCenter
        case 6: return ProcessInfo.descriptionOfProcessInfo
        case 7: return ListFormatter.descriptionOfListFormatter
        case 8: return NSException.descriptionOfNSException
        case 9: return NSExpression.descriptionOfNSExpression
        case 10: return NSPointerArray.descriptionOfNSPointerArray
        case 11: return NSPointerFunctions.descriptionOfNSPointerFunctions
        case 12: return NSSecureUnarchiveFromDataTransformer.descriptionOfNSSecureUnarchiveFromDataTransformer
        case 13: return NSUbiquitousKeyValueStore.descriptionOfNSUbiquitousKeyValueStore
        case 14: return NotificationCenter.Notifications.descriptionOfNotificationCenterNotifications
        case 15: return RelativeDateTimeFormatter.descriptionOfRelativeDateTimeFormatter
        case 16: return UndoManager.descriptionOfUndoManager
        default: return ValueTransformer.descriptionOfValueTransformer
        }
    }
}

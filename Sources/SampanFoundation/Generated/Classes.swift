// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import ObjCRuntime
import UniformTypeIdentifiers

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("SampanFoundation", classes: names, description)
    }

    private static let names: NameList = """
        BlockOperation DateComponentsFormatter Foundation.FileManager Foundation.NSDictionary Foundation.NSError Foundation.NSObject \
        Foundation.NSString Foundation.NSURL Foundation.NotificationCenter Foundation.ProcessInfo Foundation.RunLoop ListFormatter \
        MeasurementFormatter NSDataDetector NSException NSExpression NSExtensionItem NSItemProvider NSPointerArray \
        NSPointerFunctions NSUbiquitousKeyValueStore NotificationCenter.Notifications PersonNameComponentsFormatter \
        RelativeDateTimeFormatter UndoManager
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return BlockOperation.descriptionOfBlockOperation
        case 1: return DateComponentsFormatter.descriptionOfDateComponentsFormatter
        case 2: return FileManager.descriptionOfFileManager
        case 3: return NSDictionary.descriptionOfNSDictionary
        case 4: return NSError.descriptionOfNSError
        case 5: return NSObject.descriptionOfNSObject
        case 6: return NSString.descriptionOfNSString
        case 7: return NSURL.descriptionOfNSURL
        case 8: return NotificationCenter.descriptionOfNotificationCenter
        case 9: return ProcessInfo.descriptionOfProcessInfo
        case 10: return RunLoop.descriptionOfRunLoop
        case 11: return ListFormatter.descriptionOfListFormatter
        case 12: return MeasurementFormatter.descriptionOfMeasurementFormatter
        case 13: return NSDataDetector.descriptionOfNSDataDetector
        case 14: return NSException.descriptionOfNSException
        case 15: return NSExpression.descriptionOfNSExpression
        case 16: return NSExtensionItem.descriptionOfNSExtensionItem
        case 17: return NSItemProvider.descriptionOfNSItemProvider
        case 18: return NSPointerArray.descriptionOfNSPointerArray
        case 19: return NSPointerFunctions.descriptionOfNSPointerFunctions
        case 20: return NSUbiquitousKeyValueStore.descriptionOfNSUbiquitousKeyValueStore
        case 21: return NotificationCenter.Notifications.descriptionOfNotificationCenterNotifications
        case 22: return PersonNameComponentsFormatter.descriptionOfPersonNameComponentsFormatter
        case 23: return RelativeDateTimeFormatter.descriptionOfRelativeDateTimeFormatter
        default: return UndoManager.descriptionOfUndoManager
        }
    }
}

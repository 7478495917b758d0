// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("SampanFoundation", classes: names, description)
    }

    private static let names: NameList = """
        BlockOperation DateComponentsFormatter Foundation.DateFormatter Foundation.FileManager Foundation.NSDictionary \
        Foundation.NSError Foundation.NSObject Foundation.NSString Foundation.NSURL Foundation.NotificationCenter \
        Foundation.ProcessInfo Foundation.RunLoop ListFormatter MeasurementFormatter NSDataDetector NSException NSExpression \
        NSExtensionItem NSItemProvider NSPointerArray NSPointerFunctions NSURLConnection NSUbiquitousKeyValueStore \
        NotificationCenter.Notifications PersonNameComponentsFormatter RelativeDateTimeFormatter UndoManager
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return BlockOperation.descriptionOfBlockOperation
        case 1: return DateComponentsFormatter.descriptionOfDateComponentsFormatter
        case 2: return DateFormatter.descriptionOfDateFormatter
        case 3: return FileManager.descriptionOfFileManager
        case 4: return NSDictionary.descriptionOfNSDictionary
        case 5: return NSError.descriptionOfNSError
        case 6: return NSObject.descriptionOfNSObject
        case 7: return NSString.descriptionOfNSString
        case 8: return NSURL.descriptionOfNSURL
        case 9: return NotificationCenter.descriptionOfNotificationCenter
        case 10: return ProcessInfo.descriptionOfProcessInfo
        case 11: return RunLoop.descriptionOfRunLoop
        case 12: return ListFormatter.descriptionOfListFormatter
        case 13: return MeasurementFormatter.descriptionOfMeasurementFormatter
        case 14: return NSDataDetector.descriptionOfNSDataDetector
        case 15: return NSException.descriptionOfNSException
        case 16: return NSExpression.descriptionOfNSExpression
        case 17: return NSExtensionItem.descriptionOfNSExtensionItem
        case 18: return NSItemProvider.descriptionOfNSItemProvider
        case 19: return NSPointerArray.descriptionOfNSPointerArray
        case 20: return NSPointerFunctions.descriptionOfNSPointerFunctions
        case 21: return NSURLConnection.descriptionOfNSURLConnection
        case 22: return NSUbiquitousKeyValueStore.descriptionOfNSUbiquitousKeyValueStore
        case 23: return NotificationCenter.Notifications.descriptionOfNotificationCenterNotifications
        case 24: return PersonNameComponentsFormatter.descriptionOfPersonNameComponentsFormatter
        case 25: return RelativeDateTimeFormatter.descriptionOfRelativeDateTimeFormatter
        default: return UndoManager.descriptionOfUndoManager
        }
    }
}

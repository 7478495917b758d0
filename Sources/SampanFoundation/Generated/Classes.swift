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
        Foundation.NSError Foundation.NSObject Foundation.NSString Foundation.NSURL Foundation.NSValue Foundation.NotificationCenter \
        Foundation.ProcessInfo Foundation.RunLoop ListFormatter MeasurementFormatter NSDataDetector NSException NSExpression \
        NSExtensionItem NSItemProvider NSPointerArray NSPointerFunctions NSSecureUnarchiveFromDataTransformer NSURLConnection \
        NSUbiquitousKeyValueStore NotificationCenter.Notifications PersonNameComponentsFormatter RelativeDateTimeFormatter \
        UndoManager ValueTransformer
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
        case 9: return NSValue.descriptionOfNSValue
        case 10: return NotificationCenter.descriptionOfNotificationCenter
        case 11: return ProcessInfo.descriptionOfProcessInfo
        case 12: return RunLoop.descriptionOfRunLoop
        case 13: return ListFormatter.descriptionOfListFormatter
        case 14: return MeasurementFormatter.descriptionOfMeasurementFormatter
        case 15: return NSDataDetector.descriptionOfNSDataDetector
        case 16: return NSException.descriptionOfNSException
        case 17: return NSExpression.descriptionOfNSExpression
        case 18: return NSExtensionItem.descriptionOfNSExtensionItem
        case 19: return NSItemProvider.descriptionOfNSItemProvider
        case 20: return NSPointerArray.descriptionOfNSPointerArray
        case 21: return NSPointerFunctions.descriptionOfNSPointerFunctions
        case 22: return NSSecureUnarchiveFromDataTransformer.descriptionOfNSSecureUnarchiveFromDataTransformer
        case 23: return NSURLConnection.descriptionOfNSURLConnection
        case 24: return NSUbiquitousKeyValueStore.descriptionOfNSUbiquitousKeyValueStore
        case 25: return NotificationCenter.Notifications.descriptionOfNotificationCenterNotifications
        case 26: return PersonNameComponentsFormatter.descriptionOfPersonNameComponentsFormatter
        case 27: return RelativeDateTimeFormatter.descriptionOfRelativeDateTimeFormatter
        case 28: return UndoManager.descriptionOfUndoManager
        default: return ValueTransformer.descriptionOfValueTransformer
        }
    }
}

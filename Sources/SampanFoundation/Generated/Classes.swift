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
        BlockOperation DateComponentsFormatter Foundation.Bundle Foundation.DateFormatter Foundation.FileManager \
        Foundation.NSDictionary Foundation.NSError Foundation.NSObject Foundation.NSString Foundation.NSURL Foundation.NSValue \
        Foundation.NotificationCenter Foundation.ProcessInfo Foundation.RunLoop ListFormatter MeasurementFormatter NSDataDetector \
        NSDiffableDataSourceSnapshotReference NSException NSExpression NSExtensionItem NSItemProvider NSPointerArray \
        NSPointerFunctions NSSecureUnarchiveFromDataTransformer NSURLConnection NSUbiquitousKeyValueStore \
        NotificationCenter.Notifications PersonNameComponentsFormatter RelativeDateTimeFormatter UndoManager ValueTransformer
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return BlockOperation.descriptionOfBlockOperation
        case 1: return DateComponentsFormatter.descriptionOfDateComponentsFormatter
        case 2: return Bundle.descriptionOfBundle
        case 3: return DateFormatter.descriptionOfDateFormatter
        case 4: return FileManager.descriptionOfFileManager
        case 5: return NSDictionary.descriptionOfNSDictionary
        case 6: return NSError.descriptionOfNSError
        case 7: return NSObject.descriptionOfNSObject
        case 8: return NSString.descriptionOfNSString
        case 9: return NSURL.descriptionOfNSURL
        case 10: return NSValue.descriptionOfNSValue
        case 11: return NotificationCenter.descriptionOfNotificationCenter
        case 12: return ProcessInfo.descriptionOfProcessInfo
        case 13: return RunLoop.descriptionOfRunLoop
        case 14: return ListFormatter.descriptionOfListFormatter
        case 15: return MeasurementFormatter.descriptionOfMeasurementFormatter
        case 16: return NSDataDetector.descriptionOfNSDataDetector
        case 17: return NSDiffableDataSourceSnapshotReference.descriptionOfNSDiffableDataSourceSnapshotReference
        case 18: return NSException.descriptionOfNSException
        case 19: return NSExpression.descriptionOfNSExpression
        case 20: return NSExtensionItem.descriptionOfNSExtensionItem
        case 21: return NSItemProvider.descriptionOfNSItemProvider
        case 22: return NSPointerArray.descriptionOfNSPointerArray
        case 23: return NSPointerFunctions.descriptionOfNSPointerFunctions
        case 24: return NSSecureUnarchiveFromDataTransformer.descriptionOfNSSecureUnarchiveFromDataTransformer
        case 25: return NSURLConnection.descriptionOfNSURLConnection
        case 26: return NSUbiquitousKeyValueStore.descriptionOfNSUbiquitousKeyValueStore
        case 27: return NotificationCenter.Notifications.descriptionOfNotificationCenterNotifications
        case 28: return PersonNameComponentsFormatter.descriptionOfPersonNameComponentsFormatter
        case 29: return RelativeDateTimeFormatter.descriptionOfRelativeDateTimeFormatter
        case 30: return UndoManager.descriptionOfUndoManager
        default: return ValueTransformer.descriptionOfValueTransformer
        }
    }
}

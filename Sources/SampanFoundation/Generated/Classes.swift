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
        BlockOperation DateComponentsFormatter FileWrapper Foundation.Bundle Foundation.DateFormatter Foundation.FileManager \
        Foundation.NSDictionary Foundation.NSError Foundation.NSObject Foundation.NSString Foundation.NSURL Foundation.NSValue \
        Foundation.NotificationCenter Foundation.ProcessInfo Foundation.RunLoop ListFormatter MeasurementFormatter NSDataDetector \
        NSDiffableDataSourceSnapshotReference NSException NSExpression NSExtensionItem NSFileAccessIntent NSFileCoordinator \
        NSItemProvider NSPointerArray NSPointerFunctions NSSecureUnarchiveFromDataTransformer NSURLConnection \
        NSUbiquitousKeyValueStore NotificationCenter.Notifications PersonNameComponentsFormatter RelativeDateTimeFormatter \
        UndoManager ValueTransformer
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return BlockOperation.descriptionOfBlockOperation
        case 1: return DateComponentsFormatter.descriptionOfDateComponentsFormatter
        case 2: return FileWrapper.descriptionOfFileWrapper
        case 3: return Bundle.descriptionOfBundle
        case 4: return DateFormatter.descriptionOfDateFormatter
        case 5: return FileManager.descriptionOfFileManager
        case 6: return NSDictionary.descriptionOfNSDictionary
        case 7: return NSError.descriptionOfNSError
        case 8: return NSObject.descriptionOfNSObject
        case 9: return NSString.descriptionOfNSString
        case 10: return NSURL.descriptionOfNSURL
        case 11: return NSValue.descriptionOfNSValue
        case 12: return NotificationCenter.descriptionOfNotificationCenter
        case 13: return ProcessInfo.descriptionOfProcessInfo
        case 14: return RunLoop.descriptionOfRunLoop
        case 15: return ListFormatter.descriptionOfListFormatter
        case 16: return MeasurementFormatter.descriptionOfMeasurementFormatter
        case 17: return NSDataDetector.descriptionOfNSDataDetector
        case 18: return NSDiffableDataSourceSnapshotReference.descriptionOfNSDiffableDataSourceSnapshotReference
        case 19: return NSException.descriptionOfNSException
        case 20: return NSExpression.descriptionOfNSExpression
        case 21: return NSExtensionItem.descriptionOfNSExtensionItem
        case 22: return NSFileAccessIntent.descriptionOfNSFileAccessIntent
        case 23: return NSFileCoordinator.descriptionOfNSFileCoordinator
        case 24: return NSItemProvider.descriptionOfNSItemProvider
        case 25: return NSPointerArray.descriptionOfNSPointerArray
        case 26: return NSPointerFunctions.descriptionOfNSPointerFunctions
        case 27: return NSSecureUnarchiveFromDataTransformer.descriptionOfNSSecureUnarchiveFromDataTransformer
        case 28: return NSURLConnection.descriptionOfNSURLConnection
        case 29: return NSUbiquitousKeyValueStore.descriptionOfNSUbiquitousKeyValueStore
        case 30: return NotificationCenter.Notifications.descriptionOfNotificationCenterNotifications
        case 31: return PersonNameComponentsFormatter.descriptionOfPersonNameComponentsFormatter
        case 32: return RelativeDateTimeFormatter.descriptionOfRelativeDateTimeFormatter
        case 33: return UndoManager.descriptionOfUndoManager
        default: return ValueTransformer.descriptionOfValueTransformer
        }
    }
}

// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension FileManager {
    nonisolated static var descriptionOfFileManager: FrameworkClass {
        FrameworkClass(
            FileManager.self,
            properties: "ubiquityIdentityToken",
            methods: """
                containerURLForSecurityApplicationGroupIdentifier: isUbiquitousItemAtURL: \
                replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error: trashItemAtURL:resultingItemURL:error: \
                urlForUbiquityContainerIdentifier:
                """,
            property: FileManager.propertyOfFileManager,
            method: FileManager.methodOfFileManager)
    }

    private static func propertyOfFileManager(_ index: Int) -> ClassDescription.Property {
        .readOnly(\FileManager.ubiquityIdentityToken)
    }

    nonisolated private static func methodOfFileManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! FileManager).containerURL(
                    forSecurityApplicationGroupIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "containerURLForSecurityApplicationGroupIdentifier:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! FileManager).isUbiquitousItem(at: ObjCRuntime.ObjCMessage.argument(a, 0, "isUbiquitousItemAtURL:", as: (URL).self))
            }
        case 2:
            return { r, a in
                try? (r as! FileManager).replaceItem(
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error:", as: (URL).self),
                    withItemAt: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error:", as: (URL).self),
                    backupItemName: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error:", as: (String?).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error:",
                        as: (FileManager.ItemReplacementOptions).self),
                    resultingItemURL: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error:",
                        as: (AutoreleasingUnsafeMutablePointer<NSURL?>?).self))
            }
        case 3:
            return { r, a in
                try? (r as! FileManager).trashItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "trashItemAtURL:resultingItemURL:error:", as: (URL).self),
                    resultingItemURL: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "trashItemAtURL:resultingItemURL:error:", as: (AutoreleasingUnsafeMutablePointer<NSURL?>?).self))
            }
        default:
            return { r, a in
                (r as! FileManager).url(
                    forUbiquityContainerIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "urlForUbiquityContainerIdentifier:", as: (String?).self))
            }
        }
    }
}

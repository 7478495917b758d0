// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKWebsiteDataStore {
    nonisolated static var descriptionOfWKWebsiteDataStore: FrameworkClass {
        FrameworkClass(
            WKWebsiteDataStore.self,
            properties: "httpCookieStore persistent/isPersistent",
            methods: """
                fetchDataRecordsOfTypes:completionHandler: removeDataOfTypes:forDataRecords:completionHandler: \
                removeDataOfTypes:modifiedSince:completionHandler:
                """,
            classMethods: "allWebsiteDataTypes defaultDataStore nonPersistentDataStore",
            property: WKWebsiteDataStore.propertyOfWKWebsiteDataStore,
            method: WKWebsiteDataStore.methodOfWKWebsiteDataStore,
            classMethod: WKWebsiteDataStore.classMethodOfWKWebsiteDataStore)
    }

    private static func propertyOfWKWebsiteDataStore(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKWebsiteDataStore.httpCookieStore)
        default: return .readOnly(\WKWebsiteDataStore.isPersistent)
        }
    }

    nonisolated private static func methodOfWKWebsiteDataStore(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! WKWebsiteDataStore).fetchDataRecords(
                    ofTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "fetchDataRecordsOfTypes:completionHandler:", as: (Set<String>).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "fetchDataRecordsOfTypes:completionHandler:", as: (([WKWebsiteDataRecord]) -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! WKWebsiteDataStore).removeData(
                    ofTypes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removeDataOfTypes:forDataRecords:completionHandler:", as: (Set<String>).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "removeDataOfTypes:forDataRecords:completionHandler:", as: ([WKWebsiteDataRecord]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "removeDataOfTypes:forDataRecords:completionHandler:", as: (() -> Void).self))
            }
        default:
            return { r, a in
                (r as! WKWebsiteDataStore).removeData(
                    ofTypes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removeDataOfTypes:modifiedSince:completionHandler:", as: (Set<String>).self),
                    modifiedSince: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "removeDataOfTypes:modifiedSince:completionHandler:", as: (Date).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "removeDataOfTypes:modifiedSince:completionHandler:", as: (() -> Void).self))
            }
        }
    }

    nonisolated private static func classMethodOfWKWebsiteDataStore(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! WKWebsiteDataStore.Type).allWebsiteDataTypes() }
        case 1: return { r, _ in (r as! WKWebsiteDataStore.Type).default() }
        default: return { r, _ in (r as! WKWebsiteDataStore.Type).nonPersistent() }
        }
    }
}

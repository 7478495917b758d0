// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKContentRuleListStore {
    nonisolated static var descriptionOfWKContentRuleListStore: FrameworkClass {
        FrameworkClass(
            WKContentRuleListStore.self,
            methods: """
                compileContentRuleListForIdentifier:encodedContentRuleList:completionHandler: \
                getAvailableContentRuleListIdentifiers: lookUpContentRuleListForIdentifier:completionHandler: \
                removeContentRuleListForIdentifier:completionHandler:
                """,
            classMethods: "defaultStore",
            initializers: "storeWithURL:",
            method: WKContentRuleListStore.methodOfWKContentRuleListStore,
            classMethod: WKContentRuleListStore.classMethodOfWKContentRuleListStore,
            initializer: WKContentRuleListStore.initializerOfWKContentRuleListStore)
    }

    nonisolated private static func methodOfWKContentRuleListStore(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! WKContentRuleListStore).compileContentRuleList(
                    forIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "compileContentRuleListForIdentifier:encodedContentRuleList:completionHandler:", as: (String?).self),
                    encodedContentRuleList: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "compileContentRuleListForIdentifier:encodedContentRuleList:completionHandler:", as: (String?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "compileContentRuleListForIdentifier:encodedContentRuleList:completionHandler:",
                        as: ((@MainActor (WKContentRuleList?, (any Error)?) -> Void)?).self))
            }
        case 1:
            return { r, a in
                (r as! WKContentRuleListStore).getAvailableContentRuleListIdentifiers(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getAvailableContentRuleListIdentifiers:", as: ((@MainActor ([String]?) -> Void)?).self))
            }
        case 2:
            return { r, a in
                (r as! WKContentRuleListStore).lookUpContentRuleList(
                    forIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "lookUpContentRuleListForIdentifier:completionHandler:", as: (String?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "lookUpContentRuleListForIdentifier:completionHandler:",
                        as: ((@MainActor (WKContentRuleList?, (any Error)?) -> Void)?).self))
            }
        default:
            return { r, a in
                (r as! WKContentRuleListStore).removeContentRuleList(
                    forIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removeContentRuleListForIdentifier:completionHandler:", as: (String?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "removeContentRuleListForIdentifier:completionHandler:", as: ((@MainActor ((any Error)?) -> Void)?).self))
            }
        }
    }

    nonisolated private static func classMethodOfWKContentRuleListStore(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! WKContentRuleListStore.Type).default() }
    }

    nonisolated private static func initializerOfWKContentRuleListStore(_ index: Int) -> ObjCFactory {
        { a in WKContentRuleListStore(url: ObjCRuntime.ObjCMessage.argument(a, 0, "storeWithURL:", as: (URL).self)) }
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKUserContentController {
    nonisolated static var descriptionOfWKUserContentController: FrameworkClass {
        FrameworkClass(
            WKUserContentController.self,
            properties: "userScripts",
            methods: """
                addContentRuleList: addScriptMessageHandler:contentWorld:name: addScriptMessageHandler:name: \
                addScriptMessageHandlerWithReply:contentWorld:name: addUserScript: removeAllContentRuleLists \
                removeAllScriptMessageHandlers removeAllScriptMessageHandlersFromContentWorld: removeAllUserScripts \
                removeContentRuleList: removeScriptMessageHandlerForName: removeScriptMessageHandlerForName:contentWorld:
                """,
            initializers: "init",
            property: WKUserContentController.propertyOfWKUserContentController,
            method: WKUserContentController.methodOfWKUserContentController,
            initializer: WKUserContentController.initializerOfWKUserContentController)
    }

    private static func propertyOfWKUserContentController(_ index: Int) -> ClassDescription.Property {
        .readOnly(\WKUserContentController.userScripts)
    }

    nonisolated private static func methodOfWKUserContentController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! WKUserContentController).add(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addContentRuleList:", as: (WKContentRuleList).self))
            }
        case 1:
            return { r, a in
                (r as! WKUserContentController).add(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addScriptMessageHandler:contentWorld:name:", as: (any WKScriptMessageHandler).self),
                    contentWorld: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addScriptMessageHandler:contentWorld:name:", as: (WKContentWorld).self),
                    name: ObjCRuntime.ObjCMessage.argument(a, 2, "addScriptMessageHandler:contentWorld:name:", as: (String).self))
            }
        case 2:
            return { r, a in
                (r as! WKUserContentController).add(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addScriptMessageHandler:name:", as: (any WKScriptMessageHandler).self),
                    name: ObjCRuntime.ObjCMessage.argument(a, 1, "addScriptMessageHandler:name:", as: (String).self))
            }
        case 3:
            return { r, a in
                (r as! WKUserContentController).addScriptMessageHandler(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addScriptMessageHandlerWithReply:contentWorld:name:", as: (any WKScriptMessageHandlerWithReply).self),
                    contentWorld: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addScriptMessageHandlerWithReply:contentWorld:name:", as: (WKContentWorld).self),
                    name: ObjCRuntime.ObjCMessage.argument(a, 2, "addScriptMessageHandlerWithReply:contentWorld:name:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! WKUserContentController).addUserScript(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addUserScript:", as: (WKUserScript).self))
            }
        case 5: return { r, _ in (r as! WKUserContentController).removeAllContentRuleLists() }
        case 6: return { r, _ in (r as! WKUserContentController).removeAllScriptMessageHandlers() }
        case 7:
            return { r, a in
                (r as! WKUserContentController).removeAllScriptMessageHandlers(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removeAllScriptMessageHandlersFromContentWorld:", as: (WKContentWorld).self))
            }
        case 8: return { r, _ in (r as! WKUserContentController).removeAllUserScripts() }
        case 9:
            return { r, a in
                (r as! WKUserContentController).remove(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeContentRuleList:", as: (WKContentRuleList).self))
            }
        case 10:
            return { r, a in
                (r as! WKUserContentController).removeScriptMessageHandler(
                    forName: ObjCRuntime.ObjCMessage.argument(a, 0, "removeScriptMessageHandlerForName:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! WKUserContentController).removeScriptMessageHandler(
                    forName: ObjCRuntime.ObjCMessage.argument(a, 0, "removeScriptMessageHandlerForName:contentWorld:", as: (String).self),
                    contentWorld: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "removeScriptMessageHandlerForName:contentWorld:", as: (WKContentWorld).self))
            }
        }
    }

    nonisolated private static func initializerOfWKUserContentController(_ index: Int) -> ObjCFactory {
        { _ in WKUserContentController() }
    }
}

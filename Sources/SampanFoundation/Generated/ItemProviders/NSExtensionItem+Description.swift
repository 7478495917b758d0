// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSExtensionItem {
    nonisolated static var descriptionOfNSExtensionItem: FrameworkClass {
        FrameworkClass(
            NSExtensionItem.self,
            properties: "attachments attributedContentText attributedTitle userInfo",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: NSExtensionItem.propertyOfNSExtensionItem,
            method: NSExtensionItem.methodOfNSExtensionItem,
            classMethod: NSExtensionItem.classMethodOfNSExtensionItem,
            initializer: NSExtensionItem.initializerOfNSExtensionItem)
    }

    private static func propertyOfNSExtensionItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attachments", \NSExtensionItem.attachments)
        case 1: return .value("attributedContentText", \NSExtensionItem.attributedContentText)
        case 2: return .value("attributedTitle", \NSExtensionItem.attributedTitle)
        default: return .value("userInfo", \NSExtensionItem.userInfo)
        }
    }

    nonisolated private static func methodOfNSExtensionItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! NSExtensionItem).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! NSExtensionItem).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSExtensionItem(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSExtensionItem.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfNSExtensionItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSExtensionItem() }
        default: return { a in NSExtensionItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

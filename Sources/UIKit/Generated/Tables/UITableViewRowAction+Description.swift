// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UITableViewRowAction {
    nonisolated static var descriptionOfUITableViewRowAction: FrameworkClass {
        FrameworkClass(
            UITableViewRowAction.self,
            properties: "backgroundColor style title",
            methods: "copyWithZone:",
            initializers: "rowActionWithStyle:title:handler:",
            property: UITableViewRowAction.propertyOfUITableViewRowAction,
            method: UITableViewRowAction.methodOfUITableViewRowAction,
            initializer: UITableViewRowAction.initializerOfUITableViewRowAction)
    }

    private static func propertyOfUITableViewRowAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundColor", \UITableViewRowAction.backgroundColor)
        case 1: return .readOnly(\UITableViewRowAction.style)
        default: return .value("title", \UITableViewRowAction.title)
        }
    }

    nonisolated private static func methodOfUITableViewRowAction(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UITableViewRowAction).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUITableViewRowAction(_ index: Int) -> ObjCFactory {
        { a in
            UITableViewRowAction(
                style: ObjCRuntime.ObjCMessage.argument(a, 0, "rowActionWithStyle:title:handler:", as: (UITableViewRowAction.Style).self),
                title: ObjCRuntime.ObjCMessage.argument(a, 1, "rowActionWithStyle:title:handler:", as: (String?).self),
                handler: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "rowActionWithStyle:title:handler:", as: ((UITableViewRowAction, IndexPath) -> Void).self))
        }
    }
}

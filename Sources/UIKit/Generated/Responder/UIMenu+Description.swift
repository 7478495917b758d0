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

extension UIMenu {
    nonisolated static var descriptionOfUIMenu: FrameworkClass {
        FrameworkClass(
            UIMenu.self,
            properties: "children displayPreferences identifier options preferredElementSize selectedElements",
            methods: "replacingChildren:",
            initializers: "initWithCoder: initWithTitle:subtitle:image:identifier:options:preferredElementSize:children:",
            property: UIMenu.propertyOfUIMenu,
            method: UIMenu.methodOfUIMenu,
            initializer: UIMenu.initializerOfUIMenu)
    }

    private static func propertyOfUIMenu(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIMenu.children)
        case 1: return .value("displayPreferences", \UIMenu.displayPreferences)
        case 2: return .readOnly(\UIMenu.identifier)
        case 3: return .readOnly(\UIMenu.options)
        case 4: return .value("preferredElementSize", \UIMenu.preferredElementSize)
        default: return .readOnly(\UIMenu.selectedElements)
        }
    }

    nonisolated private static func methodOfUIMenu(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIMenu).replacingChildren(ObjCRuntime.ObjCMessage.argument(a, 0, "replacingChildren:", as: ([UIMenuElement]).self))
        }
    }

    nonisolated private static func initializerOfUIMenu(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIMenu(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIMenu(
                    title: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTitle:subtitle:image:identifier:options:preferredElementSize:children:", as: (String).self),
                    subtitle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithTitle:subtitle:image:identifier:options:preferredElementSize:children:", as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithTitle:subtitle:image:identifier:options:preferredElementSize:children:", as: (UIImage?).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithTitle:subtitle:image:identifier:options:preferredElementSize:children:",
                        as: (UIMenu.Identifier?).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "initWithTitle:subtitle:image:identifier:options:preferredElementSize:children:", as: (UIMenu.Options).self),
                    preferredElementSize: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "initWithTitle:subtitle:image:identifier:options:preferredElementSize:children:",
                        as: (UIMenu.ElementSize).self),
                    children: ObjCRuntime.ObjCMessage.argument(
                        a, 6, "initWithTitle:subtitle:image:identifier:options:preferredElementSize:children:", as: ([UIMenuElement]).self))
            }
        }
    }
}

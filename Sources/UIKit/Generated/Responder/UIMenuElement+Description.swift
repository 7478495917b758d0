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

extension UIMenuElement {
    nonisolated static var descriptionOfUIMenuElement: FrameworkClass {
        FrameworkClass(
            UIMenuElement.self,
            properties: "image subtitle title",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: UIMenuElement.propertyOfUIMenuElement,
            method: UIMenuElement.methodOfUIMenuElement,
            classMethod: UIMenuElement.classMethodOfUIMenuElement,
            initializer: UIMenuElement.initializerOfUIMenuElement)
    }

    private static func propertyOfUIMenuElement(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("image", \UIMenuElement.image)
        case 1: return .value("subtitle", \UIMenuElement.subtitle)
        default: return .value("title", \UIMenuElement.title)
        }
    }

    nonisolated private static func methodOfUIMenuElement(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UIMenuElement).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! UIMenuElement).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIMenuElement(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIMenuElement.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUIMenuElement(_ index: Int) -> ObjCFactory {
        { a in UIMenuElement(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

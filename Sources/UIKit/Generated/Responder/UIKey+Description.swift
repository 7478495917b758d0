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

extension UIKey {
    nonisolated static var descriptionOfUIKey: FrameworkClass {
        FrameworkClass(
            UIKey.self,
            properties: "characters charactersIgnoringModifiers keyCode modifierFlags",
            methods: "copyWithZone: encodeWithCoder:",
            initializers: "initWithCoder:",
            property: UIKey.propertyOfUIKey,
            method: UIKey.methodOfUIKey,
            initializer: UIKey.initializerOfUIKey)
    }

    private static func propertyOfUIKey(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIKey.characters)
        case 1: return .readOnly(\UIKey.charactersIgnoringModifiers)
        case 2: return .readOnly(\UIKey.keyCode)
        default: return .readOnly(\UIKey.modifierFlags)
        }
    }

    nonisolated private static func methodOfUIKey(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! UIKey).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in (r as! UIKey).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        }
    }

    nonisolated private static func initializerOfUIKey(_ index: Int) -> ObjCFactory {
        { a in UIKey(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

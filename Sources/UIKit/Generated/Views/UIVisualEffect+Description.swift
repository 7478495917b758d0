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

extension UIVisualEffect {
    nonisolated static var descriptionOfUIVisualEffect: FrameworkClass {
        FrameworkClass(
            UIVisualEffect.self,
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            method: UIVisualEffect.methodOfUIVisualEffect,
            classMethod: UIVisualEffect.classMethodOfUIVisualEffect,
            initializer: UIVisualEffect.initializerOfUIVisualEffect)
    }

    nonisolated private static func methodOfUIVisualEffect(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UIVisualEffect).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UIVisualEffect).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIVisualEffect(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIVisualEffect.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUIVisualEffect(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIVisualEffect() }
        default: return { a in UIVisualEffect(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

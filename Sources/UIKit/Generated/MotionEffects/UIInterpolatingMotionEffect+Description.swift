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

extension UIInterpolatingMotionEffect {
    nonisolated static var descriptionOfUIInterpolatingMotionEffect: FrameworkClass {
        FrameworkClass(
            UIInterpolatingMotionEffect.self,
            properties: "keyPath maximumRelativeValue minimumRelativeValue type",
            initializers: "initWithCoder: initWithKeyPath:type:",
            property: UIInterpolatingMotionEffect.propertyOfUIInterpolatingMotionEffect,
            initializer: UIInterpolatingMotionEffect.initializerOfUIInterpolatingMotionEffect)
    }

    private static func propertyOfUIInterpolatingMotionEffect(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIInterpolatingMotionEffect.keyPath)
        case 1: return .value("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
        case 2: return .value("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
        default: return .readOnly(\UIInterpolatingMotionEffect.type)
        }
    }

    nonisolated private static func initializerOfUIInterpolatingMotionEffect(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UIInterpolatingMotionEffect(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIInterpolatingMotionEffect(
                    keyPath: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithKeyPath:type:", as: (String).self),
                    type: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithKeyPath:type:", as: (UIInterpolatingMotionEffect.EffectType).self)
                )
            }
        }
    }
}

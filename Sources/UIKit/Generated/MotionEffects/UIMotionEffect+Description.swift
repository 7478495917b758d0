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

extension UIMotionEffect {
    nonisolated static var descriptionOfUIMotionEffect: FrameworkClass {
        FrameworkClass(
            UIMotionEffect.self,
            methods: "copyWithZone: encodeWithCoder: keyPathsAndRelativeValuesForViewerOffset:",
            initializers: "init initWithCoder:",
            method: UIMotionEffect.methodOfUIMotionEffect,
            initializer: UIMotionEffect.initializerOfUIMotionEffect)
    }

    nonisolated private static func methodOfUIMotionEffect(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UIMotionEffect).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! UIMotionEffect).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        default:
            return { r, a in
                (r as! UIMotionEffect).keyPathsAndRelativeValues(
                    forViewerOffset: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "keyPathsAndRelativeValuesForViewerOffset:", as: (UIOffset).self))
            }
        }
    }

    nonisolated private static func initializerOfUIMotionEffect(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIMotionEffect() }
        default: return { a in UIMotionEffect(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

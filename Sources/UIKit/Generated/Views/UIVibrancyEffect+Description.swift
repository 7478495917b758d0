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

extension UIVibrancyEffect {
    nonisolated static var descriptionOfUIVibrancyEffect: FrameworkClass {
        FrameworkClass(
            UIVibrancyEffect.self,
            initializers: "effectForBlurEffect: effectForBlurEffect:style: initWithCoder:",
            initializer: UIVibrancyEffect.initializerOfUIVibrancyEffect)
    }

    nonisolated private static func initializerOfUIVibrancyEffect(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIVibrancyEffect(blurEffect: ObjCRuntime.ObjCMessage.argument(a, 0, "effectForBlurEffect:", as: (UIBlurEffect).self))
            }
        case 1:
            return { a in
                UIVibrancyEffect(
                    blurEffect: ObjCRuntime.ObjCMessage.argument(a, 0, "effectForBlurEffect:style:", as: (UIBlurEffect).self),
                    style: ObjCRuntime.ObjCMessage.argument(a, 1, "effectForBlurEffect:style:", as: (UIVibrancyEffectStyle).self))
            }
        default: return { a in UIVibrancyEffect(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

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

extension UIBlurEffect {
    nonisolated static var descriptionOfUIBlurEffect: FrameworkClass {
        FrameworkClass(
            UIBlurEffect.self,
            initializers: "effectWithStyle: initWithCoder:",
            initializer: UIBlurEffect.initializerOfUIBlurEffect)
    }

    nonisolated private static func initializerOfUIBlurEffect(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UIBlurEffect(style: ObjCRuntime.ObjCMessage.argument(a, 0, "effectWithStyle:", as: (UIBlurEffect.Style).self)) }
        default: return { a in UIBlurEffect(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

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

extension UIFocusHaloEffect {
    nonisolated static var descriptionOfUIFocusHaloEffect: FrameworkClass {
        FrameworkClass(
            UIFocusHaloEffect.self,
            properties: "containerView position referenceView",
            initializers: "effectWithPath: effectWithRect: effectWithRoundedRect:cornerRadius:curve:",
            property: UIFocusHaloEffect.propertyOfUIFocusHaloEffect,
            initializer: UIFocusHaloEffect.initializerOfUIFocusHaloEffect)
    }

    private static func propertyOfUIFocusHaloEffect(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("containerView", \UIFocusHaloEffect.containerView)
        case 1: return .value("position", \UIFocusHaloEffect.position)
        default: return .value("referenceView", \UIFocusHaloEffect.referenceView)
        }
    }

    nonisolated private static func initializerOfUIFocusHaloEffect(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIFocusHaloEffect(path: ObjCRuntime.ObjCMessage.argument(a, 0, "effectWithPath:", as: (UIBezierPath).self)) }
        case 1: return { a in UIFocusHaloEffect(rect: ObjCRuntime.ObjCMessage.argument(a, 0, "effectWithRect:", as: (CGRect).self)) }
        default:
            return { a in
                UIFocusHaloEffect(
                    roundedRect: ObjCRuntime.ObjCMessage.argument(a, 0, "effectWithRoundedRect:cornerRadius:curve:", as: (CGRect).self),
                    cornerRadius: ObjCRuntime.ObjCMessage.argument(a, 1, "effectWithRoundedRect:cornerRadius:curve:", as: (CGFloat).self),
                    curve: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "effectWithRoundedRect:cornerRadius:curve:", as: (CALayerCornerCurve).self))
            }
        }
    }
}

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

extension UIVisualEffectView {
    nonisolated static var descriptionOfUIVisualEffectView: FrameworkClass {
        FrameworkClass(
            UIVisualEffectView.self,
            properties: "contentView effect",
            initializers: "init initWithCoder: initWithEffect: initWithFrame:",
            property: UIVisualEffectView.propertyOfUIVisualEffectView,
            initializer: UIVisualEffectView.initializerOfUIVisualEffectView)
    }

    private static func propertyOfUIVisualEffectView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIVisualEffectView.contentView)
        default: return .value("effect", \UIVisualEffectView.effect)
        }
    }

    nonisolated private static func initializerOfUIVisualEffectView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIVisualEffectView() }
        case 1: return { a in UIVisualEffectView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in UIVisualEffectView(effect: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEffect:", as: (UIVisualEffect?).self))
            }
        default: return { a in UIVisualEffectView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

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

extension UIImageView {
    nonisolated static var descriptionOfUIImageView: FrameworkClass {
        FrameworkClass(
            UIImageView.self,
            properties: """
                adjustsImageSizeForAccessibilityContentSizeCategory animationDuration animationImages animationRepeatCount \
                contentMode highlighted/isHighlighted highlightedAnimationImages highlightedImage image imageDynamicRange \
                isAnimating largeContentImage preferredImageDynamicRange preferredSymbolConfiguration
                """,
            methods: "removeAllSymbolEffectsWithOptions:animated: startAnimating stopAnimating",
            initializers: "init initWithCoder: initWithFrame: initWithImage: initWithImage:highlightedImage:",
            property: UIImageView.propertyOfUIImageView,
            method: UIImageView.methodOfUIImageView,
            initializer: UIImageView.initializerOfUIImageView)
    }

    private static func propertyOfUIImageView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0:
            return .value(
                "adjustsImageSizeForAccessibilityContentSizeCategory", \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
        case 1: return .value("animationDuration", \UIImageView.animationDuration)
        case 2: return .value("animationImages", \UIImageView.animationImages)
        case 3: return .value("animationRepeatCount", \UIImageView.animationRepeatCount)
        case 4: return .value("contentMode", \UIImageView.contentMode)
        case 5: return .value("highlighted", \UIImageView.isHighlighted)
        case 6: return .value("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
        case 7: return .value("highlightedImage", \UIImageView.highlightedImage)
        case 8: return .value("image", \UIImageView.image)
        case 9: return .readOnly(\UIImageView.imageDynamicRange)
        case 10: return .readOnly(\UIImageView.isAnimating)
        case 11: return .value("largeContentImage", \UIImageView.largeContentImage)
        case 12: return .value("preferredImageDynamicRange", \UIImageView.preferredImageDynamicRange)
        default: return .value("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
        }
    }

    nonisolated private static func methodOfUIImageView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIImageView).removeAllSymbolEffects(
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removeAllSymbolEffectsWithOptions:animated:", as: (SymbolEffectOptions).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "removeAllSymbolEffectsWithOptions:animated:", as: (Bool).self))
            }
        case 1: return { r, _ in (r as! UIImageView).startAnimating() }
        default: return { r, _ in (r as! UIImageView).stopAnimating() }
        }
    }

    nonisolated private static func initializerOfUIImageView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIImageView() }
        case 1: return { a in UIImageView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIImageView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        case 3: return { a in UIImageView(image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:", as: (UIImage?).self)) }
        default:
            return { a in
                UIImageView(
                    image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:highlightedImage:", as: (UIImage?).self),
                    highlightedImage: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithImage:highlightedImage:", as: (UIImage?).self))
            }
        }
    }
}

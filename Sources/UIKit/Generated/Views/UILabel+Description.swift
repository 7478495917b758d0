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

extension UILabel {
    nonisolated static var descriptionOfUILabel: FrameworkClass {
        FrameworkClass(
            UILabel.self,
            properties: """
                adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText \
                baselineAdjustment enabled/isEnabled font* highlighted/isHighlighted highlightedTextColor* largeContentTitle \
                lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor* shadowOffset* \
                text textAlignment textColor*
                """,
            methods: "drawTextInRect: textRectForBounds:limitedToNumberOfLines:",
            initializers: "init initWithCoder: initWithFrame:",
            property: UILabel.propertyOfUILabel,
            method: UILabel.methodOfUILabel,
            initializer: UILabel.initializerOfUILabel)
    }

    private static func propertyOfUILabel(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
        case 1: return .value("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        case 2: return .value("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
        case 3: return .value("attributedText", \UILabel.attributedText)
        case 4: return .value("baselineAdjustment", \UILabel.baselineAdjustment)
        case 5: return .value("enabled", \UILabel.isEnabled)
        case 6: return .value("font", \UILabel.font)
        case 7: return .value("highlighted", \UILabel.isHighlighted)
        case 8: return .value("highlightedTextColor", \UILabel.highlightedTextColor)
        case 9: return .value("largeContentTitle", \UILabel.largeContentTitle)
        case 10: return .value("lineBreakMode", \UILabel.lineBreakMode)
        case 11: return .value("lineBreakStrategy", \UILabel.lineBreakStrategy)
        case 12: return .value("minimumScaleFactor", \UILabel.minimumScaleFactor)
        case 13: return .value("numberOfLines", \UILabel.numberOfLines)
        case 14: return .value("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
        case 15: return .value("shadowColor", \UILabel.shadowColor)
        case 16: return .value("shadowOffset", \UILabel.shadowOffset)
        case 17: return .value("text", \UILabel.text)
        case 18: return .value("textAlignment", \UILabel.textAlignment)
        default: return .value("textColor", \UILabel.textColor)
        }
    }

    nonisolated private static func methodOfUILabel(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UILabel).drawText(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawTextInRect:", as: (CGRect).self)) }
        default:
            return { r, a in
                (r as! UILabel).textRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "textRectForBounds:limitedToNumberOfLines:", as: (CGRect).self),
                    limitedToNumberOfLines: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "textRectForBounds:limitedToNumberOfLines:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUILabel(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UILabel() }
        case 1: return { a in UILabel(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UILabel(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

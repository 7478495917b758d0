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

extension NSMutableParagraphStyle {
    nonisolated static var descriptionOfNSMutableParagraphStyle: FrameworkClass {
        FrameworkClass(
            NSMutableParagraphStyle.self,
            properties: """
                alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval firstLineHeadIndent \
                headIndent hyphenationFactor lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight \
                minimumLineHeight paragraphSpacing paragraphSpacingBefore tabStops tailIndent textLists
                """,
            methods: "addTabStop: removeTabStop: setParagraphStyle:",
            initializers: "init initWithCoder:",
            property: NSMutableParagraphStyle.propertyOfNSMutableParagraphStyle,
            method: NSMutableParagraphStyle.methodOfNSMutableParagraphStyle,
            initializer: NSMutableParagraphStyle.initializerOfNSMutableParagraphStyle)
    }

    private static func propertyOfNSMutableParagraphStyle(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alignment", \NSMutableParagraphStyle.alignment)
        case 1: return .value("allowsDefaultTighteningForTruncation", \NSMutableParagraphStyle.allowsDefaultTighteningForTruncation)
        case 2: return .value("baseWritingDirection", \NSMutableParagraphStyle.baseWritingDirection)
        case 3: return .value("defaultTabInterval", \NSMutableParagraphStyle.defaultTabInterval)
        case 4: return .value("firstLineHeadIndent", \NSMutableParagraphStyle.firstLineHeadIndent)
        case 5: return .value("headIndent", \NSMutableParagraphStyle.headIndent)
        case 6: return .value("hyphenationFactor", \NSMutableParagraphStyle.hyphenationFactor)
        case 7: return .value("lineBreakMode", \NSMutableParagraphStyle.lineBreakMode)
        case 8: return .value("lineBreakStrategy", \NSMutableParagraphStyle.lineBreakStrategy)
        case 9: return .value("lineHeightMultiple", \NSMutableParagraphStyle.lineHeightMultiple)
        case 10: return .value("lineSpacing", \NSMutableParagraphStyle.lineSpacing)
        case 11: return .value("maximumLineHeight", \NSMutableParagraphStyle.maximumLineHeight)
        case 12: return .value("minimumLineHeight", \NSMutableParagraphStyle.minimumLineHeight)
        case 13: return .value("paragraphSpacing", \NSMutableParagraphStyle.paragraphSpacing)
        case 14: return .value("paragraphSpacingBefore", \NSMutableParagraphStyle.paragraphSpacingBefore)
        case 15: return .value("tabStops", \NSMutableParagraphStyle.tabStops)
        case 16: return .value("tailIndent", \NSMutableParagraphStyle.tailIndent)
        default: return .value("textLists", \NSMutableParagraphStyle.textLists)
        }
    }

    nonisolated private static func methodOfNSMutableParagraphStyle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSMutableParagraphStyle).addTabStop(ObjCRuntime.ObjCMessage.argument(a, 0, "addTabStop:", as: (NSTextTab).self))
            }
        case 1:
            return { r, a in
                (r as! NSMutableParagraphStyle).removeTabStop(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTabStop:", as: (NSTextTab).self))
            }
        default:
            return { r, a in
                (r as! NSMutableParagraphStyle).setParagraphStyle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setParagraphStyle:", as: (NSParagraphStyle).self))
            }
        }
    }

    nonisolated private static func initializerOfNSMutableParagraphStyle(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSMutableParagraphStyle() }
        default:
            return { a in NSMutableParagraphStyle(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

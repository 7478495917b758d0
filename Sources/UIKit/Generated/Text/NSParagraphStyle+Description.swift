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

extension NSParagraphStyle {
    nonisolated static var descriptionOfNSParagraphStyle: FrameworkClass {
        FrameworkClass(
            NSParagraphStyle.self,
            properties: """
                alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval firstLineHeadIndent \
                headIndent hyphenationFactor lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight \
                minimumLineHeight paragraphSpacing paragraphSpacingBefore tabStops tailIndent textLists
                """,
            methods: "copyWithZone: encodeWithCoder: mutableCopyWithZone:",
            classMethods: "defaultParagraphStyle defaultWritingDirectionForLanguage: supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: NSParagraphStyle.propertyOfNSParagraphStyle,
            method: NSParagraphStyle.methodOfNSParagraphStyle,
            classMethod: NSParagraphStyle.classMethodOfNSParagraphStyle,
            initializer: NSParagraphStyle.initializerOfNSParagraphStyle)
    }

    private static func propertyOfNSParagraphStyle(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSParagraphStyle.alignment)
        case 1: return .readOnly(\NSParagraphStyle.allowsDefaultTighteningForTruncation)
        case 2: return .readOnly(\NSParagraphStyle.baseWritingDirection)
        case 3: return .readOnly(\NSParagraphStyle.defaultTabInterval)
        case 4: return .readOnly(\NSParagraphStyle.firstLineHeadIndent)
        case 5: return .readOnly(\NSParagraphStyle.headIndent)
        case 6: return .readOnly(\NSParagraphStyle.hyphenationFactor)
        case 7: return .readOnly(\NSParagraphStyle.lineBreakMode)
        case 8: return .readOnly(\NSParagraphStyle.lineBreakStrategy)
        case 9: return .readOnly(\NSParagraphStyle.lineHeightMultiple)
        case 10: return .readOnly(\NSParagraphStyle.lineSpacing)
        case 11: return .readOnly(\NSParagraphStyle.maximumLineHeight)
        case 12: return .readOnly(\NSParagraphStyle.minimumLineHeight)
        case 13: return .readOnly(\NSParagraphStyle.paragraphSpacing)
        case 14: return .readOnly(\NSParagraphStyle.paragraphSpacingBefore)
        case 15: return .readOnly(\NSParagraphStyle.tabStops)
        case 16: return .readOnly(\NSParagraphStyle.tailIndent)
        default: return .readOnly(\NSParagraphStyle.textLists)
        }
    }

    nonisolated private static func methodOfNSParagraphStyle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSParagraphStyle).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! NSParagraphStyle).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        default:
            return { r, a in
                (r as! NSParagraphStyle).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSParagraphStyle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSParagraphStyle.Type).default }
        case 1:
            return { r, a in
                (r as! NSParagraphStyle.Type).defaultWritingDirection(
                    forLanguage: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultWritingDirectionForLanguage:", as: (String?).self))
            }
        default: return { r, _ in (r as! NSParagraphStyle.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfNSParagraphStyle(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSParagraphStyle() }
        default: return { a in NSParagraphStyle(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

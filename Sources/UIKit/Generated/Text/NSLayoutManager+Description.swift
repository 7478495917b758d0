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
import SampanTextLayout
import UniformTypeIdentifiers

extension NSLayoutManager {
    nonisolated static var descriptionOfNSLayoutManager: FrameworkClass {
        FrameworkClass(
            NSLayoutManager.self,
            properties: "numberOfGlyphs textContainers textStorage usesFontLeading",
            methods: """
                addTextContainer: boundingRectForGlyphRange:inTextContainer: characterIndexForGlyphAtIndex: \
                characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints: \
                characterRangeForGlyphRange:actualGlyphRange: drawBackgroundForGlyphRange:atPoint: drawGlyphsForGlyphRange:atPoint: \
                ensureLayoutForCharacterRange: ensureLayoutForTextContainer: \
                enumerateEnclosingRectsForGlyphRange:withinSelectedGlyphRange:inTextContainer:using: \
                enumerateLineFragmentsForGlyphRange:using: glyphIndexForCharacterAtIndex: glyphIndexForPoint:inTextContainer: \
                glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph: glyphRangeForCharacterRange:actualCharacterRange: \
                glyphRangeForTextContainer: lineFragmentRectForGlyphAtIndex:effectiveRange: \
                lineFragmentUsedRectForGlyphAtIndex:effectiveRange: locationForGlyphAtIndex: removeTextContainerAtIndex: \
                textContainerForGlyphAtIndex:effectiveRange: usedRectForTextContainer:
                """,
            initializers: "init",
            property: NSLayoutManager.propertyOfNSLayoutManager,
            method: NSLayoutManager.methodOfNSLayoutManager,
            initializer: NSLayoutManager.initializerOfNSLayoutManager)
    }

    private static func propertyOfNSLayoutManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSLayoutManager.numberOfGlyphs)
        case 1: return .readOnly(\NSLayoutManager.textContainers)
        case 2: return .readOnly(\NSLayoutManager.textStorage)
        default: return .value("usesFontLeading", \NSLayoutManager.usesFontLeading)
        }
    }

    nonisolated private static func methodOfNSLayoutManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutManager).addTextContainer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTextContainer:", as: (NSTextContainer).self))
            }
        case 1:
            return { r, a in
                (r as! NSLayoutManager).boundingRect(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "boundingRectForGlyphRange:inTextContainer:", as: (NSRange).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "boundingRectForGlyphRange:inTextContainer:", as: (NSTextContainer).self))
            }
        case 2:
            return { r, a in
                (r as! NSLayoutManager).characterIndexForGlyph(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "characterIndexForGlyphAtIndex:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! NSLayoutManager).characterIndex(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints:", as: (NSTextContainer).self
                    ),
                    fractionOfDistanceBetweenInsertionPoints: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints:",
                        as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 4:
            return { r, a in
                (r as! NSLayoutManager).characterRange(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "characterRangeForGlyphRange:actualGlyphRange:", as: (NSRange).self),
                    actualGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "characterRangeForGlyphRange:actualGlyphRange:", as: (NSRangePointer?).self))
            }
        case 5:
            return { r, a in
                (r as! NSLayoutManager).drawBackground(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "drawBackgroundForGlyphRange:atPoint:", as: (NSRange).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "drawBackgroundForGlyphRange:atPoint:", as: (CGPoint).self))
            }
        case 6:
            return { r, a in
                (r as! NSLayoutManager).drawGlyphs(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "drawGlyphsForGlyphRange:atPoint:", as: (NSRange).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "drawGlyphsForGlyphRange:atPoint:", as: (CGPoint).self))
            }
        case 7:
            return { r, a in
                (r as! NSLayoutManager).ensureLayout(
                    forCharacterRange: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureLayoutForCharacterRange:", as: (NSRange).self))
            }
        case 8:
            return { r, a in
                (r as! NSLayoutManager).ensureLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureLayoutForTextContainer:", as: (NSTextContainer).self))
            }
        case 9:
            return { r, a in
                (r as! NSLayoutManager).enumerateEnclosingRects(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateEnclosingRectsForGlyphRange:withinSelectedGlyphRange:inTextContainer:using:", as: (NSRange).self),
                    withinSelectedGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateEnclosingRectsForGlyphRange:withinSelectedGlyphRange:inTextContainer:using:", as: (NSRange).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "enumerateEnclosingRectsForGlyphRange:withinSelectedGlyphRange:inTextContainer:using:",
                        as: (NSTextContainer).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "enumerateEnclosingRectsForGlyphRange:withinSelectedGlyphRange:inTextContainer:using:",
                        as: ((CGRect, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 10:
            return { r, a in
                (r as! NSLayoutManager).enumerateLineFragments(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "enumerateLineFragmentsForGlyphRange:using:", as: (NSRange).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateLineFragmentsForGlyphRange:using:",
                        as: ((CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 11:
            return { r, a in
                (r as! NSLayoutManager).glyphIndexForCharacter(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "glyphIndexForCharacterAtIndex:", as: (Int).self))
            }
        case 12:
            return { r, a in
                (r as! NSLayoutManager).glyphIndex(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "glyphIndexForPoint:inTextContainer:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "glyphIndexForPoint:inTextContainer:", as: (NSTextContainer).self))
            }
        case 13:
            return { r, a in
                (r as! NSLayoutManager).glyphIndex(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph:", as: (NSTextContainer).self),
                    fractionOfDistanceThroughGlyph: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph:",
                        as: (UnsafeMutablePointer<CGFloat>?).self))
            }
        case 14:
            return { r, a in
                (r as! NSLayoutManager).glyphRange(
                    forCharacterRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "glyphRangeForCharacterRange:actualCharacterRange:", as: (NSRange).self),
                    actualCharacterRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "glyphRangeForCharacterRange:actualCharacterRange:", as: (NSRangePointer?).self))
            }
        case 15:
            return { r, a in
                (r as! NSLayoutManager).glyphRange(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "glyphRangeForTextContainer:", as: (NSTextContainer).self))
            }
        case 16:
            return { r, a in
                (r as! NSLayoutManager).lineFragmentRect(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(a, 0, "lineFragmentRectForGlyphAtIndex:effectiveRange:", as: (Int).self),
                    effectiveRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "lineFragmentRectForGlyphAtIndex:effectiveRange:", as: (NSRangePointer?).self))
            }
        case 17:
            return { r, a in
                (r as! NSLayoutManager).lineFragmentUsedRect(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "lineFragmentUsedRectForGlyphAtIndex:effectiveRange:", as: (Int).self),
                    effectiveRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "lineFragmentUsedRectForGlyphAtIndex:effectiveRange:", as: (NSRangePointer?).self))
            }
        case 18:
            return { r, a in
                (r as! NSLayoutManager).location(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(a, 0, "locationForGlyphAtIndex:", as: (Int).self))
            }
        case 19:
            return { r, a in
                (r as! NSLayoutManager).removeTextContainer(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeTextContainerAtIndex:", as: (Int).self))
            }
        case 20:
            return { r, a in
                (r as! NSLayoutManager).textContainer(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(a, 0, "textContainerForGlyphAtIndex:effectiveRange:", as: (Int).self),
                    effectiveRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "textContainerForGlyphAtIndex:effectiveRange:", as: (NSRangePointer?).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutManager).usedRect(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "usedRectForTextContainer:", as: (NSTextContainer).self))
            }
        }
    }

    nonisolated private static func initializerOfNSLayoutManager(_ index: Int) -> ObjCFactory {
        { _ in NSLayoutManager() }
    }
}

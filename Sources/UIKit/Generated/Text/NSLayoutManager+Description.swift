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

extension NSLayoutManager {
    nonisolated static var descriptionOfNSLayoutManager: FrameworkClass {
        FrameworkClass(
            NSLayoutManager.self,
            properties: """
                allowsNonContiguousLayout delegate extraLineFragmentRect extraLineFragmentTextContainer extraLineFragmentUsedRect \
                hasNonContiguousLayout numberOfGlyphs textContainers textStorage usesFontLeading
                """,
            methods: """
                CGGlyphAtIndex: CGGlyphAtIndex:isValidIndex: addTextContainer: attachmentSizeForGlyphAtIndex: \
                boundingRectForGlyphRange:inTextContainer: characterIndexForGlyphAtIndex: \
                characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints: \
                characterRangeForGlyphRange:actualGlyphRange: drawBackgroundForGlyphRange:atPoint: drawGlyphsForGlyphRange:atPoint: \
                drawStrikethroughForGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin: \
                drawUnderlineForGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin: \
                encodeWithCoder: ensureGlyphsForCharacterRange: ensureGlyphsForGlyphRange: \
                ensureLayoutForBoundingRect:inTextContainer: ensureLayoutForCharacterRange: ensureLayoutForGlyphRange: \
                ensureLayoutForTextContainer: enumerateEnclosingRectsForGlyphRange:withinSelectedGlyphRange:inTextContainer:using: \
                enumerateLineFragmentsForGlyphRange:using: fillBackgroundRectArray:count:forCharacterRange:color: \
                firstUnlaidCharacterIndex firstUnlaidGlyphIndex fractionOfDistanceThroughGlyphForPoint:inTextContainer: \
                getFirstUnlaidCharacterIndex:glyphIndex: getGlyphsInRange:glyphs:properties:characterIndexes:bidiLevels: \
                getLineFragmentInsertionPointsForCharacterAtIndex:alternatePositions:inDisplayOrder:positions:characterIndexes: \
                glyphIndexForCharacterAtIndex: glyphIndexForPoint:inTextContainer: \
                glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph: glyphRangeForBoundingRect:inTextContainer: \
                glyphRangeForBoundingRectWithoutAdditionalLayout:inTextContainer: glyphRangeForCharacterRange:actualCharacterRange: \
                glyphRangeForTextContainer: insertTextContainer:atIndex: invalidateDisplayForCharacterRange: \
                invalidateDisplayForGlyphRange: invalidateGlyphsForCharacterRange:changeInLength:actualCharacterRange: \
                isValidGlyphIndex: lineFragmentRectForGlyphAtIndex:effectiveRange: \
                lineFragmentRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout: \
                lineFragmentUsedRectForGlyphAtIndex:effectiveRange: \
                lineFragmentUsedRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout: locationForGlyphAtIndex: \
                notShownAttributeForGlyphAtIndex: propertyForGlyphAtIndex: removeTextContainerAtIndex: replaceTextStorage: \
                strikethroughGlyphRange:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin: \
                textContainerChangedGeometry: textContainerForGlyphAtIndex:effectiveRange: \
                textContainerForGlyphAtIndex:effectiveRange:withoutAdditionalLayout: \
                truncatedGlyphRangeInLineFragmentForGlyphAtIndex: \
                underlineGlyphRange:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin: usedRectForTextContainer:
                """,
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: NSLayoutManager.propertyOfNSLayoutManager,
            method: NSLayoutManager.methodOfNSLayoutManager,
            classMethod: NSLayoutManager.classMethodOfNSLayoutManager,
            initializer: NSLayoutManager.initializerOfNSLayoutManager)
    }

    private static func propertyOfNSLayoutManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsNonContiguousLayout", \NSLayoutManager.allowsNonContiguousLayout)
        case 1: return .reference(\NSLayoutManager.delegate)
        case 2: return .readOnly(\NSLayoutManager.extraLineFragmentRect)
        case 3: return .readOnly(\NSLayoutManager.extraLineFragmentTextContainer)
        case 4: return .readOnly(\NSLayoutManager.extraLineFragmentUsedRect)
        case 5: return .readOnly(\NSLayoutManager.hasNonContiguousLayout)
        case 6: return .readOnly(\NSLayoutManager.numberOfGlyphs)
        case 7: return .readOnly(\NSLayoutManager.textContainers)
        case 8: return .value("textStorage", \NSLayoutManager.textStorage)
        default: return .value("usesFontLeading", \NSLayoutManager.usesFontLeading)
        }
    }

    nonisolated private static func methodOfNSLayoutManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! NSLayoutManager).cgGlyph(at: ObjCRuntime.ObjCMessage.argument(a, 0, "CGGlyphAtIndex:", as: (Int).self))
            }
        case 1:
            return { r, a in
                (r as! NSLayoutManager).cgGlyph(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "CGGlyphAtIndex:isValidIndex:", as: (Int).self),
                    isValidIndex: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "CGGlyphAtIndex:isValidIndex:", as: (UnsafeMutablePointer<ObjCBool>?).self))
            }
        case 2:
            return { r, a in
                (r as! NSLayoutManager).addTextContainer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTextContainer:", as: (NSTextContainer).self))
            }
        case 3:
            return { r, a in
                (r as! NSLayoutManager).attachmentSize(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(a, 0, "attachmentSizeForGlyphAtIndex:", as: (Int).self))
            }
        case 4:
            return { r, a in
                (r as! NSLayoutManager).boundingRect(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "boundingRectForGlyphRange:inTextContainer:", as: (NSRange).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "boundingRectForGlyphRange:inTextContainer:", as: (NSTextContainer).self))
            }
        case 5:
            return { r, a in
                (r as! NSLayoutManager).characterIndexForGlyph(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "characterIndexForGlyphAtIndex:", as: (Int).self))
            }
        case 6:
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
        case 7:
            return { r, a in
                (r as! NSLayoutManager).characterRange(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "characterRangeForGlyphRange:actualGlyphRange:", as: (NSRange).self),
                    actualGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "characterRangeForGlyphRange:actualGlyphRange:", as: (NSRangePointer?).self))
            }
        case 8:
            return { r, a in
                (r as! NSLayoutManager).drawBackground(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "drawBackgroundForGlyphRange:atPoint:", as: (NSRange).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "drawBackgroundForGlyphRange:atPoint:", as: (CGPoint).self))
            }
        case 9:
            return { r, a in
                (r as! NSLayoutManager).drawGlyphs(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "drawGlyphsForGlyphRange:atPoint:", as: (NSRange).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "drawGlyphsForGlyphRange:atPoint:", as: (CGPoint).self))
            }
        case 10:
            return { r, a in
                (r as! NSLayoutManager).drawStrikethrough(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "drawStrikethroughForGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSRange).self),
                    strikethroughType: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "drawStrikethroughForGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSUnderlineStyle).self),
                    baselineOffset: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "drawStrikethroughForGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGFloat).self),
                    lineFragmentRect: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "drawStrikethroughForGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGRect).self),
                    lineFragmentGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "drawStrikethroughForGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSRange).self),
                    containerOrigin: ObjCRuntime.ObjCMessage.argument(
                        a, 5,
                        "drawStrikethroughForGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGPoint).self))
            }
        case 11:
            return { r, a in
                (r as! NSLayoutManager).drawUnderline(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "drawUnderlineForGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSRange).self),
                    underlineType: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "drawUnderlineForGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSUnderlineStyle).self),
                    baselineOffset: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "drawUnderlineForGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGFloat).self),
                    lineFragmentRect: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "drawUnderlineForGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGRect).self),
                    lineFragmentGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "drawUnderlineForGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSRange).self),
                    containerOrigin: ObjCRuntime.ObjCMessage.argument(
                        a, 5,
                        "drawUnderlineForGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGPoint).self))
            }
        case 12:
            return { r, a in
                (r as! NSLayoutManager).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 13:
            return { r, a in
                (r as! NSLayoutManager).ensureGlyphs(
                    forCharacterRange: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureGlyphsForCharacterRange:", as: (NSRange).self))
            }
        case 14:
            return { r, a in
                (r as! NSLayoutManager).ensureGlyphs(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureGlyphsForGlyphRange:", as: (NSRange).self))
            }
        case 15:
            return { r, a in
                (r as! NSLayoutManager).ensureLayout(
                    forBoundingRect: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "ensureLayoutForBoundingRect:inTextContainer:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "ensureLayoutForBoundingRect:inTextContainer:", as: (NSTextContainer).self))
            }
        case 16:
            return { r, a in
                (r as! NSLayoutManager).ensureLayout(
                    forCharacterRange: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureLayoutForCharacterRange:", as: (NSRange).self))
            }
        case 17:
            return { r, a in
                (r as! NSLayoutManager).ensureLayout(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureLayoutForGlyphRange:", as: (NSRange).self))
            }
        case 18:
            return { r, a in
                (r as! NSLayoutManager).ensureLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "ensureLayoutForTextContainer:", as: (NSTextContainer).self))
            }
        case 19:
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
        case 20:
            return { r, a in
                (r as! NSLayoutManager).enumerateLineFragments(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "enumerateLineFragmentsForGlyphRange:using:", as: (NSRange).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateLineFragmentsForGlyphRange:using:",
                        as: ((CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 21:
            return { r, a in
                (r as! NSLayoutManager).fillBackgroundRectArray(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fillBackgroundRectArray:count:forCharacterRange:color:", as: (UnsafePointer<CGRect>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "fillBackgroundRectArray:count:forCharacterRange:color:", as: (Int).self),
                    forCharacterRange: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "fillBackgroundRectArray:count:forCharacterRange:color:", as: (NSRange).self),
                    color: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "fillBackgroundRectArray:count:forCharacterRange:color:", as: (UIColor).self))
            }
        case 22: return { r, _ in (r as! NSLayoutManager).firstUnlaidCharacterIndex() }
        case 23: return { r, _ in (r as! NSLayoutManager).firstUnlaidGlyphIndex() }
        case 24:
            return { r, a in
                (r as! NSLayoutManager).fractionOfDistanceThroughGlyph(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fractionOfDistanceThroughGlyphForPoint:inTextContainer:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "fractionOfDistanceThroughGlyphForPoint:inTextContainer:", as: (NSTextContainer).self))
            }
        case 25:
            return { r, a in
                (r as! NSLayoutManager).getFirstUnlaidCharacterIndex(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getFirstUnlaidCharacterIndex:glyphIndex:", as: (UnsafeMutablePointer<Int>?).self),
                    glyphIndex: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getFirstUnlaidCharacterIndex:glyphIndex:", as: (UnsafeMutablePointer<Int>?).self))
            }
        case 26:
            return { r, a in
                (r as! NSLayoutManager).getGlyphs(
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getGlyphsInRange:glyphs:properties:characterIndexes:bidiLevels:", as: (NSRange).self),
                    glyphs: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getGlyphsInRange:glyphs:properties:characterIndexes:bidiLevels:", as: (UnsafeMutablePointer<CGGlyph>?).self),
                    properties: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "getGlyphsInRange:glyphs:properties:characterIndexes:bidiLevels:",
                        as: (UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?).self),
                    characterIndexes: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "getGlyphsInRange:glyphs:properties:characterIndexes:bidiLevels:", as: (UnsafeMutablePointer<Int>?).self),
                    bidiLevels: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "getGlyphsInRange:glyphs:properties:characterIndexes:bidiLevels:", as: (UnsafeMutablePointer<UInt8>?).self))
            }
        case 27:
            return { r, a in
                (r as! NSLayoutManager).getLineFragmentInsertionPoints(
                    forCharacterAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "getLineFragmentInsertionPointsForCharacterAtIndex:alternatePositions:inDisplayOrder:positions:characterIndexes:",
                        as: (Int).self),
                    alternatePositions: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "getLineFragmentInsertionPointsForCharacterAtIndex:alternatePositions:inDisplayOrder:positions:characterIndexes:",
                        as: (Bool).self),
                    inDisplayOrder: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "getLineFragmentInsertionPointsForCharacterAtIndex:alternatePositions:inDisplayOrder:positions:characterIndexes:",
                        as: (Bool).self),
                    positions: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "getLineFragmentInsertionPointsForCharacterAtIndex:alternatePositions:inDisplayOrder:positions:characterIndexes:",
                        as: (UnsafeMutablePointer<CGFloat>?).self),
                    characterIndexes: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "getLineFragmentInsertionPointsForCharacterAtIndex:alternatePositions:inDisplayOrder:positions:characterIndexes:",
                        as: (UnsafeMutablePointer<Int>?).self))
            }
        case 28:
            return { r, a in
                (r as! NSLayoutManager).glyphIndexForCharacter(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "glyphIndexForCharacterAtIndex:", as: (Int).self))
            }
        case 29:
            return { r, a in
                (r as! NSLayoutManager).glyphIndex(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "glyphIndexForPoint:inTextContainer:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "glyphIndexForPoint:inTextContainer:", as: (NSTextContainer).self))
            }
        case 30:
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
        case 31:
            return { r, a in
                (r as! NSLayoutManager).glyphRange(
                    forBoundingRect: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "glyphRangeForBoundingRect:inTextContainer:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "glyphRangeForBoundingRect:inTextContainer:", as: (NSTextContainer).self))
            }
        case 32:
            return { r, a in
                (r as! NSLayoutManager).glyphRange(
                    forBoundingRectWithoutAdditionalLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "glyphRangeForBoundingRectWithoutAdditionalLayout:inTextContainer:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "glyphRangeForBoundingRectWithoutAdditionalLayout:inTextContainer:", as: (NSTextContainer).self))
            }
        case 33:
            return { r, a in
                (r as! NSLayoutManager).glyphRange(
                    forCharacterRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "glyphRangeForCharacterRange:actualCharacterRange:", as: (NSRange).self),
                    actualCharacterRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "glyphRangeForCharacterRange:actualCharacterRange:", as: (NSRangePointer?).self))
            }
        case 34:
            return { r, a in
                (r as! NSLayoutManager).glyphRange(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "glyphRangeForTextContainer:", as: (NSTextContainer).self))
            }
        case 35:
            return { r, a in
                (r as! NSLayoutManager).insertTextContainer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertTextContainer:atIndex:", as: (NSTextContainer).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertTextContainer:atIndex:", as: (Int).self))
            }
        case 36:
            return { r, a in
                (r as! NSLayoutManager).invalidateDisplay(
                    forCharacterRange: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidateDisplayForCharacterRange:", as: (NSRange).self))
            }
        case 37:
            return { r, a in
                (r as! NSLayoutManager).invalidateDisplay(
                    forGlyphRange: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidateDisplayForGlyphRange:", as: (NSRange).self))
            }
        case 38:
            return { r, a in
                (r as! NSLayoutManager).invalidateGlyphs(
                    forCharacterRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "invalidateGlyphsForCharacterRange:changeInLength:actualCharacterRange:", as: (NSRange).self),
                    changeInLength: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "invalidateGlyphsForCharacterRange:changeInLength:actualCharacterRange:", as: (Int).self),
                    actualCharacterRange: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "invalidateGlyphsForCharacterRange:changeInLength:actualCharacterRange:", as: (NSRangePointer?).self))
            }
        case 39:
            return { r, a in
                (r as! NSLayoutManager).isValidGlyphIndex(ObjCRuntime.ObjCMessage.argument(a, 0, "isValidGlyphIndex:", as: (Int).self))
            }
        case 40:
            return { r, a in
                (r as! NSLayoutManager).lineFragmentRect(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(a, 0, "lineFragmentRectForGlyphAtIndex:effectiveRange:", as: (Int).self),
                    effectiveRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "lineFragmentRectForGlyphAtIndex:effectiveRange:", as: (NSRangePointer?).self))
            }
        case 41:
            return { r, a in
                (r as! NSLayoutManager).lineFragmentRect(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "lineFragmentRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:", as: (Int).self),
                    effectiveRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "lineFragmentRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:", as: (NSRangePointer?).self),
                    withoutAdditionalLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "lineFragmentRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:", as: (Bool).self))
            }
        case 42:
            return { r, a in
                (r as! NSLayoutManager).lineFragmentUsedRect(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "lineFragmentUsedRectForGlyphAtIndex:effectiveRange:", as: (Int).self),
                    effectiveRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "lineFragmentUsedRectForGlyphAtIndex:effectiveRange:", as: (NSRangePointer?).self))
            }
        case 43:
            return { r, a in
                (r as! NSLayoutManager).lineFragmentUsedRect(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "lineFragmentUsedRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:", as: (Int).self),
                    effectiveRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "lineFragmentUsedRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:", as: (NSRangePointer?).self),
                    withoutAdditionalLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "lineFragmentUsedRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:", as: (Bool).self))
            }
        case 44:
            return { r, a in
                (r as! NSLayoutManager).location(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(a, 0, "locationForGlyphAtIndex:", as: (Int).self))
            }
        case 45:
            return { r, a in
                (r as! NSLayoutManager).notShownAttribute(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(a, 0, "notShownAttributeForGlyphAtIndex:", as: (Int).self))
            }
        case 46:
            return { r, a in
                (r as! NSLayoutManager).propertyForGlyph(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "propertyForGlyphAtIndex:", as: (Int).self))
            }
        case 47:
            return { r, a in
                (r as! NSLayoutManager).removeTextContainer(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeTextContainerAtIndex:", as: (Int).self))
            }
        case 48:
            return { r, a in
                (r as! NSLayoutManager).replaceTextStorage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "replaceTextStorage:", as: (NSTextStorage).self))
            }
        case 49:
            return { r, a in
                (r as! NSLayoutManager).strikethroughGlyphRange(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "strikethroughGlyphRange:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSRange).self),
                    strikethroughType: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "strikethroughGlyphRange:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSUnderlineStyle).self),
                    lineFragmentRect: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "strikethroughGlyphRange:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGRect).self),
                    lineFragmentGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "strikethroughGlyphRange:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSRange).self),
                    containerOrigin: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "strikethroughGlyphRange:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGPoint).self))
            }
        case 50:
            return { r, a in
                (r as! NSLayoutManager).textContainerChangedGeometry(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "textContainerChangedGeometry:", as: (NSTextContainer).self))
            }
        case 51:
            return { r, a in
                (r as! NSLayoutManager).textContainer(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(a, 0, "textContainerForGlyphAtIndex:effectiveRange:", as: (Int).self),
                    effectiveRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "textContainerForGlyphAtIndex:effectiveRange:", as: (NSRangePointer?).self))
            }
        case 52:
            return { r, a in
                (r as! NSLayoutManager).textContainer(
                    forGlyphAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "textContainerForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:", as: (Int).self),
                    effectiveRange: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "textContainerForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:", as: (NSRangePointer?).self),
                    withoutAdditionalLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "textContainerForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:", as: (Bool).self))
            }
        case 53:
            return { r, a in
                (r as! NSLayoutManager).truncatedGlyphRange(
                    inLineFragmentForGlyphAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "truncatedGlyphRangeInLineFragmentForGlyphAtIndex:", as: (Int).self))
            }
        case 54:
            return { r, a in
                (r as! NSLayoutManager).underlineGlyphRange(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "underlineGlyphRange:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSRange).self),
                    underlineType: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "underlineGlyphRange:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSUnderlineStyle).self),
                    lineFragmentRect: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "underlineGlyphRange:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGRect).self),
                    lineFragmentGlyphRange: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "underlineGlyphRange:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (NSRange).self),
                    containerOrigin: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "underlineGlyphRange:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:",
                        as: (CGPoint).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutManager).usedRect(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "usedRectForTextContainer:", as: (NSTextContainer).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSLayoutManager(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSLayoutManager.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfNSLayoutManager(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSLayoutManager() }
        default: return { a in NSLayoutManager(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

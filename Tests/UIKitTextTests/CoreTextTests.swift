import CoreGraphics
import Foundation
import Golden
import Testing
import UIKit

@Suite(.serialized) struct CoreTextTests {
    private static let file = SystemFonts.file(named: "DejaVuSansMono-Bold.ttf")

    // MARK: Registering

    @Test func aRegisteredFontIsFoundByItsNameUntilItIsTakenBack() throws {
        let name = "DejaVuSansMono-Bold"
        #expect(UIFont(name: name, size: 12) == nil)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(Self.file as CFURL, .process, &error) && error == nil)
        #expect(try #require(UIFont(name: name, size: 20)).familyName == "DejaVu Sans Mono")
        #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans Mono").contains(name))
        #expect(!CTFontManagerRegisterFontsForURL(Self.file as CFURL, .process, &error))
        let again = try #require(error?.takeRetainedValue())
        #expect(CFErrorGetCode(again) == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CFErrorGetDomain(again) == kCTFontManagerErrorDomain)

        let system = UIFont.systemFont(ofSize: 17)
        #expect(CTFontManagerUnregisterFontsForURL(Self.file as CFURL, .process, nil))
        #expect(UIFont.systemFont(ofSize: 17) == system)
        #expect(UIFont(name: name, size: 12) == nil)
        #expect(!CTFontManagerUnregisterFontsForURL(Self.file as CFURL, .process, nil))
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf") as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 101)
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: #filePath) as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 103)
    }

    @Test func aFontMadeOfBytesCanBeRegistered() throws {
        let bytes = try Data(contentsOf: SystemFonts.file(named: "DejaVuSansMono-BoldOblique.ttf"))
        let provider = try #require(CGDataProvider(data: bytes as CFData))
        let font = try #require(CGFont(provider))
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        defer { CTFontManagerUnregisterGraphicsFont(font, nil) }
        #expect(UIFont(name: "DejaVuSansMono-BoldOblique", size: 12)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
        #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
        let made = CTFontCreateWithGraphicsFont(font, 30, nil, nil)
        #expect(CTFontGetSize(made) == 30 && CTFontCopyPostScriptName(made) as String == "DejaVuSansMono-BoldOblique")
    }

    @Test func theClassOfLettersIsWhatTheFontsFileSays() throws {
        let name = "DejaVuSansMono-Oblique"
        var bytes = try Data(contentsOf: SystemFonts.file(named: "\(name).ttf"))
        // The file begins with a list of its tables: the name, a sum, where the table begins, and its length, of four bytes each.
        let entry = try #require(bytes.range(of: Data("OS/2".utf8))).lowerBound
        let table = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
        bytes[table + 30] = 5
        let provider = try #require(CGDataProvider(data: bytes as CFData))
        let font = try #require(CGFont(provider))
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        defer { CTFontManagerUnregisterGraphicsFont(font, nil) }
        let traits = try #require(UIFont(name: name, size: 12)).fontDescriptor.symbolicTraits
        #expect(traits.intersection(.classMask) == .classSlabSerifs && traits.isSuperset(of: [.traitItalic, .traitMonoSpace]))
        #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits.isDisjoint(with: .classMask))
        // Classes are numbers: what has one of them has no other, whatever bits those have in common.
        for (wanted, found) in [(UIFontDescriptor.SymbolicTraits.classSlabSerifs, [name]), (.classOldStyleSerifs, [])] {
            let traits = [UIFontDescriptor.TraitKey.symbolic: wanted.rawValue]
            let descriptor = UIFontDescriptor(fontAttributes: [.family: "DejaVu Sans Mono", .traits: traits])
            #expect(descriptor.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName) == found)
        }
    }

    // MARK: Fonts

    @Test func coreTextsFontsAreUIKits() throws {
        let font = CTFontCreateWithName("Georgia" as CFString, 24, nil)
        #expect((font as UIFont).fontName == "Georgia")
        #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
        #expect(CTFontCreateWithName("No Such Font" as CFString, 10, nil).fontName == "Helvetica")
        let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
        #expect(CTFontCopyPostScriptName(bold) as String == "Georgia-Bold" && bold.pointSize == 24)
        #expect(CTFontCreateUIFontForLanguage(.emphasizedSystem, 15, nil)?.fontName == UIFont.boldSystemFont(ofSize: 15).fontName)
        #expect(CTFontCreateUIFontForLanguage(.miniSystem, 0, nil)?.pointSize == 9)
        #expect(CTFontCreateUIFontForLanguage(.alertHeader, 0, nil)?.fontName == UIFont.boldSystemFont(ofSize: 13).fontName)
        #expect(CGFont("Georgia" as CFString)?.postScriptName as String? == "Georgia")
        let descriptor = CTFontCopyFontDescriptor(font)
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontFamilyNameAttribute) as? String == "Georgia")
        let other = CTFontDescriptorCreateWithAttributes([kCTFontNameAttribute as String: "Georgia-Bold"] as CFDictionary)
        #expect(CTFontCreateWithFontDescriptor(other, 9, nil).fontName == "Georgia-Bold")
    }

    @Test func glyphsOfCharactersMeasureAsTheTextDoes() throws {
        let font = UIFont(name: "Georgia", size: 30)! as CTFont
        let characters = Array("Hamburg".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: characters.count)
        #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count))
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, nil, glyphs.count)
        let width = ("Hamburg" as NSString).size(withAttributes: [.font: font, .kern: 0, .ligature: 0]).width
        #expect(abs(CGFloat(sum) - width) < 0.6)
        let outline = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        #expect(abs(outline.boundingBox.height - CTFontGetCapHeight(font)) < 2)
        var pair = Array("\u{10FFFD}".utf16).map { _ in CGGlyph(1) }
        #expect(!CTFontGetGlyphsForCharacters(font, Array("\u{10FFFD}".utf16), &pair, 2) && pair == [0, 0])
    }

    @Test func aFontTellsTheFeaturesThatCanBeChosen() throws {
        let features = try #require(CTFontCopyFeatures(UIFont.systemFont(ofSize: 12)) as? [[String: Any]])
        let spacing = try #require(features.first { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == kNumberSpacingType })
        #expect(spacing[kCTFontFeatureTypeNameKey as String] as? String == "Number Spacing")
        #expect(spacing[kCTFontFeatureTypeExclusiveKey as String] as? Bool == true)
        let selectors = try #require(spacing[kCTFontFeatureTypeSelectorsKey as String] as? [[String: Any]])
        #expect(selectors.contains { $0[kCTFontFeatureSelectorIdentifierKey as String] as? Int == kMonospacedNumbersSelector })
        let sets = try #require(features.first { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == kStylisticAlternativesType })
        #expect(!((sets[kCTFontFeatureTypeSelectorsKey as String] as? [Any]) ?? []).isEmpty)
        #expect(kStylisticAltTwentyOffSelector == 41 && kCaseSensitiveLayoutOnSelector == 0)
    }

    // MARK: Lines

    private func text(_ string: String, size: CGFloat = 20) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
    }

    @Test func aLineKnowsItsWidthItsGlyphsAndWhereCharactersStand() {
        let line = CTLineCreateWithAttributedString(text("Wide word "))
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(ascent - UIFont.systemFont(ofSize: 20).ascender) < 0.01 && descent > 4 && descent < 6)
        #expect(abs(width - Double(text("Wide word").size().width) - CTLineGetTrailingWhitespaceWidth(line)) < 0.1)
        #expect(CTLineGetTrailingWhitespaceWidth(line) > 3)
        #expect(CTLineGetGlyphCount(line) == 10 && CTLineGetStringRange(line) == CFRangeMake(0, 10))
        let second = CTLineGetOffsetForStringIndex(line, 5, nil)
        #expect(abs(second - text("Wide ").size().width) < 6 && second > 40)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: second + 1, y: 0)) == 5)
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        #expect(CTLineGetOffsetForStringIndex(line, 10, nil) == CGFloat(width))
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, 300) > 90)
    }

    @Test func runsHaveTheGlyphsOfOneSetOfAttributes() throws {
        let string = NSMutableAttributedString(attributedString: text("plain"))
        string.append(
            NSAttributedString(
                string: "red", attributes: [.init(kCTForegroundColorAttributeName as String): UIColor.red.cgColor]))
        let line = CTLineCreateWithAttributedString(string)
        let runs = CTLineGetGlyphRuns(line) as! [CTRun]
        #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 5), CFRangeMake(5, 3)])
        #expect((CTRunGetAttributes(runs[1]) as! [String: Any])[kCTForegroundColorAttributeName as String] != nil)
        var (positions, indices) = ([CGPoint](repeating: .zero, count: 3), [CFIndex](repeating: 0, count: 3))
        CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
        CTRunGetStringIndices(runs[1], CFRangeMake(0, 0), &indices)
        #expect(indices == [5, 6, 7] && positions[0].x < positions[1].x && positions[1].x < positions[2].x)
        let first = unsafeBitCast(CFArrayGetValueAtIndex(CTLineGetGlyphRuns(line), 0), to: CTRun.self)
        #expect(CTRunGetGlyphCount(first) == 5)
    }

    @Test func aLineThatIsTooLongIsCut() throws {
        let line = CTLineCreateWithAttributedString(text("A sentence that does not fit"))
        let cut = try #require(CTLineCreateTruncatedLine(line, 100, .end, nil))
        #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 100)
        #expect(CTLineCreateTruncatedLine(line, 1000, .end, nil) === line)
    }

    // MARK: Frames

    private let long = "The quick brown fox jumps over the lazy dog and runs away."

    @Test func aFrameHasTheLinesThatFit() {
        let setter = CTFramesetterCreateWithAttributedString(text(long))
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude), &fit)
        #expect(fit == CFRangeMake(0, long.utf16.count) && size.width <= 150 && size.height > 70)
        let frame = CTFramesetterCreateFrame(
            setter, CFRangeMake(4, 0), CGPath(rect: CGRect(x: 10, y: 20, width: 150, height: 60), transform: nil), nil)
        let lines = CTFrameGetLines(frame) as! [CTLine]
        #expect(lines.count == 2 && CTLineGetStringRange(lines[0]).location == 4)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins[0].y > 35 && origins[0].y < 45 && origins[0].y - origins[1].y > 20)
        #expect(CTFrameGetVisibleStringRange(frame).length < CTFrameGetStringRange(frame).length)
        let setterOfLines = CTTypesetterCreateWithAttributedString(text(long))
        #expect(CTTypesetterSuggestLineBreak(setterOfLines, 0, 100) == 10)
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(setterOfLines, CFRangeMake(4, 5))) == CFRangeMake(4, 5))
    }

    @Test @MainActor func textIsDrawnUprightInASpaceWhoseYGrowsUpwards() {
        final class Page: UIView {
            override func draw(_ rect: CGRect) {
                let context = UIGraphicsGetCurrentContext()!
                context.textMatrix = .identity
                context.translateBy(x: 0, y: bounds.height)
                context.scaleBy(x: 1, y: -1)
                let string = NSMutableAttributedString(
                    string: "Core Text draws\na frame, in lines.", attributes: [.font: UIFont(name: "Georgia", size: 22)!])
                string.addAttribute(
                    .init(kCTForegroundColorAttributeName as String), value: UIColor.red.cgColor, range: NSRange(location: 5, length: 4))
                let setter = CTFramesetterCreateWithAttributedString(string)
                let box = CGRect(x: 10, y: 50, width: 200, height: 80)
                CTFrameDraw(CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), CGPath(rect: box, transform: nil), nil), context)
                context.textPosition = CGPoint(x: 10, y: 20)
                CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: "and a line, ")), context)
                CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: "and one behind it")), context)
                let font = UIFont(name: "Georgia", size: 40)! as CTFont
                var glyph: [CGGlyph] = [0]
                CTFontGetGlyphsForCharacters(font, Array("g".utf16), &glyph, 1)
                context.textMatrix = CGAffineTransform(rotationAngle: .pi / 8)
                context.setFillColor(UIColor.blue.cgColor)
                CTFontDrawGlyphs(font, glyph, [CGPoint(x: 180, y: -60)], 1, context)
            }
        }
        let page = Page(frame: CGRect(x: 0, y: 0, width: 240, height: 140))
        page.backgroundColor = .white
        Snapshot(page).expectGolden("core-text")
    }
}

import CoreGraphics
import Foundation
import Golden
import Testing

@Suite struct CGFontTests {
    private let font: CGFont

    init() throws {
        let provider = try #require(CGDataProvider(url: SystemFonts.file(named: "DejaVuSans.ttf") as CFURL))
        font = try #require(CGFont(provider))
    }

    @Test func aFontTellsItsNamesAndMeasures() {
        #expect(font.postScriptName as String? == "DejaVuSans" && font.fullName as String? == "DejaVu Sans Book")
        #expect(font.unitsPerEm == 2048 && font.numberOfGlyphs > 5000)
        #expect(font.ascent == 1901 && font.descent == -483 && font.capHeight > font.xHeight && font.xHeight > 1000)
        #expect(font.italicAngle == 0 && font.fontBBox.width > 2048)
        #expect((font.table(for: 0x6865_6164)?.length ?? 0) == 54)
        #expect(font.table(for: 0x7878_7878) == nil)
    }

    @Test func glyphsHaveNamesAdvancesAndOutlines() throws {
        let glyph = font.getGlyphWithGlyphName(name: "A")
        #expect(glyph == font.glyph(for: "A") && font.name(for: glyph) as String? == "A")
        #expect(font.getGlyphWithGlyphName(name: "nothing") == 0 && font.name(for: .max - 1) == nil)
        var (advance, box): ([Int32], [CGRect]) = ([0, 0], [.zero, .zero])
        #expect(font.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advance) && advance[0] == 1401)
        #expect(font.getGlyphBBoxes(glyphs: [glyph], count: 1, bboxes: &box))
        #expect(try #require(font.path(of: glyph)).boundingBox == box[0])
        #expect(font.path(of: font.glyph(for: " ")) == nil)
        #expect(!font.getGlyphAdvances(glyphs: [glyph, kCGGlyphMax], count: 2, advances: &advance))
    }

    @Test func fontsWithoutAxesCannotBeVaried() {
        #expect(font.variationAxes == nil && font.variations == nil && font.copy(withVariations: ["Weight": 700] as NSDictionary) == nil)
    }

    @Test func whatIsNoFontMakesNone() {
        #expect(CGFont(CGDataProvider(data: Data() as NSData)!) == nil)
        #expect(CGFont(CGDataProvider(data: Data(repeating: 7, count: 5000) as NSData)!) == nil)
    }

    @Test func glyphsAreShownWhereTheTextMatrixSays() {
        let canvas = Canvas(60, 60)
        canvas.context.setFont(font)
        canvas.context.setFontSize(40)
        canvas.context.setFillColor(.red)
        canvas.context.textPosition = CGPoint(x: 10, y: 10)
        canvas.context.showGlyphs([font.glyph(for: "I")], at: [.zero])
        let red = (0..<60).flatMap { y in (0..<60).map { (x: $0, y: y) } }.filter { canvas[$0.x, $0.y] == [255, 0, 0, 255] }
        // The stem of an I is as high as a capital: 0.729 em. The canvas counts from the top.
        #expect(red.map(\.y).min() == 21 && red.map(\.y).max() == 49)
        #expect(red.allSatisfy { $0.x > 10 && $0.x < 22 })
        canvas.context.setTextDrawingMode(.invisible)
        canvas.context.showGlyphs([font.glyph(for: "I")], at: [CGPoint(x: 30, y: 0)])
        #expect(canvas.alpha(46, 35) == 0)
    }
}

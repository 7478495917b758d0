import SampanAssetCatalog
import Foundation
import Testing

@Suite struct ImageMatchingTests {
    @Test func theExactScaleIsTaken() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet("star", images: (1...3).map { ["idiom": "universal", "scale": "\($0)x", "filename": "star@\($0)x.png"] })
        let compiled = try fixture.compile().compiled
        for scale in 1...3 { #expect(compiled.file("star", AssetTraits(scale: Double(scale))) == "star@\(scale)x.png") }
    }

    @Test func aMissingScaleFallsBackToTheNextLargerThenToTheNextSmaller() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet(
            "a",
            images: [
                ["idiom": "universal", "scale": "1x", "filename": "a1.png"], ["idiom": "universal", "scale": "3x", "filename": "a3.png"],
            ])
        try fixture.imageSet(
            "b", images: [["idiom": "universal", "scale": "1x", "filename": "b1.png"], ["idiom": "universal", "scale": "2x"]])
        let compiled = try fixture.compile().compiled
        #expect(compiled.file("a", AssetTraits(scale: 2)) == "a3.png")
        #expect(compiled.file("b", AssetTraits(scale: 3)) == "b1.png")
    }

    @Test func aDeviceSpecificVariantWinsOverAUniversalOneAndNeverServesAnotherDevice() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet(
            "logo",
            images: [
                ["idiom": "universal", "scale": "2x", "filename": "any.png"], ["idiom": "ipad", "scale": "1x", "filename": "pad.png"],
            ])
        try fixture.imageSet("padOnly", images: [["idiom": "ipad", "scale": "1x", "filename": "only.png"]])
        let compiled = try fixture.compile().compiled
        #expect(compiled.file("logo", AssetTraits(scale: 2, idiom: .pad)) == "pad.png")
        #expect(compiled.file("logo", AssetTraits(scale: 2, idiom: .phone)) == "any.png")
        #expect(compiled.file("padOnly", AssetTraits(idiom: .phone)) == nil)
    }

    @Test func darkAndHighContrastVariantsFollowTheAppearance() throws {
        let dark: [[String: Any]] = [["appearance": "luminosity", "value": "dark"]]
        let high: [[String: Any]] = [["appearance": "contrast", "value": "high"]]
        let fixture = try CatalogFixture()
        try fixture.imageSet(
            "moon",
            images: [
                ["idiom": "universal", "filename": "any.png", "scale": "2x"],
                ["idiom": "universal", "filename": "dark.png", "scale": "1x", "appearances": dark],
                ["idiom": "universal", "filename": "high.png", "scale": "2x", "appearances": high],
                ["idiom": "universal", "filename": "both.png", "scale": "2x", "appearances": dark + high],
            ])
        let compiled = try fixture.compile().compiled
        #expect(compiled.file("moon", AssetTraits(scale: 2)) == "any.png")
        #expect(compiled.file("moon", AssetTraits(scale: 2, luminosity: .dark)) == "dark.png")
        #expect(compiled.file("moon", AssetTraits(scale: 2, isHighContrast: true)) == "high.png")
        #expect(compiled.file("moon", AssetTraits(scale: 2, luminosity: .dark, isHighContrast: true)) == "both.png")
        #expect(compiled.imageAsset(named: "moon")?.variesByAppearance == true)
    }

    @Test func gamutDirectionAndSizeClassesAreToldApart() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet(
            "p3",
            images: [
                ["idiom": "universal", "filename": "srgb.png", "display-gamut": "sRGB"],
                ["idiom": "universal", "filename": "wide.png", "display-gamut": "display-P3"],
            ])
        try fixture.imageSet(
            "arrow",
            images: [
                ["idiom": "universal", "filename": "ltr.png", "language-direction": "left-to-right"],
                ["idiom": "universal", "filename": "rtl.png", "language-direction": "right-to-left"],
            ])
        try fixture.imageSet(
            "size",
            images: [
                ["idiom": "universal", "filename": "any.png"], ["idiom": "universal", "filename": "wc.png", "width-class": "compact"],
                ["idiom": "universal", "filename": "wchr.png", "width-class": "compact", "height-class": "regular"],
            ])
        let compiled = try fixture.compile().compiled
        #expect(compiled.file("p3", AssetTraits(gamut: .displayP3)) == "wide.png")
        #expect(compiled.file("p3") == "srgb.png")
        #expect(compiled.file("arrow", AssetTraits(direction: .rightToLeft)) == "rtl.png")
        #expect(compiled.file("arrow") == "ltr.png")
        #expect(compiled.file("size", AssetTraits(widthClass: .compact, heightClass: .regular)) == "wchr.png")
        #expect(compiled.file("size", AssetTraits(widthClass: .compact, heightClass: .compact)) == "wc.png")
        #expect(compiled.file("size", AssetTraits(widthClass: .regular, heightClass: .regular)) == "any.png")
    }

    @Test func aLocalizedVariantServesItsLanguageOnly() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet(
            "flag",
            images: [["idiom": "universal", "filename": "any.png"], ["idiom": "universal", "filename": "vi.png", "locale": "vi"]])
        let compiled = try fixture.compile().compiled
        #expect(compiled.file("flag", AssetTraits(languages: ["vi-VN", "en"])) == "vi.png")
        #expect(compiled.file("flag", AssetTraits(languages: ["en"])) == "any.png")
    }

    @Test func aVectorServesEveryScaleButAnExactBitmapWins() throws {
        let fixture = try CatalogFixture()
        try fixture.imageSet(
            "v", images: [["idiom": "universal", "filename": "v.pdf"], ["idiom": "universal", "scale": "2x", "filename": "v2.png"]],
            properties: ["preserves-vector-representation": true])
        let compiled = try fixture.compile().compiled
        #expect(compiled.file("v", AssetTraits(scale: 3)) == "v.pdf")
        #expect(compiled.file("v", AssetTraits(scale: 2)) == "v2.png")
        #expect(compiled.imageAsset(named: "v")?.preservesVectorRepresentation == true)
    }

    @Test func namespacesGoIntoTheNameAndPlainFoldersDoNot() throws {
        let fixture = try CatalogFixture()
        try fixture.write("Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try fixture.imageSet("Icons/star", images: [["idiom": "universal", "filename": "s.png"]])
        try fixture.imageSet("Plain.v2/moon", images: [["idiom": "universal", "filename": "m.png"]])
        let compiled = try fixture.compile().compiled
        #expect(compiled.file("Icons/star") == "s.png")
        #expect(compiled.file("star") == nil)
        #expect(compiled.file("moon") == "m.png")
    }

    @Test func slicingComesInPointsWithItsMode() throws {
        let fixture = try CatalogFixture()
        let resizing: [String: Any] = [
            "mode": "9-part", "center": ["mode": "tile", "width": 4, "height": 6],
            "cap-insets": ["top": 10, "left": 20, "bottom": 30, "right": 40],
        ]
        try fixture.imageSet(
            "bubble",
            images: [
                [
                    "idiom": "universal", "scale": "2x", "filename": "b.png", "resizing": resizing,
                    "alignment-insets": ["top": 2, "left": 0, "bottom": 4, "right": 0],
                ]
            ], properties: ["template-rendering-intent": "template"])
        let compiled = try fixture.compile().compiled
        let variant = try #require(compiled.image(named: "bubble", for: AssetTraits(scale: 2)))
        #expect(variant.resizing?.mode == .both)
        #expect(variant.resizing?.center == .tile)
        #expect(variant.resizing?.capInsets == AssetInsets(top: 5, left: 10, bottom: 15, right: 20))
        #expect(variant.resizing?.centerWidth == 2)
        #expect(variant.alignmentInsets == AssetInsets(top: 1, left: 0, bottom: 2, right: 0))
        #expect(compiled.imageAsset(named: "bubble")?.renderingIntent == .template)
    }
}

import CoreGraphics
import Foundation
import Testing
import SampanTextLayout

@Suite struct FontTests {
    @Test func systemFontIsAsHighAsSanFrancisco() {
        let face = FontLibrary.shared.systemFace(size: 17)
        #expect(abs(face.metrics.lineHeight - 20.287) < 0.001)
        #expect(abs(face.metrics.ascender - 16.186) < 0.001)
        #expect(abs(face.metrics.descender + 4.101) < 0.001)
        #expect(abs(face.metrics.capHeight - 11.978) < 0.01)
        #expect(abs(face.metrics.xHeight - 8.948) < 0.01)
        #expect(face.postScriptName == ".SFUI-Regular")
        #expect(FontLibrary.shared.systemFace(size: 12, weight: 0.4, isItalic: true).postScriptName == ".SFUI-BoldItalic")
    }

    @Test func aFaceKnowsItsLanguages() {
        let languages = FontLibrary.shared.systemFace(size: 17).languages
        #expect(languages.contains("en") && languages.contains("vi") && !languages.contains("zh-Hans"))
        #expect(languages == Set(languages).sorted())
    }

    @Test func familiesOfIOSHaveSubstitutesWithTheirOwnMetrics() throws {
        let helvetica = try #require(FontLibrary.shared.face(FontSpecification(family: .postScript("HelveticaNeue-Bold"), size: 17)))
        #expect(helvetica.familyName == "Helvetica Neue")
        #expect(helvetica.styleName == "Bold")
        #expect(helvetica.weight == 0.4)
        #expect(abs(helvetica.metrics.lineHeight - 19.805) < 0.001)
        let menlo = try #require(FontLibrary.shared.face(FontSpecification(family: .family("Menlo"), size: 10)))
        #expect(menlo.postScriptName == "Menlo-Regular")
        #expect(menlo.isMonospaced)
        var shape = ShapeStyle(font: menlo)
        shape.kern = nil
        let ten = TextFrame(StyledText(string: "iiiiiWWWWW", shape: shape, paint: TextPaint(foreground: .black)))
        #expect(abs(ten.size.width - 60.2) < 0.1)
        let courier = try #require(FontLibrary.shared.face(FontSpecification(family: .postScript("CourierNewPS-BoldMT"), size: 10)))
        let five = TextFrame(StyledText(string: "12345", shape: ShapeStyle(font: courier), paint: TextPaint(foreground: .black)))
        #expect(abs(five.size.width - 30) < 0.1)
        let avenir = try #require(
            FontLibrary.shared.face(FontSpecification(family: .family("Avenir Next"), weight: 0.3, isItalic: true, size: 20)))
        #expect(avenir.postScriptName == "AvenirNext-DemiBoldItalic")
        #expect(avenir.isItalic)
    }

    @Test func unknownNamesHaveNoFace() {
        #expect(FontLibrary.shared.face(FontSpecification(family: .postScript("NoSuchFont-Bold"), size: 12)) == nil)
        #expect(FontLibrary.shared.face(FontSpecification(family: .family("No Such Family"), size: 12)) == nil)
        // What the machine has and iOS has not is no font of the app's.
        #expect(FontLibrary.shared.face(FontSpecification(family: .family("DejaVu Sans"), size: 12)) == nil)
    }

    @Test func equalSpecificationsAreOneFace() {
        #expect(FontLibrary.shared.systemFace(size: 13.5, weight: 0.23) === FontLibrary.shared.systemFace(size: 13.5, weight: 0.23))
    }

    @Test func fontFilesAreRegisteredByTheirOwnName() throws {
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf")
        #expect(FontLibrary.shared.register(fontFile: file) == ["DejaVuSerif-Bold"])
        let face = try #require(FontLibrary.shared.face(FontSpecification(family: .postScript("DejaVuSerif-Bold"), size: 100)))
        #expect(face.familyName == "DejaVu Serif")
        #expect(abs(face.metrics.ascender - 93.9) < 0.2)
        #expect(FontLibrary.shared.familyNames.contains("DejaVu Serif"))
        #expect(FontLibrary.shared.faceNames(inFamily: "DejaVu Serif") == ["DejaVuSerif-Bold"])
        let frame = TextFrame(StyledText(string: "m", shape: ShapeStyle(font: face), paint: TextPaint(foreground: .black)))
        #expect(abs(frame.size.width - 105.81) < 0.01)
        #expect(FontLibrary.shared.register(fontFile: URL(fileURLWithPath: "/dev/null")).isEmpty)
        #expect(FontLibrary.shared.register(fontFile: URL(fileURLWithPath: #filePath)).isEmpty)
        #expect(FontLibrary.shared.register(fontFile: URL(fileURLWithPath: "/no/such/file.ttf")).isEmpty)
    }

    @Test func weightScaleGoesThroughTheNamedWeights() {
        #expect(FontWeightScale.openType(0.4) == 700)
        #expect(FontWeightScale.openType(-0.8) == 100)
        #expect(FontWeightScale.openType(1) == 900)
        #expect(FontWeightScale.trait(openType: 600) == 0.3)
    }
}

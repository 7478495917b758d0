import Foundation
import SampanFormRules
import SampanFoundation
import Testing

@Suite struct LocalizedStringTests {
    /// A bundle with texts in one language.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
        let texts = """
            "Hello" = "Xin chào";
            "%lld files of %@" = "%2$@ có %1$lld tệp";
            "greeting" = "Chào %@";
            "100% sure" = "Chắc 100%";
            """
        try texts.write(to: folder.appendingPathComponent("en.lproj/Localizable.strings"), atomically: true, encoding: .utf8)
        try "\"Hello\" = \"Alo\";".write(to: folder.appendingPathComponent("en.lproj/Phone.strings"), atomically: true, encoding: .utf8)
        return try #require(Bundle(url: folder))
    }

    @Test func textsAreLookedUpByWhatTheySay() throws {
        let bundle = try bundle()
        #expect(String(localized: "Hello", bundle: bundle) == "Xin chào")
        #expect(String(localized: "Hello", table: "Phone", bundle: bundle, comment: "On the phone") == "Alo")
        #expect(String(localized: "Nothing", bundle: bundle) == "Nothing")
        #expect(String(localized: "\(3) files of \("Lan")", bundle: bundle) == "Lan có 3 tệp")
        #expect(String(localized: "100% sure", bundle: bundle) == "Chắc 100%")
        #expect(String(localized: "greeting", defaultValue: "Hi \("Minh")", bundle: bundle) == "Chào Minh")
        #expect(String(localized: "unknown", defaultValue: "Hi \("Minh"), 5%", bundle: bundle) == "Hi Minh, 5%")
    }

    @Test func valuesAreWrittenAsTheirTypesAre() {
        #expect(String(localized: "\(2.5, specifier: "%.2lf") m, \(UInt8(7)), \(7, specifier: "%03lld")") == "2.50 m, 7, 007")
    }

    @Test func aResourceIsLocalizedWhenItIsShown() throws {
        let bundle = try bundle()
        let resource = LocalizedStringResource("Hello", bundle: .atURL(bundle.bundleURL))
        #expect(resource.key == "Hello" && String(localized: resource) == "Xin chào")
        let literal: LocalizedStringResource = "\(4) files"
        #expect(literal.key == "%lld files" && String(localized: literal) == "4 files")
    }

    @Test func aTextHasTheVariantThatFitsAWidth() {
        let text = WidthTexts([1: "Hi!", 20: "Hello!", 70: "Greetings and salutations!"]).lookedUp()
        #expect([10, 25, 70].map(text.variantFittingPresentationWidth) == ["Hi!", "Hello!", "Greetings and salutations!"])
        #expect((text as NSString).variantFittingPresentationWidth(0) == "Hi!")
        #expect("of one width".variantFittingPresentationWidth(3) == "of one width")
    }
}

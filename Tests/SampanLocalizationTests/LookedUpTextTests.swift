import Foundation
import SampanFormRules
import SampanLocalization
import Testing

/// What an app's settings change stays for as long as its process runs: each test has its own.
@Suite struct LookedUpTextTests {
    /// Looks texts up in a bundle with two tables, and tells the result of each.
    static func texts(_ settings: [String], _ keys: [String], locale: String? = nil) throws -> [String] {
        let rule = FormRule(
            language: "en", format: "%#@n@", variables: ["n": .init(type: "ld", forms: ["one": "%ld file", "other": "%ld files"])])
        let devices = DeviceTexts(["iphone": "Tap", "ipad": "Press", "other": "Click"])
        let table: [String: String] = [
            "hello": "Hello", "sent": "%@ sent %ld", "files": rule.text(showing: rule.generalForm), "tap": devices.text,
            "wide": WidthTexts([1: "Hi!", 20: "Hello!", 70: "Greetings!"]).text,
        ]
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("en.lproj/Localizable.strings")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0).write(to: file)
        UserDefaults.standard.register(defaults: Dictionary(uniqueKeysWithValues: settings.map { ($0, "YES") }))
        UserLanguages.adopt(locale: locale)
        guard let bundle = Bundle(url: folder) else { return [] }
        return keys.map { bundle.localizedString(forKey: $0, value: nil, table: nil) }
    }

    @Test func textsStandTwiceAndPluralsTakeTheirFormsTwice() async {
        await #expect(processExitsWith: .success) {
            let texts = try Self.texts(["NSDoubleLocalizedStrings"], ["hello", "sent", "files", "none"])
            #expect(texts[0] == "Hello Hello" && texts[3] == "none none")
            #expect(String(format: texts[1], "A", 5) == "A sent 5 A sent 5")
            #expect(String(format: texts[2], 1) == "1 file 1 file" && String(format: texts[2], 2) == "2 files 2 files")
        }
    }

    @Test func aPseudoLanguageIsALocaleToo() async {
        await #expect(processExitsWith: .success) {
            let texts = try Self.texts([], ["hello"], locale: "bounded-string")
            #expect(texts == ["[# Hello #]"])
            #expect(UserDefaults.standard.bool(forKey: "NSSurroundLocalizedStrings") && !UserLanguages.isRightToLeft)
            #expect(UserLanguages.preferences == ["en-US"])
        }
        await #expect(processExitsWith: .success) {
            let texts = try Self.texts([], ["hello"], locale: "right-to-left")
            #expect(texts == ["Hello"])
            #expect(UserLanguages.isRightToLeft)
        }
    }

    @Test func whatNoTableHasIsShownInCapitals() async {
        await #expect(processExitsWith: .success) {
            let texts = try Self.texts(["NSShowNonLocalizedStrings"], ["hello", "none"])
            #expect(texts == ["Hello", "NONE"])
        }
    }

    @Test func aDeviceHasItsOwnText() async {
        await #expect(processExitsWith: .success) {
            let texts = try Self.texts([], ["tap", "hello"])
            #expect(texts == ["Tap", "Hello"])
        }
        await #expect(processExitsWith: .success) {
            UserLanguages.device = "ipad"
            let texts = try Self.texts([], ["tap"])
            #expect(texts == ["Press"])
            UserLanguages.device = "applewatch"
            #expect(Bundle.main.localizedString(forKey: "x", value: DeviceTexts(["other": "y"]).text, table: nil) == "y")
        }
    }

    @Test func aTextOfSeveralWidthsIsTheWidestAndKnowsTheOthers() async {
        await #expect(processExitsWith: .success) {
            let texts = try Self.texts([], ["wide"])
            #expect(texts == ["Greetings!"])
            let variants = try #require(WidthTexts.variants(of: texts[0]))
            #expect(
                [0, 10, 20, 25, 70, 900].map { variants.text(fitting: $0) } == [
                    "Hi!", "Hi!", "Hello!", "Hello!", "Greetings!", "Greetings!",
                ])
            #expect(WidthTexts.variants(of: "Greetings") == nil)
        }
    }
}

import Foundation
import SampanLocalization
import Testing

@Suite final class LocalizationTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).app")
        let files = [
            "Info.plist": """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>x</string><key>CFBundleName</key><string>Plain</string>
            <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
            """,
            "photos.json": "", "en.lproj/Localizable.strings": "\"hello\" = \"Hello\"; \"only\" = \"English only\";",
            "vi.lproj/Localizable.strings": "\"hello\" = \"Xin chào\";", "vi.lproj/InfoPlist.strings": "CFBundleName = \"Tên\";",
            "vi.lproj/page.html": "", "en.lproj/page.html": "", "Base.lproj/Main.storyboard": "", "zh-Hant.lproj/page.html": "",
            "pt-BR.lproj/page.html": "",
        ]
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func relative(_ path: String?) -> String? { path?.replacingOccurrences(of: folder.path + "/", with: "") }

    @Test func aBundleAnswersInTheUsersLanguage() throws {
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UserLanguages.adopt(bundle, languages: ["vi-VN", "en"]) == ["vi"])
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Xin chào")
        #expect(NSLocalizedString("none", bundle: bundle, value: "standard", comment: "") == "standard")
        #expect(relative(bundle.path(forResource: "page", ofType: "html")) == "vi.lproj/page.html")
        #expect(relative(bundle.path(forResource: "Main", ofType: "storyboard")) == "Base.lproj/Main.storyboard")
        #expect(relative(bundle.path(forResource: "photos", ofType: "json")) == "photos.json")
        #expect(bundle.localizedInfoDictionary?["CFBundleName"] as? String == "Tên")
    }

    @Test func aBundleWithoutTheLanguageAnswersInItsOwn() throws {
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UserLanguages.adopt(bundle, languages: ["sv"]) == ["en"])
        #expect(bundle.localizedString(forKey: "only", value: nil, table: nil) == "English only")
    }

    @Test(arguments: [
        ("pt", ["pt-BR"]), ("pt_PT", ["pt-BR"]), ("zh-TW", ["zh-Hant"]), ("zh-Hant-HK", ["zh-Hant"]), ("zh-CN", ["en"]), ("en_GB", ["en"]),
        ("vi", ["vi"]),
    ])
    func theNearestVariantIsChosen(_ language: String, _ expected: [String]) throws {
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UserLanguages.adopt(bundle, languages: [language]) == expected)
    }

    @Test func whatIsInTheBaseIsInTheBundlesOwnLanguage() throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("en.lproj"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UserLanguages.adopt(bundle, languages: ["en", "vi"]) == ["en"])
        #expect(bundle.preferredLocalizations == ["en"])
    }

    @Test func preferredLocalizationsAreChosenByTheLanguages() throws {
        let present = ["Base", "vi", "zh-Hant", "en"]
        #expect(Bundle.preferredLocalizations(from: present, forPreferences: ["sv", "vi-VN"]) == ["vi"])
        #expect(Bundle.preferredLocalizations(from: present, forPreferences: ["zh-TW", "vi"]) == ["zh-Hant"])
        #expect(Bundle.preferredLocalizations(from: present) == ["en"])
        #expect(Bundle.preferredLocalizations(from: ["vi", "sv"], forPreferences: ["fr"]) == ["vi"])
        #expect(Bundle.preferredLocalizations(from: [], forPreferences: ["fr"]) == [])
        #expect(try #require(Bundle(path: folder.path)).preferredLocalizations == ["en"])
    }

    @Test func aKeyThatIsNotLocalizedIsFoundInThePlainInformation() throws {
        let bundle = try #require(Bundle(path: folder.path))
        _ = UserLanguages.adopt(bundle, languages: ["vi"])
        #expect(bundle.object(forInfoDictionaryKey: "CFBundleName") as? String == "Tên")
        #expect(bundle.object(forInfoDictionaryKey: "CFBundleIdentifier") as? String == "x")
        #expect(bundle.object(forInfoDictionaryKey: "UIMainStoryboardFile") == nil)
    }

    @Test func theCurrentLocaleIsTheUsersInTheAppsLanguage() {
        #expect(UserLanguages.locale("pt_BR", in: "pt-BR").identifier == "pt_BR")
        #expect(UserLanguages.locale("vi_VN", in: "en").identifier == "en_VN")
        #expect(UserLanguages.locale("zh-Hant_TW", in: "en").identifier == "en_TW")
        #expect(UserLanguages.locale("de", in: "de").identifier == "de")
    }

    @Test func foundationAnswersInTheUsersLocale() {
        #expect(Locale.current.identifier == "en_US" && Locale.autoupdatingCurrent.identifier == "en_US")
        #expect(Locale.preferredLanguages == ["en-US"] && Calendar.current.firstWeekday == 1)
        let number = NumberFormatter()
        number.numberStyle = .currency
        #expect(number.string(from: 3.5) == "$3.50")
        let date = DateFormatter()
        (date.dateStyle, date.timeZone) = (.medium, TimeZone(secondsFromGMT: 0))
        #expect(date.string(from: Date(timeIntervalSince1970: 0)) == "Jan 1, 1970")
    }
}

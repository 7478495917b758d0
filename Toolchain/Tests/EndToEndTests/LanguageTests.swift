import Foundation
import Testing

/// Which language an app speaks, and what its texts are then.
@Suite(.serialized) struct LanguageTests {
    private static let app = """
        import UIKit

        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let screen = UIStoryboard(name: "Screen", bundle: nil).instantiateInitialViewController()
                func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
                print("languages:", Bundle.main.preferredLocalizations, Locale.preferredLanguages, Locale.current.identifier)
                print("text:", text("hello"), "|", screen?.title ?? "", "|", text("none"), "|", text("tap"))
                print("files:", [0, 1, 2].map { String(format: text("files"), $0) })
                print("both:", [1, 2].map { String.localizedStringWithFormat(text("both"), $0, 3 - $0, "A") })
                print("nested:", [1, 3].map { String.localizedStringWithFormat(NSLocalizedString("nested", tableName: "Birds", comment: ""), $0, $0 - 1) })
                print("name:", Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") ?? "")
                print("direction:", application.userInterfaceLayoutDirection == .rightToLeft)
                print("chosen:", Bundle.preferredLocalizations(from: ["en", "ar", "vi"], forPreferences: ["fr", "ar-SA"]))
                if let index = CommandLine.arguments.firstIndex(of: "keep") {
                    UserDefaults.standard.set([CommandLine.arguments[index + 1]], forKey: "AppleLanguages")
                }
                exit(0)
            }
        }
        """

    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write(Self.app, to: "Words/App.swift")
        try sampan.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "hello": {"localizations": {"en": {"stringUnit": {"value": "Hello"}}, "ar": {"stringUnit": {"value": "مرحبا"}}}},
            "tap": {"localizations": {"en": {"variations": {"device": {"iphone": {"stringUnit": {"value": "Tap"}},
              "ipad": {"stringUnit": {"value": "Press"}}, "other": {"stringUnit": {"value": "Click"}}}}}}},
            "files": {"localizations": {"en": {"variations": {"plural": {"zero": {"stringUnit": {"value": "No files"}},
              "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}},
              "ar": {"variations": {"plural": {"one": {"stringUnit": {"value": "ملف"}}, "two": {"stringUnit": {"value": "ملفان"}},
              "zero": {"stringUnit": {"value": "صفر"}}, "other": {"stringUnit": {"value": "%lld ملف"}}}}}}},
            "both": {"localizations": {"en": {"stringUnit": {"value": "%3$@: %#@cats@, %#@dogs@"}, "substitutions": {
              "cats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg cat"}},
              "other": {"stringUnit": {"value": "%arg cats"}}}}},
              "dogs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg dog"}},
              "other": {"stringUnit": {"value": "%arg dogs"}}}}}}}}}}}
            """, to: "Words/Localizable.xcstrings")
        try sampan.write("\"a.title\" = \"أهلا\";", to: "Words/ar.lproj/Screen.strings")
        try sampan.write("CFBundleDisplayName = \"كلمات\";", to: "Words/ar.lproj/InfoPlist.strings")
        try sampan.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
            <scene sceneID="s"><objects><viewController id="a" title="Hi" sceneMemberID="viewController"/></objects></scene></scenes></document>
            """, to: "Words/Base.lproj/Screen.storyboard")
        func variable(_ name: String, _ one: String, _ other: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
            <string>ld</string><key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        try sampan.write(
            "<plist version=\"1.0\"><dict><key>nested</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@birds@</string>"
                + variable("birds", "A goose on %2$#@field@", "%1$ld geese on %2$#@fields@") + variable("field", "no field", "%2$ld fields")
                + variable("fields", "one field", "%2$ld fields") + "</dict></dict></plist>", to: "Words/en.lproj/Birds.stringsdict")
    }

    private func lines(_ options: String..., arguments: [String] = []) throws -> [String: String] {
        let run = try sampan(["run", "Words", "--host", "headless"] + options + (arguments.isEmpty ? [] : ["--"] + arguments))
        var lines: [String: String] = [:]
        for line in run.text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            if parts.count == 2 { lines[parts[0]] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        #expect(run.status == 0, "\(run.text)")
        return lines
    }

    @Test func textsHaveTheirFormsInTheLanguageThatIsAskedFor() throws {
        let english = try lines()
        #expect(english["languages"] == #"["en"] ["en-US"] en_US"#)
        #expect(english["text"] == "Hello | Hi | none | Tap" && english["direction"] == "false")
        #expect(english["files"] == #"["No files", "1 file", "2 files"]"#)
        #expect(english["both"] == #"["A: 1 cat, 2 dogs", "A: 2 cats, 1 dog"]"#)
        #expect(english["nested"] == #"["A goose on 0 fields", "3 geese on 2 fields"]"#)
        #expect(english["chosen"] == #"["ar"]"#)
        let arabic = try lines("--locale", "ar_SA")
        #expect(arabic["languages"] == #"["ar"] ["ar-SA"] ar_SA"#)
        #expect(arabic["text"]?.hasPrefix("مرحبا | أهلا | none") == true && arabic["direction"] == "true")
        #expect(arabic["files"] == #"["صفر", "ملف", "ملفان"]"#)
        #expect(arabic["name"] == "كلمات")
        #expect(try lines("--device", "iPad (10th generation)")["text"] == "Hello | Hi | none | Press")
    }

    @Test func pseudoLanguagesChangeWhatIsLocalizedAndNothingElse() throws {
        let double = try lines("--locale", "double-length")
        #expect(double["text"] == "Hello Hello | Hi Hi | none none | Tap Tap")
        #expect(double["files"] == #"["No files No files", "1 file 1 file", "2 files 2 files"]"#)
        #expect(double["both"] == #"["A: 1 cat, 2 dogs A: 1 cat, 2 dogs", "A: 2 cats, 1 dog A: 2 cats, 1 dog"]"#)
        let rest = ["-NSSurroundLocalizedStrings", "YES", "-NSShowNonLocalizedStrings", "YES", "-AppleTextDirection", "YES"]
        let bounded = try lines(arguments: rest)
        #expect(bounded["text"] == "[# Hello #] | [# Hi #] | [# NONE #] | [# Tap #]" && bounded["direction"] == "true")
        #expect(bounded["files"] == #"["[# No files #]", "[# 1 file #]", "[# 2 files #]"]"#)
        let accented = try lines("--locale", "accented")
        #expect(accented["text"]?.unicodeScalars.contains("\u{308}") == true && accented["files"]?.contains("1 ") == true)
    }

    @Test func anAppsLanguageComesFromItsArgumentsOrItsSettings() throws {
        #expect(try lines(arguments: ["-AppleLanguages", "(ar)", "-AppleLocale", "ar_EG"])["languages"] == #"["ar"] ["ar"] ar_EG"#)
        #expect(try lines(arguments: ["keep", "ar-EG"])["languages"] == #"["en"] ["en-US"] en_US"#)
        // What it has put there, its next start finds; an argument stands above it.
        #expect(try lines()["languages"]?.hasPrefix(#"["ar"] ["ar-EG"]"#) == true)
        #expect(try lines(arguments: ["-AppleLanguages", "(en)"])["languages"]?.hasPrefix(#"["en"] ["en"]"#) == true)
    }
}

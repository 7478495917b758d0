import Foundation
import Testing

/// `sampan localize` as a person types it.
@Suite(.serialized) struct LocalizeCommandTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        for (name, text) in Self.files { try sampan.write(text, to: "App/\(name)") }
    }

    private static let files = [
        "Words.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; developmentRegion = en; knownRegions = (en, Base, fr); mainGroup = M; targets = (T);};
        M = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = Words; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = Words; productType = "com.apple.product-type.application"; buildConfigurationList = L;
        buildPhases = (); fileSystemSynchronizedGroups = (F);};
        L = {isa = XCConfigurationList; buildConfigurations = (D); defaultConfigurationName = Debug;};
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
        PRODUCT_NAME = Words; INFOPLIST_KEY_NSCameraUsageDescription = "To scan codes";};};
        };}
        """,
        "Words/Screen.swift": """
        import Foundation

        func greeting(_ name: String, _ count: Int) -> [String] {
            [
                NSLocalizedString("hello", comment: "Said first"), String(localized: "Welcome, \\(name)", comment: "Behind it"),
                String.localizedStringWithFormat(NSLocalizedString("%d files", comment: ""), count), MyText("routine", comment: "Own"),
                String(localized: "catalogued", table: "Cat"),
            ]
        }
        """,
        "Words/en.lproj/Localizable.strings": "/* Said first */\n\"hello\" = \"Hello\";\n\n/* Nobody asks */\n\"old\" = \"Old %@\";\n",
        "Words/fr.lproj/Localizable.strings": "// By hand\n\"hello\" = \"Salut\";\n",
        "Words/en.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>%d files</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@files@</string>
        \t\t<key>files</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>d</string>
        \t\t\t<key>one</key>
        \t\t\t<string>One file</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%d files</string>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>

        """,
        "Words/Cat.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "catalogued" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "From a catalog"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        "Words/Base.lproj/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v"><scenes>
        <scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController"><view key="view" id="w"><subviews>
        <label text="Label" id="l"/></subviews></view></viewController></objects></scene></scenes></document>
        """,
    ]

    private func xliff(_ folder: String, _ language: String = "fr") -> String {
        "\(folder)/\(language).xcloc/Localized Contents/\(language).xliff"
    }

    @Test func whatIsExportedImportedAndExportedIsTheSame() throws {
        let export = try sampan("localize", "export", "App", "--output", "out")
        #expect(export.succeeded && export.text.contains("out/en.xcloc") && export.text.contains("out/fr.xcloc"), "\(export.text)")
        let before = try sampan.contents(of: "App")
        // What was not touched changes nothing.
        #expect(try sampan("localize", "import", "out/fr.xcloc", "App").succeeded)
        #expect(try sampan.contents(of: "App") == before)
        // A translator writes what is missing, as Xcode's documents have it: tables' texts say nothing of their state.
        var text = try String(contentsOfFile: sampan.path(xliff("out")), encoding: .utf8)
        #expect(text.contains("<file original=\"Words/en.lproj/InfoPlist.strings\""), "\(text)")
        let (catalog, others) = ("        <target state=\"translated\">FR ", "        <target>FR ")
        var file = ""
        text = text.components(separatedBy: "\n").map { line in
            if let match = line.firstMatch(of: #/<file original="([^"]*)"/#) { file = String(match.1) }
            guard let match = line.wholeMatch(of: #/        <source>(.*)</source>/#) else { return line }
            return line + "\n" + (file.hasSuffix(".xcstrings") ? catalog : others) + "\(match.1)</target>"
        }.joined(separator: "\n")
        // The one that was translated before has two now.
        text = text.replacingOccurrences(of: "        <target>FR Hello</target>\n", with: "")
        try sampan.write(text, to: "back/fr.xliff")
        let merge = try sampan("localize", "import", "back/fr.xliff", "App")
        #expect(merge.succeeded && merge.text.contains("texts were translated"), "\(merge.text)")
        let again = try sampan("localize", "export", "App", "--language", "fr", "--output", "again")
        #expect(again.succeeded)
        #expect(try String(contentsOfFile: sampan.path(xliff("again")), encoding: .utf8) == text)
        let table = try String(contentsOfFile: sampan.path("App/Words/fr.lproj/Localizable.strings"), encoding: .utf8)
        #expect(table.hasPrefix("// By hand\n\"hello\" = \"Salut\";\n"), "\(table)")
        // All of it is translated, and one key is asked for by nobody.
        let check = try sampan("localize", "check", "App")
        #expect(check.succeeded && check.text.contains("fr: 100 % translated"), "\(check.text)")
        #expect(try sampan("localize", "check", "App", "--strict").status == 1)
    }

    @Test func xcodebuildsWordsMeanTheSame() throws {
        let words = ["-project", "App/Words.xcodeproj", "-localizationPath"]
        let export = try sampan(
            ["localize", "-exportLocalizations"] + words + ["xcode", "-exportLanguage", "fr", "-exportLanguage", "de"])
        #expect(export.succeeded, "\(export.text)")
        #expect(
            try sampan("localize", "export", "App/Words.xcodeproj", "--output", "own", "--language", "fr", "--language", "de").succeeded)
        #expect(try sampan.contents(of: "xcode") == sampan.contents(of: "own"))
        #expect(try sampan.contents(of: "xcode")["de.xcloc/contents.json"] != nil)
        let merge = try sampan(["localize", "-importLocalizations"] + words + ["xcode/fr.xcloc"])
        #expect(merge.succeeded && merge.text.contains("0 texts were translated."), "\(merge.text)")
    }

    @Test(arguments: [
        ("Words/fr.lproj/Localizable.strings", "\"hello\" = \"Salut\"\n\"b\" = \"c\";\n", 2),
        (
            "Words/fr.lproj/Localizable.stringsdict",
            "<plist version=\"1.0\">\n<dict>\n<key>a</key>\n<integer>1</integer>\n</dict>\n</plist>\n", 4
        ),
        ("Words/Cat.xcstrings", "{\n\"sourceLanguage\": \"en\",\n\"strings\": {\"a\": 1}}\n", 3),
        ("Words/Cat.xcstrings", "{\n\"sourceLanguage\": \"en\",\n\"strings\": {\"a\" }}\n", 3),
        ("Words/Base.lproj/Main.storyboard", "<document>\n<scenes>\n</document>\n", 3),
    ])
    func aMalformedFileIsAnErrorWithItsLine(name: String, text: String, line: Int) throws {
        try sampan.write(text, to: "App/\(name)")
        for words in [["export", "App", "--language", "fr", "--output", "out"], ["check", "App"]] {
            let run = try sampan(["localize"] + words)
            #expect(run.status == 1 && run.text.contains("/App/\(name):\(line):") && run.text.contains(": error: "), "\(run.text)")
        }
        #expect(!FileManager.default.fileExists(atPath: sampan.path("out")))
    }

    @Test(arguments: [
        ("<xliff version=\"1.2\">\n<file>\n</file></xliff>", "in.xliff:2:1: error: a \"file\" has no \"original\""),
        ("<xliff version=\"1.2\">\n<file original=\"a\"\n", "in.xliff:3:"),
        ("<xliff version=\"2.0\"></xliff>", "in.xliff:1:1: error: expected XLIFF 1.2"),
        (
            """
            <xliff version="1.2"><file original="Words/en.lproj/Localizable.strings" source-language="en" target-language="fr"><body>
            <trans-unit id="hello"><source>Hello</source><target>Allo</target></trans-unit>
            <trans-unit id="old"><source>Old %@</source><target>Vieux %d</target></trans-unit>
            </body></file></xliff>
            """, "in.xliff:3:1: error: the translation of \"old\" cannot be used: argument 1"
        ),
        (
            """
            <xliff version="1.2">
            <file original="../en.lproj/Localizable.strings" source-language="en" target-language="fr"><body/></file></xliff>
            """, "in.xliff:2:1: error: "
        ),
    ])
    func aMalformedDocumentChangesNothing(text: String, words: String) throws {
        try sampan.write(text, to: "in.xliff")
        let before = try sampan.contents(of: "App")
        let run = try sampan("localize", "import", "in.xliff", "App")
        #expect(run.status == 1 && run.text.contains(words), "\(run.text)")
        #expect(try sampan.contents(of: "App") == before)
    }

    @Test func textsAreExtractedAsGenstringsDoesIt() throws {
        try FileManager.default.createDirectory(atPath: sampan.path("en.lproj"), withIntermediateDirectories: true)
        let run = try sampan("localize", "genstrings", "-utf8", "-o", "en.lproj", "-s", "MyText", "App/Words/Screen.swift")
        #expect(run.succeeded, "\(run.text)")
        let table = { try String(contentsOfFile: sampan.path("en.lproj/Localizable.strings"), encoding: .utf8) }
        #expect(try table().contains("/* Own */\n\"routine\" = \"routine\";\n") && !table().contains("hello"))
        // Without a word of them, in UTF-16, as the original writes it.
        #expect(try sampan("localize", "genstrings", "-o", "en.lproj", "App/Words/Screen.swift").succeeded)
        let bytes = try sampan.bytes("en.lproj/Localizable.strings")
        #expect(bytes.starts(with: [0xFF, 0xFE]))
        #expect(String(data: bytes, encoding: .utf16)?.contains("/* Said first */\n\"hello\" = \"hello\";") == true)
        try sampan.write("\"a\" = \"b\"\n", to: "en.lproj/Localizable.strings")
        let malformed = try sampan("localize", "genstrings", "-a", "-o", "en.lproj", "App/Words/Screen.swift")
        #expect(malformed.status == 1 && malformed.text.contains("en.lproj/Localizable.strings:2:1: error: "), "\(malformed.text)")
        #expect(try sampan("localize", "genstrings", "-x").status == 64)
        #expect(try sampan("localize").status == 64)
        #expect(try sampan("localize", "import").status == 64)
    }
}

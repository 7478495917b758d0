import Foundation
import Testing
import XcodeProject

@testable import Localization

@Suite struct ExchangeTests {
    @Test func anExportHasTheTextsOfSourcesTablesInterfacesCatalogsAndPropertyLists() throws {
        let document = try XLIFFDocument(Array(try TestProject().document("fr").utf8), path: "x")
        #expect(
            document.files.map(\.original) == [
                "App/Base.lproj/Main.storyboard", "App/Cat.xcstrings", "App/en.lproj/InfoPlist.strings", "App/en.lproj/Localizable.strings",
                "App/en.lproj/Localizable.stringsdict", "App/en.lproj/Other.strings",
            ])
        func units(_ place: Int) -> [String] {
            document.files[place].units.map { "\($0.id)|\($0.source)|\($0.target ?? "-")|\($0.note ?? "")" }
        }
        #expect(units(0)[3] == "l-1.text|Label|Texte|Class = \"UILabel\"; text = \"Label\"; ObjectID = \"l-1\";")
        #expect(
            units(1) == [
                "%lld birds|==|plural.many|%lld birds|-|How many", "%lld birds|==|plural.one|%lld bird|-|How many",
                "%lld birds|==|plural.other|%lld birds|-|How many", "Catalogued|Catalogued|-|", "Zebra|Zebra|-|",
            ])
        #expect(
            units(2) == [
                "CFBundleName|Sample|-|Bundle name", "NSCameraUsageDescription|To scan codes|-|Privacy - Camera Usage Description",
            ])
        #expect(
            units(3) == ["Welcome, %@|Welcome, %@|-|Behind the greeting", "greeting|Hello|Salut|Said first", "old|Old|-|Nobody asks"])
        #expect(units(4).first == "/%d files:dict/NSStringLocalizedFormatKey:dict/:string|%#@files@|-|")
        #expect(units(5) == ["other|Another|-|No comment provided by engineer."])
    }

    @Test func aPackageIsLaidOutAsXcodeLaysItOut() throws {
        let project = try TestProject()
        let out = project.path + "/out"
        var export = LocalizationExport(try project.open(), options: ExtractionOptions(), version: "1")
        let written = try export.write(["en", "fr"], to: out)
        #expect(written == [out + "/en.xcloc", out + "/fr.xcloc"])
        #expect(try project.text("out/fr.xcloc/Localized Contents/fr.xliff") == project.document("fr"))
        #expect(
            try project.text("out/fr.xcloc/Source Contents/App/Base.lproj/Main.storyboard")
                == project.text("App/Base.lproj/Main.storyboard"))
        #expect(project.exists("out/fr.xcloc/Notes"))
        let contents = try PropertyList.parse(Array(project.text("out/fr.xcloc/contents.json").utf8), path: "contents.json")
        #expect(contents["developmentRegion"] == .string("en"))
        #expect(contents["targetLocale"] == .string("fr"))
        #expect(contents["project"] == .string("App.xcodeproj"))
        #expect(contents["version"] == .string("1.0"))
        // Once more: packages are replaced, and other folders are not.
        _ = try export.write(["fr"], to: out)
        try project.write("mine", to: "out/de.xcloc/file")
        let other = message { _ = try export.write(["de"], to: out) }
        #expect(other.contains("no package of translations"))
        let hostile = message { _ = try export.write(["../x"], to: out) }
        #expect(hostile.contains("no language's identifier"))
    }

    @Test(arguments: ["fr", "ru", "zh-Hans"]) func exportImportAndExportAreTheSameBytes(_ language: String) throws {
        let project = try TestProject()
        // A translator fills in all that is missing.
        var document = try XLIFFDocument(Array(try project.document(language).utf8), path: "x")
        for file in document.files.indices {
            for unit in document.files[file].units.indices where document.files[file].units[unit].target == nil {
                document.files[file].units[unit].target = document.files[file].units[unit].source + " é\n\"<&>\""
                if document.files[file].original.hasSuffix(".xcstrings") { document.files[file].units[unit].state = .translated }
            }
        }
        let text = document.text(version: "1")
        let outcome = try project.merge(text)
        #expect(outcome.texts > 10)
        #expect(try project.document(language) == text)
        let again = try project.merge(text)
        #expect((again.changed, again.created, again.texts) == ([], [], 0))
        #expect(outcome.unknownLanguage == (language == "fr" ? nil : language))
        // What is filled in is all there.
        let share = try #require(try project.check([language]).shares.first)
        #expect(share.percent == 100)
    }

    @Test func inItsOwnLanguageATextIsItsTranslation() throws {
        let document = try XLIFFDocument(Array(try TestProject().document("en").utf8), path: "x")
        for unit in document.files.flatMap(\.units) { #expect(unit.target == unit.source, "\(unit.id)") }
        func states(_ original: String) -> [ExchangeUnit.State?] {
            document.files.filter { $0.original == original }.flatMap(\.units).map(\.state)
        }
        // Two forms, one that a source asks for, and a key without a text of its own.
        #expect(states("App/Cat.xcstrings") == [.translated, .translated, .new, .new])
        #expect(states("App/en.lproj/Localizable.strings").allSatisfy { $0 == nil })
    }

    @Test func whatIsMissingOrInNoTargetIsNoReasonNotToExport() throws {
        let project = try TestProject()
        let file = try project.text("App.xcodeproj/project.pbxproj")
        try project.write(
            file.replacing("children = (FA,", with: "children = (NO, LO, PK, SE, FA,").replacing(
                "files = (B2,", with: "files = (BN, BS, B2,"
            )
            .replacing(
                "FA = {",
                with: """
                    NO = {isa = PBXFileReference; path = Secrets.plist; sourceTree = "<group>"; };
                    LO = {isa = PBXFileReference; path = Store.xcstrings; sourceTree = "<group>"; };
                    PK = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = SOURCE_ROOT; };
                    SE = {isa = PBXFileReference; lastKnownFileType = "wrapper.plug-in"; path = Settings.bundle; sourceTree = "<group>"; };
                    BN = {isa = PBXBuildFile; fileRef = NO; };
                    BS = {isa = PBXBuildFile; fileRef = SE; };
                    FA = {
                    """), to: "App.xcodeproj/project.pbxproj")
        try project.write(#"{"sourceLanguage": "en", "version": "1.0", "strings": {"Keywords": {}}}"#, to: "App/Store.xcstrings")
        try project.write("\"Group\" = \"Group\";", to: "App/Settings.bundle/en.lproj/Root.strings")
        try project.write(
            """
            // swift-tools-version: 5.8
            import PackageDescription
            let package = Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit", resources: [.process("Resources")])])
            """, to: "Kit/Package.swift")
        try project.write(
            "import Foundation\nlet a = NSLocalizedString(\"in the package\", comment: \"\")", to: "Kit/Sources/Kit/Kit.swift")
        try project.write("\"kit\" = \"Kit\";", to: "Kit/Sources/Kit/Resources/en.lproj/Localizable.strings")
        let opened = try project.open()
        #expect(opened.warnings.contains { $0.contains("App/Secrets.plist: warning: no such file") }, "\(opened.warnings)")
        let document = try XLIFFDocument(Array(try project.document("fr").utf8), path: "x")
        let originals = document.files.map(\.original)
        #expect(
            originals.contains("App/Store.xcstrings") && originals.contains("App/Settings.bundle/en.lproj/Root.strings"), "\(originals)")
        let package = document.files.first { $0.original == "Kit/Sources/Kit/Resources/en.lproj/Localizable.strings" }
        #expect(package?.units.map(\.id) == ["in the package", "kit"])
        #expect(
            try !project.check().findings.contains { $0.kind == .unused && ($0.path.contains("Store") || $0.path.contains("Settings")) })
    }

    @Test func aTableThatIsNotThereYetIsAmongTheSourceContents() throws {
        let project = try TestProject()
        var export = LocalizationExport(try project.open(), options: ExtractionOptions(), version: "1")
        _ = try export.write(["fr"], to: project.path + "/out")
        #expect(
            try project.text("out/fr.xcloc/Source Contents/App/en.lproj/Other.strings")
                == "/* No comment provided by engineer. */\n\"other\" = \"Another\";\n\n")
    }

    @Test func whatIsExtractedHasNumberedArgumentsAndItsCommentsInOrder() throws {
        let project = try TestProject()
        try project.write(
            """
            import Foundation
            let a = NSLocalizedString("(%d) %@ failed", comment: "Title of it"), b = NSLocalizedString("(%d) %@ failed", comment: "Alert")
            let c = NSLocalizedString("other", tableName: "Other", comment: "")
            """, to: "App/A.swift")
        let document = try XLIFFDocument(Array(try project.document("fr").utf8), path: "x")
        let unit = document.files.flatMap(\.units).first { $0.id == "(%d) %@ failed" }
        #expect(unit?.source == "(%1$d) %2$@ failed" && unit?.note == "Alert\nTitle of it", "\(String(describing: unit))")
    }

    @Test func anInterfacesTextsAreSortedByNumbersAndNamedAsInterfaceBuilderDoes() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
            <tableViewController id="v" sceneMemberID="viewController"><tableView key="view" id="t"><sections>
            <tableViewSection headerTitle="Head" id="12g-Mq-Ht6"><attributedString key="userComments"><fragment content="Of the &quot;list&quot;"/>
            </attributedString><cells/></tableViewSection>
            <tableViewSection headerTitle="Second" id="3hX-RM-7Ha"><cells/></tableViewSection>
            <tableViewSection headerTitle="Third" id="3M8-Rp-TYP"><cells/></tableViewSection></sections></tableView></tableViewController>
            </objects></scene></scenes></document>
            """
        let units = try InterfaceTexts.texts(Array(text.utf8), path: "a.storyboard")
        #expect(units.map(\.id) == ["3M8-Rp-TYP.headerTitle", "3hX-RM-7Ha.headerTitle", "12g-Mq-Ht6.headerTitle"])
        #expect(
            units.last?.note
                == "Class = \"UITableViewSection\"; headerTitle = \"Head\"; ObjectID = \"12g-Mq-Ht6\"; Note = \"Of the \\\"list\\\"\";")
        let names = ["en.lproj/A", "Pods/A", "Tinodios/widgets/A", "TinodeSDK/A", "Tinodios/Base/A"]
        #expect(
            names.sorted { ExchangeOrder.file($0, before: $1) }
                == ["en.lproj/A", "Pods/A", "TinodeSDK/A", "Tinodios/Base/A", "Tinodios/widgets/A"])
        #expect(InformationTexts.note("NSPhotoLibraryAddUsageDescription") == "Privacy - Photo Library Additions Usage Description")
        #expect(InformationTexts.note("NSCameraUsageDescription") == "Privacy - Camera Usage Description")
    }

    @Test func anImportKeepsCommentsAndOrder() throws {
        let project = try TestProject()
        try project.merge(
            xliff(
                "App/en.lproj/Localizable.strings",
                "<trans-unit id=\"greeting\"><source>Hello</source><target>Bonjour</target></trans-unit>"
                    + "<trans-unit id=\"old\"><source>Old</source><target>Vieux</target><note>Nobody asks</note></trans-unit>"))
        #expect(
            try project.text("App/fr.lproj/Localizable.strings")
                == "// By hand\n\"gone\" = \"Parti\";\n\n/* Said first */\n\"greeting\" = \"Bonjour\";\n\n/* Nobody asks */\n\"old\" = \"Vieux\";\n"
        )
    }

    @Test func aNewLanguageGetsFilesAndTheProjectFileStays() throws {
        let project = try TestProject()
        let before = try project.text("App.xcodeproj/project.pbxproj")
        let outcome = try project.merge(
            xliff(
                "App/Base.lproj/Main.storyboard", "<trans-unit id=\"l-1.text\"><source>Label</source><target>标签</target></trans-unit>",
                language: "zh-Hans"))
        #expect(outcome.created == ["App/zh-Hans.lproj/Main.strings"])
        #expect(outcome.unknownLanguage == "zh-Hans")
        #expect(try project.text("App.xcodeproj/project.pbxproj") == before)
    }

    @Test func aTranslationThatTakesOtherArgumentsIsRefusedAndNothingIsWritten() throws {
        let project = try TestProject()
        let before = try project.text("App/fr.lproj/Localizable.strings")
        let said = message {
            try project.merge(
                xliff(
                    "App/en.lproj/Localizable.strings",
                    "<trans-unit id=\"greeting\"><source>Hello</source><target>Bonjour</target></trans-unit>\n"
                        + "<trans-unit id=\"Welcome, %@\"><source>Welcome, %@</source><target>Bienvenue, %d</target></trans-unit>"))
        }
        #expect(said.contains("in.xliff:5:1: error: the translation of \"Welcome, %@\" cannot be used: argument 1"))
        #expect(try project.text("App/fr.lproj/Localizable.strings") == before)
    }

    @Test(arguments: [
        "../out/en.lproj/A.strings", "/tmp/en.lproj/A.strings", "App/../../A.strings", ".git/en.lproj/A.strings", "Link/en.lproj/A.strings",
        "App/A.swift", "App.xcodeproj/project.pbxproj", "App/None.storyboard", "App/None.xcstrings", "App/",
    ])
    func aHostileDocumentWritesNothingOutsideOfTheProject(_ original: String) throws {
        let project = try TestProject()
        let outside = try TestProject([:])
        try FileManager.default.createSymbolicLink(atPath: project.path + "/Link", withDestinationPath: outside.path)
        func files() -> Set<String> { Set(FileManager.default.enumerator(atPath: project.path)?.compactMap { $0 as? String } ?? []) }
        let before = files()
        let unit = "<trans-unit id=\"k\"><source>k</source><target>t</target></trans-unit>"
        #expect(message { try project.merge(xliff(original, unit)) }.contains("in.xliff:3:1: error: "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
        #expect(files() == before)
        #expect(
            message { try project.merge(xliff("App/en.lproj/A.strings", unit, language: "../../x")) }.contains("no language's identifier"))
        #expect(files() == before)
    }

    @Test func aCheckNamesWhatIsMissingStaleUnusedAndMalformed() throws {
        let project = try TestProject()
        try project.write(
            "\"gone\" = \"Parti\";\n\"Welcome, %@\" = \"Bienvenue, %d\";\n\"greeting\" = \"Salut\";\n",
            to: "App/fr.lproj/Localizable.strings")
        let check = try project.check()
        let said = check.findings.map { $0.description.replacing(project.path + "/", with: "") }
        #expect(said.contains("App/fr.lproj/Localizable.strings:1:1: warning: \"gone\" in fr translates nothing any more [stale]"))
        #expect(
            said.contains { $0.hasPrefix("App/fr.lproj/Localizable.strings:2:1: error: the text of \"Welcome, %@\" in fr cannot be used") })
        #expect(said.contains("App/en.lproj/Localizable.strings:5:1: warning: \"old\" is not translated into fr [missing]"))
        #expect(said.contains("App/A.swift:4:1: warning: \"other\" is not translated into fr [missing]"))
        #expect(said.contains("App/en.lproj/Localizable.strings:5:1: warning: no source asks for \"old\" [unused]"))
        #expect(said.contains("App/Cat.xcstrings:4:1: warning: no source asks for \"Zebra\" [unused]"))
        #expect(!said.contains { $0.contains("no source asks for \"%d files\"") })
        try project.write("\"greeting\" = \"%1$@ %1$d\";\n", to: "App/en.lproj/Localizable.strings")
        let broken = try project.check([]).findings.filter(\.isError).map { $0.description.replacing(project.path + "/", with: "") }
        #expect(broken.count == 1)
        #expect(broken.first?.hasPrefix("App/en.lproj/Localizable.strings:1:1: error: the text of \"greeting\" cannot be used") == true)
        let share = try #require(check.shares.first)
        #expect(share.language == "fr")
        // The greeting, the welcome (which cannot be used) and the label.
        #expect(share.translated == 3)
        #expect(share.all == 19)
    }

    @Test func aMalformedFileOfTheProjectIsAnErrorWithItsLine() throws {
        let project = try TestProject()
        try project.write("\"a\" = \"b\";\n\"c\" = ;\n", to: "App/fr.lproj/Localizable.strings")
        #expect(message { _ = try project.document("fr") }.contains("App/fr.lproj/Localizable.strings:2:7: error: "))
    }
}

@Suite struct GenstringsTests {
    private func run(_ source: String, _ flags: [String] = [], in project: TestProject, file: String = "A.m") throws -> [String] {
        try project.write(source, to: file)
        var said: [String] = []
        try Genstrings(["-o", project.path] + flags + ["\(project.path)/\(file)"]).run { said.append($0) }
        return said
    }

    @Test func tablesAreWrittenAsGenstringsWritesThem() throws {
        let project = try TestProject([:])
        let source = """
            NSLocalizedString(@"b %d %@", @"Two"); NSLocalizedString(@"a", @"One"); NSLocalizedString(@"a", @"Other");
            NSLocalizedStringFromTable(@"t", @"T", nil);
            """
        let said = try run(source, in: project)
        #expect(said == ["Warning: Key \"a\" used with multiple comments \"One\" & \"Other\""])
        let data = try Data(contentsOf: URL(fileURLWithPath: project.path + "/Localizable.strings"))
        #expect(data.starts(with: [0xFF, 0xFE]))
        #expect(
            String(data: data, encoding: .utf16)
                == "/* One\n   Other */\n\"a\" = \"a\";\n\n/* Two */\n\"b %d %@\" = \"b %1$d %2$@\";\n\n")
        let other = try Data(contentsOf: URL(fileURLWithPath: project.path + "/T.strings"))
        #expect(String(data: other, encoding: .utf16) == "/* No comment provided by engineer. */\n\"t\" = \"t\";\n\n")
    }

    @Test func keysAndCommentsAreSortedWithoutRegardToCapitalLetters() throws {
        let project = try TestProject([:])
        let calls = [("b", "2"), ("b", ""), ("B", "x"), ("C", "\\\"q\\\""), ("a", "Zoo"), ("a", "apple"), ("a", "Bear")]
        let source = calls.map { "NSLocalizedString(@\"\($0)\", @\"\($1)\");" }.joined(separator: "\n")
        _ = try run(source, ["-utf8"], in: project)
        #expect(
            try project.text("Localizable.strings")
                == "/* apple\n   Bear\n   Zoo */\n\"a\" = \"a\";\n\n/* 2 */\n\"b\" = \"b\";\n\n/* x */\n\"B\" = \"B\";\n\n"
                + "/* \\\"q\\\" */\n\"C\" = \"C\";\n\n")
    }

    @Test func flagsDoWhatTheyDoThere() throws {
        let project = try TestProject([:])
        let said = try run(
            "NSLocalizedString(@\"a %d %d\", @\"1\"); NSLocalizedString(@\"a %d %d\", @\"2\"); NSLocalizedStringFromTable(@\"t\", @\"T\", nil);",
            ["-q", "-noPositionalParameters", "-skipTable", "T", "-utf8"], in: project)
        #expect(said.isEmpty)
        #expect(try project.text("Localizable.strings") == "/* 1\n   2 */\n\"a %d %d\" = \"a %d %d\";\n\n")
        #expect(!project.exists("T.strings"))
        // Appending keeps what is there.
        _ = try run("L(@\"b\\u00E9\", @\"3\"); L(@\"a %d %d\", @\"4\");", ["-a", "-s", "L", "-u", "-utf8"], in: project)
        #expect(
            try project.text("Localizable.strings") == "/* 1\n   2 */\n\"a %d %d\" = \"a %d %d\";\n\n/* 3 */\n\"bé\" = \"bé\";\n")
    }

    @Test func whatIsNotHadIsRefusedByName() {
        #expect(message { _ = try Genstrings(["-macRoman", "A.m"]) }.contains("\"-macRoman\" is not supported"))
        #expect(message { _ = try Genstrings(["-x", "A.m"]) }.contains("unknown flag \"-x\""))
        #expect(message { _ = try Genstrings([]) }.contains("no files"))
        #expect(message { try Genstrings(["/nowhere.m"]).run { _ in } }.contains("/nowhere.m: error: "))
    }

    @Test func aTableThatLeadsElsewhereIsNotWritten() throws {
        let project = try TestProject([:])
        #expect(
            message { _ = try run("\nNSLocalizedStringFromTable(@\"t\", @\"../T\", nil);", in: project) }
                .contains("A.m:2: error: \"../T\" is the name of a table"))
    }
}

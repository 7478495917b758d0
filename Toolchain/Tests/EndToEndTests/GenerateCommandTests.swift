import Foundation
import Testing

/// `sampan generate` as a person types it.
@Suite(.serialized) struct GenerateCommandTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        for (name, text) in Self.files { try sampan.write(text, to: name) }
    }

    private static let files = [
        "swiftgen.yml": """
        output_dir: Generated
        strings:
          inputs: en.lproj
          outputs: {templateName: structured-swift5, output: Strings.swift}
        json:
          inputs: data.json
          outputs: {templatePath: own.stencil, output: Data.swift}
        """,
        "en.lproj/Localizable.strings": "\"Screen.title\" = \"Title %d\";\n",
        "data.json": "{\"one\": 1}\n",
        "own.stencil": "{% for file in files %}let {{ file.name }} = {{ file.document.data.one }}\n{% endfor %}",
        "Generated/.keep": "",
    ]

    private func text(_ name: String) throws -> String { try String(contentsOfFile: sampan.path(name), encoding: .utf8) }

    @Test func aProjectsConfigurationIsDone() throws {
        let run = try sampan("generate")
        #expect(run.succeeded && run.text.contains("File written: Generated/Strings.swift"), "\(run.text)")
        #expect(try text("Generated/Strings.swift").contains("static func title(_ p1: Int) -> String"))
        #expect(try text("Generated/Data.swift") == "let data = 1\n")
        let before = try FileManager.default.attributesOfItem(atPath: sampan.path("Generated/Data.swift"))[.modificationDate] as? Date
        let again = try sampan("generate", "config", "run")
        #expect(again.succeeded && again.text.contains("Not writing the file as content is unchanged"), "\(again.text)")
        #expect(
            try FileManager.default.attributesOfItem(atPath: sampan.path("Generated/Data.swift"))[.modificationDate] as? Date == before)
        let lint = try sampan("generate", "config", "lint")
        #expect(lint.succeeded && lint.text.contains("> 1 entry for command json:"), "\(lint.text)")
        let one = try sampan("generate", "run", "json", "--templatePath", "own.stencil", "data.json")
        #expect(one.succeeded && one.text.contains("let data = 1\n"), "\(one.text)")
        let lists = try sampan("generate", "config", "generate-xcfilelists", "--inputs", "in.xcfilelist", "--outputs", "out.xcfilelist")
        #expect(lists.succeeded, "\(lists.text)")
        #expect(try text("out.xcfilelist").contains("$(SRCROOT)/Generated/Data.swift"))
    }

    @Test(arguments: [
        ("en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", 3),
        (
            "en.lproj/Localizable.stringsdict",
            "<plist version=\"1.0\">\n<dict>\n<key>a</key>\n<dict>\n<key>b</key>\n</dict>\n</dict>\n</plist>\n", 5
        ),
        ("en.lproj/Localizable.stringsdict", "<plist version=\"1.0\">\n<dict>\n<key>a</key>\n<dict/>\n</dict>\n</plist>\n", 3),
        ("en.lproj/Other.xcstrings", "{\n\"sourceLanguage\": \"en\",\n\"strings\": {\"a\" }}\n", 3),
        ("data.json", "{\n\"one\": 1,\n\"two\": }\n", 3),
        ("own.stencil", "let a = 1\n{% for file in files %}\n", 2),
        ("swiftgen.yml", "json:\n  inputs: none.json\n  outputs: {templatePath: own.stencil, output: Data.swift}\n", 2),
        ("swiftgen.yml", "json:\n  inputs: [data.json\n  outputs: []\n", 3),
    ])
    func whatIsMalformedIsAnErrorWithItsLine(name: String, text: String, line: Int) throws {
        try sampan.write(text, to: name)
        let run = try sampan("generate")
        #expect(!run.succeeded && run.text.contains("\(name):\(line)"), "\(run.text)")
        #expect(run.text.contains("error: "), "\(run.text)")
    }

    @Test func aBuildGeneratesFirstWhereTheProjectSaysSo() throws {
        try sampan.write(
            """
            // !$*UTF8*$!
            {archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = M; targets = (T);};
            M = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L;
            buildPhases = (); fileSystemSynchronizedGroups = (F);};
            L = {isa = XCConfigurationList; buildConfigurations = (D); defaultConfigurationName = Debug;};
            D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
            PRODUCT_NAME = App; SAMPAN_GENERATE_RESOURCES = YES;};};
            };}
            """, to: "App.xcodeproj/project.pbxproj")
        try sampan.edit("swiftgen.yml", replacing: "output_dir: Generated", with: "output_dir: App")
        try sampan.write("import Foundation\nprint(\"generated:\", data)\n", to: "App/main.swift")
        let run = try sampan("run", "App.xcodeproj", "--host", "headless")
        #expect(run.succeeded && run.text.contains("generated: 1\n"), "\(run.text)")
        // What was generated before is old when its resource is new.
        try sampan.write("{\"one\": 2}\n", to: "data.json")
        let again = try sampan("run", "App.xcodeproj", "--host", "headless")
        #expect(again.text.contains("generated: 2\n"), "\(again.text)")
        try sampan.write("{\"one\":\n }\n", to: "data.json")
        let malformed = try sampan("build", "App.xcodeproj")
        #expect(!malformed.succeeded && malformed.text.contains("data.json:2:"), "\(malformed.text)")
    }
}

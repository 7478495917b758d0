import Foundation
import Shell
import Testing
import XcodeProject

@testable import AppBuilder

/// Scripts among a project's build phases: run when they are allowed, and confined.
@Suite final class ScriptTests {
    private let project: HostileProject
    private var said: [String] = []

    init() throws {
        project = try HostileProject()
        project.log.onMessage = { [unowned self] in said.append($0) }
        project.scriptPolicy.allowsNew = true
    }

    private func read(_ path: String) throws -> String { String(decoding: try Files.read(path), as: UTF8.self) }

    @Test func aScriptIsNotRunUnlessItIsAllowed() throws {
        project.late = [.init(text: "echo ran")]
        project.scriptPolicy.allowsNew = false
        _ = try project.build()
        #expect(said == ["note: the build phase \"Make\" of target \"App\" is a script; it is not run (--allow-scripts runs it)"])
    }

    @Test func anAllowedScriptIsRememberedUntilItChanges() throws {
        try project.write("echo tool one", to: "App/tool.sh")
        project.late = [.init(text: "echo ran; sh \"$SRCROOT/App/tool.sh\"")]
        _ = try project.build()
        #expect(said == ["ran", "tool one"])
        project.scriptPolicy.allowsNew = false
        _ = try project.build()
        #expect(said == ["ran", "tool one", "ran", "tool one"])
        try project.write("echo tool two", to: "App/tool.sh")
        _ = try project.build()
        project.late[0].text = "echo changed"
        _ = try project.build()
        let note =
            "note: the build phase \"Make\" of target \"App\" is another script than what was allowed; it is not run (--allow-scripts runs it)"
        #expect(said.dropFirst(4) == [note, note])
    }

    @Test func aScriptLearnsOfTheBuildByXcodesVariables() throws {
        try project.write("# What it reads\n$(SRCROOT)/App/note.txt\n\nApp/A.swift\n", to: "App/in.xcfilelist")
        project.settings = "FLAVOUR = \"$(PRODUCT_NAME) & more\";"
        project.late = [
            .init(
                text: """
                    pwd
                    echo "$FLAVOUR|$CONFIGURATION|$PLATFORM_NAME|$TARGET_NAME|$ACTION"
                    echo "$SCRIPT_INPUT_FILE_COUNT $SCRIPT_INPUT_FILE_0 $SCRIPT_OUTPUT_FILE_COUNT $SCRIPT_OUTPUT_FILE_0"
                    cat "$SCRIPT_INPUT_FILE_LIST_0"
                    ls "$TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH"
                    """,
                fields: """
                    inputPaths = ("$(SRCROOT)/App/note.txt"); outputPaths = ("$(DERIVED_FILE_DIR)/made.txt");
                    inputFileListPaths = ("$(SRCROOT)/App/in.xcfilelist");
                    """)
        ]
        _ = try project.build()
        #expect(said.first == project.path && said.dropFirst().first == "App & more|Debug|iphonesimulator|App|build")
        let note = "\(project.path)/App/note.txt"
        #expect(said[2].hasPrefix("1 \(note) 1 \(project.cache)/") && said[2].hasSuffix("/Debug/scripts/App/DerivedSources/made.txt"))
        #expect(said.dropFirst(3).starts(with: [note, "\(project.path)/App/A.swift"]))
        #expect(said.suffix(5) == ["App", "Assets.catalog", "Info.plist", "en.lproj", "note.txt"])
    }

    @Test func aScriptIsRunAgainWhenWhatItReadsChanged() throws {
        project.late = [
            .init(
                text: "echo ran; cat App/note.txt > \"$SCRIPT_OUTPUT_FILE_0\"",
                fields: "inputPaths = (\"App/note.txt\"); outputPaths = (\"$(TARGET_BUILD_DIR)/$(WRAPPER_NAME)/copy.txt\");")
        ]
        for _ in 0..<2 {
            let app = try project.build()
            #expect(said == ["ran"])
            #expect(try read("\(app.path)/copy.txt") == "note")
        }
        try project.write("other", to: "App/note.txt")
        #expect(try read("\(try project.build().path)/copy.txt") == "other")
        project.late[0].fields += "alwaysOutOfDate = 1;"
        _ = try project.build()
        #expect(said == ["ran", "ran", "ran"])
        project.late = []
        #expect(try !project.bundleFiles(try project.build()).contains("copy.txt"))
    }

    @Test func aScriptMakesASourceBeforeSourcesAreCompiled() throws {
        try FileManager.default.removeItem(atPath: "\(project.path)/App/A.swift")
        project.early = [.init(text: "echo 'let a = 1' > App/A.swift", fields: "outputPaths = (\"$(SRCROOT)/App/A.swift\");")]
        var calls = 0
        project.log.aroundScripts = {
            calls += 1
            try $0()
        }
        _ = try project.build()
        #expect(try read("\(project.path)/App/A.swift") == "let a = 1\n" && calls == 1)
    }

    /// A program in the place of the command that generates resources: it says what it is asked, and writes a file.
    private func makeGenerator() throws {
        let program = project.outside("tools/generator")
        try Files.write("#!/bin/sh\necho \"asked: $*\"\necho 'let b = 2' > App/Generated.swift\n", to: program)
        chmod(program, 0o755)
        project.scriptPolicy.generator = program
        try project.write("json: {inputs: In, outputs: {templateName: inline-swift5, output: App/Generated.swift}}", to: "swiftgen.yml")
    }

    @Test func aScriptFindsSwiftGenAndMayWriteWhatTheConfigurationSays() throws {
        try makeGenerator()
        project.early = [.init(text: "if command -v swiftgen >/dev/null; then swiftgen config run --quiet; else echo none; fi")]
        _ = try project.build()
        #expect(said == ["asked: generate --as-swiftgen config run --quiet"])
        #expect(try read("\(project.path)/App/Generated.swift") == "let b = 2\n")
    }

    @Test(.enabled(if: Confinement.version != nil, "this kernel confines nothing (Landlock)"))
    func aScriptThatDoesNotSpeakOfSwiftGenMayNotWriteWhatTheConfigurationSays() throws {
        try makeGenerator()
        project.early = [.init(text: "echo 'let c = 3' > App/Generated.swift")]
        #expect(project.failure().contains("failed with exit code"))
    }

    @Test func aBuildGeneratesWhatTheConfigurationSaysIfTheProjectAsksForIt() throws {
        try project.write("json: {inputs: In, outputs: {templatePath: t.stencil, output: App/Generated.swift}}", to: "swiftgen.yml")
        try project.write("[1]", to: "In/a.json")
        try project.write("let names = [{% for file in files %}\"{{file.name}}\"{% endfor %}]", to: "t.stencil")
        _ = try project.build()
        #expect(!Files.exists("\(project.path)/App/Generated.swift"))
        project.settings = "SAMPAN_GENERATE_RESOURCES = YES;"
        _ = try project.build()
        #expect(try read("\(project.path)/App/Generated.swift") == "let names = [\"a\"]")
        try project.write("json: {inputs: Nowhere, outputs: []}", to: "swiftgen.yml")
        #expect(project.failure().contains("File Nowhere not found."))
    }

    @Test func withoutAGeneratorThereIsNoSwiftGen() throws {
        project.early = [.init(text: "command -v swiftgen || echo none")]
        _ = try project.build()
        #expect(said == ["none"])
    }

    @Test func aScriptThatFailsFailsTheBuildWithItsLine() throws {
        project.late = [.init(text: "echo \"App/A.swift:1: error: bad\" >&2\nexit 3")]
        let message = project.failure()
        let line = try project.line(of: "shellScript =")
        #expect(
            message.hasPrefix(
                "\(project.file):\(line): error: the script of the build phase \"Make\" of target \"App\" failed with exit code 3"),
            "\(message)")
        #expect(said == ["App/A.swift:1: error: bad"])
        project.late = [.init(text: "echo", shell: "/no/such/shell")]
        #expect(project.failure().hasSuffix("there is no program \"/no/such/shell\""))
    }

    @Test(.enabled(if: Confinement.version != nil, "this kernel confines nothing (Landlock)"))
    func aScriptReachesTheProjectAndTheBuildOnly() throws {
        try project.write("", to: ".git/config")
        let outside = project.outside("victim/precious.txt")
        project.late = [
            .init(
                text: """
                    cat '\(outside)' && echo read
                    echo x > '\(outside)'
                    echo x > '\(project.outside("new"))'
                    echo x > App/A.swift
                    echo x > App/other.txt
                    echo x > .git/hooks/pre-commit
                    echo x > "$TARGET_BUILD_DIR/../scripts-allowed"
                    echo made > App/made.txt
                    echo made > "$DERIVED_FILE_DIR/made.txt" && echo done
                    """,
                fields: "outputPaths = (App/made.txt, \".git/hooks/pre-commit\", \"\(project.outside("deep/new"))\", App/unwritten.txt);")
        ]
        try FileManager.default.createDirectory(atPath: "\(project.path)/.git/hooks", withIntermediateDirectories: true)
        _ = try project.build()
        #expect(said.last == "done" && !said.contains("read") && !said.contains("precious"))
        #expect(said.count { $0.contains("Permission denied") } == 7, "\(said)")
        #expect(try project.changesOutside() == [])
        #expect(try read("\(project.path)/App/A.swift") == "let a = 1\n" && read("\(project.path)/App/made.txt") == "made\n")
        #expect(
            try Files.names(in: "\(project.path)/App").sorted() == [
                "A.swift", "App.xcconfig", "Assets.xcassets", "Texts.xcstrings", "made.txt", "note.txt",
            ])
        #expect(try Files.names(in: "\(project.path)/.git/hooks") == [])
        project.scriptPolicy.reach = .own(besides: [project.outside("victim")])
        said = []
        _ = try project.build()
        #expect(said.first == "preciousread", "\(said)")
    }

    @Test(.enabled(if: Confinement.version != nil, "this kernel confines nothing (Landlock)"))
    func linksThatAScriptLeavesLeadNowhere() throws {
        let victim = project.outside("victim")
        project.early = [
            .init(
                text: """
                    rm -rf "$CODESIGNING_FOLDER_PATH"/en.lproj "$DERIVED_FILE_DIR" App/made
                    mkdir -p "$CODESIGNING_FOLDER_PATH"
                    ln -s '\(victim)' "$CODESIGNING_FOLDER_PATH/en.lproj"
                    ln -s '\(victim)' "$TARGET_TEMP_DIR/Script-1.sh"
                    ln -s '\(victim)' "$DERIVED_FILE_DIR"
                    """),
            .init(text: "echo second", fields: "outputPaths = (\"$(DERIVED_FILE_DIR)/deep/made.txt\");"),
        ]
        let app = try project.build()
        #expect(said == ["second"] && FileSystem.kind(of: "\(app.path)/en.lproj") == S_IFDIR)
        #expect(try project.changesOutside() == [])
    }
}

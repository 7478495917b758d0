import Foundation
import Testing

@testable import ResourceGeneration

@Suite struct GenerationCommandTests {
    private static let template = "{% for file in files %}{{file.name}} {{param.word}} {% endfor %}\n"

    private func project(output: String = "out.swift", input: String = "a.json", template: String = "t.stencil") throws -> TestProject {
        try TestProject([
            "swiftgen.yml":
                "json:\n  inputs: \(input)\n  outputs: {templatePath: \(template), output: \(output), params: {word: hey}}\n",
            "a.json": "[1]", "t.stencil": Self.template,
        ])
    }

    @Test func aRunWithoutWordsDoesWhatTheConfigurationSays() throws {
        let project = try project()
        #expect(project.run() == 0)
        #expect(project.text("out.swift") == "a hey \n")
        #expect(project.output.contains("Executing configuration file swiftgen.yml\nFile written: out.swift\n"))
    }

    @Test func unchangedOutputIsNotWrittenAgain() throws {
        let project = try project()
        #expect(project.run("config", "run") == 0)
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: project.folder + "/out.swift")
        #expect(project.run("config", "run") == 0)
        #expect(project.output.contains("Not writing the file as content is unchanged"))
        let attributes = try FileManager.default.attributesOfItem(atPath: project.folder + "/out.swift")
        #expect(attributes[.modificationDate] as? Date == old)
    }

    @Test func verboseSaysTheCommandsAndQuietNothing() throws {
        let project = try project()
        #expect(project.run("config", "run", "--verbose") == 0)
        #expect(project.output.contains(" $ swiftgen json --templatePath t.stencil --param word=hey --output out.swift a.json\n"))
        #expect(project.run("config", "run", "-q") == 0)
        #expect(project.output.isEmpty)
    }

    @Test func pathsAreRelativeToTheConfiguration() throws {
        let project = try project()
        try project.write(
            Data("json: {inputs: ../a.json, outputs: {templatePath: ../t.stencil, output: ../deep.swift}}".utf8),
            to: "tools/gen/swiftgen.yml")
        // The present folder holds the configuration's.
        try FileManager.default.createDirectory(atPath: project.folder + "/tools/a", withIntermediateDirectories: true)
        try project.write(Data("[2]".utf8), to: "tools/a.json")
        try project.write(Data(Self.template.utf8), to: "tools/t.stencil")
        #expect(project.run("config", "run", "--config", "tools/gen/swiftgen.yml") == 0)
        #expect(project.text("tools/deep.swift") == "a  \n")
    }

    @Test func whatLiesOutsideOfTheProjectIsNeitherReadNorWritten() throws {
        let other = try TestProject(["secret.json": "[\"secret\"]"])
        for project in [
            try project(input: other.folder + "/secret.json"), try project(output: other.folder + "/out.swift"),
            try project(template: other.folder + "/secret.json"), try project(input: "../\(PathText.name(other.folder))/secret.json"),
        ] {
            #expect(project.run() != 0)
            #expect(project.errors.contains { $0.contains("which is neither in") }, "\(project.errors)")
            #expect(other.text("out.swift") == nil)
        }
        let project = try project(output: other.folder + "/out.swift")
        #expect(project.run("config", "run", "--allow", other.folder) == 0)
        #expect(other.text("out.swift") == "a hey \n")
    }

    @Test func aLinkOutOfTheProjectIsNotFollowed() throws {
        let other = try TestProject(["secret.json": "[1]"])
        let project = try project(output: "link/out.swift", input: "link/secret.json")
        try FileManager.default.createSymbolicLink(atPath: project.folder + "/link", withDestinationPath: other.folder)
        #expect(project.run() != 0)
        #expect(project.errors.contains { $0.contains("which is neither in") })
    }

    @Test func nothingIsGeneratedBehindADot() throws {
        let project = try project(output: ".git/hooks/post-checkout")
        try FileManager.default.createDirectory(atPath: project.folder + "/.git/hooks", withIntermediateDirectories: true)
        #expect(project.run() != 0)
        #expect(project.errors.contains { $0.contains("lies behind a dot") })
        #expect(project.text(".git/hooks/post-checkout") == nil)
    }

    @Test func whatIsMissingIsSaid() throws {
        let project = try project(output: "nowhere/out.swift")
        #expect(project.run() == 64)
        #expect(project.errors.first == "swiftgen.yml:3:46: error: File nowhere not found.")
        #expect(project.run("config", "run", "--config", "none.yml") == 64)
        #expect(project.errors.first?.hasPrefix("Error: `none.yml` is not a config file\n") == true)
    }

    @Test func aParserMayBeRunWithoutAConfiguration() throws {
        let project = try project()
        #expect(project.run("run", "json", "--templatePath", "t.stencil", "--param", "word=you", "a.json") == 0)
        #expect(project.output == "a you \n\n")
        #expect(project.run("json", "-p", "t.stencil", "-o", "b.swift", "a.json") == 0)
        #expect(project.text("b.swift") == "a  \n")
    }

    @Test func theSwitchForSpacingMayHaveAValue() throws {
        let project = try project(template: "spaced.stencil")
        try project.write(Data("a\n{% if true %}\n  b\n{% endif %}\n".utf8), to: "spaced.stencil")
        #expect(project.run("config", "run", "--experimental-modern-spacing", "true") == 0)
        #expect(project.text("out.swift") == "a\n  b\n")
        #expect(project.run("config", "run", "--experimental-modern-spacing", "false") == 0)
        #expect(project.run("config", "run", "--experimental-modern-spacing=perhaps", "more") == 64)
    }

    @Test func whatWasTypedWronglyIsSaid() throws {
        let project = try project()
        #expect(project.run("run", "json", "a.json") == 64)
        #expect(project.errors.first?.contains("You must specify a template by name (templateName) or path (templatePath).") == true)
        #expect(project.run("config", "paint") == 64)
        #expect(project.run("config", "run", "--colour") == 64)
        #expect(project.errors.first?.hasPrefix("Error: Unknown option '--colour'") == true)
        #expect(project.run("template", "cat", "json", "nothing") == 64)
    }

    @Test func lintSaysWhatIsMeantAndWhatIsWrong() throws {
        let project = try project()
        #expect(project.run("config", "lint") == 0)
        #expect(project.output.contains("> 1 entry for command json:"))
        let faulty = try self.project(output: "nowhere/out.swift", input: "b.json")
        #expect(faulty.run("config", "lint") == 1)
        #expect(faulty.errors.contains("swiftgen.yml:2:11: error: json.inputs: b.json does not exist."))
    }

    @Test func initWritesAnExampleOnce() throws {
        let project = try TestProject()
        #expect(project.run("config", "init") == 0)
        #expect(project.text("swiftgen.yml")?.contains("# input_dir:") == true)
        #expect(project.run("config", "init") == 64)
        #expect(project.errors.first?.hasPrefix("Error: The configuration file `swiftgen.yml` already exists\n") == true)
    }

    @Test func listsForBuildPhasesNameWhatIsReadAndWritten() throws {
        let project = try project()
        #expect(project.run("config", "generate-xcfilelists", "--inputs", "in.xcfilelist", "-o", "out.xcfilelist") == 0)
        #expect(project.text("in.xcfilelist") == "# json\n$(SRCROOT)/a.json\nt.stencil")
        #expect(project.text("out.xcfilelist") == "# json\n$(SRCROOT)/out.swift")
        #expect(project.run("config", "generate-xcfilelists") == 64)
    }

    @Test func builtInTemplatesAreListedAndShown() throws {
        let project = try TestProject()
        #expect(project.run("template", "list") == 0)
        for kind in ParserKind.all { #expect(project.output.contains("\(kind.name):\n")) }
        #expect(project.run("template", "list", "--only", "strings") == 0)
        #expect(project.output.hasPrefix("strings:\n   - flat-swift4\n   - flat-swift5\n"))
        #expect(project.run("template", "cat", "strings", "flat-swift5", "--output", "mine.stencil") == 0)
        #expect(project.text("mine.stencil") == BuiltInTemplates.named("flat-swift5", parser: "strings")?.text)
        #expect(project.run("template", "which", "strings", "flat-swift5") == 0)
        #expect(project.output == "\(project.folder)/copies/strings/flat-swift5.stencil\n")
        #expect(project.run("template", "doc", "strings", "flat-swift5") == 0)
        #expect(project.output.contains("Documentation/templates/strings/flat-swift5.md"))
    }

    @Test func aTemplatesFaultIsToldWithItsLine() throws {
        let project = try project()
        try project.write(Data("a\n{% if %}".utf8), to: "t.stencil")
        #expect(project.run() != 0)
        #expect(project.errors.contains { $0.hasPrefix("t.stencil:2:") }, "\(project.errors)")
    }
}

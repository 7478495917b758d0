import Foundation
import Testing

@testable import ResourceGeneration

@Suite struct ConfigurationTests {
    private func configuration(_ text: String, environment: [String: String] = [:]) throws -> Configuration {
        try Configuration(Array(text.utf8), path: "swiftgen.yml", environment: environment)
    }

    private let entry = "strings:\n  inputs: a\n  outputs: {templateName: b, output: c}\n"

    @Test func aConfigurationWithoutParsersDoesNothing() throws {
        #expect(try configuration("input_dir: A\noutput_dir: B/").entries.isEmpty)
    }

    @Test func pathsAreBelowTheFoldersThatTheConfigurationNames() throws {
        let placed = try configuration("input_dir: A/\noutput_dir: B\n" + entry).placed
        #expect(placed[0].entry.inputs == ["A/a"])
        #expect(placed[0].entry.outputs.map(\.path) == ["B/c"])
    }

    @Test func absolutePathsStayWhatTheyAre() throws {
        let text = "input_dir: A/\noutput_dir: B\n" + entry.replacing("a\n", with: "/a\n").replacing("c}", with: "/c}")
        let placed = try configuration(text).placed
        #expect(placed[0].entry.inputs == ["/a"])
        #expect(placed[0].entry.outputs[0].path == "/c")
    }

    @Test func aFolderThatIsLeftEmptyIsNone() throws { #expect(try configuration("input_dir:\n" + entry).inputFolder == nil) }

    @Test func variablesStandInTextsAndOnesThatAreNotSetStay() throws {
        let text = entry.replacing("inputs: a", with: "inputs: [\"${A}/x\", '${B}', $A]")
        let configuration = try configuration(text, environment: ["A": "one", "C": "${A}"])
        #expect(configuration.entries[0].entry.inputs == ["one/x", "${B}", "$A"])
    }

    @Test func errorsStandAtTheirLines() {
        let text = "input_dir: A\nstrings:\n  inputs: a\n  outputs:\n    - templateName: 5\n      output: c\n"
        do {
            _ = try configuration(text)
            Issue.record("nothing was wrong")
        } catch {
            #expect(
                GenerationError.line(for: error, program: "swiftgen")
                    == "swiftgen.yml:5:21: error: Wrong type for key strings.outputs.templateName: expected String, got Int.")
        }
    }

    @Test(arguments: [
        ("- a", "Wrong type for key root: expected Dictionary, got Array<Any>."),
        ("", "Wrong type for key root: expected Dictionary, got Optional<Any>."),
        ("strings: 5", "Wrong type for key strings: expected Dictionary<String, Any> or Array of Dictionary<String, Any>, got Int."),
        ("nothing: {}", "Parser `nothing` does not exist."),
        ("json: {inputs: a}", "Missing entry for key json.outputs."),
        (
            "json: {inputs: a, options: [b], outputs: []}",
            "Wrong type for key json.options: expected Dictionary<String, Any>, got Array<Any>."
        ),
        ("json: {inputs: a, filter: [b], outputs: []}", "Wrong type for key json.filter: expected String, got Array<Any>."),
        (
            "json: {inputs: a, outputs: {templateName: b, output: c, params: 5}}",
            "Wrong type for key json.outputs.params: expected Dictionary<String, Any>, got Int."
        ),
    ])
    func whatIsWrongIsSaid(text: String, words: String) { #expect(message { try configuration(text) } == words) }

    @Test func allThatIsWrongIsSaidAtOnce() {
        let said = message { try configuration("a: {}\njson: {}\n") }
        #expect(said == "Parser `a` does not exist.\nMissing entry for key json.inputs.")
    }

    @Test func aKeyThatStandsTwiceIsWarnedOf() throws {
        let warnings = try configuration(entry + entry).warnings
        #expect(warnings.map(\.place) == ["swiftgen.yml:4:1"])
    }

    @Test func theExampleReadsWithoutAWord() throws {
        let configuration = try configuration(ExampleConfiguration.text)
        #expect(configuration.warnings.isEmpty)
        #expect(configuration.entries.map(\.kind.name) == ["ib", "strings", "xcassets"])
        #expect(ExampleConfiguration.commented.split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
    }

    @Test(arguments: [
        ("json:\n  inputs: none\n  outputs: {templateName: inline-swift5, output: c}\n", "swiftgen.yml:2:11: error: File none not found."),
        (
            "json:\n  inputs: .\n  filter: '['\n  outputs: {templateName: inline-swift5, output: c}\n",
            "swiftgen.yml:3:11: error: Unable to parse regular expression '['."
        ),
        (
            "json:\n  inputs: .\n  options: {a: b}\n  outputs: {templateName: inline-swift5, output: c}\n",
            "swiftgen.yml:3:12: error: a is not a valid option of the parser `json`."
        ),
        (
            "json:\n  inputs: .\n  outputs:\n    templateName: inline-swift5\n    output: no/c\n",
            "swiftgen.yml:5:13: error: File no not found."
        ),
        (
            "json:\n  inputs: .\n  outputs:\n    templatePath: none\n    output: c\n",
            "swiftgen.yml:4:19: error: Template not found at path none."
        ),
    ])
    func whatCannotBeDoneIsSaidWithThePlaceInTheConfiguration(text: String, words: String) throws {
        let project = try TestProject(["swiftgen.yml": text])
        #expect(project.run("config", "run") == 64)
        #expect(project.errors.first == words)
        #expect(project.run("config", "lint") == 1)
        let place = words.prefix { $0 != " " }.dropLast()
        #expect(
            project.errors.contains { $0.split(separator: ":").prefix(2) == place.split(separator: ":").prefix(2) }, "\(project.errors)")
    }
}

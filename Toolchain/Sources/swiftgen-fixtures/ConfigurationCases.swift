import Foundation
import ResourceGeneration

/// The cases of SwiftGen's tests of its configurations.
struct ConfigurationCases {
    let fixtures: Fixtures

    private var workplace: Workplace { Workplace(folder: fixtures.folder + "/Configs") }

    private func configuration(_ name: String, environment: [String: String] = [:]) throws -> Configuration {
        try Configuration(try fixtures.bytes("Configs/\(name).yml"), path: "\(name).yml", environment: environment)
    }

    private func expect<T: Equatable>(_ got: T, _ expected: T, _ what: String = "") throws {
        guard got == expected else { throw Failure("\(what): \(got), expected \(expected)") }
    }

    func check(_ report: inout FixtureReport) {
        reads(&report)
        refuses(&report)
        lints(&report)
        runs(&report)
        lists(&report)
    }

    private func reads(_ report: inout FixtureReport) {
        report.check("configurations", "parameters") {
            let configuration = try configuration("config-with-params")
            try expect(configuration.inputFolder, nil)
            try expect(configuration.outputFolder, "Common/Generated")
            try expect(configuration.entries.map(\.kind.name), ["strings"])
            let entry = configuration.entries[0].entry
            try expect(entry.inputs, ["Sources1/Folder"])
            try expect(entry.filter, ".*\\.strings")
            try expect(entry.outputs.map(\.path), ["strings.swift"])
            try expect(entry.outputs[0].template, .name("structured-swift5"))
            let expected: [String: Any] = [
                "foo": 5, "bar": ["bar1": 1, "bar2": 2, "bar3": [3, 4, ["bar3a": 50] as [String: Any]] as [Any]] as [String: Any],
                "baz": ["Hey", "$HELLO world"] as [Any],
            ]
            if let difference = PlainValue.difference(entry.outputs[0].parameters, expected) { throw Failure(difference) }
        }
        report.check("configurations", "variables") {
            let environment = ["SWIFTGEN_OUTPUT_DIR": "Common/Generated", "HELLO": "Hey"]
            let configuration = try configuration("config-with-env-placeholder", environment: environment)
            try expect(configuration.outputFolder, "Common/Generated")
            try expect(configuration.entries[0].entry.outputs[0].parameters["baz"] as? [String], ["Hey", "$HELLO world"])
        }
        report.check("configurations", "several entries") {
            let configuration = try configuration("config-with-multi-entries")
            try expect(configuration.entries.map(\.kind.name), ["strings", "xcassets", "xcassets", "xcassets"])
            try expect(
                configuration.entries.map(\.entry.inputs),
                [
                    ["Strings/Localizable.strings"], ["XCAssets/Colors.xcassets"], ["XCAssets/Images.xcassets"],
                    ["XCAssets/Colors.xcassets", "XCAssets/Images.xcassets"],
                ])
            try expect(
                configuration.entries.map { $0.entry.outputs[0].template },
                [.path("templates/custom-swift5"), .name("swift5"), .name("custom-swift5"), .name("swift5")])
            try expect(configuration.entries[2].entry.outputs[0].parameters as? [String: String], ["enumName": "Pics"])
        }
        report.check("configurations", "several outputs") {
            let configuration = try configuration("config-with-multi-outputs")
            try expect(configuration.entries.map(\.kind.name), ["ib"])
            let outputs = configuration.entries[0].entry.outputs
            try expect(outputs.map(\.path), ["ib-scenes.swift", "ib-segues.swift"])
            try expect(outputs.map(\.template), [.name("scenes-swift5"), .name("segues-swift5")])
            try expect(outputs[0].parameters as? [String: String], ["enumName": "Scenes"])
        }
        report.check("configurations", "an output in the old form") {
            let output = try configuration("config-deprecated-output").entries[0].entry.outputs[0]
            try expect(output.path, "my-strings.swift")
            try expect(output.template, .name("structured-swift4"))
            try expect(output.parameters as? [String: String], ["foo": "baz"])
        }
        report.check("configurations", "paths in the old form") {
            try expect(try configuration("config-deprecated-paths").entries[0].entry.inputs, ["Sources2/Folder"])
        }
        report.check("configurations", "the new form before the old") {
            let entries = try configuration("config-deprecated-mixed-with-new").entries.map(\.entry)
            try expect(entries.map(\.inputs), [["new-inputs1"], ["new-inputs2"]])
            try expect(entries.map { $0.outputs.map(\.path) }, [["new-output1"], ["new-output2"]])
            try expect(entries.map { $0.outputs[0].template }, [.name("new-templateName1"), .path("new-templatePath2")])
            try expect(entries[1].outputs[0].parameters as? [String: String], ["foo": "new-param2"])
        }
    }

    private func refuses(_ report: inout FixtureReport) {
        let bad = [
            "missing-paths": "Missing entry for key strings.inputs.", "missing-output": "Missing entry for key strings.outputs.output.",
            "missing-template": "You must specify a template by name (templateName) or path (templatePath).\n\n"
                + "To list all the available named templates, use 'swiftgen template list'.",
            "both-templates":
                "You need to choose EITHER a named template OR a template path. Found name 'template' and path 'template.swift'",
            "invalid-structure": "Wrong type for key strings.inputs: expected String or Array of String, got Array<Any>.",
            "invalid-template": "Wrong type for key strings.outputs.templateName: expected String, got Array<Any>.",
            "invalid-output": "Wrong type for key strings.outputs.output: expected String, got Array<Any>.",
            "invalid-parsers": "Parser `bar` does not exist.\nParser `foo` does not exist.",
        ]
        for (name, words) in bad.sorted(by: { $0.key < $1.key }) {
            report.check("configurations", name) {
                do { _ = try configuration("config-\(name)") } catch { return try expect("\(error)", words) }
                throw Failure("not refused")
            }
        }
    }

    private func messages(of name: String) throws -> [GenerationMessage] {
        let configuration = try configuration(name)
        var all = configuration.warnings
        configuration.lint(in: workplace) { all.append($0) }
        return all
    }

    private func lints(_ report: inout FixtureReport) {
        let old = { (key: String) in "strings: `\(key)` is a deprecated in favour of `outputs.\(key)`." }
        func absolute(_ path: String) -> String {
            "\(path) is an absolute path. Prefer relative paths for portability when sharing your project "
                + "(unless you are using environment variables)."
        }
        let parsers = ["strings", "fonts", "ib", "colors", "xcassets"]
        let warned: [(String, [String])] = [
            (
                "absolute-paths-direct",
                parsers.flatMap {
                    [
                        "\($0).inputs: " + absolute("/\($0)/paths"),
                        "\($0).outputs.templatePath: " + absolute("/\($0)/templates.stencil"),
                        "\($0).outputs.output: " + absolute("/\($0)/out.swift"),
                    ]
                }
            ),
            (
                "absolute-paths-prefix",
                parsers.flatMap {
                    [
                        "\($0).inputs: " + absolute("/input/\($0)/paths"),
                        "\($0).outputs.templatePath: " + absolute("/templates/\($0)/templates.stencil"),
                        "\($0).outputs.output: " + absolute("/output/\($0)/out.swift"),
                    ]
                }
            ),
            ("deprecated-commands", ["`storyboards` parser has been deprecated, please use `ib` instead."]),
            ("deprecated-paths", ["strings: `paths` is a deprecated in favour of `inputs`."]),
            ("deprecated-output", ["output", "params", "templateName"].map(old)),
            (
                "deprecated-mixed-with-new",
                ["output", "params", "templateName", "output", "params", "templatePath"].map(old)
            ),
        ]
        for (name, expected) in warned {
            report.check("configurations", "lint \(name)") {
                let texts = try messages(of: "config-\(name)").filter { $0.level == .warning }.map(\.text)
                for text in expected where !texts.contains(text) { throw Failure("not said: \(text)\nsaid: \(texts)") }
                let repeated = Dictionary(grouping: expected) { $0 }.mapValues(\.count)
                for (text, count) in repeated { try expect(texts.filter { $0 == text }.count, count, "how often: \(text)") }
            }
        }
        report.check("configurations", "lint paths") {
            let missing = { (path: String) in "\(path) does not exist." }
            let folder =
                missing("Generated") + " Intermediate folders up to the output file must already exist to avoid misconfigurations, "
                + "and won't be created for you."
            let expected =
                [
                    "input_dir: Input directory " + missing("Fixtures/"), "output_dir: Output directory " + missing("Generated/"),
                    "strings.inputs: " + missing("Fixtures/Strings/Localizable.strings"),
                    "strings.outputs: Template not found at path templates/custom-swift5.", "strings.outputs.output: " + folder,
                    "xcassets.outputs: Template named custom-swift5 not found. Use `swiftgen template list` to list available named "
                        + "templates or use `templatePath` to specify a template by its full path.",
                ] + Array(repeating: "xcassets.inputs: " + missing("Fixtures/XCAssets/Colors.xcassets"), count: 2)
                + Array(repeating: "xcassets.inputs: " + missing("Fixtures/XCAssets/Images.xcassets"), count: 2)
                + Array(repeating: "xcassets.outputs.output: " + folder, count: 3)
            let said = try messages(of: "config-with-multi-entries")
            try expect(said.filter { $0.level == .error }.map(\.text).sorted(), expected.sorted())
            try expect(said.filter { $0.level == .warning }.count, 0, "warnings")
        }
    }

    private func runs(_ report: inout FixtureReport) {
        report.check("configurations", "run") {
            var said: [String] = []
            var generation = Generation(workplace: workplace) { said.append($0.text) }
            generation.isVerbose = true
            let commands = [
                " $ swiftgen xcassets --templateName swift5 --output Generated/assets-colors.swift Fixtures/XCAssets/Colors.xcassets",
                " $ swiftgen xcassets --templateName custom-swift5 --param enumName=Pics --output Generated/assets-images.swift "
                    + "Fixtures/XCAssets/Images.xcassets",
                " $ swiftgen strings --templatePath templates/custom-swift5 --param enumName=Loc --output Generated/strings.swift "
                    + "Fixtures/Strings/Localizable.strings",
                " $ swiftgen xcassets --templateName swift5 --output Generated/assets-all.swift Fixtures/XCAssets/Colors.xcassets "
                    + "Fixtures/XCAssets/Images.xcassets",
            ]
            do {
                try generation.run(try configuration("config-with-multi-entries"))
                throw Failure("nothing failed")
            } catch let error as GenerationError {
                try expect(
                    GenerationError.all(in: error).map { "\($0)" }.sorted(),
                    [
                        "File Fixtures/Strings/Localizable.strings not found.", "File Fixtures/XCAssets/Colors.xcassets not found.",
                        "File Fixtures/XCAssets/Colors.xcassets not found.", "File Fixtures/XCAssets/Images.xcassets not found.",
                    ])
            }
            try expect(said.sorted(), commands.sorted())
        }
    }

    private func lists(_ report: inout FixtureReport) {
        let parsers = ["colors", "fonts", "ib", "strings", "xcassets"]
        let expected: [(String, inputs: String, outputs: String)] = [
            (
                "absolute-paths-direct", parsers.map { "# \($0)\n/\($0)/templates.stencil" }.joined(separator: "\n\n"),
                parsers.map { "# \($0)\n/\($0)/out.swift" }.joined(separator: "\n\n")
            ),
            (
                "with-multi-entries",
                """
                # strings
                $(SRCROOT)/Configs/Fixtures/Strings/Localizable.strings
                templates/custom-swift5

                # xcassets
                $(SRCROOT)/Configs/Fixtures/XCAssets/Colors.xcassets
                $(SRCROOT)/Configs/Fixtures/XCAssets/Images.xcassets
                """,
                """
                # strings
                $(SRCROOT)/Configs/Generated/strings.swift

                # xcassets
                $(SRCROOT)/Configs/Generated/assets-all.swift
                $(SRCROOT)/Configs/Generated/assets-colors.swift
                $(SRCROOT)/Configs/Generated/assets-images.swift
                """
            ),
            (
                "with-multi-outputs", "# ib\n",
                """
                # ib
                $(SRCROOT)/Configs/Generated/ib-scenes.swift
                $(SRCROOT)/Configs/Generated/ib-segues.swift
                """
            ),
        ]
        for (name, inputs, outputs) in expected {
            report.check("configurations", "list of inputs of \(name)") {
                try expect(try configuration("config-\(name)").inputList(in: workplace, present: fixtures.folder), inputs)
            }
            report.check("configurations", "list of outputs of \(name)") {
                try expect(try configuration("config-\(name)").outputList(in: workplace, present: fixtures.folder), outputs)
            }
        }
    }
}

import Foundation
import ResourceGeneration
import Templates

/// The outputs that SwiftGen's tests of its templates expect: each template with contexts and parameters.
struct OutputCases {
    let fixtures: Fixtures

    /// Checks every expected output; one that nothing is rendered for fails, too.
    func check(_ report: inout FixtureReport) {
        var rest = Set(expectedOutputs)
        for group in Self.groups {
            for template in group.templates {
                let kind = "outputs of \(group.folder)/\(template)"
                for context in group.contexts {
                    // Several parameters may have the same output.
                    let variations = context == group.varied ? group.variations : [Variation("", nil)]
                    for (suffix, same) in Dictionary(grouping: variations, by: \.suffix).sorted(by: { $0.key < $1.key }) {
                        let file = "\(group.folder)/\(template)/\(context)\(suffix).\(group.fileExtension)"
                        rest.remove(file)
                        report.check(kind, file) {
                            for variation in same {
                                try compare(file, template, "\(group.contextFolder)/\(context)", variation, group.parser)
                            }
                        }
                    }
                }
            }
        }
        for file in rest.sorted() { report.check("outputs", file) { throw Failure("no template is rendered for it") } }
    }

    private func compare(_ file: String, _ name: String, _ context: String, _ variation: Variation, _ parser: String) throws {
        guard let builtIn = BuiltInTemplates.named(name, parser: parser) else { throw Failure("there is no template \(parser)/\(name)") }
        guard var values = try fixtures.context(context) as? [String: Any] else { throw Failure("\(context) is no table") }
        if let parameters = variation.parameters {
            values = try Parameters.enrich(values, parameters: parameters, environment: variation.environment)
        }
        let output = try Template(builtIn.text, name: "\(parser)/\(name)", environment: .swift()).render(values)
        let expected = String(decoding: try fixtures.bytes("Generated/\(file)"), as: UTF8.self)
        guard output != expected else { return }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let place =
            zip(lines, expectedLines).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(lines.count, expectedLines.count)
        func line(_ all: [Substring]) -> String { all.indices.contains(place) ? String(all[place]) : "the end" }
        throw Failure("line \(place + 1) with \(variation.parameters ?? [])\n  is       \(line(lines))\n  expected \(line(expectedLines))")
    }

    /// The files with expected outputs.
    private var expectedOutputs: [String] {
        FileManager.default.enumerator(atPath: fixtures.folder + "/Generated")?.compactMap { $0 as? String }
            .filter { ["swift", "h", "m"].contains(($0 as NSString).pathExtension) } ?? []
    }
}

/// Parameters that a template is given, and what the file with the output is called for them.
struct Variation {
    let suffix: String
    /// nil for a context without parameters and environment.
    let parameters: [String]?
    let environment: [String: String]

    init(_ suffix: String, _ parameters: [String]?, environment: [String: String] = [:]) {
        self.suffix = suffix
        self.parameters = parameters
        self.environment = environment
    }
}

/// Templates that are tried with the same contexts and parameters.
struct OutputGroup {
    let folder, parser: String
    let templates: [String]
    let contexts: [String]
    /// The context that is rendered with parameters, too.
    let varied: String
    let variations: [Variation]
    var fileExtension = "swift"
    var contextFolder: String

    init(
        _ folder: String, _ parser: String, _ templates: [String], contexts: [String], varied: String, fileExtension: String = "swift",
        contextFolder: String? = nil, _ variations: [(String, [String])]
    ) {
        self.init(
            folder, parser, templates, contexts: contexts, varied: varied, fileExtension: fileExtension, contextFolder: contextFolder,
            [Variation("", nil)] + variations.map { Variation($0.0, $0.1) })
    }

    init(
        _ folder: String, _ parser: String, _ templates: [String], contexts: [String], varied: String, fileExtension: String = "swift",
        contextFolder: String? = nil, _ variations: [Variation]
    ) {
        (self.folder, self.parser, self.templates, self.contexts, self.varied) = (folder, parser, templates, contexts, varied)
        (self.variations, self.fileExtension, self.contextFolder) = (variations, fileExtension, contextFolder ?? folder)
    }
}

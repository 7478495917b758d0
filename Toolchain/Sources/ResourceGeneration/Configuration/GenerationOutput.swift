import Templates

/// One file that is generated from an entry's inputs.
package struct GenerationOutput {
    /// The file's path.
    package var path: String
    /// The template that makes it.
    package var template: TemplateReference
    /// What the template is told besides.
    package var parameters: [String: Any]
    /// Where the configuration says so.
    var places: ConfigurationPlaces?

    /// The command that would do the same without a configuration.
    func command(for parser: String, inputs: [String], filter: String?, options: [String: Any]) -> String {
        let template =
            switch self.template {
            case .name(let name): "--templateName \(name)"
            case .path(let path): "--templatePath \(path)"
            }
        let words =
            ["swiftgen", parser, template] + Parameters.flatten(options).map { "--option \($0)" }
            + Parameters.flatten(parameters).map { "--param \($0)" } + ["--output \(path)"]
            + [filter.map { "--filter \($0)" }].compactMap { $0 } + inputs
        return words.joined(separator: " ")
    }
}

/// What a configuration has one parser do.
package struct GenerationEntry {
    /// The files and folders that are read.
    package var inputs: [String]
    /// The regular expression that paths have to fit, where it is not the parser's own.
    package var filter: String?
    /// The parser's options.
    package var options: [String: Any]
    /// The files that are generated.
    package var outputs: [GenerationOutput]
    /// Where the configuration says so.
    var places: ConfigurationPlaces?

    /// The commands that would do the same without a configuration.
    func commands(for parser: String) -> [String] {
        outputs.map { $0.command(for: parser, inputs: inputs, filter: filter, options: options) }
    }
}

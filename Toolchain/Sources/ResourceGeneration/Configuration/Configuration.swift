import YAML

/// A project's `swiftgen.yml`: which resources are read, by which templates what is written.
package struct Configuration {
    /// The folder that input paths are relative to, if it says one.
    package let inputFolder: String?
    /// The folder that output paths are relative to, if it says one.
    package let outputFolder: String?
    /// What is done, parser by parser in the order of their names.
    package let entries: [(kind: ParserKind, entry: GenerationEntry)]
    /// Where its keys stand.
    let places: ConfigurationPlaces
    /// What is out of date in it, or odd.
    package let warnings: [GenerationMessage]

    /// Reads a configuration's text.
    ///
    /// - Parameters:
    ///   - path: the file's path, for messages.
    ///   - environment: the variables for `${NAME}` in it.
    /// - Throws: `YAMLError`, `GenerationError`, each with its line.
    package init(_ bytes: [UInt8], path: String, environment: [String: String]) throws {
        var reader = ConfigurationReader(path: path, environment: environment)
        let root = try YAML.documents(bytes, path: path).first
        guard let root, root.pairs != nil else {
            let error = GenerationError.wrongType(key: nil, expected: "Dictionary", got: root.map(reader.type) ?? "Optional<Any>")
            throw GenerationError.at(path: path, line: root?.line ?? 1, column: root?.column ?? 1, error)
        }
        reader.warnOfRepeats(in: root)
        places = reader.places(root)
        inputFolder = try reader.optionalText("input_dir", of: root)
        outputFolder = try reader.optionalText("output_dir", of: root)
        var entries: [(ParserKind, GenerationEntry)] = []
        var errors: [any Error] = []
        let names = Set(root.pairs?.compactMap(\.key.text) ?? []).subtracting(["input_dir", "output_dir"])
        for name in names.sorted() {
            guard let node = root[name] else { continue }
            do {
                guard let kind = ParserKind.named(name) else {
                    let key = root.pairs?.first { $0.key.text == name }?.key
                    throw reader.at(key ?? node, GenerationError.unknownParser(name))
                }
                entries += try reader.entries(node, of: kind).map { (kind, $0) }
            } catch { errors.append(error) }
        }
        guard errors.isEmpty else { throw errors.count == 1 ? errors[0] : GenerationError.several(errors) }
        self.entries = entries
        warnings = reader.warnings
    }

    /// The paths of all that is written.
    package var outputs: [String] { placed.flatMap { $0.entry.outputs.map(\.path) } }

    /// The entries with paths below the folders that the configuration names.
    var placed: [(kind: ParserKind, entry: GenerationEntry)] {
        entries.map { kind, entry in
            var entry = entry
            if let inputFolder { entry.inputs = entry.inputs.map { PathText.join(inputFolder, $0) } }
            if let outputFolder {
                for index in entry.outputs.indices { entry.outputs[index].path = PathText.join(outputFolder, entry.outputs[index].path) }
            }
            return (kind, entry)
        }
    }
}

/// What is said while resources are generated.
package struct GenerationMessage: Hashable, Sendable {
    /// How much it matters.
    package enum Level: Sendable { case info, warning, error }

    /// How much it matters.
    package var level: Level
    /// What is said.
    package var text: String
    /// `path:line:column`, where it is said of something in a file.
    package var place: String?

    init(_ level: Level, _ text: String, at place: String? = nil) { (self.level, self.text, self.place) = (level, text, place) }

    /// The line to print; `program` stands where there is no place.
    package func line(program: String) -> String {
        switch level {
        case .info: text
        case .warning: "\(place ?? program): warning: \(text)"
        case .error: "\(place ?? program): error: \(text)"
        }
    }
}

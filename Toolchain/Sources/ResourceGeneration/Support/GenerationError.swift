/// Why a generation could not be done.
package indirect enum GenerationError: Error, CustomStringConvertible {
    /// The configuration lacks a key.
    case missingEntry(key: String)
    /// A value of the configuration is of another type than it should.
    case wrongType(key: String?, expected: String, got: String)
    /// There is no such file or folder.
    case notFound(String)
    /// There is no such parser.
    case unknownParser(String)
    /// A filter is no regular expression.
    case filter(String)
    /// A parser has no such option.
    case unknownOption(String, parser: String)
    /// The value of an option is of another type than it should.
    case optionType(String, parser: String)
    /// There is no template of this name.
    case namedTemplateNotFound(String)
    /// There is no template at this path.
    case templateNotFound(String)
    /// An output names no template.
    case noTemplate
    /// An output names two templates.
    case twoTemplates(name: String, path: String)
    /// A path leads out of the project.
    case outside(path: String, real: String, folder: String)
    /// A path leads into what a repository or tools keep behind a dot.
    case hidden(path: String)
    /// Something stands at a line of the configuration.
    case at(path: String, line: Int, column: Int, any Error)
    /// Several things are wrong.
    case several([any Error])

    /// What is wrong, in the words that SwiftGen's users know.
    package var description: String {
        switch self {
        case .missingEntry(let key): "Missing entry for key \(key)."
        case .wrongType(let key, let expected, let got): "Wrong type for key \(key ?? "root"): expected \(expected), got \(got)."
        case .notFound(let path): "File \(path) not found."
        case .unknownParser(let name): "Parser `\(name)` does not exist."
        case .filter(let pattern): "Unable to parse regular expression '\(pattern)'."
        case .unknownOption(let key, let parser): "\(key) is not a valid option of the parser `\(parser)`."
        case .optionType(let option, let parser): "Invalid value for option \(option) of the parser `\(parser)`."
        case .namedTemplateNotFound(let name):
            "Template named \(name) not found. Use `swiftgen template list` to list available named templates or use `templatePath` to "
                + "specify a template by its full path."
        case .templateNotFound(let path): "Template not found at path \(path)."
        case .noTemplate:
            "You must specify a template by name (templateName) or path (templatePath).\n\n"
                + "To list all the available named templates, use 'swiftgen template list'."
        case .twoTemplates(let name, let path):
            "You need to choose EITHER a named template OR a template path. Found name '\(name)' and path '\(path)'"
        case .outside(let path, let real, let folder):
            "\(path) leads to \(real), which is neither in \(folder) nor in its repository; --allow FOLDER lets the configuration use more"
        case .hidden(let path): "\(path) lies behind a dot, where a repository and tools keep what is theirs; nothing is generated there"
        case .at(_, _, _, let error): "\(error)"
        case .several(let errors): errors.map { "\($0)" }.joined(separator: "\n")
        }
    }

    /// The errors one by one, each with its place where that is known.
    package static func all(in error: any Error) -> [any Error] {
        if case GenerationError.several(let errors) = error { errors.flatMap(all(in:)) } else { [error] }
    }

    /// The line to print for an error, with its place; `program` stands where there is none.
    package static func line(for error: any Error, program: String) -> String {
        switch error {
        case GenerationError.at(let path, let line, let column, let inner): "\(path):\(line):\(column): error: \(inner)"
        case is GenerationError: "\(program): error: \(error)"
        default: "\(error)".contains(": error: ") ? "\(error)" : "\(program): error: \(error)"
        }
    }
}

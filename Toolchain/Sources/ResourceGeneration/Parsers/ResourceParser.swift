/// Reads resources of one kind into the values that templates are given.
package protocol ResourceParser: SendableMetatype {
    /// What a configuration and the command line call it.
    static var name: String { get }
    /// What it is for, in the command's help.
    static var summary: String { get }
    /// What the paths are, in the command's help.
    static var operands: String { get }
    /// The regular expression that paths have to fit where no other is given.
    static var defaultFilter: String { get }
    /// What paths may lead to.
    static var takes: PathFilter.Kind { get }
    /// The options it knows.
    static var options: [ParserOption] { get }

    /// Creates a parser that has read nothing yet.
    ///
    /// - Throws: `ResourceError` for an option's value that means nothing.
    init(_ options: ParserOptions) throws

    /// What was odd so far.
    var warnings: [ResourceWarning] { get set }

    /// Reads what is at a path.
    ///
    /// - Parameter folder: The folder that was searched, as an absolute path.
    /// - Throws: `ResourceError` and its like, with file and line.
    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws

    /// What templates are given: `String`, `Int`, `Double`, `Bool`, `Date`, `Data`, `NSNull`, arrays and dictionaries of these.
    var context: [String: Any] { get }

    /// The same with what templates may be told besides.
    var detailedContext: [String: Any] { get }
}

extension ResourceParser {
    package static var takes: PathFilter.Kind { .files }
    package static var options: [ParserOption] { [] }
    package var detailedContext: [String: Any] { context }

    /// Reads all that a filter takes of paths.
    mutating func parse(_ paths: [String], _ filter: PathFilter, in workplace: Workplace) throws {
        let search = FileSearch(workplace: workplace)
        for path in paths {
            for found in try search.find(path, filter) { try parse(found.path, below: found.folder, in: workplace) }
        }
    }

    /// The path as contexts name it: from the folder that was searched on.
    static func shown(_ path: String, below folder: String, in workplace: Workplace) -> String {
        PathText.relative(PathText.normal(workplace.absolute(path)), to: folder) ?? path
    }
}

/// An option of a parser.
package struct ParserOption: Sendable, CustomStringConvertible {
    /// The key.
    package let key: String
    /// The value where none is given. All options are texts.
    package let standard: String
    /// One line of help.
    package let help: String

    package var description: String { "\(key) (String) [default: \(standard)]: \(help)" }
}

/// The options of a parser as a configuration or a user gives them.
package struct ParserOptions {
    private let values: [String: String]
    private let known: [ParserOption]

    /// Checks the values.
    ///
    /// - Throws: `GenerationError.unknownOption`, `GenerationError.optionType`.
    init(_ values: [String: Any], for parser: any ResourceParser.Type) throws {
        known = parser.options
        for key in values.keys.sorted() where !known.contains(where: { $0.key == key }) {
            throw GenerationError.unknownOption(key, parser: parser.name)
        }
        for option in known where values[option.key].map({ !($0 is String) }) ?? false {
            throw GenerationError.optionType("\(option)", parser: parser.name)
        }
        self.values = values.compactMapValues { $0 as? String }
    }

    /// The value of an option of the parser's.
    subscript(option: ParserOption) -> String { values[option.key] ?? option.standard }

    /// What is wrong with the options of a configuration.
    static func faults(in values: [String: Any], for parser: any ResourceParser.Type) -> [String] {
        let unknown = values.keys.sorted().filter { key in !parser.options.contains { $0.key == key } }
        let wrong = parser.options.filter { values[$0.key].map { !($0 is String) } ?? false }
        return unknown.map { "\($0) is not a valid option." } + wrong.map { "Invalid value for option \($0)." }
    }
}

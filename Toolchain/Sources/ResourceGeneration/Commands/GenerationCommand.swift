import Foundation

/// The command that generates typed resources, with SwiftGen's subcommands and options: `sampan generate`, and `swiftgen` for scripts.
package struct GenerationCommand {
    /// What the command is called in messages.
    package var program = "swiftgen"
    /// The folder in which it was typed, as an absolute path.
    package var present = FileManager.default.currentDirectoryPath
    /// The environment's variables.
    package var environment = ProcessInfo.processInfo.environment
    /// A folder for copies of built-in templates, for whoever asks where one is.
    package var templates: String?
    /// Called with what goes to standard output.
    package var print: (String) -> Void = { Swift.print($0, terminator: "") }
    /// Called with each line that goes to standard error.
    package var warn: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    /// Opens a file for the user; `nil` where nothing can.
    package var open: ((String) -> Void)?

    package init() {}

    /// `EX_USAGE` of sysexits.h.
    static let usageCode: Int32 = 64

    /// Does what the words say; returns the exit code.
    package func run(_ words: [String]) -> Int32 {
        do {
            return try dispatch(words)
        } catch let fault as CommandFault {
            warn("Error: \(fault)\nSee '\(program) --help' for more information.")
            return Self.usageCode
        } catch {
            for error in GenerationError.all(in: error) { warn(GenerationError.line(for: error, program: program)) }
            return 1
        }
    }

    func dispatch(_ words: [String]) throws -> Int32 {
        let rest = Array(words.dropFirst())
        switch words.first {
        case "--help", "-h", "help":
            print(Self.help(program))
            return 0
        case "--version":
            print(
                "Sampan's generator of typed resources, which does what SwiftGen v6.6.3 does (Stencil v0.15.1, StencilSwiftKit v2.10.1)\n")
            return 0
        case "config": return try config(rest)
        case "template", "templates": return try template(rest)
        case "run":
            guard let name = rest.first else { throw CommandFault(description: "Missing expected argument '<parser>'") }
            if ["--help", "-h"].contains(name) { return try dispatch(["help"]) }
            guard let kind = ParserKind.named(name) else { throw GenerationError.unknownParser(name) }
            return try run(kind, Array(rest.dropFirst()))
        case let word? where !word.hasPrefix("-"):
            guard let kind = ParserKind.named(word) else { throw CommandFault(description: "Unexpected argument '\(word)'") }
            return try run(kind, rest)
        default: return try config(words)
        }
    }

    // MARK: What is said

    /// How much is said.
    enum Level { case quiet, normal, verbose }

    static let quiet = CommandWords.Option(name: "--quiet", short: "-q", help: "Hide all non error logs.")
    static let verbose = CommandWords.Option(name: "--verbose", short: "-v", help: "Print each command being executed.")
    static let normal = CommandWords.Option(name: "--normal", help: nil)
    static let modernSpacing = CommandWords.Option(name: "--experimental-modern-spacing", help: nil, mayBeSaid: true)

    func level(_ words: CommandWords) -> Level {
        words.has(Self.quiet) ? .quiet : words.has(Self.verbose) ? .verbose : .normal
    }

    func say(_ level: Level) -> (GenerationMessage) -> Void {
        { message in
            switch message.level {
            case .info: if level != .quiet { print(message.text + "\n") }
            case .warning: if level != .quiet { warn(message.line(program: program)) }
            case .error: warn(message.line(program: program))
            }
        }
    }

    func absolute(_ path: String) -> String { PathText.normal(PathText.join(present, path)) }

    // MARK: Help

    private static func lines(_ options: [CommandWords.Option]) -> String {
        let shown = options.filter { $0.help != nil }
        let heads = shown.map { ([$0.short, $0.name].compactMap { $0 }).joined(separator: ", ") + ($0.value.map { " <\($0)>" } ?? "") }
        let width = (heads.map(\.count).max() ?? 0) + 2
        return zip(heads, shown).map { "  \($0)\(String(repeating: " ", count: width - $0.count))\($1.help ?? "")" }.joined(separator: "\n")
    }

    static func help(of kind: ParserKind, _ program: String) -> String {
        let options = kind.parser.options.map { "\n  \($0)" }.joined()
        return """
            \(kind.parser.summary)

            Usage: \(program) run \(kind.name) [options] <path> ...

              <path>  \(kind.parser.operands)

            Options:
            \(lines(runOptions))

            Options of the parser:\(options.isEmpty ? " none" : options)
            Paths are taken by default if they fit \(kind.parser.defaultFilter)

            """
    }

    /// The text of the command's help.
    package static func help(_ program: String) -> String {
        let parsers = ParserKind.all.filter { $0.replacement == nil }.sorted { $0.name < $1.name }
        return """
            Generates Swift code for a project's resources, from a configuration and templates as SwiftGen has them.

            Usage: \(program) [config run] [options]          do what the configuration says
                   \(program) config lint                     say what it means, and what is wrong with it
                   \(program) config init                     write an example
                   \(program) config generate-xcfilelists     list what is read and written, for a build phase
                   \(program) config doc                      say where configurations are described
                   \(program) run <parser> <path> ...         use one parser without a configuration
                   \(program) template list|which|cat|doc     the templates that are built in

            Options of config:
            \(lines([configuration, allow, quiet, verbose]))

            Parsers ("\(program) run <parser> --help" tells more):
            \(parsers.map { "  \($0.name.padding(toLength: 10, withPad: " ", startingAt: 0))\($0.parser.summary)" }.joined(separator: "\n"))

            A configuration reads and writes in its own folder, in the repository around it and in the present folder.

            """
    }
}

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

    /// What standard input was wrong for, by sysexits.h.
    private static let usageCode: Int32 = 64

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

    private func dispatch(_ words: [String]) throws -> Int32 {
        let rest = Array(words.dropFirst())
        switch words.first {
        case "--help", "-h", "help":
            print(Self.help(program))
            return 0
        case "--version":
            print("\(program): Sampan's generator of typed resources, which reads configurations and templates of SwiftGen 6.6\n")
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
    private enum Level { case quiet, normal, verbose }

    static let quiet = CommandWords.Option(name: "--quiet", short: "-q", help: "Hide all non error logs.")
    static let verbose = CommandWords.Option(name: "--verbose", short: "-v", help: "Print each command being executed.")
    static let normal = CommandWords.Option(name: "--normal", help: nil)
    static let modernSpacing = CommandWords.Option(name: "--experimental-modern-spacing", help: nil)

    private func level(_ words: CommandWords) -> Level {
        words.has(Self.quiet) ? .quiet : words.has(Self.verbose) ? .verbose : .normal
    }

    private func say(_ level: Level) -> (GenerationMessage) -> Void {
        { message in
            switch message.level {
            case .info: if level != .quiet { print(message.text + "\n") }
            case .warning: if level != .quiet { warn(message.line(program: program)) }
            case .error: warn(message.line(program: program))
            }
        }
    }

    private func absolute(_ path: String) -> String { PathText.normal(PathText.join(present, path)) }

    // MARK: Configurations

    static let configuration = CommandWords.Option(
        name: "--config", short: "-c", value: "file", help: "Path to the configuration file to use (default: swiftgen.yml).")
    static let allow = CommandWords.Option(
        name: "--allow", value: "folder", help: "Let the configuration read and write in a folder beside its project.")
    private static let openFile = CommandWords.Option(name: "--open", help: "Open the new configuration file.")
    private static let noOpen = CommandWords.Option(name: "--no-open", help: nil)
    private static let inputList = CommandWords.Option(
        name: "--inputs", short: "-i", value: "file", help: "Path to write the xcfilelist for the input files.")
    private static let outputList = CommandWords.Option(
        name: "--outputs", short: "-o", value: "file", help: "Path to write the xcfilelist for the output files.")

    private func config(_ words: [String]) throws -> Int32 {
        let name = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
        let rest = name == nil ? words : Array(words.dropFirst())
        let common = [Self.configuration, Self.allow]
        switch name ?? "run" {
        case _ where rest.contains("--help") || rest.contains("-h"): return try dispatch(["help"])
        case "run": return try runConfiguration(CommandWords(rest, common + [Self.quiet, Self.verbose, Self.normal, Self.modernSpacing]))
        case "lint": return try lint(CommandWords(rest, common))
        case "init": return try initialize(CommandWords(rest, [Self.configuration, Self.openFile, Self.noOpen]))
        case "doc":
            try CommandWords(rest, []).expectNoOperands()
            print("Open documentation at: \(Self.documentation("ConfigFile.md"))\n")
            return 0
        case "generate-xcfilelists": return try fileLists(CommandWords(rest, common + [Self.inputList, Self.outputList]))
        case let other: throw CommandFault(description: "Unexpected argument '\(other)'")
        }
    }

    /// A configuration, and the place where what it says is done.
    private func load(_ words: CommandWords) throws -> (Configuration, Workplace, file: String) {
        try words.expectNoOperands()
        let file = words[Self.configuration] ?? "swiftgen.yml"
        let typed = Workplace(folder: present)
        guard typed.isFile(file) else { throw CommandFault(description: "`\(file)` is not a config file") }
        let configuration = try Configuration(try typed.read(file), path: file, environment: environment)
        let workplace = Workplace(
            folder: PathText.parent(absolute(file)), present: present, allowing: words.all(Self.allow).map(absolute),
            home: environment["HOME"] ?? NSHomeDirectory())
        return (configuration, workplace, file)
    }

    private func runConfiguration(_ words: CommandWords) throws -> Int32 {
        let level = level(words)
        do {
            let (configuration, workplace, file) = try load(words)
            let say = say(level)
            for warning in configuration.warnings { say(warning) }
            say(GenerationMessage(.info, "Executing configuration file \(file)"))
            var generation = Generation(workplace: workplace, say: say)
            generation.isVerbose = level == .verbose
            generation.usesModernSpacing = words.has(Self.modernSpacing)
            generation.environment = environment
            try generation.run(configuration)
            return 0
        } catch let error as GenerationError {
            for error in GenerationError.all(in: error) { warn(GenerationError.line(for: error, program: program)) }
            warn(
                "There was an error with your configuration file: \"\(program) config lint\" says what it finds wrong with it, "
                    + "\"\(program) config init\" writes one to begin with, \"\(program) config doc\" says where they are described.")
            return Self.usageCode
        }
    }

    private func lint(_ words: CommandWords) throws -> Int32 {
        let file = words[Self.configuration] ?? "swiftgen.yml"
        var hasError = false
        print("Linting \(file)\n")
        let (configuration, workplace, _) = try load(words)
        let say = say(.normal)
        for warning in configuration.warnings { say(warning) }
        configuration.lint(in: workplace) { message in
            if message.level == .error { hasError = true }
            say(message)
        }
        return hasError ? 1 : 0
    }

    private func initialize(_ words: CommandWords) throws -> Int32 {
        try words.expectNoOperands()
        let file = words[Self.configuration] ?? "swiftgen.yml"
        let workplace = Workplace(folder: present)
        guard !workplace.exists(file) else { throw CommandFault(description: "The configuration file `\(file)` already exists") }
        _ = try workplace.write(ExampleConfiguration.commented, to: file)
        print("Example configuration file created: \(file)\n")
        if words.has(Self.openFile) { open?(absolute(file)) }
        return 0
    }

    private func fileLists(_ words: CommandWords) throws -> Int32 {
        guard words.has(Self.inputList) || words.has(Self.outputList) else {
            throw CommandFault(description: "You must provide the path of an input or output xcfilelist (or both).")
        }
        let (configuration, workplace, _) = try load(words)
        let typed = Workplace(folder: present)
        if let path = words[Self.inputList] {
            _ = try typed.write(try configuration.inputList(in: workplace, present: present), to: path)
        }
        if let path = words[Self.outputList] {
            _ = try typed.write(configuration.outputList(in: workplace, present: present), to: path)
        }
        return 0
    }

    /// Where SwiftGen's documentation describes something.
    private static func documentation(_ path: String) -> String {
        let kind = path.hasSuffix("/") ? "tree" : "blob"
        return "https://github.com/SwiftGen/SwiftGen/\(kind)/6.6.3/Documentation/\(path)"
    }

    // MARK: Single parsers

    private static let filter = CommandWords.Option(
        name: "--filter", short: "-f", value: "filter", help: "The regular expression to filter input paths.")
    private static let option = CommandWords.Option(name: "--option", value: "option", help: "An option of the parser: name=value.")
    private static let oldTemplate = CommandWords.Option(name: "--template", short: "-t", value: "name", help: nil)
    private static let templateName = CommandWords.Option(
        name: "--templateName", short: "-n", value: "name", help: "The name of the template to use for code generation.")
    private static let templatePath = CommandWords.Option(
        name: "--templatePath", short: "-p", value: "path", help: "The path of the template to use for code generation.")
    private static let parameter = CommandWords.Option(name: "--param", value: "param", help: "A template parameter: name=value.")
    private static let output = CommandWords.Option(
        name: "--output", short: "-o", value: "file", help: "The path to the file to generate (default: standard output).")

    private func run(_ kind: ParserKind, _ rest: [String]) throws -> Int32 {
        if rest.contains("--help") || rest.contains("-h") {
            print(Self.help(of: kind, program))
            return 0
        }
        let words = try CommandWords(rest, Self.runOptions + [Self.oldTemplate, Self.normal, Self.modernSpacing])
        guard !words.operands.isEmpty else { throw CommandFault(description: "Missing expected argument '<path> ...'") }
        let template: TemplateReference
        do {
            let name = words[Self.templateName] ?? words[Self.oldTemplate] ?? ""
            template = try TemplateReference(name: name, path: words[Self.templatePath] ?? "")
        } catch { throw CommandFault(description: "\(error)") }
        var generation = Generation(workplace: Workplace(folder: present), say: say(level(words)))
        generation.usesModernSpacing = words.has(Self.modernSpacing)
        generation.environment = environment
        let context = try generation.context(
            of: words.operands, kind: kind, filter: words[Self.filter], options: try parameters(words.all(Self.option)))
        let text = try generation.render(template, of: kind, context, parameters: try parameters(words.all(Self.parameter)))
        guard let path = words[Self.output] else {
            print(text + "\n")
            return 0
        }
        try generation.write(text, to: path)
        return 0
    }

    private static var runOptions: [CommandWords.Option] {
        [filter, option, templateName, templatePath, parameter, output, quiet, verbose]
    }

    // MARK: Templates

    private static let only = CommandWords.Option(name: "--only", short: "-l", value: "parser", help: "List the templates of one parser.")

    private func template(_ words: [String]) throws -> Int32 {
        guard let name = words.first, !["--help", "-h"].contains(name) else { return try dispatch(["help"]) }
        let rest = Array(words.dropFirst())
        switch name {
        case "list":
            let words = try CommandWords(rest, [Self.only, Self.output])
            try words.expectNoOperands()
            let chosen = try words[Self.only].map { [try parser($0)] } ?? ParserKind.all.sorted { $0.name < $1.name }
            let lists = chosen.map { kind in
                (["\(kind.name):"] + BuiltInTemplates.names(forParser: kind.templates).map { "   - \($0)" }).joined(separator: "\n")
            }
            let advice =
                "---\nYou can also specify custom templates by path, using `templatePath` instead of `templateName`.\n"
                + "For more information, see `\(program) template doc`."
            try show(lists.joined(separator: "\n") + "\n" + advice, words)
        case "cat":
            let words = try CommandWords(rest, [Self.output])
            try show(try builtIn(words.operands).text, words)
        case "which":
            let words = try CommandWords(rest, [Self.output])
            try show(try place(of: try builtIn(words.operands)), words)
        case "doc":
            let words = try CommandWords(rest, [])
            guard words.operands.count <= 2 else { throw CommandFault(description: "Unexpected argument '\(words.operands[2])'") }
            var path = "templates/"
            if let name = words.operands.first { path += "\(try parser(name).name)/" }
            if words.operands.count == 2 { path += "\(try builtIn(words.operands).name).md" }
            print("Opening documentation: \(Self.documentation(path))\n")
        default: throw CommandFault(description: "Unexpected argument '\(name)'")
        }
        return 0
    }

    private func parser(_ name: String) throws -> ParserKind {
        guard let kind = ParserKind.named(name) else { throw CommandFault(description: "The value '\(name)' is invalid for '<parser>'") }
        return kind
    }

    private func builtIn(_ operands: [String]) throws -> BuiltInTemplate {
        guard operands.count == 2 else { throw CommandFault(description: "Missing expected argument '<parser> <template>'") }
        guard let template = BuiltInTemplates.named(operands[1], parser: try parser(operands[0]).templates) else {
            throw CommandFault(description: "\(GenerationError.namedTemplateNotFound(operands[1]))")
        }
        return template
    }

    /// A file with a built-in template's text.
    private func place(of template: BuiltInTemplate) throws -> String {
        guard let templates else { throw CommandFault(description: "The built-in templates are no files here; `template cat` shows them") }
        let folder = "\(templates)/\(template.parser)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/\(template.name).stencil"
        _ = try Workplace(folder: folder).write(template.text, to: path)
        return path
    }

    private func show(_ text: String, _ words: CommandWords) throws {
        guard let path = words[Self.output] else { return print(text.hasSuffix("\n") ? text : text + "\n") }
        let isWritten = try Workplace(folder: present).write(text, to: path)
        print((isWritten ? "File written: \(path)" : "Not writing the file as content is unchanged") + "\n")
    }

    // MARK: Help

    /// The values of words like `name=value`.
    private func parameters(_ words: [String]) throws -> [String: Any] {
        do { return try Self.parse(words) } catch { throw CommandFault(description: "\(error)") }
    }

    private static func lines(_ options: [CommandWords.Option]) -> String {
        let shown = options.filter { $0.help != nil }
        let heads = shown.map { ([$0.short, $0.name].compactMap { $0 }).joined(separator: ", ") + ($0.value.map { " <\($0)>" } ?? "") }
        let width = (heads.map(\.count).max() ?? 0) + 2
        return zip(heads, shown).map { "  \($0)\(String(repeating: " ", count: width - $0.count))\($1.help ?? "")" }.joined(separator: "\n")
    }

    private static func help(of kind: ParserKind, _ program: String) -> String {
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

            Usage: \(program) [config run] [options]     do what the configuration says
                   \(program) config lint                say what it means, and what is wrong with it
                   \(program) config init                write an example
                   \(program) config generate-xcfilelists  list what is read and written, for a build phase
                   \(program) config doc                 say where configurations are described
                   \(program) run <parser> <path> ...    use one parser without a configuration
                   \(program) template list|which|cat|doc  the templates that are built in

            Options of config:
            \(lines([configuration, allow, quiet, verbose]))

            Parsers ("\(program) run <parser> --help" tells more):
            \(parsers.map { "  \($0.name.padding(toLength: 10, withPad: " ", startingAt: 0))\($0.parser.summary)" }.joined(separator: "\n"))

            A configuration reads and writes in its own folder, in the repository around it and in the present folder.

            """
    }
}

import Foundation

// Subcommands for configurations.

extension GenerationCommand {
    static let configuration = CommandWords.Option(
        name: "--config", short: "-c", value: "file", help: "Path to the configuration file to use (default: swiftgen.yml).")
    static let allow = CommandWords.Option(
        name: "--allow", value: "folder", help: "Let the configuration read and write in a folder beside its project.")
    static let openFile = CommandWords.Option(name: "--open", help: "Open the new configuration file.")
    static let noOpen = CommandWords.Option(name: "--no-open", help: nil)
    static let inputList = CommandWords.Option(
        name: "--inputs", short: "-i", value: "file", help: "Path to write the xcfilelist for the input files.")
    static let outputList = CommandWords.Option(
        name: "--outputs", short: "-o", value: "file", help: "Path to write the xcfilelist for the output files.")

    func config(_ words: [String]) throws -> Int32 {
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
    func load(_ words: CommandWords) throws -> (Configuration, Workplace, file: String) {
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

    func runConfiguration(_ words: CommandWords) throws -> Int32 {
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

    func lint(_ words: CommandWords) throws -> Int32 {
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

    func initialize(_ words: CommandWords) throws -> Int32 {
        try words.expectNoOperands()
        let file = words[Self.configuration] ?? "swiftgen.yml"
        let workplace = Workplace(folder: present)
        guard !workplace.exists(file) else { throw CommandFault(description: "The configuration file `\(file)` already exists") }
        _ = try workplace.write(ExampleConfiguration.commented, to: file)
        print("Example configuration file created: \(file)\n")
        if words.has(Self.openFile) { open?(absolute(file)) }
        return 0
    }

    func fileLists(_ words: CommandWords) throws -> Int32 {
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
    static func documentation(_ path: String) -> String {
        let kind = path.hasSuffix("/") ? "tree" : "blob"
        return "https://github.com/SwiftGen/SwiftGen/\(kind)/6.6.3/Documentation/\(path)"
    }
}

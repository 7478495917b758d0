import AppBuilder
import Foundation
import ResourceGeneration
import XcodeProject

/// `sampan generate`
enum GenerateCommand: Subcommand {
    static let name = "generate"
    static let operands = "[SUBCOMMAND ...]"
    static let summary = "Generate Swift code for a project's resources, as SwiftGen does."
    static let details = ""
    static let options: [OptionSpec] = []

    /// The text of `sampan generate --help`.
    static var help: String {
        GenerationCommand.help("sampan generate")
            + "With --watch, a configuration is done again whenever a file below the present folder changes, until the command is interrupted.\n"
    }

    /// The option by which a script's `swiftgen` starts the command: messages name that.
    private static let asSwiftGen = "--as-swiftgen"
    private static let watch = "--watch"

    static func run(_ arguments: Arguments) throws -> Int32 { run(arguments.operands) }

    static func run(_ words: [String]) -> Int32 {
        let own = words.filter { $0 != asSwiftGen && $0 != watch }
        var command = GenerationCommand()
        command.program = words.contains(asSwiftGen) ? "swiftgen" : "sampan generate"
        command.templates = (try? Locations())?.templates
        command.open = { path in
            let opener = Process()
            opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            opener.arguments = ["xdg-open", path]
            try? opener.run()
        }
        if ["--help", "-h", "help"].contains(own.first) {
            print(help, terminator: "")
            return 0
        }
        return words.contains(watch) ? keepUp(command, own) : command.run(own)
    }

    /// Runs the command again whenever something changes.
    private static func keepUp(_ command: GenerationCommand, _ words: [String]) -> Int32 {
        do {
            let changes = try FileChanges(below: command.present)
            while true {
                _ = command.run(words)
                // What was generated is no reason to generate.
                changes.forget()
                while try !changes.wait(milliseconds: 1_000) {}
                Terminal.error("A file changed; generating again.")
            }
        } catch {
            Terminal.error("\(error)")
            return 1
        }
    }
}

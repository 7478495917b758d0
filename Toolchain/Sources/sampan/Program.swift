import AppBuilder
import Foundation
import Shell
import XcodeProject

/// The program: finds the subcommand, runs it, and turns what went wrong into a message and an exit code.
@main
enum Program {
    static let helpOption = OptionSpec(name: "--help", short: "-h", help: "Show this help.")
    static let commands: [any Subcommand.Type] = [
        RunCommand.self, PreviewCommand.self, ControlCommand.self, BuildCommand.self, TestCommand.self, MonkeyCommand.self,
        ProfileCommand.self, LintCommand.self, RenderCommand.self, GenerateCommand.self, LocalizeCommand.self, NewCommand.self,
        DevicesCommand.self,
        DoctorCommand.self, CleanCommand.self, InstallCommand.self,
    ]

    /// `EX_USAGE` of sysexits.h.
    private static let usageCode: Int32 = 64

    static func main() {
        let name = CommandLine.arguments.dropFirst().first
        let command = commands.first { $0.name == name }
        if command?.isGuarded != false { Guardian.enter(allowing: command?.timeToEnd ?? 0) }
        setvbuf(stdout, nil, _IOLBF, 0)
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    static func run(_ words: [String]) -> Int32 {
        guard let first = words.first else {
            Terminal.error(overview)
            return usageCode
        }
        if first == "--version" { return version() }
        if ["--help", "-h", "help"].contains(first) {
            guard words.count > 1, let command = commands.first(where: { $0.name == words[1] }) else {
                print(overview, terminator: "")
                return 0
            }
            print(command.help, terminator: "")
            return 0
        }
        guard let command = commands.first(where: { $0.name == first }) else {
            Terminal.error("sampan: there is no command \"\(first)\"\n\n\(overview)")
            return usageCode
        }
        // SwiftGen's words are sorted out by themselves: its options mean something else after each of its subcommands.
        if command == LocalizeCommand.self, words.dropFirst().first == "genstrings" {
            return LocalizeCommand.genstrings(Array(words.dropFirst(2)))
        }
        if command == GenerateCommand.self { return GenerateCommand.run(Array(words.dropFirst())) }
        do {
            let arguments = try Arguments(Array(words.dropFirst()), options: command.options + [helpOption])
            if arguments.has("--help") {
                print(command.help, terminator: "")
                return 0
            }
            return try command.run(arguments)
        } catch let error as UsageError {
            Terminal.error("sampan \(command.name): \(error)\nSee \"sampan \(command.name) --help\".")
            return usageCode
        } catch {
            Terminal.finishProgress()
            Terminal.error("\(error)")
            return 1
        }
    }

    private static func version() -> Int32 {
        do {
            print("sampan \(try Locations().version)")
            return 0
        } catch {
            Terminal.error("\(error)")
            return 1
        }
    }

    private static var overview: String {
        let width = (commands.map { $0.name.count }.max() ?? 0) + 2
        let lines = commands.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))\($0.summary)" }
        return """
            Sampan builds and runs iOS projects on Linux.

            Usage: sampan COMMAND [options]

            Commands:
            \(lines.joined(separator: "\n"))

            "sampan COMMAND --help" tells more of each, "sampan --version" which Sampan this is.

            """
    }
}

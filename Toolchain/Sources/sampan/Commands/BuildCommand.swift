import AppBuilder
import Foundation

/// `sampan build`
enum BuildCommand: Subcommand {
    static let name = "build"
    static let operands = "[PROJECT]"
    static let summary = "Build an app."
    static let details = """
        PROJECT is an .xcodeproj, an .xcworkspace, a Swift package, or a folder that holds one of these or just Swift files
        (default: the present folder). Nothing is written into it. The path of the finished app is printed.
        """
    static let options = BuildOptions.specs + [OptionSpec(name: "--lint", help: "Lint first, and build only what has no errors.")]

    static func run(_ arguments: Arguments) throws -> Int32 {
        let path = try arguments.operand(default: FileManager.default.currentDirectoryPath)
        if arguments.has("--lint") {
            let code = try LintCommand.lint(projectAt: path)
            guard code == 0 else { return code }
        }
        let log = Terminal.log()
        let selection = try BuildOptions.select(arguments, path: path)
        let app = try BuildOptions.build(selection, arguments, locations: try Locations(), log: log)
        Terminal.finishProgress()
        if arguments.has("--verbose") { BuildOptions.printTimings(log) }
        print(app.path)
        return 0
    }
}

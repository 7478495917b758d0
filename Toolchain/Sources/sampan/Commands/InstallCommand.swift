import AppBuilder
import Foundation

/// `sampan install`
enum InstallCommand: Subcommand {
    static let name = "install"
    static let operands = ""
    static let summary = "Install Sampan from its clone, which can be deleted then."
    static let details = """
        Builds the frameworks and puts them, with this command, below PREFIX: bin/sampan and lib/sampan. The tree can be moved as a whole.
        Frameworks that not every app imports are built in the cache when an app first does.
        """
    static let options = [OptionSpec(name: "--prefix", value: "PREFIX", help: "The folder to install into (default: /usr/local).")]

    static func run(_ arguments: Arguments) throws -> Int32 {
        try arguments.expectNoOperands()
        let prefix = URL(fileURLWithPath: arguments["--prefix"] ?? "/usr/local").standardizedFileURL.path
        let log = Terminal.log()
        try Installation(prefix: prefix, from: try Locations().origin, log: log).install()
        Terminal.finishProgress()
        print("\(prefix)/bin/sampan")
        return 0
    }
}

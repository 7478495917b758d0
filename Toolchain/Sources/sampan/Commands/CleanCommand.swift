import AppBuilder
import Foundation
import XcodeProject

/// `sampan clean`
enum CleanCommand: Subcommand {
    static let name = "clean"
    static let operands = "[PROJECT]"
    static let summary = "Remove what was built for a project."
    static let details = """
        Removes the builds of PROJECT (default: the present folder), and with --data also what its app has stored.
        With --all, removes the builds of every project and the built frameworks, and with --data what all apps have stored, if you
        say yes. What Sampan did not make stays, wherever it lies.
        """
    static let options = [
        OptionSpec(name: "--data", help: "Remove the documents, caches and preferences of the app too."),
        OptionSpec(name: "--all", help: "Remove everything that was ever built, the frameworks too."),
        BuildOptions.read,
        OptionSpec(name: "--yes", help: "Remove what all apps have stored without being asked."),
    ]

    static func run(_ arguments: Arguments) throws -> Int32 {
        let locations = try Locations()
        if arguments.has("--all") {
            try arguments.expectNoOperands()
            let withData = arguments.has("--data")
            if withData, try !arguments.has("--yes") && !confirms(locations) { return 1 }
            for path in try locations.removeEverything(withData: withData) {
                Terminal.error("note: \(path) is not marked as made by Sampan, and is left")
            }
            return 0
        }
        let path = try arguments.operand(default: FileManager.default.currentDirectoryPath)
        let project = try Project.open(at: path, allowing: arguments.all(BuildOptions.read.name))
        try locations.removeBuilds(of: project)
        guard arguments.has("--data") else { return 0 }
        for target in project.targets where target.productType == .application {
            for configuration in target.configurations {
                let settings = try target.settings(configuration: configuration)
                try AppContainer(settings, of: project, locations: locations).remove()
            }
        }
        return 0
    }

    /// Asks whether what all apps have stored is to be removed.
    private static func confirms(_ locations: Locations) throws -> Bool {
        let count = try locations.containerCount
        guard count > 0 else { return true }
        let apps = count == 1 ? "one app has" : "\(count) apps have"
        guard isatty(STDIN_FILENO) != 0 else {
            throw UsageError(description: "\"--all --data\" removes what \(apps) stored; say \"--yes\" where nobody can be asked")
        }
        print("Remove what \(apps) stored in \(locations.data)? [y/N] ", terminator: "")
        fflush(stdout)
        return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }
}

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
        With --all, removes the builds and data of every project and the built frameworks.
        """
    static let options = [
        OptionSpec(name: "--data", help: "Remove the documents, caches and preferences of the app too."),
        OptionSpec(name: "--all", help: "Remove everything that was ever built, the frameworks too."),
    ]

    static func run(_ arguments: Arguments) throws -> Int32 {
        let locations = try Locations()
        if arguments.has("--all") {
            try arguments.expectNoOperands()
            try locations.removeEverything()
            return 0
        }
        let path = try arguments.operand(default: FileManager.default.currentDirectoryPath)
        let project = try Project.open(at: path)
        try locations.removeBuilds(of: project)
        guard arguments.has("--data") else { return 0 }
        for target in project.targets where target.productType == .application {
            for configuration in target.configurations {
                let identifier = try target.settings(configuration: configuration).string("PRODUCT_BUNDLE_IDENTIFIER")
                try AppContainer(identifier: identifier, locations: locations).remove()
            }
        }
        return 0
    }
}

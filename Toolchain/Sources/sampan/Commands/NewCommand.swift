import AppBuilder
import Foundation

/// `sampan new`
enum NewCommand: Subcommand {
    static let name = "new"
    static let operands = "NAME"
    static let summary = "Make a project that runs here and opens in Xcode."
    static let details = """
        Makes the folder NAME with NAME.xcodeproj: an app with a scene delegate, a view controller, a storyboard,
        a launch screen and an asset catalog. NAME may be a path; the app is called by its last part.
        """
    static let options = [
        OptionSpec(name: "--organization", value: "IDENTIFIER", help: "The first part of the bundle identifier (default: com.example).")
    ]

    /// A word as a shell reads it back.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.wholeMatch(of: #/[\w\/.][\w\/.\-]*/#) != nil
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    static func run(_ arguments: Arguments) throws -> Int32 {
        guard let path = arguments.operands.first else { throw UsageError(description: "a name is missing") }
        guard arguments.operands.count == 1 else { throw UsageError(description: "unexpected \"\(arguments.operands[1])\"") }
        let folder = URL(fileURLWithPath: path)
        let template = ProjectTemplate(name: folder.lastPathComponent, organization: arguments["--organization"] ?? "com.example")
        guard template.hasValidName else {
            throw UsageError(description: "\"\(folder.lastPathComponent)\" is no name for an app: use letters, digits, spaces, - and _")
        }
        guard try !Locations().takenModuleNames.contains(template.moduleName) else {
            throw UsageError(
                description: "\"\(template.moduleName)\" is a module of Swift's or a framework; the app's own cannot be called so too")
        }
        try template.write(to: folder)
        print("Made \(path). Run it: sampan run \(quoted(path))")
        return 0
    }
}

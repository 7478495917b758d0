import AppBuilder
import Foundation
import SampanHost

/// `sampan render`
enum RenderCommand: Subcommand {
    static let name = "render"
    static let operands = "FILE.storyboard|FILE.xib ..."
    static let summary = "Draw storyboards and xibs, and check them."
    static let details = """
        Every scene, or every view of a xib, becomes a PNG, shown as Interface Builder's canvas shows it: with the images, colours and
        texts of the document's target, without its code. Classes of the app are drawn as the UIKit classes they stand on, lists show
        each prototype cell once. The paths of the pictures are printed.

        What is wrong comes out as warnings with lines: ambiguous layouts, conflicting constraints, misplaced frames, connections that
        lead nowhere, classes, outlets and actions that the target's sources do not have, and what has no effect here.

        Exit codes: 0 all documents could be drawn, 1 one could not, or has a warning with --strict, 64 wrong usage.
        """
    static let options = [
        OptionSpec(name: "--device", value: "NAME", help: "The device shown (default: the one of the document's canvas)."),
        OptionSpec(name: "--output", value: "FOLDER", help: "Where the pictures go (default: the present folder)."),
        OptionSpec(
            name: "--appearance", value: "MODE", choices: LaunchOptions.Appearance.allCases.map(\.rawValue), help: "light or dark."),
        BuildOptions.locale,
        OptionSpec(name: "--check", help: "Draw nothing, only say what is wrong."),
        BuildOptions.read,
        OptionSpec(name: "--strict", help: "Exit with 1 if there are warnings."),
    ]

    static func run(_ arguments: Arguments) throws -> Int32 {
        let files = arguments.operands
        guard !files.isEmpty else { throw UsageError(description: "name a storyboard or xib") }
        for file in files where ![".storyboard", ".xib"].contains(where: file.hasSuffix) {
            throw UsageError(description: "\"\(file)\" is neither a .storyboard nor a .xib")
        }
        let log = Terminal.log()
        var renderer = InterfaceRenderer(locations: try Locations(), log: log)
        if let name = arguments["--device"] {
            guard let device = Device.named(name) else {
                throw UsageError(description: "there is no device \"\(name)\"; see \"sampan devices\"")
            }
            renderer.device = device.name
        }
        renderer.appearance = arguments["--appearance"].flatMap(LaunchOptions.Appearance.init)
        renderer.locale = try BuildOptions.locale(arguments)
        renderer.readable = arguments.all(BuildOptions.read.name)
        if !arguments.has("--check") { renderer.output = absolute(arguments["--output"] ?? ".") }
        var code: Int32 = 0
        for file in files {
            let outcome = try renderer.render(absolute(file), shownAs: file)
            Terminal.finishProgress()
            for message in outcome.messages { Terminal.error(message) }
            for picture in outcome.pictures { print(picture) }
            if !outcome.succeeded || (arguments.has("--strict") && !outcome.messages.isEmpty) { code = 1 }
        }
        return code
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}

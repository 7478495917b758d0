import AppBuilder
import Foundation
import SampanHost

/// `sampan render`
enum RenderCommand: Subcommand {
    static let name = "render"
    static let operands = "FILE.storyboard|FILE.xib|FOLDER ..."
    static let summary = "Draw storyboards and xibs, and check them."
    static let details = """
        Every scene, or every view of a xib, becomes a PNG, shown as Interface Builder's canvas shows it: with the images, colours and
        texts of the document's target, without its code. Classes of the app are drawn as the UIKit classes they stand on, lists show
        each prototype cell once. The paths of the pictures are printed.

        Of a folder all documents below it are taken. With --frames nothing is drawn: it is printed which views of scenes lie elsewhere than
        where Interface Builder saved them, by more than a point, and what that comes of.

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
        OptionSpec(name: "--frames", help: "Draw nothing, compare views with the frames that were saved."),
        BuildOptions.read,
        OptionSpec(name: "--strict", help: "Exit with 1 if there are warnings."),
    ]

    static func run(_ arguments: Arguments) throws -> Int32 {
        let files = try documents(arguments.operands)
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
        renderer.comparesFrames = arguments.has("--frames")
        if !arguments.has("--check"), !renderer.comparesFrames { renderer.output = absolute(arguments["--output"] ?? ".") }
        var code: Int32 = 0
        var frames: [SavedFrame] = []
        for file in files {
            let outcome = try renderer.render(absolute(file), shownAs: file)
            Terminal.finishProgress()
            if !renderer.comparesFrames || !outcome.succeeded { for message in outcome.messages { Terminal.error(message) } }
            for frame in outcome.frames where !frame.isSame { print(frame.text(file: file)) }
            frames += outcome.frames
            for picture in outcome.pictures { print(picture) }
            if !outcome.succeeded || (arguments.has("--strict") && !outcome.messages.isEmpty) { code = 1 }
        }
        if renderer.comparesFrames {
            print("\(frames.count) views with constraints in \(files.count) documents")
            for line in SavedFrame.summary(frames) { print(line) }
        }
        return code
    }

    /// The documents that are named, and those below the folders that are, in the order of their paths.
    private static func documents(_ operands: [String]) throws -> [String] {
        guard !operands.isEmpty else { throw UsageError(description: "name a storyboard or xib") }
        let kinds = [".storyboard", ".xib"]
        return try operands.flatMap { operand -> [String] in
            if kinds.contains(where: operand.hasSuffix) { return [operand] }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder), isFolder.boolValue else {
                throw UsageError(description: "\"\(operand)\" is neither a .storyboard nor a .xib nor a folder")
            }
            let below = FileManager.default.enumerator(atPath: operand)?.compactMap { $0 as? String } ?? []
            return below.filter { path in kinds.contains(where: path.hasSuffix) }.sorted()
                .map { (operand as NSString).appendingPathComponent($0) }
        }
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}

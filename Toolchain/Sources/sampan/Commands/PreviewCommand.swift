import AppBuilder
import Foundation
import SampanHost
import XcodeProject

/// `sampan preview`
enum PreviewCommand: Subcommand {
    static let name = "preview"
    static let operands = "[FILE.swift|PROJECT]"
    static let summary = "Show the previews of a source, or of a whole project."
    static let details = """
        What #Preview and PreviewProvider declare is shown in the place of the app's own interface: interactive in a window, or, where
        there is no display or a folder is named, as pictures on a page. In a window, "n" and "p" in the terminal show the next preview
        and the one before; F10 opens a menu. When a file changes, what is shown is built and shown again.

        Variants multiply the pictures: appearances (light and dark), sizes (of text: small, large, the largest), orientations.
        Several devices or locales do so, too.

        With --snapshot each picture is compared with the one of its name in a folder: a new one is kept there, one that differs lies
        beside it as NAME.actual.png.
        Exit codes: 0 all previews could be shown, 1 one could not, or differs, or the build failed, 64 wrong usage.
        """
    static let options =
        [
            OptionSpec(
                name: "--host", value: "NAME", help: "Where they are shown: window or headless (default: a window if there is a display)."),
            OptionSpec(
                name: "--output", value: "FOLDER", help: "Write pictures and a page, index.html, there (default: a folder of the cache)."),
            OptionSpec(name: "--snapshot", value: "FOLDER", help: "Write pictures there, and compare with those that are there."),
            OptionSpec(name: "--record", help: "With --snapshot: take all pictures for right."),
            OptionSpec(name: "--variants", value: "KINDS", help: "Any of appearances, sizes and orientations, with commas between."),
            OptionSpec(name: "--device", value: "NAME", help: "The device shown (several times for several; default: the preview's own)."),
            BuildOptions.os,
            OptionSpec(
                name: "--appearance", value: "MODE", choices: LaunchOptions.Appearance.allCases.map(\.rawValue), help: "light or dark."),
            OptionSpec(name: "--locale", value: "NAME", help: "Language and region (several times for several): vi, en_GB, pt-BR."),
            OptionSpec(name: "--watch", help: "Keep the page up to date until interrupted."),
            OptionSpec(name: "--timeout", value: "SECONDS", help: "End the app when it has run so long."),
            OptionSpec(name: "--memory", value: "MB", help: "End the app when it uses more memory."),
        ] + BuildOptions.specs

    static func run(_ arguments: Arguments) throws -> Int32 {
        let operand = absolute(try arguments.operand(default: FileManager.default.currentDirectoryPath))
        let job = try PreviewJob(arguments, operand: operand, locations: Locations())
        if let folder = arguments["--snapshot"].map(absolute) {
            return try job.compare(with: folder, replaces: arguments.has("--record"))
        }
        if arguments.has("--record") { throw UsageError(description: "\"--record\" goes with \"--snapshot\"") }
        let isVaried = arguments.has("--variants") || arguments.all("--device").count > 1 || arguments.all("--locale").count > 1
        let wantsPage = arguments.has("--output") || arguments.has("--watch") || isVaried
        let variables = ProcessInfo.processInfo.environment
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { variables[$0].map { !$0.isEmpty } ?? false }
        let isWindow = arguments["--host"].map { $0 != HostRegistry.fallback } ?? (hasDisplay && !wantsPage)
        if isWindow { return try job.showInWindow(host: arguments["--host"]) }
        return try job.writePage(to: arguments["--output"].map(absolute), watches: arguments.has("--watch"))
    }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}

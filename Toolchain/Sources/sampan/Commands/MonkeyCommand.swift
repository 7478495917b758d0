import AppBuilder
import Foundation
import SampanHost
import XcodeProject

/// `sampan monkey`
enum MonkeyCommand: Subcommand {
    static let name = "monkey"
    static let operands = "[PROJECT]"
    static let summary = "Build an app and do random things to it, to see whether it falls."
    static let details = """
        PROJECT is an .xcodeproj, an .xcworkspace, a Swift package, or a folder that holds one of these or just Swift files
        (default: the present folder). Nothing is shown. Touches, drags, keys, text, turns, changes of appearance, the background
        and memory warnings come in an order that the seed decides, and so does the language, unless --locale names one.

        When the app crashes, does not answer or uses too much memory, the monkey says which event did it, and looks for the
        shortest script that does it too: "sampan run --script FILE" plays it. What the app stores is gone afterwards.

        Exit codes: 0 the app lived through it, 1 it failed or its build did, 64 wrong usage.
        """
    static let options =
        [
            OptionSpec(name: "--events", value: "N", help: "How many things to do (default: \(events))."),
            OptionSpec(name: "--seed", value: "S", help: "Do the same things again as with this number (default: another each time)."),
            OptionSpec(name: "--output", value: "FILE", help: "Where the shortest script goes (default: monkey-SEED.txt here)."),
            OptionSpec(name: "--memory", value: "MB", help: "Take it for a failure when the app uses more memory."),
            OptionSpec(name: "--device", value: "NAME", help: "The device (default: \(Device.standard.name))."),
            BuildOptions.locale,
        ] + BuildOptions.specs

    private static let events = 1000
    private static let locales = ["en_US", "vi_VN", "ar_SA", "de_DE", "ja_JP"]

    static func run(_ arguments: Arguments) throws -> Int32 {
        let path = try arguments.operand(default: FileManager.default.currentDirectoryPath)
        let seed = try arguments.count("--seed").map(UInt64.init) ?? UInt64.random(in: 1..<1_000_000)
        let events = try arguments.count("--events") ?? Self.events
        var (options, limits) = (LaunchOptions(), AppLimits())
        options.device = try BuildOptions.device(arguments)
        options.locale = try BuildOptions.locale(arguments) ?? locales[Int(seed % UInt64(locales.count))]
        limits.megabytes = try arguments.count("--memory")
        let file = URL(fileURLWithPath: arguments["--output"] ?? "monkey-\(seed).txt").standardizedFileURL.path
        let (selection, app) = try RunCommand.build(arguments, path: path, locations: try Locations(), log: Terminal.log())
        options.device = try BuildOptions.device(options.device, running: selection.target, configuration: selection.configuration)
        let monkey = Monkey(app, seed: seed, events: events, options: options, limits: limits)
        Terminal.error("Seed \(seed), language \(options.locale ?? ""): \(events) events")
        let outcome = try monkey.play { Terminal.progress("\($0) of \(events)") }
        Terminal.finishProgress()
        for (count, bytes) in outcome.memory { Terminal.error("\(bytes >> 20) MB after \(count) events") }
        guard let failure = outcome.failure else {
            Terminal.error("The app lived through it")
            return 0
        }
        Terminal.error("\(failure.text)\nIt failed at event \(failure.count): \(monkey.commands[max(0, failure.count - 1)])")
        try shorten(failure, of: monkey, options: options, to: file)
        return 1
    }

    private static func shorten(_ failure: Monkey.Failure, of monkey: Monkey, options: LaunchOptions, to file: String) throws {
        let script = try monkey.shortestScript(for: failure) { Terminal.progress("Looking for a shorter way: \($0) events") }
        Terminal.finishProgress()
        guard let script else { return Terminal.error("It did not happen again: the same seed may do it another time") }
        try (script.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
        let device = options.device.map { " --device \"\($0)\"" } ?? ""
        Terminal.error(
            "\(script.count) event\(script.count == 1 ? " does" : "s do") it too: sampan run --locale \(options.locale ?? "")\(device) "
                + "--script \(file)")
    }
}

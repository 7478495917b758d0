import Foundation
import SampanHost

/// Plays with an app without knowing it, to see whether it falls.
public struct Monkey {
    private let app: AppBuilder.App
    private let options: LaunchOptions
    private let limits: AppLimits
    /// What is done, the same for the same seed and device.
    public let commands: [String]

    /// How many runs it may take to find the shortest script that fails.
    private static let trials = 100
    /// How often the app's memory is looked at, in seconds.
    private static let look = 0.05

    /// How the app was ended.
    public struct Failure: Sendable {
        /// What happened, for a person.
        public var text: String
        /// What it was doing: the number of the command, counted from 1.
        public var count: Int
        /// What tells the same failure from another.
        fileprivate var kind: String
    }

    /// What came of a game.
    public struct Outcome: Sendable {
        /// How the app failed, if it did.
        public var failure: Failure?
        /// The memory that the app had after so many commands, in bytes: at 1,000, 10,000 and so on, and at the end.
        public var memory: [(count: Int, bytes: Int)]
    }

    /// Prepares a game.
    ///
    /// - Parameter options: the device, language and appearance of the app's; hosts and scripts are the monkey's own.
    public init(_ app: AppBuilder.App, seed: UInt64, events: Int, options: LaunchOptions, limits: AppLimits) {
        (self.app, self.options, self.limits) = (app, options, limits)
        let device = options.device.flatMap { Device.named($0) } ?? .standard
        var hands = RandomHands(seed: seed, size: device.size)
        commands = hands.commands(events)
    }

    /// Plays all commands, or those until the app fails. The app's data are a copy, and gone afterwards.
    ///
    /// - Parameter onProgress: is called now and then with how many commands have begun.
    /// - Throws: As `AppRunner.start(_:)`.
    public func play(onProgress: (Int) -> Void = { _ in }) throws -> Outcome { try play(commands, onProgress: onProgress) }

    /// The shortest script found that fails as a game did; `nil` if the app does not fail so again.
    ///
    /// - Parameter onTrial: is called before each run with the number of commands.
    public func shortestScript(for failure: Failure, onTrial: @escaping (Int) -> Void) throws -> [String]? {
        var shortening = Shortening(trials: Self.trials) { commands in
            onTrial(commands.count)
            return try play(commands) { _ in }.failure?.kind == failure.kind
        }
        return try shortening.shortest(of: Array(commands.prefix(failure.count)))
    }

    private func play(_ commands: [String], onProgress: (Int) -> Void) throws -> Outcome {
        let container = try app.container.clone()
        defer { container.removeClone() }
        let script = Files.join(NSTemporaryDirectory(), "sampan-monkey-\(UUID().uuidString)")
        try Files.write(commands.joined(separator: "\n"), to: script)
        defer { unlink(script) }
        var app = app
        app.container = container
        var runner = AppRunner(app)
        let progress = try ProgressFile()
        var said = LastLines()
        runner.progress = progress
        runner.limits = limits
        // Whatever it taps, nothing but its own is lost.
        runner.reach = .own(besides: [])
        // Watches the main thread; a headless app is ended, and that is how the run ends.
        runner.onHang = { _ in }
        runner.onOutput = { said.add($0) }
        var options = options
        (options.host, options.script) = ("headless", script)
        let run = try runner.start(options)
        var memory: [(count: Int, bytes: Int)] = []
        var (next, last) = (1000, 0)
        while true {
            let ending = run.wait(atMost: Self.look)
            let count = min(progress.count, commands.count)
            if let bytes = run.memory {
                last = bytes
                if count >= next {
                    memory.append((next, bytes))
                    next *= 10
                }
            }
            onProgress(count)
            guard let ending else { continue }
            if last > 0, memory.last?.count != count { memory.append((count, last)) }
            if case .exited(0) = ending, progress.count > commands.count { return Outcome(failure: nil, memory: memory) }
            return Outcome(failure: Self.failure(ending, count: count, said: said.text), memory: memory)
        }
    }

    /// What an ending is as a failure.
    private static func failure(_ ending: AppRunner.Ending, count: Int, said: String) -> Failure {
        switch ending {
        case .exited(let code):
            return Failure(text: said + "The app exited with code \(code)", count: count, kind: "exited with code \(code)")
        case .crashed(let report): return Failure(text: said + report.text, count: count, kind: report.kind)
        }
    }
}

/// The last lines of what an app said.
private struct LastLines {
    private var lines: [Data] = []
    private static let count = 10

    mutating func add(_ line: Data) {
        if lines.count == Self.count { lines.removeFirst() }
        lines.append(line)
    }

    /// The lines, each with its end.
    var text: String { lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined() }
}

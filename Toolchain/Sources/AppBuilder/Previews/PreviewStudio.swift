import Foundation
import SampanHost

/// Takes pictures of the previews of an app that was built for that, without a display.
public struct PreviewStudio {
    /// Why an app's previews cannot be listed.
    public struct Failure: Error, CustomStringConvertible {
        /// What the app said, and how it ended.
        public let description: String
    }

    /// What came of a shot.
    public struct Picture {
        /// The shot.
        public let shot: PreviewShot
        /// The picture's file; `nil` if there is none.
        public let file: String?
        /// Why there is none, or nothing.
        public let failure: String
    }

    private let app: AppBuilder.App
    private let source: String
    /// The device, version of iOS, language and the rest, as far as previews leave them open.
    public var options = LaunchOptions()
    /// The app's own arguments.
    public var arguments: [String] = []
    /// Variables for the app.
    public var environment: [String: String] = [:]
    /// What the app may use.
    public var limits = AppLimits()
    /// What of the machine's files the app may reach.
    public var reach = AppReach.own(besides: [])
    /// Takes the lines that the app prints while pictures are taken.
    public var onOutput: (String) -> Void = { _ in }

    /// Prepares to show previews.
    ///
    /// - Parameter source: the file whose previews are wanted; those of all files if it is `nil`.
    public init(_ app: AppBuilder.App, source: String?) { (self.app, self.source) = (app, source ?? "*") }

    /// The previews that there are.
    ///
    /// - Throws: `Failure` if the app ends before it has told of them; as `AppRunner.start(_:)`.
    public func list() throws -> PreviewList {
        var (list, said): (PreviewList?, [String]) = (nil, [])
        let ending = try run(["previews"], options) { line in
            if let found = PreviewList(json: line) { list = found } else { said.append(line) }
        }
        if let list { return list }
        throw Failure(description: Self.failure(ending, said) ?? "the app told of no previews")
    }

    /// Takes pictures. A preview that ends the app has none; the others have theirs all the same.
    ///
    /// - Parameter folder: where the pictures go.
    /// - Throws: As `AppRunner.start(_:)`.
    public func take(_ shots: [PreviewShot], into folder: String) throws -> [Picture] {
        var pictures: [PreviewShot: Picture] = [:]
        for (options, shots) in Self.launches(shots, options) {
            var left = shots
            while !left.isEmpty {
                let files = left.map { Files.join(folder, $0.name + ".png") }
                for file in files { try Files.remove(file) }
                var said: [String] = []
                let ending = try run(zip(left, files).flatMap { $0.commands(writing: $1) }, options) { line in
                    said.append(line)
                    onOutput(line)
                }
                let count = files.prefix(while: Files.exists).count
                for (shot, file) in zip(left, files).prefix(count) { pictures[shot] = Picture(shot: shot, file: file, failure: "") }
                left.removeFirst(count)
                guard let culprit = left.first else { break }
                let reason = Self.failure(ending, said) ?? "the preview was not drawn"
                pictures[culprit] = Picture(shot: culprit, file: nil, failure: reason)
                left.removeFirst()
            }
        }
        return shots.compactMap { pictures[$0] }
    }

    /// The shots by how the app has to be launched for them, in the order in which that is wanted first.
    private static func launches(_ shots: [PreviewShot], _ options: LaunchOptions) -> [(LaunchOptions, [PreviewShot])] {
        var launches: [(LaunchOptions, [PreviewShot])] = []
        for shot in shots {
            var own = options
            // A preview may ask for a device that is none of iOS, or not known here.
            own.device = shot.variant.device ?? shot.entry.device.flatMap { Device.named($0)?.name } ?? options.device
            own.locale = shot.variant.locale ?? options.locale
            if let index = launches.firstIndex(where: { $0.0 == own }) {
                launches[index].1.append(shot)
            } else {
                launches.append((own, [shot]))
            }
        }
        return launches
    }

    /// Runs the app with a script. What it stores is gone afterwards: nothing of the app's own is changed.
    private func run(_ commands: [String], _ options: LaunchOptions, onLine: @escaping (String) -> Void) throws -> AppRunner.Ending {
        let container = try app.container.fresh()
        defer { container.removeClone() }
        let script = Files.join(NSTemporaryDirectory(), "sampan-previews-\(UUID().uuidString)")
        try Files.write(commands.joined(separator: "\n"), to: script)
        defer { unlink(script) }
        var app = app
        app.container = container
        var runner = AppRunner(app)
        (runner.arguments, runner.environment, runner.limits, runner.reach) = (arguments, environment, limits, reach)
        // Watches the main thread; one that does not answer ends the run.
        runner.onHang = { _ in }
        runner.onOutput = { onLine(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)) }
        var options = options
        (options.host, options.script, options.preview) = ("headless", script, source)
        return try runner.start(options).wait()
    }

    /// Why a run ended before its time; `nil` if it did not.
    private static func failure(_ ending: AppRunner.Ending, _ said: [String]) -> String? {
        switch ending {
        case .exited(0): nil
        case .exited(let code): (said.suffix(10) + ["the app exited with code \(code)"]).joined(separator: "\n")
        case .crashed(let report): (said.suffix(10) + [report.text]).joined(separator: "\n")
        }
    }
}

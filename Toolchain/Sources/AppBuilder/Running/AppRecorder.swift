import Foundation
import Shell

/// What records an app while it runs: a small library that the loader puts before the app's own, and a pipe that it writes to. An app that is
/// started without it has nothing of it.
public final class AppRecorder {
    /// What is recorded.
    public struct Scope {
        /// How many nanoseconds a thread computes between two samples; 0 if nothing is sampled.
        public var interval: Int
        /// Whether only the main thread is sampled.
        public var isMainOnly: Bool
        /// How many bytes a thread allocates between two entries; 0 if memory is not recorded.
        public var allocationInterval: Int
        /// Whether all memory is known, and what of it nothing reaches is looked for in the end.
        public var findsLeaks: Bool
        /// Whether turns of the main thread's run loop are told.
        public var tellsRunLoops: Bool

        /// Describes what is recorded.
        public init(
            interval: Int, isMainOnly: Bool = false, allocationInterval: Int = 0, findsLeaks: Bool = false, tellsRunLoops: Bool = false
        ) {
            (self.interval, self.isMainOnly, self.allocationInterval) = (interval, isMainOnly, allocationInterval)
            (self.findsLeaks, self.tellsRunLoops) = (findsLeaks, tellsRunLoops)
        }

        /// As the recorder reads it.
        var words: String {
            let numbers = [interval, isMainOnly ? 1 : 0, allocationInterval, findsLeaks ? 1 : 0, tellsRunLoops ? 1 : 0]
            return numbers.map(String.init).joined(separator: " ")
        }
    }

    /// What the recorder writes to.
    let pipe: LinePipe
    private let scope: Scope
    private let library: String
    private let onLine: (Data) -> Void
    private let onEnd: () -> Void

    /// The variable by which a process knows that it is recorded: the number of the descriptor to write to, the nanoseconds between two samples,
    /// 1 where only the main thread is sampled, the bytes between two entries of memory, 1 where leaks are looked for, and 1 where turns of the
    /// main run loop are told.
    static let variable = "SAMPAN_RECORDER"
    /// The number of the descriptor: the first after those that `AppRunner` gives an app besides.
    private static let programsNumber = 7
    /// What the loader puts before a program's own libraries.
    private static let preloaded = "LD_PRELOAD"

    /// Prepares to record an app; the library is compiled where it is missing, or its sources changed.
    ///
    /// - Parameters:
    ///   - onLine: takes each line that the recorder writes.
    ///   - onEnd: is called when no more is to come.
    /// - Throws: `BuildError` if the library cannot be made.
    public init(
        _ scope: Scope, locations: Locations, log: BuildLog, onLine: @escaping (Data) -> Void, onEnd: @escaping () -> Void = {}
    ) throws {
        guard let pipe = LinePipe() else { throw BuildError.unsupported("no pipe can be made for what is recorded") }
        (self.pipe, self.scope, self.onLine, self.onEnd) = (pipe, scope, onLine, onEnd)
        library = try RecorderBuild(locations: locations, log: log).update()
    }

    /// The library of the Swift that compiles apps which knows its linkers' names; `nil` where it comes without one.
    public static var demangler: String? {
        guard let compiler = Compiler.path else { return nil }
        let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
        let library = Files.join(folder, "lib/libswiftDemangle.so")
        return Files.exists(library) ? library : nil
    }

    /// What the app has to know, and its loader.
    func environment(besides variables: [String: String]) throws -> [String: String] {
        // The loader takes both for the end of a path.
        guard !library.contains(where: { $0 == " " || $0 == ":" }) else {
            throw BuildError.unsupported("the recorder cannot be loaded from \"\(library)\": its path has a space or a colon")
        }
        let others = variables[Self.preloaded].flatMap { $0.isEmpty ? nil : $0 }
        return [
            Self.variable: "\(Self.programsNumber) \(scope.words)",
            Self.preloaded: [library, others].compactMap(\.self).joined(separator: ":"),
        ]
    }

    /// Hands over the lines that have come since.
    func forward() { pipe.lines().forEach(onLine) }

    /// Hands over what is left when the app has ended.
    func finish() {
        forward()
        onEnd()
    }
}

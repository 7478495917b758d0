import Foundation

/// Where a build says what it does, and how long each step took.
public final class BuildLog {
    /// How long one step took.
    public struct Timing: Sendable {
        /// The step.
        public var step: String
        /// The wall time in seconds.
        public var seconds: Double
    }

    /// Called with a line about the present step.
    public var onProgress: (String) -> Void = { _ in }
    /// Called with a line that the user is to see: a compiler's message, a warning.
    public var onMessage: (String) -> Void = { _ in }
    /// Is given what runs scripts of the project, and has to do it: they may change files of the project.
    public var aroundScripts: (() throws -> Void) throws -> Void = { try $0() }
    /// The steps so far, in the order in which they ended.
    public private(set) var timings: [Timing] = []
    /// Steps may be done beside each other.
    private let lock = NSLock()

    /// Creates a log that is silent until its closures are set.
    public init() {}

    /// Runs a step: says its name, and notes its time.
    public func step<T>(_ name: String, _ body: () throws -> T) rethrows -> T {
        lock.withLock { onProgress(name) }
        let start = DispatchTime.now().uptimeNanoseconds
        defer {
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            lock.withLock { timings.append(Timing(step: name, seconds: seconds)) }
        }
        return try body()
    }
}

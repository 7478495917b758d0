import Foundation
import QuartzCore

/// The work that an app still does in the background. Any thread begins and ends it.
package final class BackgroundWork: Sendable {
    /// How long an app without such work goes on in the background, in seconds.
    package static let grace = 5.0
    /// How long an app may work in the background, in seconds.
    package static let limit = 30.0
    /// So long before the end of that time it is told, in seconds.
    package static let warning = 5.0

    private struct Task {
        let identifier: UIBackgroundTaskIdentifier
        let name: String?
        let handler: (@MainActor @Sendable () -> Void)?
    }

    private struct State {
        var tasks: [Task] = []
        var last = 0
        /// When the app came to the background, by the host's clock; `nil` in the foreground.
        var start: Double?
        var onEnd: (@MainActor @Sendable () -> Void)?
    }

    private let state = Locked(State())

    /// The app came to the background, or left it.
    ///
    /// - Parameter onEnd: is called on the main thread when the last task was ended there.
    package func note(start: Double?, onEnd: (@MainActor @Sendable () -> Void)? = nil) {
        state.change { ($0.start, $0.onEnd) = (start, onEnd) }
    }

    /// Whether nothing is left to do.
    package var isEmpty: Bool { state.change { $0.tasks.isEmpty } }

    /// What the tasks are called, for people.
    package var names: [String] { state.change { $0.tasks.map { $0.name ?? "without a name" } } }

    /// What is to be called when little time is left, in the order of the tasks.
    package var handlers: [@MainActor @Sendable () -> Void] { state.change { $0.tasks.compactMap(\.handler) } }

    var timeRemaining: TimeInterval {
        let now = CACurrentMediaTime()
        return state.change { state in
            guard let start = state.start else { return .greatestFiniteMagnitude }
            return max(0, start + (state.tasks.isEmpty ? Self.grace : Self.limit) - now)
        }
    }

    func begin(_ name: String?, _ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
        state.change { state in
            state.last += 1
            let identifier = UIBackgroundTaskIdentifier(rawValue: state.last)
            state.tasks.append(Task(identifier: identifier, name: name, handler: handler))
            return identifier
        }
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        let onEnd = state.change { state -> (@MainActor @Sendable () -> Void)? in
            guard let place = state.tasks.firstIndex(where: { $0.identifier == identifier }) else { return nil }
            state.tasks.remove(at: place)
            return state.tasks.isEmpty && state.start != nil ? state.onEnd : nil
        }
        if let onEnd { DispatchQueue.main.async { onEnd() } }
    }
}

/// A value that one thread at a time reads and changes.
private final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func change<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

import Foundation

/// What an app answers to a command that came from outside: one line of JSON.
public struct ControlAnswer: Codable, Hashable, Sendable {
    /// Why the command was not done; `nil` if it was.
    public var failure: String?
    /// What was asked for, as text.
    public var text: String?
    /// What the screen shows, as a PNG, or what was recorded of it, as a GIF.
    public var picture: Data?

    /// An answer to a command that was done.
    public init(text: String? = nil, picture: Data? = nil) { (self.text, self.picture) = (text, picture) }

    /// An answer to a command that was not.
    public init(failure: String) { self.failure = failure }

    /// The names of the ways that a device can move.
    public static var scenarios: ControlAnswer { ControlAnswer(text: LocationScenario.allCases.map(\.rawValue).joined(separator: "\n")) }

    /// The line that is sent.
    public var line: Data { ((try? JSONEncoder().encode(self)) ?? Data("{}".utf8)) + Data("\n".utf8) }
}

/// A command that came from outside, and waits.
public final class ControlRequest: @unchecked Sendable {
    /// What is to be done.
    public let command: HostScript.Command
    private let done = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var given: ControlAnswer?

    init(_ command: HostScript.Command) { self.command = command }

    /// Answers; the first answer counts.
    public func answer(_ answer: ControlAnswer) {
        let isFirst = lock.withLock {
            defer { given = given ?? answer }
            return given == nil
        }
        if isFirst { done.signal() }
    }

    /// Waits for the answer, so many seconds of the machine's time.
    func wait(_ seconds: Double) -> ControlAnswer? {
        _ = done.wait(timeout: .now() + seconds)
        return lock.withLock { given }
    }
}

/// What headphones, a car or the lock screen can tell an app to do, by scripts' words.
public enum RemoteCommand: String, CaseIterable, Sendable {
    case play, pause, stop, toggle, next, previous
    /// Some seconds later, or before: so many as are said, or as the app prefers.
    case forward, backward
    /// At a time, in seconds.
    case position
    /// At a pace.
    case rate

    /// Whether a number has to be said.
    public var needsValue: Bool { self == .position || self == .rate }
}

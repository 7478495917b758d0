/// What an app may use before it is ended.
public struct AppLimits: Hashable, Sendable {
    /// The time that it may run, in seconds.
    public var seconds: Double?
    /// The memory of the machine that it may have, in megabytes.
    public var megabytes: Int?

    /// No limits.
    public init() {}

    /// Why an app that has run so long and has so many bytes is to be ended; `nil` while it keeps within its limits.
    func excess(seconds time: Double, memory: () -> Int?) -> String? {
        if let seconds, time >= seconds { return "it ran for \(AppLimits.text(seconds)) s (--timeout)" }
        if let megabytes, let bytes = memory(), bytes > megabytes << 20 {
            return "it used \(bytes >> 20) MB of memory (--memory \(megabytes))"
        }
        return nil
    }

    /// A number of seconds as one types it.
    static func text(_ seconds: Double) -> String { seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)" }
}

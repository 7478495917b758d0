import Foundation

/// That an app's main thread did not answer for a while, as the app tells who started it.
public struct Unresponsiveness: Codable, Hashable, Sendable {
    /// How long it has not answered, in seconds.
    public var seconds: Double
    /// Whether the app was still being launched.
    public var isLaunching: Bool
    /// Whether the app is to be ended: nobody uses it who could wait.
    public var endsApp: Bool
    /// Whether what the main thread does is being written, as of a crash.
    public var writesCalls: Bool

    /// The variable with the number of the descriptor that an app tells it on.
    public static let variable = "SAMPAN_WATCHDOG"

    /// Creates a message.
    public init(seconds: Double, isLaunching: Bool, endsApp: Bool, writesCalls: Bool) {
        (self.seconds, self.isLaunching, self.endsApp, self.writesCalls) = (seconds, isLaunching, endsApp, writesCalls)
    }

    /// Reads a line that an app wrote; `nil` if it is none of these.
    public init?(line: Data) {
        guard let message = try? JSONDecoder().decode(Self.self, from: line) else { return nil }
        self = message
    }

    /// The message as a line with its end.
    var line: Data { ((try? JSONEncoder().encode(self)) ?? Data()) + [UInt8(ascii: "\n")] }

    /// The reason in the words of iOS's watchdog, which it ends an app with.
    public func reason(app identifier: String) -> String {
        "0x8BADF00D, \(isLaunching ? "scene-create" : "scene-update") watchdog transgression: application<\(identifier)> "
            + "exhausted real (wall clock) time allowance of \(String(format: "%.2f", seconds)) seconds"
    }
}

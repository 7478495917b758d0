import Foundation

/// What a program of UI tests asks of the command that runs it: a line of JSON. The answer is a `ControlAnswer`.
public struct UITestRequest: Codable, Hashable, Sendable {
    /// What is asked for.
    public enum Action: String, Codable, Sendable {
        /// The app is started, after the one that ran was ended. The answer's text is the path of the socket that it is driven by.
        case launch
        /// The app is ended.
        case terminate
        /// The answer's text is how the app ended; nothing while it runs, or where it was never started.
        case ending
        /// The same of an app that no longer answers, so that it is waited for: a crash is told after its calls are read.
        case lastEnding
        /// The answer's text is the number of the app's process; nothing while it does not run.
        case process
        /// The answer's text is where in the sources places of the program of tests come from, "path:line", a line each.
        case locate
    }

    /// The variable with the path of the socket on which the command listens.
    public static let variable = "SAMPAN_UI_TESTS"
    /// The variable with the bundle identifier of the app that is tested.
    public static let appVariable = "SAMPAN_TESTED_APP"
    /// The variable with the folder that attachments are written to.
    public static let attachmentsVariable = "SAMPAN_TEST_ATTACHMENTS"

    /// What is asked for.
    public var action: Action
    /// The app's bundle identifier; `nil` for the one that is tested.
    public var bundleIdentifier: String?
    /// The arguments that the app is launched with.
    public var arguments: [String] = []
    /// The variables of the environment that it is launched with.
    public var environment: [String: String] = [:]

    /// Places in the program of tests, in bytes.
    public var places: [UInt] = []
    /// Whether it is launched dark; `nil` leaves that to who runs the tests.
    public var isDark: Bool?

    /// Creates a request.
    public init(_ action: Action, bundleIdentifier: String? = nil) { (self.action, self.bundleIdentifier) = (action, bundleIdentifier) }
}

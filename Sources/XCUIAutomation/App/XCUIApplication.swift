import SampanHost

/// An app that a test starts, drives and ends. See https://developer.apple.com/documentation/xctest/xcuiapplication.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
    /// What an app is doing.
    public enum State: UInt, Sendable {
        case unknown = 0, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// The app that the tests are made for.
    public init() { super.init(TestedApp.app(nil), .app(Self.testedName)) }

    /// An app by its bundle identifier: the one that the tests are made for, another one of the project, or `com.apple.springboard`, which
    /// stands for what lies over apps and is the system's.
    public init(bundleIdentifier: String) {
        let tested = ProcessInfo.processInfo.environment[UITestRequest.appVariable]
        super.init(TestedApp.app(bundleIdentifier == tested ? nil : bundleIdentifier), .app(bundleIdentifier))
    }

    private static var testedName: String { ProcessInfo.processInfo.environment[UITestRequest.appVariable] ?? "the app" }

    /// The arguments that the app is launched with.
    open var launchArguments: [String] = []
    /// The variables of the environment that the app is launched with.
    open var launchEnvironment: [String: String] = [:]

    /// Starts the app, after the one that ran was ended, and returns when it has come to rest.
    open func launch() {
        guard !app.isSystem else { return activate() }
        perform("launch") { try self.app.launch(arguments: self.launchArguments, environment: self.launchEnvironment) }
    }

    /// Brings the app to the foreground, and starts it if it does not run.
    open func activate() {
        if app.isSystem { return perform("activate") { try self.app.send("home") } }
        guard app.isRunning else { return launch() }
        perform("activate") { try self.app.send("foreground") }
    }

    /// Ends the app, as the system does: it is not told.
    open func terminate() {
        guard app.isRunningAsFarAsKnown else { return }
        perform("terminate") { try self.app.terminate() }
    }

    /// Opens a URL with the app, and starts the app if it does not run.
    open func open(_ url: URL) {
        if !app.isRunning { launch() }
        perform("open \(url.absoluteString) with") { try self.app.send("open \(url.absoluteString)") }
    }

    /// What the app is doing.
    open var state: State {
        guard app.isRunning, let screen = try? app.screen() else { return .notRunning }
        return screen.isForeground ? .runningForeground : .runningBackground
    }

    /// Waits until the app is doing something, so many seconds of its own time at most. Returns whether it is.
    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        var passed = 0.0
        while self.state != state {
            guard passed < timeout, !TestStop.isStopped else { return false }
            passed += ElementLookup.look
            // One that does not run has no time of its own.
            if (try? app.screen(after: ElementLookup.look)) == nil { Thread.sleep(forTimeInterval: ElementLookup.look) }
        }
        return true
    }
}

import CHostDelays
import SampanHost

/// An app that a test drives: what runs of it, and how it is reached.
final class TestedApp {
    /// Why an app cannot be asked.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The identifier by which tests know what lies over apps and is the system's.
    static let systemIdentifier = "com.apple.springboard"

    private nonisolated(unsafe) static var apps: [String?: TestedApp] = [:]
    /// The app that was launched last: what happens to the device happens to it.
    private(set) nonisolated(unsafe) static weak var front: TestedApp?

    /// Its bundle identifier; `nil` for the app that the tests are made for.
    let identifier: String?
    /// The socket that it is driven by; `nil` while it does not run.
    private var path: String?
    private init(_ identifier: String?) {
        self.identifier = identifier
        Self.sleepsByAppsClock
    }

    /// While a test sleeps, the app's clock goes on by as much.
    private static let sleepsByAppsClock: Void = host_delays_set_main_sleep { TestedApp.sleep($0) ? 1 : 0 }

    private static func sleep(_ seconds: Double) -> Bool {
        guard let app = front, app.isRunningAsFarAsKnown else { return false }
        return TestStop.isStopped || (try? app.send("wait \(seconds)")) != nil
    }

    /// The app with an identifier, the same one for all who ask.
    static func app(_ identifier: String?) -> TestedApp {
        if let known = apps[identifier] { return known }
        let app = TestedApp(identifier)
        apps[identifier] = app
        return app
    }

    /// Whether it stands for the system, and not for an app of its own.
    var isSystem: Bool { identifier == Self.systemIdentifier }

    private var carrier: TestedApp { isSystem ? Self.front ?? self : self }

    /// Whether it was launched, and nobody has said that it ended since.
    var isRunningAsFarAsKnown: Bool { carrier.path != nil }

    /// Whether it runs.
    var isRunning: Bool {
        guard let path = carrier.path else { return false }
        return ControlSocket.isThere(path) && carrier.ending(.ending) == nil
    }

    // MARK: Life

    /// Starts the app anew, and waits until it has come to rest.
    func launch(arguments: [String], environment: [String: String]) throws {
        (path, lifted) = (nil, nil)
        let start = ProcessInfo.processInfo.systemUptime
        defer { LaunchTimes.sum += ProcessInfo.processInfo.systemUptime - start }
        XCUIDevice.shared.reset()
        var request = UITestRequest(.launch, bundleIdentifier: identifier)
        (request.arguments, request.environment) = (arguments, environment)
        request.isDark = LaunchLook.present?.isDark
        guard let answer = try Self.ask(request).text else { throw Failure(description: "the app was not started") }
        path = answer
        Self.front = self
        if LaunchLook.present?.isLandscape == true { try send("rotate landscape") }
        try send("settle")
    }

    /// Ends the app.
    func terminate() throws {
        _ = try Self.ask(UITestRequest(.terminate, bundleIdentifier: identifier))
        path = nil
    }

    /// How the app ended, if it did so by itself; what is asked says whether its end is waited for.
    private func ending(_ question: UITestRequest.Action) -> String? {
        guard path != nil, let text = try? Self.ask(UITestRequest(question, bundleIdentifier: identifier)).text, !text.isEmpty else {
            return nil
        }
        return text
    }

    /// The number of the app's process; `nil` while it does not run.
    var process: Int32? { (try? Self.ask(UITestRequest(.process, bundleIdentifier: carrier.identifier)).text).flatMap { Int32($0) } }

    /// Where in the sources places of this program come from, "path:line" each.
    static func places(of calls: [UInt]) -> [String] {
        var request = UITestRequest(.locate)
        request.places = calls
        return (try? ask(request).text)?.split(separator: "\n").map(String.init) ?? []
    }

    private static func ask(_ request: UITestRequest) throws -> ControlAnswer {
        guard let runner = ProcessInfo.processInfo.environment[UITestRequest.variable] else {
            throw Failure(description: "UI tests are run by \"sampan test\"")
        }
        let line = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
        let answer = try ControlSocket.send(line, to: runner)
        if let failure = answer.failure { throw Failure(description: failure) }
        return answer
    }

    // MARK: Commands

    /// Has the app do a command, and waits until it has come to rest.
    @discardableResult
    func send(_ command: String) throws -> ControlAnswer {
        let carrier = carrier
        guard let path = carrier.path else { throw Failure(description: "Application \(name) is not running") }
        let answer: ControlAnswer
        do {
            answer = try ControlSocket.send(command, to: path)
        } catch {
            guard let ending = carrier.ending(.lastEnding) else {
                throw Failure(description: "Lost connection to the application: \(error)")
            }
            carrier.path = nil
            throw Failure(description: "\(carrier.name) \(ending)")
        }
        if let failure = answer.failure { throw Failure(description: failure) }
        return answer
    }

    /// Where a finger was lifted last.
    private var lifted: CGPoint?
    /// Fingers that come down nearer to each other than this, in points, and sooner, in seconds, may be taken for one that taps several times.
    private static let (nearness, promptness) = (60.0, 0.5)

    /// Has fingers tap at a place. On a device a test's fingers come one after another, never so soon that two taps are one double tap.
    func touch(_ command: String, at place: CGPoint, _ options: String = "") throws {
        if let lifted, hypot(lifted.x - place.x, lifted.y - place.y) < Self.nearness { try send("wait \(Self.promptness)") }
        lifted = place
        try send("\(command) \(place.x) \(place.y) \(options)")
    }

    /// The name that messages have for the app.
    private var name: String { identifier ?? ProcessInfo.processInfo.environment[UITestRequest.appVariable] ?? "the app" }

    /// Whether something of the system's lay over the app when its screen was last looked at.
    private(set) var isInterrupted = false

    /// What the app shows, after so many seconds of its own time; with what is in rows that nothing shows, if the whole of it is wanted.
    func screen(isWhole: Bool = false, after seconds: Double = 0) throws -> ScreenSnapshot {
        let answer = try send("elements\(isWhole ? " all" : "")\(seconds > 0 ? " after \(seconds)" : "")")
        let screen = try JSONDecoder().decode(ScreenSnapshot.self, from: Data((answer.text ?? "").utf8))
        isInterrupted = screen.system != nil && !isSystem
        return screen
    }

    /// The elements that queries begin with, after so many seconds of the app's own time.
    func root(isWhole: Bool = false, after seconds: Double = 0) throws -> ElementNode {
        let screen = try screen(isWhole: isWhole, after: seconds)
        guard isSystem else { return ElementNode(screen.app) }
        var empty = ElementSnapshot(.application)
        empty.label = "SpringBoard"
        return ElementNode(screen.system ?? empty)
    }

    /// What the screen shows, as a PNG.
    func picture() throws -> Data {
        guard let picture = try send("screenshot screen.png").picture else { throw Failure(description: "the app has drawn nothing yet") }
        return picture
    }
}

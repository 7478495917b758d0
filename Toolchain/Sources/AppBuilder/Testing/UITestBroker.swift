import Foundation
import SampanHost
import Shell
import Synchronization
import XcodeProject

/// Starts and ends the app that a program of UI tests drives, as the program asks. It listens on a socket that only its owner can open, and
/// does everything on a thread of its own.
final class UITestBroker: @unchecked Sendable {
    /// What the program of tests has to know.
    let environment: [String: String]

    private let program: String
    private let apps: [AppBuilder.App]
    private let options: LaunchOptions
    private let container: AppContainer?
    private let locations: Locations
    private let onMessage: (String) -> Void
    private let path: String
    private let socket: Int32
    private let isEnded = Atomic(false)
    private let ended = DispatchSemaphore(value: 0)

    /// What runs of an app.
    private struct Running {
        let run: AppRun
        let control: ControlPoint
    }

    private var running: [String: Running] = [:]
    private var endings: [String: String] = [:]

    /// How often apps are looked after while nothing is asked for, in milliseconds.
    private static let look: Int32 = 50
    /// How long an app that closed its connection may take to end, in seconds.
    private static let farewell = 30.0
    /// No request is longer, in bytes.
    private static let longest = 1 << 20
    private static let count = Atomic(0)

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - program: the path of the program of tests.
    ///   - apps: those that can be started; the first is the one that is tested.
    ///   - container: where that one keeps what it stores, in the place of its own.
    ///   - onMessage: is called with what is to be said of apps that crashed.
    /// - Throws: `ControlSocket.Failure` if nobody could be kept from listening there.
    init(
        of program: String, driving apps: [AppBuilder.App], options: LaunchOptions, container: AppContainer?, attachments: String?,
        locations: Locations, onMessage: @escaping (String) -> Void
    ) throws {
        (self.program, self.apps, self.options, self.container) = (program, apps, options, container)
        (self.locations, self.onMessage) = (locations, onMessage)
        let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        path = Files.join(try ControlPoint.folder(locations), "tests-\(number)@\(getpid())")
        socket = try ControlSocket.listen(at: path)
        var variables = [UITestRequest.variable: path, UITestRequest.appVariable: apps.first?.identifier ?? ""]
        variables[UITestRequest.attachmentsVariable] = attachments
        environment = variables
        let thread = Thread { [self] in serve() }
        thread.name = "UITestBroker"
        thread.start()
    }

    /// Ends the apps that run, and returns when they are gone.
    func end() {
        isEnded.store(true, ordering: .releasing)
        ended.wait()
    }

    private func serve() {
        while !isEnded.load(ordering: .acquiring) {
            var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            let count = poll(&entry, 1, Self.look)
            for name in running.keys { lookAfter(name) }
            guard count > 0 else { continue }
            let connection = accept(socket, nil, nil)
            guard connection >= 0 else { continue }
            defer { close(connection) }
            guard ControlSocket.isOwn(connection), let line = ControlSocket.readLine(from: connection, atMost: Self.longest),
                let request = try? JSONDecoder().decode(UITestRequest.self, from: line)
            else { continue }
            try? ControlSocket.write(answer(request).line, to: connection)
        }
        for name in running.keys { finish(name) }
        close(socket)
        unlink(path)
        ended.signal()
    }

    private func answer(_ request: UITestRequest) -> ControlAnswer {
        guard let app = request.bundleIdentifier.map({ name in apps.first { $0.identifier == name } }) ?? apps.first else {
            return ControlAnswer(failure: "\(request.bundleIdentifier ?? "the app") is not installed")
        }
        switch request.action {
        case .launch:
            finish(app.identifier)
            do {
                let started = try launch(app, request)
                running[app.identifier] = started
                return ControlAnswer(text: started.control.path)
            } catch {
                return ControlAnswer(failure: "\(error)")
            }
        case .terminate:
            finish(app.identifier)
            return ControlAnswer()
        case .ending:
            lookAfter(app.identifier)
            return ControlAnswer(text: endings[app.identifier])
        case .lastEnding:
            lookAfter(app.identifier, atMost: Self.farewell)
            return ControlAnswer(text: endings[app.identifier])
        case .process: return ControlAnswer(text: running[app.identifier].map { "\($0.run.processNumber)" })
        case .locate: return ControlAnswer(text: places(request.places))
        }
    }

    /// Where in the sources places of the program of tests come from, "path:line" each; nothing where the toolchain has no tool that knows.
    private func places(_ places: [UInt]) -> String? {
        let words = places.map { "0x\(String($0, radix: 16))" }
        guard let outcome = try? Command("llvm-symbolizer", ["--obj=\(program)", "--functions=none", "--no-inlines"] + words).run() else {
            return nil
        }
        // "path:line:column", and an empty line.
        return outcome.text.split(separator: "\n").map { line in
            line.lastIndex(of: ":").map { String(line[..<$0]) } ?? String(line)
        }.joined(separator: "\n")
    }

    private func launch(_ app: AppBuilder.App, _ request: UITestRequest) throws -> Running {
        endings[app.identifier] = nil
        var app = app
        if app.identifier == apps.first?.identifier, let container { app.container = container }
        var runner = AppRunner(app)
        runner.reach = .own(besides: [])
        (runner.arguments, runner.environment) = (request.arguments, request.environment)
        let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        let control = try ControlPoint(identifier: "test\(number).\(app.identifier)", locations: locations)
        runner.control = control
        var options = options
        options.host = HostRegistry.fallback
        if let isDark = request.isDark { options.appearance = isDark ? .dark : .light }
        if let locale = Self.locale(in: request.arguments) { options.locale = locale }
        return Running(run: try runner.start(options), control: control)
    }

    /// The language and region that arguments ask for: `-AppleLanguages (de) -AppleLocale de_DE`.
    private static func locale(in arguments: [String]) -> String? {
        func value(_ name: String) -> String? {
            guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
            let first = arguments[place + 1].split { "(),\" ".contains($0) }.first.map(String.init)
            return first.flatMap { $0.isEmpty ? nil : $0 }
        }
        return value("-AppleLocale") ?? value("-AppleLanguages")
    }

    /// Notes an app's end where it ended by itself, or does so within so many seconds.
    private func lookAfter(_ name: String, atMost seconds: Double = 0) {
        guard let running = running[name], let ending = running.run.wait(atMost: seconds) else { return }
        self.running[name] = nil
        switch ending {
        case .exited(let code): endings[name] = "exited with code \(code)"
        case .crashed(let report):
            endings[name] = "crashed\(report.place.map { " in \($0)" } ?? ""): \(report.heading)"
            onMessage(report.text)
        }
    }

    private func finish(_ name: String) {
        lookAfter(name)
        running.removeValue(forKey: name)?.run.terminate()
    }
}

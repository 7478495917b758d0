import Foundation
import Testing

@testable import SampanHost

/// Commands that come to an app from outside.
@Suite struct ControlTests {
    /// A folder whose path is short enough for sockets.
    private static func newFolder() -> String {
        let folder = "/tmp/sampan-\(UUID().uuidString.prefix(8))"
        mkdir(folder, 0o755)
        return folder
    }

    /// Answers each command, with what it is unless a test says otherwise.
    private final class Echo: @unchecked Sendable {
        private var server: ControlServer!
        private(set) var count = 0

        init(_ path: String, _ answer: @escaping @Sendable (ControlRequest) -> ControlAnswer = { ControlAnswer(text: "\($0.command)") })
            throws
        {
            server = ControlServer(socket: try ControlSocket.listen(at: path)) { [weak self] in
                guard let self, let request = self.server.next() else { return }
                self.count += 1
                request.answer(answer(request))
            }
        }
    }

    @Test func aCommandIsReadAsAScriptsAndAnswered() throws {
        let path = "\(Self.newFolder())/app.socket"
        let echo = try Echo(path)
        #expect(try ControlSocket.send("tap 1 2", to: path).text == "tap(SampanHost.HostScript.Place.point((1.0, 2.0)))")
        #expect(try ControlSocket.send("home", to: path).failure == nil)
        #expect(try ControlSocket.send("fly", to: path).failure?.hasPrefix("control:1: unknown command 'fly'; expected tap") == true)
        #expect(try ControlSocket.send("# nothing", to: path).failure == "expected a command")
        let long = String(repeating: "a", count: ControlServer.longest + 1)
        #expect(throws: ControlSocket.Failure.self) { try ControlSocket.send("type \(long)", to: path) }
        #expect(try ControlSocket.send("home", to: path).failure == nil)
        withExtendedLifetime(echo) {}
    }

    @Test func anAppThatEndsHasSentItsAnswersBefore() async throws {
        let path = "\(Self.newFolder())/app.socket"
        let waits = DispatchSemaphore(value: 0)
        let server = ControlServer(socket: try ControlSocket.listen(at: path)) { waits.signal() }
        let (one, other) = (Sent("home", path), Sent("lock", path))
        while waits.wait(timeout: .now()) != .success { try await Task.sleep(for: .milliseconds(1)) }
        server.next()?.answer(ControlAnswer(text: "done"))
        server.finish()
        // The first is sent, whichever came first; the other one was not read yet, or came too late.
        let end = Date(timeIntervalSinceNow: 30)
        while one.answer == nil, other.answer == nil, Date() < end { try await Task.sleep(for: .milliseconds(1)) }
        let texts = [one, other].compactMap(\.answer?.text)
        #expect(texts.contains("done"))
    }

    @Test func damagedCommandsAreAnsweredToo() throws {
        let path = "\(Self.newFolder())/app.socket"
        let echo = try Echo(path)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 11...255, using: &random) }
            let answer = try ControlSocket.send(String(decoding: bytes, as: UTF8.self), to: path)
            #expect(answer.failure != nil || answer.text != nil)
        }
        withExtendedLifetime(echo) {}
    }

    @Test func aPictureAsLargeAsAScreenComesWhole() throws {
        let path = "\(Self.newFolder())/app.socket"
        let picture = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let echo = try Echo(path) { _ in ControlAnswer(picture: picture) }
        #expect(try ControlSocket.send("screenshot a.png", to: path).picture == picture)
        withExtendedLifetime(echo) {}
    }

    @Test func theFolderIsItsOwnersAlone() throws {
        let parent = Self.newFolder()
        let folder = try ControlSocket.folder(["XDG_RUNTIME_DIR": parent], cache: "/nowhere")
        var facts = stat()
        stat(folder, &facts)
        #expect(folder == "\(parent)/sampan-control" && facts.st_mode & 0o777 == 0o700)
        _ = try ControlSocket.listen(at: "\(folder)/a.socket")
        stat("\(folder)/a.socket", &facts)
        #expect(facts.st_mode & 0o777 == 0o600)
        chmod(folder, 0o755)
        #expect(throws: ControlSocket.Failure.self) { try ControlSocket.folder(["XDG_RUNTIME_DIR": parent], cache: "/nowhere") }
        // Nor may a link lead to a folder that is.
        rename(folder, "\(parent)/elsewhere")
        chmod("\(parent)/elsewhere", 0o700)
        symlink("\(parent)/elsewhere", folder)
        #expect(throws: ControlSocket.Failure.self) { try ControlSocket.folder(["XDG_RUNTIME_DIR": parent], cache: "/nowhere") }
    }

    @Test func aPathThatIsTooLongIsSaid() {
        let path = "/tmp/\(String(repeating: "a", count: 200))"
        #expect(throws: ControlSocket.Failure.self) { try ControlSocket.listen(at: path) }
    }

    /// Needs root, who can become somebody else.
    @Test(.enabled(if: geteuid() == 0)) func anotherUserIsNotHeard() async throws {
        let path = "\(Self.newFolder())/app.socket"
        await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
            let echo = try Echo(path)
            // As if the folder and the socket could be reached.
            chmod(path, 0o777)
            #expect(try ControlSocket.send("home", to: path).failure == nil && echo.count == 1)
            seteuid(65534)
            do { _ = try ControlSocket.send("home", to: path) } catch { exit(echo.count == 1 ? 3 : 4) }
        }
        chmod(path, 0o600)
        await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
            let server = ControlServer(socket: try ControlSocket.listen(at: path)) {}
            seteuid(65534)
            do { _ = try ControlSocket.send("home", to: path) } catch { exit("\(error)".contains("Permission denied") ? 3 : 4) }
            withExtendedLifetime(server) {}
        }
    }

    // MARK: Hosts whose time is the machine's

    @MainActor private final class App: HostClient {
        var told: [String] = []
        var needsFrame = false
        func hostDidStart() {}
        func handle(_ event: HostEvent) { told.append("\(event)") }
        func ask(_ request: HostRequest) -> String? { request == .newScene ? "the app has one scene" : nil }
        var nextWake: Double? { nil }
        func commit() {}
        func runFrame() {}
        func renderFrame() {}
        func point(of text: String) -> CGPoint? { text == "Save" ? CGPoint(x: 5, y: 6) : nil }
        var reachableTexts: [String] { ["Save"] }
        var interfaceTree: String { "{\"windows\":[]}" }
        func answer(to query: HostQuery) -> String { "\(query)" }
    }

    @MainActor private final class Screen: AppHost {
        let device = Device.standard
        var screenSize: CGSize { device.size }
        nonisolated var now: Double { 0 }
        var picture: Data?
        var recorded: Data?
        func startRecording(_ format: RecordingFormat, framesPerSecond: Int) -> Bool { recorded != nil }
        func stopRecording() -> Data? { recorded }
        func present(_ frame: HostFrame) {}
        func start(_ client: any HostClient) {}
        func stop(exitCode: Int32) {}
    }

    /// What is answered to a command while a loop turns a hundred times a second, and what the app was told meanwhile.
    @MainActor private func answer(_ line: String, _ prepare: @MainActor @Sendable (App, Screen) -> Void = { _, _ in }) async throws -> (
        ControlAnswer, [String]
    ) {
        let (app, screen, path) = (App(), Screen(), "\(Self.newFolder())/app.socket")
        prepare(app, screen)
        let control = LiveControl(ControlServer(socket: try ControlSocket.listen(at: path)) {}, app, screen)
        let sent = Sent(line, path)
        let end = Date(timeIntervalSinceNow: 60)
        var now = 0.0
        while sent.answer == nil, Date() < end {
            // Many turns at once: other suites want the main actor, too, and one that is given up comes back late.
            for _ in 0..<400 where sent.answer == nil {
                now += 0.01
                control.turn(at: now)
                usleep(1000)
            }
            await Task.yield()
        }
        return (try #require(sent.answer), app.told)
    }

    /// A command that is sent by a thread of its own.
    private final class Sent: @unchecked Sendable {
        private let lock = NSLock()
        private var given: ControlAnswer?
        var answer: ControlAnswer? { lock.withLock { given } }

        init(_ line: String, _ path: String) {
            Thread { [self] in
                let answer: ControlAnswer
                do { answer = try ControlSocket.send(line, to: path) } catch { answer = ControlAnswer(failure: "\(error)") }
                lock.withLock { given = answer }
            }.start()
        }
    }

    @Test func aFingerIsLiftedAsTimeGoesBy() async throws {
        let (answer, told) = try await answer("tap \"Save\"")
        #expect(answer == ControlAnswer())
        #expect(told.count == 2 && told[0].contains("began") && told[1].contains("ended"))
        let (other, _) = try await self.answer("tap \"Open\"")
        #expect(other.failure == "nothing on the screen that can be touched says \"Open\"; there is: \"Save\"")
        let (drag, moves) = try await self.answer("drag 0 0 to 60 0 over 0.1")
        #expect(drag == ControlAnswer() && moves.count { $0.contains("moved") } == 6)
        let (pinch, fingers) = try await self.answer("pinch 50 50 from 20 to 60 over 0.1")
        #expect(pinch == ControlAnswer() && fingers.count { $0.contains("began") } == 2 && fingers.count { $0.contains("ended") } == 2)
        let (typed, letters) = try await self.answer("type abc")
        #expect(typed == ControlAnswer() && letters == ["text(\"a\")", "text(\"b\")", "text(\"c\")"])
    }

    @Test func theRestIsToldAndAskedAtOnce() async throws {
        #expect(try await answer("tree").0.text == "{\"windows\":[]}")
        #expect(try await answer("get-app-container").0.text == Bundle.main.bundlePath)
        #expect(try await answer("screenshot a.png").0.failure == "this host keeps no picture of the screen")
        #expect(try await answer("screenshot a.png") { $1.picture = Data([1]) }.0.picture == Data([1]))
        #expect(try await answer("pbpaste").0.text == "pasteboard")
        #expect(try await answer("record a.gif").0.failure == "this host keeps no picture of the screen")
        #expect(try await answer("record stop").0.failure == "nothing was recorded: 'record' begins that")
        #expect(try await answer("record a.gif --fps=7") { $1.recorded = Data([2]) }.0 == ControlAnswer())
        #expect(try await answer("record stop") { $1.recorded = Data([2]) }.0.picture == Data([2]))
        #expect(try await answer("scene new").0.failure == "the app has one scene")
        #expect(try await answer("openurl a://b").0 == ControlAnswer())
        #expect(try await answer("terminate").1 == ["terminate"])
        #expect(try await answer("memory-warning").1 == ["memoryWarning"])
        #expect(try await answer("wait 0.2").0 == ControlAnswer())
    }

    @Test func anAppThatNeverRestsIsTakenAsResting() async throws {
        let (answer, _) = try await answer("shake") { app, _ in app.needsFrame = true }
        #expect(answer == ControlAnswer())
    }
}

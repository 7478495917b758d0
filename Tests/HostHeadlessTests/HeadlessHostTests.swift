import Foundation
import SampanHost
import Testing

@testable import HostHeadless

/// An app of nothing but what a host told it and when.
@MainActor
private final class RecordingClient: HostClient {
    unowned let host: any AppHost
    var calls: [String] = []
    var framesWanted = 0
    var points: [String: CGPoint] = ["Save": CGPoint(x: 5, y: 6)]
    var onFrame: (() -> Void)?
    /// What is done when the host says something.
    var onEvent: ((HostEvent) -> Void)?
    var isSuspended = false
    var refusal: String?
    private(set) var framesWhileSuspended = 0
    private var frames = 0
    private var pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

    init(_ host: any AppHost) { self.host = host }

    var needsFrame: Bool { framesWanted > 0 }
    var nextWake: Double? { nil }
    var reachableTexts: [String] { points.keys.sorted() }
    func hostDidStart() { calls.append("start") }
    func commit() {}
    func runFrame() { framesWanted -= 1 }
    func point(of text: String) -> CGPoint? { points[text] }

    func handle(_ event: HostEvent) {
        let frame = Int(((host.now - 1) / HeadlessHost.frameInterval).rounded())
        switch event {
        case .touch(let id, let phase, let location): calls.append("\(frame): \(phase) \(id) \(location.x) \(location.y)")
        default: calls.append("\(frame): \(event)")
        }
        onEvent?(event)
    }

    func ask(_ request: HostRequest) -> String? {
        calls.append("\(request)")
        return refusal
    }

    func renderFrame() {
        if isSuspended { framesWhileSuspended += 1 }
        runFrame()
        onFrame?()
        pixels.withUnsafeBytes {
            host.present(HostFrame(pixels: $0.baseAddress!, width: 2, height: 2, bytesPerRow: 8, damage: [], time: host.now))
        }
    }

    /// The calls in which a finger takes part.
    var touches: [String] { calls.filter { $0.contains("began") || $0.contains("moved") || $0.contains("ended") } }
}

/// A script played to an app.
@MainActor @Suite(.serialized) struct HeadlessHostTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-host-\(UUID().uuidString)")

    private func play(
        _ script: String, screenshot: String? = nil, _ prepare: (HeadlessHost, RecordingClient) -> Void = { _, _ in }
    ) throws -> (code: Int32, host: HeadlessHost, client: RecordingClient) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("script.txt")
        try script.write(to: file, atomically: true, encoding: .utf8)
        var options = LaunchOptions()
        options.script = file.path
        options.screenshot = screenshot
        let host = HeadlessHost(options: options)
        let client = RecordingClient(host)
        prepare(host, client)
        return (host.run(client), host, client)
    }

    @Test func theHostIsEnteredAndTakenWhereNoOtherSuits() throws {
        #expect(HostRegistry.names.contains("headless") && HostRegistry.fallback == "headless")
        #expect(try HostRegistry.make(LaunchOptions(), environment: [:]) is HeadlessHost)
        #expect(try HostedTests.host(LaunchOptions(), timeToRest: 0) { 3 } is TestHost)
    }

    @Test func aTapIsAFingerForThreeFramesAtTheTextsPlace() throws {
        let (code, _, client) = try play("tap \"Save\"")
        #expect(code == 0)
        #expect(client.touches == ["4: began 0 5.0 6.0", "7: ended 0 5.0 6.0"])
    }

    @Test func aDragMovesOnceAFrameToItsEnd() throws {
        let (_, _, client) = try play("drag 0 0 to 30 60 over 0.05")
        #expect(
            client.touches == [
                "4: began 0 0.0 0.0", "5: moved 0 10.0 20.0", "6: moved 0 20.0 40.0", "7: moved 0 30.0 60.0", "8: ended 0 30.0 60.0",
            ])
    }

    @Test func aPinchHasTwoFingersOnEachSideOfItsCentre() throws {
        let (_, _, client) = try play("pinch 100 50 from 20 to 40 over 0.01")
        #expect(
            client.touches == [
                "4: began 0 90.0 50.0", "4: began 1 110.0 50.0", "5: moved 0 80.0 50.0", "5: moved 1 120.0 50.0", "6: ended 0 80.0 50.0",
                "6: ended 1 120.0 50.0",
            ])
    }

    @Test func settlingWaitsUntilNothingIsToBeDrawn() throws {
        let (_, host, _) = try play("settle") { $1.framesWanted = 10 }
        // One frame at the start; ten that are wanted and three that are not; three more for the command, and three at the end.
        #expect(Int(((host.now - 1) / HeadlessHost.frameInterval).rounded()) == 12 + 3 + 3)
    }

    @Test func anAppThatNeverRestsIsTakenAsSettled() throws {
        let (code, host, _) = try play("") { $1.framesWanted = .max }
        #expect(code == 0 && host.now < 1 + 2 * HeadlessHost.settleLimit + 0.1)
    }

    @Test func theAppIsToldThatTheDeviceWasTurnedAndTurnsTheScreenItself() throws {
        let (_, host, client) = try play("rotate landscape\nrotate landscape\nrotate portrait\nrotate landscape")
        #expect(host.screenSize == CGSize(width: 393, height: 852))
        #expect(client.calls.filter { $0.contains("turn(isLandscape: true)") }.count == 3)
        host.turn(isLandscape: true)
        #expect(host.screenSize == CGSize(width: 852, height: 393))
    }

    @Test func screenshotsAreWrittenInTheirOwnFolders() throws {
        let (first, last) = (folder.appendingPathComponent("new/a.png"), folder.appendingPathComponent("b.png"))
        let (code, _, _) = try play("screenshot \(first.path)", screenshot: last.path)
        #expect(code == 0)
        let (one, other) = (try Data(contentsOf: first), try Data(contentsOf: last))
        #expect(one.starts(with: [0x89, 0x50, 0x4E, 0x47]) && one == other)
    }

    @Test func aRecordingIsWrittenWhenItStopsOrTheScriptEnds() throws {
        let (first, last) = (folder.appendingPathComponent("new/a.gif"), folder.appendingPathComponent("b.gif"))
        let (code, _, _) = try play("record \(first.path) --fps=10\nwait 0.5\nrecord stop\nrecord \(last.path)\nwait 0.1\nterminate")
        #expect(code == 0)
        let (one, other) = (try Data(contentsOf: first), try Data(contentsOf: last))
        #expect(one.starts(with: Data("GIF89a".utf8)) && other.starts(with: Data("GIF89a".utf8)) && one != other)
        #expect(try play("record stop").code == 1)
    }

    @Test func aTextThatIsNotThereEndsTheScript() throws {
        let (code, _, client) = try play("tap \"Nothing\"\ntap 1 1")
        #expect(code == 1 && client.touches.isEmpty)
    }

    @Test func anAppThatStopsEndsTheScriptWithItsCode() throws {
        let (code, _, client) = try play("wait 1\ntap 1 1") { host, client in client.onFrame = { host.stop(exitCode: 5) } }
        #expect(code == 5 && client.touches.isEmpty)
    }

    @Test func aSuspendedAppMakesNoFramesButTimePasses() throws {
        let (code, host, client) = try play("background\nwait 20\nsettle\nforeground\nwait 1") { host, client in
            client.onEvent = { event in
                switch event {
                case .background: client.isSuspended = true
                case .foreground: client.isSuspended = false
                default: break
                }
            }
        }
        #expect(code == 0 && client.framesWhileSuspended == 0 && host.now > 22)
    }

    @Test func theEndOfAScriptIsTheAppsEnd() throws {
        let (code, _, client) = try play("wait 0.1")
        #expect(code == 0 && client.calls.last?.hasSuffix(": terminate") == true)
        let (_, _, ended) = try play("terminate\nwait 1") { host, client in
            client.onEvent = { if case .terminate = $0 { host.stop(exitCode: 0) } }
        }
        #expect(ended.calls.count { $0.hasSuffix(": terminate") } == 1)
    }

    @Test func whatTheAppRefusesEndsTheScript() throws {
        let (code, _, client) = try play("open app://a\nscene 2\ntap 1 1") { $1.refusal = "there is no scene 2" }
        #expect(code == 1 && client.touches.isEmpty && client.calls.contains("open(url: \"app://a\", from: nil)"))
    }

    @Test func aScriptThatCannotBeReadStartsNothing() throws {
        let (code, _, client) = try play("fly")
        #expect(code == 1 && client.calls.isEmpty)
    }
}

import Foundation
import Testing

@testable import SampanHost

/// A host that shows nothing and owns no loop: it leaves out all that a host may.
@MainActor
private final class OutsideHost: AppHost {
    let device = Device.standard
    var screenSize: CGSize { device.size }
    nonisolated let now = 0.0
    var presented = 0
    weak var client: (any HostClient)?

    func present(_ frame: HostFrame) { presented += 1 }
    func start(_ client: any HostClient) throws {
        self.client = client
        client.hostDidStart()
    }
    func stop(exitCode: Int32) {}
}

/// A host that serves its app three times and ends.
@MainActor
private final class CountingHost: AppHost, OwnedLoop {
    let device = Device.standard
    var screenSize: CGSize { device.size }
    nonisolated let now = 0.0
    weak var client: (any HostClient)?
    var fails = false

    func present(_ frame: HostFrame) {}
    func start(_ client: any HostClient) throws {
        if fails { throw HostRegistry.UnknownHost(description: "no screen") }
        self.client = client
        client.hostDidStart()
    }
    func serve() -> Int32 {
        for _ in 0..<3 { client?.renderFrame() }
        return 7
    }
    func stop(exitCode: Int32) {}
}

@MainActor
private final class TestClient: HostClient {
    var calls: [String] = []
    var needsFrame: Bool { false }
    var nextWake: Double? { nil }
    var reachableTexts: [String] { [] }
    func hostDidStart() { calls.append("start") }
    func handle(_ event: HostEvent) {}
    func commit() {}
    func runFrame() {}
    func renderFrame() { calls.append("frame") }
    func point(of text: String) -> CGPoint? { nil }
}

@MainActor @Suite(.serialized) struct HostRegistryTests {
    private func options(_ host: String?) -> LaunchOptions {
        var options = LaunchOptions()
        options.host = host
        return options
    }

    @Test func aHostIsMadeByItsName() throws {
        HostRegistry.register("outside") { _ in OutsideHost() }
        #expect(try HostRegistry.make(options("outside"), environment: [:]) is OutsideHost)
        #expect(HostRegistry.names.contains("outside"))
    }

    @Test func anUnknownNameIsAnErrorThatListsTheNamesThereAre() throws {
        HostRegistry.register("outside") { _ in OutsideHost() }
        do {
            _ = try HostRegistry.make(options("moon"), environment: [:])
            Issue.record("a host was made")
        } catch {
            #expect("\(error)" == "there is no host \"moon\"; there are: \(HostRegistry.names.joined(separator: ", "))")
            #expect("\(error)".contains("outside"))
        }
    }

    @Test func whereNoneIsNamedTheOneThatSuitsTheEnvironmentIsTaken() throws {
        HostRegistry.register("counting", where: { $0["COUNT"] != nil }) { _ in CountingHost() }
        #expect(try HostRegistry.make(options(nil), environment: ["COUNT": "1"]) is CountingHost)
        #expect(try HostRegistry.make(options("outside"), environment: ["COUNT": "1"]) is OutsideHost)
    }

    @Test func aLoopOfItsOwnIsServedAndGivesTheExitCode() {
        let client = TestClient()
        #expect(CountingHost().run(client) == 7)
        #expect(client.calls == ["start", "frame", "frame", "frame"])
    }

    @Test func whereTheLoopIsSomebodyElsesRunningReturnsAtOnce() {
        let (host, client) = (OutsideHost(), TestClient())
        #expect(host.run(client) == 0)
        #expect(client.calls == ["start"] && host.client === client)
        #expect(!host.prefersDarkAppearance && host.timeOfDay == "9:41")
    }

    @Test func aHostThatCannotStartEndsTheAppWithCodeOne() {
        let (host, client) = (CountingHost(), TestClient())
        host.fails = true
        #expect(host.run(client) == 1 && client.calls.isEmpty)
    }

    @Test func theHostIsAWordOfTheEnvironment() {
        #expect(LaunchOptions(environment: ["SAMPAN_HOST": "terminal"]).host == "terminal")
        #expect(options("terminal").environment["SAMPAN_HOST"] == "terminal")
        #expect(LaunchOptions(environment: [:]).host == nil)
    }
}

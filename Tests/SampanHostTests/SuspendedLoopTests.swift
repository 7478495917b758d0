import Foundation
import Synchronization
import Testing

@testable import SampanHost

/// The loop of an app that is suspended. Each test has a thread, and so a loop, of its own.
@Suite struct SuspendedLoopTests {
    private static func onThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { done in
            Thread {
                body()
                done.resume()
            }.start()
        }
    }

    @Test func timersAndBlocksOfTheAppWait() async {
        await Self.onThread {
            let fired = Atomic(0)
            RunLoop.current.add(Timer(timeInterval: 0.001, repeats: false) { _ in fired.add(1, ordering: .relaxed) }, forMode: .common)
            RunLoop.current.perform { fired.add(1, ordering: .relaxed) }
            let start = Date()
            SuspendedLoop.rest(0.05)
            #expect(fired.load(ordering: .relaxed) == 0 && Date().timeIntervalSince(start) >= 0.05)
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
            #expect(fired.load(ordering: .relaxed) == 2)
        }
    }

    @Test func theWatchdogTakesItForALoopThatTurns() async {
        await Self.onThread {
            let hangs = Atomic(0)
            let stop = Watchdog(limit: 2, tick: 0.05) { _ in hangs.add(1, ordering: .relaxed) }.watchCurrentRunLoop()
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
            for _ in 0..<10 { SuspendedLoop.rest(0.04) }
            #expect(hangs.load(ordering: .relaxed) == 0)
            stop()
        }
    }
}

/// An app that is asked to end by a signal.
@Suite struct TerminationSignalTests {
    @MainActor private final class Client: HostClient {
        var isTold: (() -> Void)?
        func hostDidStart() {}
        func handle(_ event: HostEvent) { if case .terminate = event { isTold?() } }
        var needsFrame: Bool { false }
        var nextWake: Double? { nil }
        func commit() {}
        func runFrame() {}
        func renderFrame() {}
        func point(of text: String) -> CGPoint? { nil }
        var reachableTexts: [String] { [] }
    }

    @Test func theAppIsToldAndEndsItself() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let client = await MainActor.run { Client() }
            await MainActor.run {
                client.isTold = { exit(7) }
                TerminationSignal.tell(client)
                kill(getpid(), SIGTERM)
            }
            try? await Task.sleep(for: .seconds(3))
        }
    }

    @Test func anAppThatDoesNotEndIsEnded() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            await MainActor.run {
                TerminationSignal.tell(Client())
                kill(getpid(), SIGTERM)
                // Whoever asks twice does not want to wait.
                usleep(100_000)
                kill(getpid(), SIGTERM)
                sleep(3)
            }
        }
    }
}

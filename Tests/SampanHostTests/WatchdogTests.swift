import Foundation
import Testing

@testable import SampanHost

@Suite struct WatchdogTests {
    @Test func eachHangOfARunLoopIsToldOnce() {
        let watched = WatchedLoop()
        for _ in 0..<2 {
            watched.rest()
            let goesOn = DispatchSemaphore(value: 0)
            watched.perform { goesOn.wait() }
            watched.bites.wait()
            goesOn.signal()
        }
        watched.rest()
        watched.end()
        #expect(watched.launching == [false, false])
    }

    @Test func aThreadThatHangsBeforeItsFirstTurnIsStillLaunching() {
        let goesOn = DispatchSemaphore(value: 0)
        let watched = WatchedLoop { goesOn.wait() }
        watched.bites.wait()
        goesOn.signal()
        watched.rest()
        watched.end()
        #expect(watched.launching == [true])
    }

    @Test func aLoopThatTurnsIsNotTaken() {
        // Longer altogether than it takes to bite.
        let watched = WatchedLoop(limit: 50)
        let turns = DispatchSemaphore(value: 0)
        for _ in 0..<100 {
            watched.perform {
                usleep(13_000)
                turns.signal()
            }
            turns.wait()
        }
        watched.rest()
        watched.end()
        #expect(watched.launching.isEmpty)
    }

    @Test func onlyLooksInVainThatShowSomethingCount() {
        func bites(_ looks: [UnansweredTicks.Look]) -> [Bool] {
            var ticks = UnansweredTicks(limit: 3)
            return looks.map { ticks.note($0) }
        }
        let vain = UnansweredTicks.Look(isAnswered: false)
        let answered = UnansweredTicks.Look(isAnswered: true)
        #expect(bites([vain, vain, vain, vain, vain]) == [false, false, true, false, false])
        #expect(bites([vain, vain, answered, vain, vain, vain]) == [false, false, false, false, false, true])
        #expect(bites([vain, vain, vain, answered, vain, vain, vain]).filter(\.self).count == 2)
        let debugged = UnansweredTicks.Look(isAnswered: false, isDebugged: true)
        let overslept = UnansweredTicks.Look(isAnswered: false, delay: 30)
        #expect(bites([vain, vain, debugged, overslept, vain]) == [false, false, false, false, true])
        // A machine that has too much to do lets the thread run for a tenth of each tick.
        let starved = UnansweredTicks.Look(isAnswered: false, delay: 1.2, starvation: 1.08)
        #expect(bites(Array(repeating: starved, count: 31)).firstIndex(of: true) == 29)
        #expect(bites([vain, vain, starved, vain, vain]) == [false, false, false, true, false])
    }

    @Test func theReasonIsToldInTheWordsOfIOS() throws {
        let message = Unresponsiveness(seconds: 10, isLaunching: true, endsApp: true, writesCalls: false)
        #expect(Unresponsiveness(line: message.line.dropLast()) == message)
        #expect(Unresponsiveness(line: Data("{}".utf8)) == nil)
        #expect(
            message.reason(app: "com.example.a")
                == "0x8BADF00D, scene-create watchdog transgression: application<com.example.a> "
                + "exhausted real (wall clock) time allowance of 10.00 seconds")
    }
}

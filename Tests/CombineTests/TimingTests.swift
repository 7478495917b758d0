import Combine
import Testing

struct TimingTests {
    private let clock = TestClock()
    private let journal = Journal()

    private func probe<P: Publisher>(_ make: (Source<Int, Fault>) -> P, demand: Subscribers.Demand = .unlimited)
        -> (Source<Int, Fault>, Probe<P.Output, P.Failure>)
    {
        let source = Source<Int, Fault>(journal)
        let probe = Probe<P.Output, P.Failure>(journal, demand: demand)
        make(source).subscribe(probe)
        return (source, probe)
    }

    @Test func debouncePassesOnWhatNothingFollows() {
        let (source, _) = probe { $0.debounce(for: .milliseconds(100), scheduler: clock) }
        source.send(1)
        clock.advance(50)
        source.send(2)
        clock.advance(99)
        #expect(journal.text == "ask(all)")
        clock.advance(1)
        source.send(3)
        source.send(.finished)
        clock.advance(500)
        #expect(journal.text == "ask(all) 2 finished")
    }

    @Test func throttlePassesOnTheFirstOrTheLastOfAnInterval() {
        let (source, _) = probe { $0.throttle(for: .milliseconds(100), scheduler: clock, latest: true) }
        source.send(1)
        clock.advance(10)
        source.send(2)
        source.send(3)
        clock.advance(100)
        #expect(journal.text == "ask(all) 1 3")
        let (other, _) = probe { $0.throttle(for: .milliseconds(100), scheduler: clock, latest: false) }
        other.send(4)
        clock.advance(10)
        other.send(5)
        other.send(6)
        other.send(.finished)
        clock.advance(200)
        #expect(journal.text == "ask(all) 1 3 ask(all) 4 5 finished")
    }

    @Test func delayKeepsTheOrder() {
        let (source, _) = probe { $0.delay(for: .milliseconds(100), scheduler: clock) }
        source.send(1)
        clock.advance(60)
        source.send(2)
        source.send(.finished)
        #expect(journal.text == "ask(all)")
        clock.advance(40)
        #expect(journal.text == "ask(all) 1")
        clock.advance(60)
        #expect(journal.text == "ask(all) 1 2 finished")
    }

    @Test func timeoutEndsWhenNothingComes() {
        let (source, _) = probe { $0.timeout(.milliseconds(100), scheduler: clock, customError: Fault.init) }
        clock.advance(90)
        source.send(1)
        clock.advance(90)
        source.send(2)
        clock.advance(100)
        source.send(3)
        clock.advance(100)
        #expect(journal.text == "ask(all) 1 2 cancel failed(fault)")
    }

    @Test func receiveOnDeliversBySchedule() {
        let (source, probe) = probe { $0.receive(on: clock) }
        source.send(1)
        #expect(journal.text == "ask(all)")
        clock.advance()
        source.send(2)
        probe.cancel()
        clock.advance()
        #expect(journal.text == "ask(all) 1 cancel")
    }

    @Test func subscribeOnSubscribesBySchedule() {
        let (_, probe) = probe { $0.subscribe(on: clock) }
        #expect(journal.text == "")
        clock.advance()
        #expect(journal.text == "ask(all)")
        probe.cancel()
        #expect(journal.text == "ask(all)")
        clock.advance()
        #expect(journal.text == "ask(all) cancel")
    }

    @Test func intervalsAreMeasured() {
        let (source, _) = probe { $0.measureInterval(using: clock) }
        clock.advance(30)
        source.send(1)
        clock.advance(5)
        source.send(2)
        source.send(.finished)
        #expect(journal.text == "ask(all) 30 5 finished")
    }

    @Test func valuesAreCollectedByTheInterval() {
        let (source, _) = probe { $0.collect(.byTime(clock, .milliseconds(100))) }
        source.send(1)
        source.send(2)
        clock.advance(100)
        clock.advance(100)
        source.send(3)
        source.send(.finished)
        #expect(journal.text == "ask(all) [1, 2] [3] finished")
    }

    @Test func valuesAreCollectedByTheIntervalOrTheirNumber() {
        let (source, _) = probe { $0.collect(.byTimeOrCount(clock, .milliseconds(100), 2)) }
        for value in 1...3 { source.send(value) }
        #expect(journal.text == "ask(all) [1, 2]")
        clock.advance(100)
        #expect(journal.text == "ask(all) [1, 2] [3]")
    }

    @Test func theImmediateSchedulerDoesEverythingAtOnce() {
        let (source, _) = probe { $0.receive(on: ImmediateScheduler.shared) }
        source.send(1)
        #expect(journal.text == "ask(all) 1")
    }
}

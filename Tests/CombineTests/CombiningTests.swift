import Combine
import Testing

struct CombiningTests {
    static let rows = [
        Row("append takes what is left of the demand along", "ask(3) 1 2 8", demand: .max(3), [1, 2, .finish]) { $0.append(8, 9) },
        Row("append", "ask(all) 1 2 8 9 finished", [1, 2, .finish]) { $0.append(8, 9) },
        Row("append after a failure", "ask(all) 1 failed(fault)", [1, .fail]) { $0.append(8) },
        Row("prepend", "8 9 ask(all) 1 finished", [1, .finish]) { $0.prepend(8, 9) },
        Row("prepend leaves the rest of the demand", "8 9 ask(1) 1", demand: .max(3), [1]) { $0.prepend([8, 9]) },
        Row("flatMap", "ask(all) 1 10 2 20 finished", [1, 2, .finish]) {
            $0.flatMap { [$0, $0 * 10].publisher.setFailureType(to: Fault.self) }
        },
        Row("flatMap asks for one publisher after the other", "ask(1) 1 10 ask(1) 2 20 ask(1)", [1, 2]) {
            $0.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher.setFailureType(to: Fault.self) }
        },
        Row("flatMap keeps what nobody asked for", "ask(all) 1 10 2", demand: .max(2), [1, 2, .ask(1)]) {
            $0.flatMap { [$0, $0 * 10].publisher.setFailureType(to: Fault.self) }
        },
        Row("flatMap ends with a failure of one of its publishers", "ask(all) failed(fault)", [1, 2]) {
            $0.flatMap { _ in Fail<Int, Fault>(error: Fault()) }
        },
        Row("switchToLatest", "ask(all) 1 2 finished", [1, 2, .finish]) {
            $0.map { Just($0).setFailureType(to: Fault.self) }.switchToLatest()
        },
        Row("merge with another", "8 ask(all) 1 finished", [1, .finish]) { Just(8).setFailureType(to: Fault.self).merge(with: $0) },
        Row("merge keeps one that nobody asked for", "ask(1) 1 more(1) 2 more(1) 3 ask(1)", demand: .max(2), [1, 2, 3, .ask(1)]) {
            $0.merge(with: Empty(completeImmediately: false))
        },
        Row("combineLatest", "ask(all) (1, 8) (2, 8) finished", [1, 2, .finish]) {
            $0.combineLatest(Just(8).setFailureType(to: Fault.self))
        },
        Row("combineLatest with a closure", "ask(all) 9 10", [1, 2]) {
            $0.combineLatest(Just(8).setFailureType(to: Fault.self)) { $0 + $1 }
        },
        Row("zip", "ask(all) (1, 8) cancel finished", [1, 2, .finish]) { $0.zip(Just(8).setFailureType(to: Fault.self)) },
        Row("zip with a closure", "ask(all) 9 cancel finished", [1]) { $0.zip(Just(8).setFailureType(to: Fault.self)) { $0 + $1 } },
        Row("zip fails", "ask(all) cancel failed(fault)", [1, .fail]) { $0.zip(Empty<Int, Fault>(completeImmediately: false)) },
        Row("drop until another has sent", "ask(all) finished", [1, .finish]) {
            $0.drop(untilOutputFrom: Empty<Int, Fault>(completeImmediately: false))
        },
        Row("prefix until another sends", "finished cancel", [1]) { $0.prefix(untilOutputFrom: Just(1)) },
        Row("catch", "ask(3) 1 8 9 finished", demand: .max(3), [1, .fail]) { $0.catch { _ in [8, 9].publisher } },
        Row("tryCatch", "ask(all) 1 failed(fault)", [1, .fail]) { $0.tryCatch { (_: Fault) -> Just<Int> in throw Fault() } },
        Row("retry", "ask(3) 1 ask(2) 2 failed(fault)", demand: .max(3), [1, .fail, 2, .fail]) { $0.retry(1) },
        Row("assertNoFailure", "ask(all) 1 finished", [1, .finish]) { $0.assertNoFailure() },
        Row("buffer keeps what nobody asked for", "ask(2) 1 2 ask(2) finished", demand: .none, [1, 2, .ask(2), .finish, .ask(1)]) {
            $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        },
        Row("buffer drops the newest", "ask(all) 1", demand: .none, [1, 2, .ask(2)]) {
            $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
        },
        Row("buffer drops the oldest", "ask(all) 2", demand: .none, [1, 2, .ask(2)]) {
            $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
        },
        Row("buffer fails", "ask(all) cancel 1 failed(fault)", demand: .none, [1, 2, .ask(2)]) {
            $0.buffer(size: 1, prefetch: .byRequest, whenFull: .customError(Fault.init))
        },
    ]

    @Test func retryingAnUpstreamThatFailsAtOnceIsNoDeeperInCalls() {
        var attempts = 0
        let journal = Journal()
        let failing = Deferred { () -> AnyPublisher<Int, Fault> in
            attempts += 1
            return attempts < 200_000
                ? Fail(error: Fault()).eraseToAnyPublisher() : Just(1).setFailureType(to: Fault.self).eraseToAnyPublisher()
        }
        failing.retry(1_000_000).subscribe(Probe<Int, Fault>(journal))
        #expect(journal.text == "1 finished" && attempts == 200_000)
    }

    @Test(arguments: rows)
    func anOperatorThatJoinsHasTheseEvents(_ row: Row) { #expect(row.run() == row.expected) }

    @Test func theValuesOfEightPublishersAreMerged() {
        let p = (0..<8).map { Just($0) }
        var got: [Int] = []
        let merged = p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6], p[7])
        _ = merged.sink { got.append($0) }
        #expect(got == Array(0..<8))
        got = []
        _ = Publishers.MergeMany(p).sink { got.append($0) }
        #expect(got == Array(0..<8))
    }

    @Test func theLatestOfFourArePassedOnTogether() {
        let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
        var got: [String] = []
        let cancellable = a.combineLatest(b, Just(true), Just(2.5)).sink { got.append("\($0)") }
        b.send("x")
        a.send(2)
        b.send("y")
        #expect(got == [#"(1, "x", true, 2.5)"#, #"(2, "x", true, 2.5)"#, #"(2, "y", true, 2.5)"#])
        cancellable.cancel()
    }

    @Test func zipEndsWhenNothingCanGoWithWhatComes() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var got: [String] = []
        let cancellable = a.zip(b).sink(receiveCompletion: { _ in got.append("end") }, receiveValue: { got.append("\($0)") })
        a.send(1)
        a.send(2)
        a.send(completion: .finished)
        #expect(got == [])
        b.send(3)
        #expect(got == ["(1, 3)"])
        b.send(4)
        #expect(got == ["(1, 3)", "(2, 4)", "end"])
        cancellable.cancel()
    }

    @Test func theFormerPublisherIsCancelledWhenThereIsALaterOne() {
        let journal = Journal()
        let (a, b) = (Source<Int, Never>(journal, name: "a."), Source<Int, Never>(journal, name: "b."))
        let outer = PassthroughSubject<Source<Int, Never>, Never>()
        let probe = Probe<Int, Never>(journal)
        outer.switchToLatest().subscribe(probe)
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        b.send(.finished)
        #expect(journal.text == "a.ask(all) 1 a.cancel b.ask(all) 3 finished")
    }
}

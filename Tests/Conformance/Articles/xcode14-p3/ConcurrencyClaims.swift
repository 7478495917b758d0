import Distributed
import XCTest

typealias DefaultDistributedActorSystem = LocalTestingDistributedActorSystem

// listing xcode14-p3-25

final class DataUser: Sendable { func publishDatabase(_ database: Database) {} }

extension Database { func prune() {} }

// listing xcode14-p3-26

// listing xcode14-p3-27

// listing xcode14-p3-30

actor Delegating {
    var number = 0
    init() {}
    init(_ number: Int) async {
        self.init()
        self.number = number
    }
    init(text: String) { self.init() }
}

@MainActor final class Model {
    nonisolated(unsafe) static var count = 0
    init() { Model.count += 1 }
}

@MainActor struct Screenful { var model = Model() }

final class ConcurrencyClaims: XCTestCase {
    func test_c34_c36_l25_anActorIsCalledAsIfItWereFarAway() async throws {
        let greeter = Greeter(actorSystem: LocalTestingDistributedActorSystem())
        let greeting = try await greeter.greet(name: "Alice")
        XCTAssertEqual(greeting, "Hello, Alice!")
        try await talkTo(greeter: greeter)
    }

    func test_c37_l26_anActorMayShowItselfBeforeItIsDone() async {
        let database = Database(DataUser())
        let rows = await database.rows
        XCTAssertEqual(rows, 0)
    }

    func test_c39_c40_initializersOfActorsDelegate() async {
        let number = await Delegating(7).number
        XCTAssertEqual(number, 7)
        let text = await Delegating(text: "").number
        XCTAssertEqual(text, 0)
    }

    func test_c41_clocksInstantsAndDurations() {
        func elapsed<C: Clock>(_ clock: C) -> C.Duration {
            let start = clock.now
            return start.duration(to: clock.now)
        }
        XCTAssertGreaterThanOrEqual(elapsed(ContinuousClock()), .zero)
        XCTAssertGreaterThanOrEqual(elapsed(SuspendingClock()), .zero)
        let instant: any InstantProtocol = ContinuousClock.now
        let duration: any DurationProtocol = Duration.seconds(1)
        XCTAssertTrue(instant is ContinuousClock.Instant && duration is Duration)
        XCTAssertLessThan(SuspendingClock.now, SuspendingClock.now.advanced(by: .milliseconds(5)))
    }

    func test_c42_l27_aTaskSleepsUntilAnInstant() async throws {
        let start = ContinuousClock.now
        try await delayedHello()
        XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(123))
    }

    func test_c43_l28_aClockMeasures() {
        func someLongRunningWork() { Thread.sleep(forTimeInterval: 0.02) }
        // listing xcode14-p3-28
        XCTAssertGreaterThanOrEqual(elapsed, .milliseconds(20))
        XCTAssertLessThan(elapsed, .seconds(5))
    }

    func test_l30_aConformanceOfANewerSystem() {
        eatPancake(Pancake())
        XCTAssertFalse(Pancake().isGlutenFree)
    }

    private nonisolated(unsafe) static var tornDown = false

    func test_c51_whatIsTornDownMayWait() async {
        addTeardownBlock {
            try await Task.sleep(for: .milliseconds(1))
            Self.tornDown = true
        }
        XCTAssertFalse(Self.tornDown)
    }

    override class func tearDown() {
        XCTAssertTrue(tornDown)
        super.tearDown()
    }

    @MainActor func test_c52_defaultValuesMayBeOfTheMainActor() {
        let before = Model.count
        _ = Screenful()
        XCTAssertEqual(Model.count, before + 1)
    }
}

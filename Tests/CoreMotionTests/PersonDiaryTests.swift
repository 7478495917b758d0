import Foundation
import Testing

@testable import CoreMotion

/// What the person does, by the time at which it is asked for.
@Suite struct PersonDiaryTests {
    @Test func stepsFollowEachOtherEvenlyAndAreWhole() {
        var diary = PersonDiary()
        diary.walk(10, at: 100, over: nil)
        #expect([99, 100, 100.4, 100.5, 102, 105, 200].map(diary.steps) == [0, 0, 0, 1, 4, 10, 10])
        #expect(diary.cadence(at: 101) == 2 && diary.cadence(at: 106) == nil)
        #expect(diary.isUnderWay(at: 101) && !diary.isUnderWay(at: 105) && diary.nextChange(after: 101) == 105)
    }

    @Test func whoWalksAnewCeasesToWalkAsBefore() {
        var diary = PersonDiary()
        diary.walk(10, at: 0, over: 10)
        diary.walk(30, at: 5, over: 10)
        #expect(diary.steps(until: 20) == 35 && diary.cadence(at: 6) == 3 && diary.secondsOfWalking(until: 20) == 15)
        let changes = diary.changesOfWalking(from: -1, until: 20)
        #expect(changes.map(\.time) == [0, 15] && changes.map(\.isWalking) == [true, false])
    }

    @Test func floorsAreThreeMetresHighAndCountEachWay() {
        var diary = PersonDiary()
        diary.climb(7, at: 0, over: 7)
        diary.climb(-3, at: 10, over: 2)
        #expect(diary.height(at: 3.5) == 3.5 && diary.height(at: 20) == 4)
        #expect([2.9, 3, 6, 7, 20].map { diary.floors(up: true, until: $0) } == [0, 1, 2, 2, 2])
        #expect(diary.floors(up: false, until: 20) == 1)
    }

    @Test func walkingIsAnActivityThatEndsByItself() {
        var diary = PersonDiary()
        func names(_ from: Double, _ to: Double) -> [String] { diary.activities(from: from, until: to).map(\.activity.rawValue) }
        #expect(names(0, 100) == ["stationary"])
        diary.walk(10, at: 10, over: 5)
        #expect(names(0, 100) == ["stationary", "walking", "stationary"] && names(11, 12) == ["walking"])
        diary.walk(10, at: 20, over: 2)
        #expect(names(20, 21) == ["running"])
        // What a script says counts from then on.
        diary.begin(.cycling, at: 21)
        #expect(names(20, 100) == ["running", "cycling"])
    }
}

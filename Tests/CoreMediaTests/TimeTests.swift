import CoreMedia
import Testing

/// Times are fractions; what is said of them stands in Apple's headers and reference.
@Suite struct TimeTests {
    private func time(_ value: Int64, _ scale: Int32) -> CMTime { CMTime(value: value, timescale: scale) }

    @Test func timesOfOneScaleKeepItAndOthersGetOneThatBothHave() {
        let sum = time(1, 4) + time(1, 4)
        #expect(sum.value == 2 && sum.timescale == 4 && !sum.hasBeenRounded)
        let mixed = time(1, 4) + time(1, 6)
        #expect(mixed.value == 5 && mixed.timescale == 12)
        let difference = time(1, 600) - time(1, 1000)
        #expect(difference.value == 2 && difference.timescale == 3000)
    }

    @Test func aSumOfScalesThatHaveNoneInCommonIsRounded() {
        let sum = time(1, 2_147_483_647) + time(1, 2_147_483_629)
        #expect(sum.timescale == kCMTimeMaxTimescale && sum.value == 2 && sum.hasBeenRounded)
    }

    @Test func aSumThatIsTooLongGetsLargerUnits() {
        let sum = time(.max, 4) + time(.max, 4)
        #expect(sum.timescale == 2 && sum.isNumeric)
        #expect(time(.max, 1) + time(.max, 1) == .positiveInfinity && time(.min, 1) - time(.max, 1) == .negativeInfinity)
    }

    @Test func whatIsNoNumberGoesOnAsApplesTableSays() {
        #expect(CMTime.positiveInfinity + .positiveInfinity == .positiveInfinity)
        #expect(CMTime.positiveInfinity + .negativeInfinity == .invalid && !(CMTime.positiveInfinity - .positiveInfinity).isValid)
        #expect(CMTime.indefinite + time(1, 1) == .indefinite && CMTime.indefinite + .positiveInfinity == .positiveInfinity)
        #expect(!(CMTime.invalid + time(1, 1)).isValid && time(1, 1) - .positiveInfinity == .negativeInfinity)
        #expect(CMTime.positiveInfinity * Int32(-2) == .negativeInfinity)
    }

    @Test func timesAreInOneOrder() {
        let order: [CMTime] = [.negativeInfinity, time(-1, 2), .zero, time(1, 3), time(1, 2), .indefinite, .positiveInfinity, .invalid]
        for (first, second) in zip(order, order.dropFirst()) { #expect(first < second, "\(first) \(second)") }
        #expect(time(1, 2) == time(300, 600) && time(1, 2).hashValue == time(300, 600).hashValue)
        #expect(CMTimeCompare(CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 1), time(5, 1)) == 1)
        #expect(CMTimeMinimum(time(1, 2), time(1, 3)) == time(1, 3) && CMTimeMaximum(time(1, 2), time(1, 3)) == time(1, 2))
    }

    @Test(arguments: [
        (CMTimeRoundingMethod.roundHalfAwayFromZero, [2, -2, 1]), (.roundTowardZero, [1, -1, 1]), (.roundAwayFromZero, [2, -2, 2]),
        (.quickTime, [1, -1, 1]), (.roundTowardPositiveInfinity, [2, -1, 2]), (.roundTowardNegativeInfinity, [1, -2, 1]),
    ])
    func aTimeBetweenTwoUnitsIsRoundedAsAsked(_ method: CMTimeRoundingMethod, _ expected: [Int64]) {
        let values = [(3, 2), (-3, 2), (4, 3)].map { time($0.0, $0.1).convertScale(1, method: method) }
        #expect(values.map(\.value) == expected && values.allSatisfy { $0.hasBeenRounded && $0.timescale == 1 })
    }

    @Test func quickTimesRoundingTellsFinerUnitsFromCoarserOnes() {
        #expect(time(1, 3).convertScale(4, method: .quickTime).value == 2 && time(1, 3).convertScale(2, method: .quickTime).value == 0)
        #expect(time(-1, 3).convertScale(2, method: .quickTime).value == -1)
        #expect(
            time(1, 2).convertScale(600, method: .default).value == 300 && !time(1, 2).convertScale(600, method: .default).hasBeenRounded)
    }

    @Test func secondsBecomeWholeUnitsAndSayWhetherThatIsExact() {
        let half = CMTime(seconds: 0.5, preferredTimescale: 600)
        #expect(half.value == 300 && half.timescale == 600 && !half.hasBeenRounded && half.seconds == 0.5)
        #expect(CMTimeMakeWithSeconds(0.1, preferredTimescale: 3).hasBeenRounded)
        #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid && !CMTime(seconds: .nan, preferredTimescale: 1).isValid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 1) == .positiveInfinity)
        let long = CMTime(seconds: 1e18, preferredTimescale: 600)
        #expect(long.timescale < 600 && long.seconds == 1e18)
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
    }

    @Test func multiplesAreExactWhereTheyCanBe() {
        #expect((time(3, 600) * Int32(2)).value == 6 && (time(3, 600) * 2.0).timescale == 600)
        #expect(CMTimeMultiplyByRatio(time(10, 1), multiplier: 2, divisor: 3).value == 7)
        let half = time(1, 1) * 0.5
        #expect(half.seconds == 0.5 && half.timescale == 65536)
        #expect(CMTimeAbsoluteValue(time(-3, 4)) == time(3, 4) && CMTimeAbsoluteValue(.negativeInfinity) == .positiveInfinity)
    }

    @Test func timesSayWhatTheyAre() {
        #expect("\(time(3000, 600))" == "{3000/600 = 5.000}" && "\(CMTime.invalid)" == "{INVALID}")
        #expect("\(CMTime(seconds: 0.5, preferredTimescale: 1))" == "{0/1 = 0.000, rounded}")
    }

    @Test func rangesHaveTheirBeginningAndNotTheirEnd() {
        let range = CMTimeRange(start: time(1, 1), duration: time(2, 1))
        #expect(range.end == time(3, 1) && range.containsTime(time(1, 1)) && !range.containsTime(time(3, 1)))
        #expect(CMTimeRange(start: time(3, 1), end: time(1, 1)) == range && !range.isEmpty && CMTimeRange.zero.isEmpty)
        let other = CMTimeRange(start: time(2, 1), end: time(5, 1))
        #expect(range.union(other) == CMTimeRange(start: time(1, 1), end: time(5, 1)))
        #expect(range.intersection(other) == CMTimeRange(start: time(2, 1), end: time(3, 1)))
        #expect(range.intersection(CMTimeRange(start: time(8, 1), end: time(9, 1))) == .zero)
        #expect(range.containsTimeRange(CMTimeRange(start: time(2, 1), end: time(3, 1))) && !range.containsTimeRange(other))
        #expect(!CMTimeRange(start: time(1, 1), duration: time(-1, 1)).isValid && !CMTimeRange.invalid.isValid)
    }

    @Test func timesAreMappedAndClamped() {
        let (from, to) = (CMTimeRange(start: .zero, duration: time(10, 1)), CMTimeRange(start: time(100, 1), duration: time(20, 1)))
        #expect(CMTimeMapTimeFromRangeToRange(time(5, 1), fromRange: from, toRange: to) == time(110, 1))
        #expect(CMTimeClampToRange(time(50, 1), range: from) == time(10, 1) && CMTimeClampToRange(time(-1, 1), range: from) == .zero)
    }
}

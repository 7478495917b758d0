import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct TimingFunctionTests {
    /// y at x by plain bisection of the parametric curve: slow, and independent of the code under test.
    private func reference(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return bezier(y1, y2, low)
    }

    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0, 0, 1, 1), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1),
        (.easeInEaseOut, 0.42, 0, 0.58, 1), (.default, 0.25, 0.1, 0.25, 1),
    ]) func namedCurvesAreTheirBeziers(name: CAMediaTimingFunctionName, x1: Double, y1: Double, x2: Double, y2: Double) {
        let function = CAMediaTimingFunction(name: name)
        for i in 0...200 {
            let x = Double(i) / 200
            #expect(abs(function.curve.y(atX: x) - reference(x1, y1, x2, y2, x)) < 1e-6)
        }
    }

    @Test func steepAndOvershootingCurvesAreSolved() {
        for (x1, y1, x2, y2) in [(1.0, 0.0, 0.0, 1.0), (0.0, 1.5, 1.0, -0.5), (0.0, 0.0, 0.0, 1.0), (1.0, 1.0, 1.0, 1.0)] {
            let curve = UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)
            for i in 0...100 {
                let x = Double(i) / 100
                #expect(abs(curve.y(atX: x) - (i == 0 ? 0 : i == 100 ? 1 : reference(x1, y1, x2, y2, x))) < 2e-5)
            }
        }
    }

    @Test func controlPointsCanBeRead() {
        let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        var values: [Float] = [0, 0]
        let expected: [[Float]] = [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]]
        for index in 0..<4 {
            function.getControlPoint(at: index, values: &values)
            #expect(values == expected[index])
        }
        #expect(function == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
    }
}

@Suite struct MediaTimingTests {
    private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
        var t = MediaTiming()
        t.duration = 2
        change(&t)
        return t
    }

    /// The fraction at a time; `nil` where nothing shows.
    private func at(_ time: Double, _ change: (inout MediaTiming) -> Void) -> Double? { timing(change).position(at: time)?.fraction }

    @Test func fillModesDecideWhatShowsOutside() {
        for (mode, before, after) in [
            (CAMediaTimingFillMode.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 1), (.both, 0, 1),
        ] as [(CAMediaTimingFillMode, Double?, Double?)] {
            let change = { (t: inout MediaTiming) in
                t.beginTime = 10
                t.fillMode = mode
            }
            #expect(at(9.9, change) == before)
            #expect(at(10, change) == 0)
            #expect(at(11, change) == 0.5)
            #expect(at(12, change) == after)
            #expect(at(50, change) == after)
        }
    }

    @Test func repeatCountsAndDurationsRepeat() {
        let change = { (t: inout MediaTiming) in
            t.repeatCount = 2.5
            t.fillMode = .forwards
        }
        #expect(at(1, change) == 0.5)
        #expect(at(2, change) == 0)
        #expect(at(3, change) == 0.5)
        #expect(at(4.5, change) == 0.25)
        #expect(at(5, change) == 0.5)
        #expect(timing(change).position(at: 4.5)?.iteration == 2)
        #expect(timing { $0.repeatDuration = 3 }.activeDuration == 3)
        #expect(at(3, { $0.repeatDuration = 3 }) == nil)
        #expect(at(1e6 + 1, { $0.repeatCount = .infinity }) == 0.5)
    }

    @Test func autoreversingPlaysBackwards() {
        let change = { (t: inout MediaTiming) in
            t.autoreverses = true
            t.fillMode = .both
        }
        #expect(at(0, change) == 0)
        #expect(at(1.5, change) == 0.75)
        #expect(at(2, change) == 1)
        #expect(at(2.5, change) == 0.75)
        #expect(at(3.5, change) == 0.25)
        #expect(at(4, change) == 0)
        #expect(at(9, change) == 0)
        #expect(timing(change).activeDuration == 4)
        // Twice there and back, ended half-way back.
        let partly = { (t: inout MediaTiming) in
            t.autoreverses = true
            t.repeatCount = 1.75
            t.fillMode = .forwards
        }
        #expect(at(100, partly) == 0.5)
    }

    @Test func speedChangesTheRate() {
        #expect(at(0.5, { $0.speed = 2 }) == 0.5)
        #expect(at(1, { $0.speed = 2 }) == nil)
        #expect(at(3, { $0.speed = 0.5 }) == 0.75)
        #expect(at(0.5, { $0.speed = -1 }) == 0.75)
        #expect(at(1.5, { $0.speed = -1 }) == 0.25)
        #expect(
            at(
                5,
                {
                    $0.speed = -1
                    $0.fillMode = .both
                }) == 0)
    }

    @Test func aTimeOffsetShiftsTheCourseAround() {
        #expect(at(0, { $0.timeOffset = 0.5 }) == 0.25)
        #expect(at(1, { $0.timeOffset = 0.5 }) == 0.75)
        #expect(at(1.5, { $0.timeOffset = 0.5 }) == 1)
        #expect(at(1.75, { $0.timeOffset = 0.5 }) == 0.125)
        #expect(at(1e3, { ($0.speed, $0.timeOffset) = (0, 1.5) }) == 0.75)
        #expect(at(1e3, { ($0.speed, $0.timeOffset) = (0, 2) }) == 1)
    }

    private final class Holder {
        weak var timing: (any CAMediaTiming)?
        weak var action: (any CAAction)?
    }

    @Test func whatHasATimeOrIsAnActionIsAnObject() {
        let (layer, animation, holder) = (CALayer(), CABasicAnimation(), Holder())
        (holder.timing, holder.action) = (layer, animation)
        holder.timing?.speed = 0
        #expect(layer.speed == 0 && holder.timing === layer && holder.action === animation)
    }

    @Test func clocksConvertBothWays() {
        let clock = timing { ($0.beginTime, $0.speed, $0.timeOffset) = (10, 2, 3) }
        #expect(clock.localTime(12) == 7)
        #expect(clock.parentTime(7) == 12)
    }
}

@Suite struct SpringTests {
    /// The oscillator's differential equation, solved in small steps.
    private func integrate(_ s: SpringOscillator, to time: Double) -> Double {
        var (x, v) = (0.0, s.initialVelocity)
        let steps = 20_000
        let h = time / Double(steps)
        func force(_ x: Double, _ v: Double) -> Double { (s.stiffness * (1 - x) - s.damping * v) / s.mass }
        for _ in 0..<steps {
            let (k1, l1) = (v, force(x, v))
            let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
            let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
            let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
            x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
        }
        return x
    }

    @Test(arguments: [
        (1.0, 100.0, 10.0, 0.0), (1, 100, 10, 5), (2, 150, 8, -3), (1, 100, 20, 0), (1, 100, 20, 7), (1, 100, 45, 0), (3, 1000, 500, 2),
    ]) func valuesSolveTheEquation(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        let spring = SpringOscillator(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        for i in 1...20 {
            let time = Double(i) * 0.05
            #expect(abs(spring.value(at: time) - integrate(spring, to: time)) < 1e-6)
        }
        #expect(spring.value(at: 0) == 0)
    }

    @Test func springsSettleInTheirSettlingDuration() {
        for damping in [4.0, 10, 19.99, 20, 20.01, 60] {
            let spring = SpringOscillator(mass: 1, stiffness: 100, damping: damping, initialVelocity: 0)
            let end = spring.settlingDuration
            for i in 0..<100 { #expect(abs(1 - spring.value(at: end * (1 + Double(i) / 50))) <= 1.001e-3) }
            #expect(end > 0.2 && end < 10)
        }
    }

    @Test func perceptualSpringsHaveTheirPeriodAndBounce() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness - CGFloat(pow(4 * Double.pi, 2))) < 1e-9)
        #expect(abs(spring.damping - CGFloat(0.7 * 8 * Double.pi)) < 1e-9)
        #expect(spring.perceptualDuration == 0.5 && spring.bounce == 0.3)
        #expect(spring.duration == spring.settlingDuration)
        let overdamped = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
        #expect(abs(overdamped.damping / (2 * overdamped.stiffness.squareRoot()) - 2) < 1e-9)
    }
}

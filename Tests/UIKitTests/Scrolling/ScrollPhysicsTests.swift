import Testing
import UIKit

struct ScrollPhysicsTests {
    @Test func rubberBandIsApplesFormula() {
        for distance in stride(from: CGFloat(-900), through: 900, by: 37) {
            let d: CGFloat = 600
            let expected = (1 - 1 / (abs(distance) * 0.55 / d + 1)) * d * (distance < 0 ? -1 : 1)
            #expect(abs(ScrollPhysics.rubberBand(distance, dimension: d) - expected) < 1e-9)
        }
        #expect(ScrollPhysics.rubberBand(100_000, dimension: 600) < 600)
    }

    @Test func rubberBandCanBeUndone() {
        for position in stride(from: CGFloat(-500), through: 1500, by: 23) {
            let pulled = ScrollPhysics.rubberBand(position, in: 0...1000, dimension: 700)
            #expect(abs(ScrollPhysics.inverseRubberBand(pulled, in: 0...1000, dimension: 700) - position) < 1e-6)
        }
    }

    @Test func decelerationLosesTheSamePartEveryMillisecond() {
        let motion = Deceleration(from: 10, velocity: 1500, rate: 0.998)
        for time in stride(from: 0.0, through: 3, by: 0.1) {
            let part = pow(0.998, 1000 * time)
            #expect(abs(motion.velocity(at: time) - 1500 * part) < 1e-6)
            #expect(abs(motion.position(at: time) - (10 + 1500 * (part - 1) / (1000 * log(0.998)))) < 1e-6)
        }
        #expect(abs(motion.end - (10 - 1500 / (1000 * log(0.998)))) < 1e-9)
        #expect(abs(abs(motion.end - motion.position(at: motion.duration)) - motion.tolerance) < 1e-6)
    }

    @Test func decelerationToATargetEndsThere() {
        let motion = Deceleration(from: 100, to: -340, rate: 0.99)
        #expect(abs(motion.end + 340) < 1e-9)
        #expect(motion.velocity(at: 0) < 0)
    }

    @Test func timeOfPassingAPlaceIsExact() {
        let motion = Deceleration(from: 0, velocity: 2000, rate: 0.998)
        let time = motion.time(reaching: 500)!
        #expect(abs(motion.position(at: time) - 500) < 1e-6)
        #expect(motion.time(reaching: motion.end + 1) == nil)
        #expect(motion.time(reaching: -1) == nil)
    }

    @Test func springIsCriticallyDamped() {
        let (x0, v0, w) = (CGFloat(80), CGFloat(-300), CGFloat(10))
        let motion = SpringReturn(from: 80, to: 0, velocity: -300)
        for time in stride(from: 0.0, through: 1.5, by: 0.05) {
            #expect(abs(motion.position(at: time) - exp(-w * time) * (x0 + (v0 + w * x0) * time)) < 1e-9)
            // The acceleration is −ω²x − 2ωv.
            let h = 1e-5
            let acceleration = (motion.velocity(at: time + h) - motion.velocity(at: time - h)) / (2 * h)
            #expect(abs(acceleration + w * w * motion.position(at: time) + 2 * w * motion.velocity(at: time)) < 1e-3)
        }
        #expect(abs(motion.position(at: motion.duration)) <= 0.5)
    }

    @Test func bounceGoesOnWithTheSpeedAtTheEdge() {
        let free = Deceleration(from: 900, velocity: 2000, rate: 0.998)
        let motion = BouncingDeceleration(free, edge: 1000)!
        let edgeTime = free.time(reaching: 1000)!
        #expect(abs(motion.velocity(at: edgeTime - 1e-9) - motion.velocity(at: edgeTime + 1e-9)) < 1e-3)
        #expect(motion.position(at: edgeTime + 0.05) > 1000)
        #expect(motion.end == 1000)
        #expect(abs(motion.position(at: motion.duration) - 1000) <= 0.5)
        #expect(BouncingDeceleration(free, edge: 5000) == nil)
    }

    @Test func easedMotionStartsAndEndsAtRest() {
        let motion = EasedMotion(from: 10, to: 110, duration: 0.3)
        #expect(motion.position(at: 0) == 10)
        #expect(motion.position(at: 0.15) == 60)
        #expect(motion.position(at: 0.3) == 110)
        #expect(motion.velocity(at: 0) == 0)
        #expect(abs(motion.velocity(at: 0.3)) < 1e-9)
    }

    @Test func indicatorShowsTheSeenPart() {
        let top = ScrollIndicatorGeometry.span(offset: 0, low: 0, high: 900, visible: 100, track: 500)
        #expect(top.start == 0)
        #expect(top.length == 50)
        let end = ScrollIndicatorGeometry.span(offset: 900, low: 0, high: 900, visible: 100, track: 500)
        #expect(end.start == 450)
        let pulled = ScrollIndicatorGeometry.span(offset: 920, low: 0, high: 900, visible: 100, track: 500)
        #expect(pulled.length == 30)
        #expect(pulled.start == 470)
        let long = ScrollIndicatorGeometry.span(offset: 0, low: 0, high: 1_000_000, visible: 100, track: 500)
        #expect(long.length == 36)
    }
}

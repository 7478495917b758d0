import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What animations show, against formulas written down here a second time.
extension CoreAnimationTests {
    @MainActor @Suite struct AnalyticTimingTests {
        private let screen = Screen()
        private let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20))

        init() {
            screen.root.addSublayer(layer)
            screen.frame()
        }

        /// Adds an animation whose time begins now, and returns what a layer's copy shows at times from then on.
        private func shown<T>(_ animation: CAAnimation, at times: [Double], _ value: (CALayer) -> T) -> [T] {
            layer.removeAllAnimations()
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: -7, y: -9)
            layer.add(animation, forKey: "a")
            screen.frame()
            return times.map { value(layer.presentation(at: screen.time + $0)) }
        }

        private func shownX(_ animation: CAAnimation, at times: [Double]) -> [Double] {
            shown(animation, at: times) { Double($0.position.x) }
        }

        private func expectClose(_ shown: [Double], _ expected: [Double], within tolerance: Double, _ what: String = "") {
            for (index, (a, b)) in zip(shown, expected).enumerated() {
                #expect(abs(a - b) <= tolerance, "\(what) \(index): \(a), not \(b)")
            }
            #expect(shown.count == expected.count)
        }

        // MARK: Springs

        /// The damped oscillator in closed form: how far a spring that starts at 0 with a velocity is on its way to 1.
        private func spring(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, _ t: Double) -> Double {
            let beta = damping / (2 * mass), omega = (stiffness / mass).squareRoot()
            if abs(beta - omega) < 1e-12 { return 1 - exp(-omega * t) * (1 + (omega - velocity) * t) }
            if beta < omega {
                let wd = (omega * omega - beta * beta).squareRoot()
                return 1 - exp(-beta * t) * (cos(wd * t) + (beta - velocity) / wd * sin(wd * t))
            }
            let root = (beta * beta - omega * omega).squareRoot()
            let (r1, r2) = (root - beta, -root - beta)
            let a = (-velocity - r2) / (r1 - r2)
            return 1 - a * exp(r1 * t) - (1 - a) * exp(r2 * t)
        }

        @Test(arguments: [
            (1.0, 100.0, 10.0, 0.0), (1, 100, 3, 8), (2.5, 300, 12, -6),  // underdamped
            (1, 100, 20, 0), (4, 100, 40, 11), (1, 25, 10, -4),  // critically damped
            (1, 100, 30, 0), (1, 100, 60, 9), (3, 80, 200, -2),  // overdamped
        ]) func springsAreTheDampedOscillator(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (0, 1)
            (animation.mass, animation.stiffness) = (CGFloat(mass), CGFloat(stiffness))
            (animation.damping, animation.initialVelocity) = (CGFloat(damping), CGFloat(velocity))
            animation.duration = 3
            let times = (0..<100).map { Double($0) * 0.03 }
            expectClose(shownX(animation, at: times), times.map { spring(mass, stiffness, damping, velocity, $0) }, within: 1e-6)
        }

        @Test func springsEndWhereTheyShould() {
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.fillMode) = (10, 50, .forwards)
            animation.isRemovedOnCompletion = false
            animation.duration = animation.settlingDuration
            #expect(abs(shownX(animation, at: [animation.duration * 2])[0] - 50) <= 40 * 1.001e-3)
        }

        // MARK: Curves

        @Test(arguments: [
            (CAMediaTimingFunctionName.linear, 0.0, 0.0, 1.0, 1.0), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1),
            (.easeInEaseOut, 0.42, 0, 0.58, 1), (.default, 0.25, 0.1, 0.25, 1),
        ]) func namedCurvesPaceAnimations(name: CAMediaTimingFunctionName, x1: Double, y1: Double, x2: Double, y2: Double) {
            func curve(_ t: Double, _ a: Double, _ b: Double) -> Double { 3 * t * (1 - t) * ((1 - t) * a + t * b) + t * t * t }
            func eased(_ x: Double) -> Double {
                var (low, high) = (0.0, 1.0)
                for _ in 0..<60 {
                    let middle = (low + high) / 2
                    if curve(middle, x1, x2) < x { low = middle } else { high = middle }
                }
                return curve((low + high) / 2, y1, y2)
            }
            let times = (0..<100).map { Double($0) / 100 }
            let basic = CABasicAnimation(keyPath: "position.x")
            (basic.fromValue, basic.toValue, basic.duration) = (0, 1, 1)
            basic.timingFunction = CAMediaTimingFunction(name: name)
            expectClose(shownX(basic, at: times), times.map(eased), within: 1e-5)
            // The same for each way of a keyframe animation.
            let keyframes = CAKeyframeAnimation(keyPath: "position.x")
            (keyframes.values, keyframes.keyTimes, keyframes.duration) = ([0, 1, 3], [0, 0.25, 1], 1)
            keyframes.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: name)]
            expectClose(
                shownX(keyframes, at: times), times.map { $0 < 0.25 ? $0 * 4 : 1 + 2 * eased(($0 - 0.25) / 0.75) }, within: 1e-5)
        }

        // MARK: Keyframes

        private static let keyTimes = [0, 0.125, 0.5, 0.75, 1]
        private static let numbers = [10.0, 40, 20, 90, 60]

        private func keyframes(_ mode: CAAnimationCalculationMode, _ change: (CAKeyframeAnimation) -> Void = { _ in })
            -> CAKeyframeAnimation
        {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = Self.numbers
            animation.keyTimes = Self.keyTimes.map { $0 as NSNumber }
            animation.calculationMode = mode
            animation.duration = 1
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            change(animation)
            return animation
        }

        private static var middles: [Double] { zip(keyTimes, keyTimes.dropFirst()).map { ($0 + $1) / 2 } }

        @Test func linearKeyframesAreExact() {
            let n = Self.numbers
            expectClose(shownX(keyframes(.linear), at: Self.keyTimes), n, within: 0)
            expectClose(shownX(keyframes(.linear), at: Self.middles), zip(n, n.dropFirst()).map { ($0 + $1) / 2 }, within: 1e-12)
        }

        @Test func discreteKeyframesJump() {
            // A discrete animation has one key time more than it has values.
            let jumps = keyframes(.discrete) { $0.values = [10, 40, 20, 90] }
            expectClose(shownX(jumps, at: Self.keyTimes), [10, 40, 20, 90, 90], within: 0)
            expectClose(shownX(jumps, at: Self.middles), [10, 40, 20, 90], within: 0)
            expectClose(shownX(jumps, at: Self.keyTimes.dropFirst().map { $0 - 1e-9 }), [10, 40, 20, 90], within: 0)
        }

        @Test func pacedKeyframesHaveOneSpeed() {
            // 30, 20, 70 and 30 make 150: key times are not looked at.
            let paced = keyframes(.paced)
            expectClose(shownX(paced, at: [0, 30.0 / 150, 50.0 / 150, 120.0 / 150, 1]), Self.numbers, within: 1e-9)
            expectClose(shownX(paced, at: [15.0 / 150, 40.0 / 150, 85.0 / 150, 135.0 / 150]), [25, 30, 55, 75], within: 1e-9)
            // In the plane the way's length counts: 3-4-5, then 10.
            let plane = CAKeyframeAnimation(keyPath: "position")
            plane.values = [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 14)]
            (plane.calculationMode, plane.duration) = (.paced, 1)
            let points = shown(plane, at: [1.0 / 6, 1.0 / 3, 2.0 / 3]) { $0.position }
            for (p, q) in zip(points, [CGPoint(x: 1.5, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 9)]) {
                #expect(hypot(p.x - q.x, p.y - q.y) < 1e-9)
            }
        }

        @Test(arguments: [(0.0, 0.0, 0.0), (0.6, 0, 0), (0, -0.5, 0), (0, 0, 0.8), (-0.3, 0.4, -0.2)])
        func cubicKeyframesAreKochanekBartelsCurves(tension: Double, continuity: Double, bias: Double) {
            let n = Self.numbers
            let animation = keyframes(.cubic) {
                $0.tensionValues = n.map { _ in NSNumber(value: tension) }
                $0.continuityValues = n.map { _ in NSNumber(value: continuity) }
                $0.biasValues = n.map { _ in NSNumber(value: bias) }
            }
            expectClose(shownX(animation, at: Self.keyTimes), n, within: 0)
            // Half-way a Hermite curve is the mean of its ends and an eighth of its tangents' difference.
            func tangent(_ i: Int, leaving: Bool) -> Double {
                let before = i > 0 ? n[i] - n[i - 1] : n[i + 1] - n[i], after = i + 1 < n.count ? n[i + 1] - n[i] : before
                let c = leaving ? continuity : -continuity
                return (1 - tension) / 2 * ((1 + bias) * (1 + c) * before + (1 - bias) * (1 - c) * after)
            }
            let halfway = (0..<n.count - 1).map {
                (n[$0] + n[$0 + 1]) / 2 + (tangent($0, leaving: true) - tangent($0 + 1, leaving: false)) / 8
            }
            expectClose(shownX(animation, at: Self.middles), halfway, within: 1e-9)
        }

        @Test func pathsAreFollowedExactly() {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 10, y: 20))
            path.addCurve(to: CGPoint(x: 110, y: 20), control1: CGPoint(x: 20, y: 90), control2: CGPoint(x: 90, y: 80))
            path.addLine(to: CGPoint(x: 110, y: 70))
            let animation = CAKeyframeAnimation(keyPath: "position")
            (animation.path, animation.duration, animation.keyTimes) = (path, 1, [0, 0.5, 1])
            let points = shown(animation, at: [0, 0.25, 0.5, 0.75]) { $0.position }
            let expected = [
                CGPoint(x: 10, y: 20), CGPoint(x: (10 + 3 * 20 + 3 * 90 + 110) / 8, y: (20 + 3 * 90 + 3 * 80 + 20) / 8.0),
                CGPoint(x: 110, y: 20), CGPoint(x: 110, y: 45),
            ]
            for (p, q) in zip(points, expected) { #expect(hypot(p.x - q.x, p.y - q.y) < 1e-9) }
        }

        // MARK: Timing

        /// One row of the tables.
        struct Row: CustomTestStringConvertible {
            var begin = 0.0, duration = 1.0, speed: Float = 1, offset = 0.0
            var count: Float = 0, repeatDuration = 0.0, reverses = false
            var fill = CAMediaTimingFillMode.removed

            var testDescription: String {
                "begin \(begin) speed \(speed) offset \(offset) count \(count) for \(repeatDuration) reverses \(reverses) \(fill.rawValue)"
            }

            func set(on animation: CAAnimation, now: Double) {
                animation.beginTime = begin == 0 ? 0 : now + begin
                (animation.duration, animation.speed, animation.timeOffset) = (duration, speed, offset)
                (animation.repeatCount, animation.repeatDuration, animation.autoreverses) = (count, repeatDuration, reverses)
                (animation.fillMode, animation.isRemovedOnCompletion) = (fill, false)
            }

            /// The course's fraction at a time, by playing it: every swing there, and back, on a list.
            func fraction(at time: Double) -> Double? {
                let swing = reverses ? 2 * duration : duration
                let active = repeatDuration > 0 ? repeatDuration : count > 0 ? swing * Double(count) : swing
                var local = (time - begin) * Double(speed)
                if time < begin {
                    guard fill == .backwards || fill == .both else { return nil }
                    local = 0
                } else if local >= active {
                    guard fill == .forwards || fill == .both else { return nil }
                    local = active
                }
                var played = local + offset
                if offset != 0 { while played > active { played -= active } }
                var isReturn = false
                while played > duration {
                    played -= duration
                    if reverses { isReturn.toggle() }
                }
                // Repeats begin anew at their first moment; only what has ended stays at its last.
                if played == duration, !reverses, local < active, local + offset != active { played = 0 }
                return isReturn ? 1 - played / duration : played / duration
            }
        }

        nonisolated static let rows: [Row] = {
            var rows: [Row] = []
            for fill in [CAMediaTimingFillMode.removed, .backwards, .forwards, .both] {
                for reverses in [false, true] {
                    for (count, time) in [(0, 0), (2.5, 0), (0, 2.75)] as [(Float, Double)] {
                        for speed in [1, 2, 0.5] as [Float] {
                            for begin in [0, 0.5] {
                                for offset in [0, 0.25] {
                                    rows.append(
                                        Row(
                                            begin: begin, speed: speed, offset: offset, count: count, repeatDuration: time,
                                            reverses: reverses, fill: fill))
                                }
                            }
                        }
                    }
                }
            }
            return rows
        }()

        @Test(arguments: rows) func timingTablesHold(row: Row) {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (0, 1)
            row.set(on: animation, now: screen.time)
            // Odd times: no moment is the very end of something by chance.
            let times = (0..<64).map { Double($0) * 0.1875 + 0.03125 } + [0]
            expectClose(shownX(animation, at: times), times.map { row.fraction(at: $0) ?? -7 }, within: 1e-9, row.testDescription)
        }

        @Test(arguments: rows) func groupsTimeTheirChildren(row: Row) {
            // The group lasts three seconds; its child plays by the row's table inside it.
            let child = CABasicAnimation(keyPath: "position.x")
            (child.fromValue, child.toValue) = (0, 1)
            row.set(on: child, now: 0)
            let group = CAAnimationGroup()
            (group.animations, group.duration, group.speed, group.autoreverses) = ([child], 3, 2, true)
            let times = (0..<48).map { Double($0) * 0.0625 + 0.015625 }
            let expected = times.map { time -> Double in
                let local = time * 2
                if local >= 6 { return -7 }
                return row.fraction(at: local > 3 ? 6 - local : local) ?? -7
            }
            expectClose(shownX(group, at: times), expected, within: 1e-9, row.testDescription)
        }
    }
}

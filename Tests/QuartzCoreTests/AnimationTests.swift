import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import Testing

extension CoreAnimationTests {
    @MainActor @Suite struct AnimationTests {
        let screen = Screen()
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20))

        init() {
            screen.root.addSublayer(layer)
            screen.frame()
        }

        /// What x positions an animation shows at times, in a second of duration.
        private func positions(_ animation: CAAnimation, _ times: [Double], key: String? = "a") -> [CGFloat] {
            if animation.duration == 0 { animation.duration = 1 }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position.x = 10
            CATransaction.commit()
            layer.add(animation, forKey: key)
            screen.frame()
            var last = 0.0
            return times.map { time in
                screen.frame(after: time - last)
                last = time
                return layer.presentation()!.position.x
            }
        }

        private func basic(_ from: Double?, _ to: Double?, _ by: Double?) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            return animation
        }

        @Test func fromToAndByCombineInAllWays() {
            #expect(positions(basic(100, 200, nil), [0, 0.5]) == [100, 150])
            #expect(positions(basic(100, nil, 40), [0, 0.5]) == [100, 120])
            #expect(positions(basic(nil, 100, 40), [0, 0.5]) == [60, 80])
            #expect(positions(basic(100, nil, nil), [0, 0.5]) == [100, 55])
            #expect(positions(basic(nil, 100, nil), [0, 0.5]) == [10, 55])
            #expect(positions(basic(nil, nil, 100), [0, 0.5]) == [10, 60])
            #expect(positions(basic(nil, nil, nil), [0, 0.5]) == [10, 10])
            #expect(positions(basic(100, 200, 7), [0, 0.5]) == [100, 150])
        }

        @Test func additiveAnimationsAddUp() {
            let one = basic(-100, 0, nil), two = basic(50, 0, nil)
            one.isAdditive = true
            two.isAdditive = true
            two.duration = 1
            layer.add(two, forKey: "b")
            #expect(positions(one, [0, 0.5]) == [-40, -15])
        }

        @Test func cumulativeAnimationsGoOn() {
            let animation = basic(0, 100, nil)
            animation.isCumulative = true
            animation.repeatCount = 3
            #expect(positions(animation, [0.5, 1, 1.5, 2.25]) == [50, 100, 150, 225])
        }

        @Test func laterAnimationsCoverEarlierOnesAndKeysReplace() {
            _ = positions(basic(100, 100, nil), [0], key: "a")
            #expect(positions(basic(200, 200, nil), [0], key: "b") == [200])
            layer.removeAnimation(forKey: "b")
            #expect(layer.presentation()!.position.x == 100)
            _ = positions(basic(300, 300, nil), [0], key: "a")
            #expect(layer.animationKeys() == ["a"])
            layer.removeAllAnimations()
            #expect(layer.animationKeys() == nil)
        }

        @Test func animationsAreCopiedAndBeginAtTheirCommit() throws {
            let animation = basic(0, 100, nil)
            animation.duration = 1
            animation.setValue("mine", forKey: "tag")
            layer.add(animation, forKey: "a")
            animation.toValue = 1000
            screen.frame(after: 5)
            let copy = try #require(layer.animation(forKey: "a") as? CABasicAnimation)
            #expect(copy !== animation && copy.beginTime == screen.time && copy.value(forKey: "tag") as? String == "mine")
            screen.frame(after: 0.5)
            #expect(layer.presentation()!.position.x == 50)
        }

        @Test func delegatesHearOfBeginningAndEnd() {
            let log = AnimationLog()
            let animation = basic(0, 100, nil)
            animation.delegate = log
            _ = positions(animation, [0.5])
            #expect(log.events == ["start"])
            screen.frame(after: 0.5)
            #expect(log.events == ["start", "finished"] && layer.animationKeys() == nil)
            _ = positions(animation, [0.5])
            layer.removeAllAnimations()
            screen.frame()
            #expect(log.events == ["start", "finished", "start", "cancelled"])
            _ = positions(animation, [0.5])
            layer.removeFromSuperlayer()
            screen.frame()
            #expect(log.events.suffix(2) == ["start", "cancelled"])
            #expect(!RenderLoop.main.needsFrame)
        }

        @Test func finishedAnimationsMayStay() {
            let log = AnimationLog()
            let animation = basic(0, 100, nil)
            animation.delegate = log
            animation.isRemovedOnCompletion = false
            animation.fillMode = .forwards
            #expect(positions(animation, [1, 2, 50]) == [100, 100, 100])
            #expect(log.events == ["start", "finished"] && layer.animationKeys() == ["a"])
            #expect(!RenderLoop.main.needsFrame)
        }

        @Test func aPausedLayerStandsStillAndResumes() {
            let animation = basic(0, 100, nil)
            _ = positions(animation, [0.25])
            let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = paused
            screen.frame(after: 10)
            #expect(abs(layer.presentation()!.position.x - 25) < 1e-9 && !RenderLoop.main.needsFrame)
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
            screen.frame(after: 0.5)
            #expect(abs(layer.presentation()!.position.x - 75) < 1e-9)
        }

        @Test func groupsRunTheirChildrenInTheirOwnTime() {
            let first = basic(0, 100, nil), second = basic(200, 300, nil)
            first.duration = 0.5
            second.beginTime = 0.5
            second.duration = 1
            let group = CAAnimationGroup()
            group.animations = [first, second]
            group.duration = 1
            group.repeatCount = 2
            #expect(positions(group, [0.25, 0.5, 0.75, 1.25, 2]) == [50, 200, 225, 50, 10])
            let whole = CAAnimationGroup()
            whole.animations = [basic(0, 100, nil)]
            whole.duration = 4
            #expect(positions(whole, [2]) == [50])
        }

        @Test func springsFollowTheirOscillator() {
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.fromValue, spring.toValue) = (0, 100)
            spring.damping = 5
            spring.duration = spring.settlingDuration
            let oscillator = SpringOscillator(mass: 1, stiffness: 100, damping: 5, initialVelocity: 0)
            let times = [0.1, 0.2, 0.3, 0.7]
            for (x, time) in zip(positions(spring, times), times) { #expect(abs(Double(x) - 100 * oscillator.value(at: time)) < 1e-6) }
        }

        @Test func valuesOfAllKindsBlend() {
            func shown(_ keyPath: String, _ from: Any, _ to: Any) -> CALayer {
                let animation = CABasicAnimation(keyPath: keyPath)
                (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
                layer.add(animation, forKey: "k")
                screen.frame()
                screen.frame(after: 0.5)
                return layer.presentation()!
            }
            #expect(shown("bounds", CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8)).bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(shown("position", NSValue(point: .zero), NSValue(point: CGPoint(x: 4, y: 6))).position == CGPoint(x: 2, y: 3))
            #expect(shown("shadowOffset", CGSize.zero, CGSize(width: 4, height: 6)).shadowOffset == CGSize(width: 2, height: 3))
            let color = shown("backgroundColor", CGColor.rgb(0x000000), CGColor.rgb(0xFF00FF)).backgroundColor!
            #expect(color.components! == [0.5, 0, 0.5, 1])
            let turned = shown("transform", CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 0, 1)).transform
            expectClose(turned, CATransform3DMakeRotation(0.5, 0, 0, 1))
            let spun = shown("transform.rotation.z", 0, 2 * CGFloat.pi).transform
            expectClose(spun, CATransform3DMakeRotation(.pi, 0, 0, 1))
            #expect(shown("opacity", 1, 0.5).opacity == 0.75)
            #expect(shown("bounds.size.height", 0, 30).bounds.height == 15)
        }

        @Test func aPictureThatStaysIsNoMixture() {
            let (one, other) = (makeImage(4, 4), makeImage(4, 4))
            let animation = CAKeyframeAnimation(keyPath: "contents")
            (animation.values, animation.duration) = ([one, one, other], 1)
            layer.add(animation, forKey: "k")
            screen.frame()
            screen.frame(after: 0.25)
            #expect(layer.presentation()?.contents as AnyObject? === one)
            screen.frame(after: 0.5)
            let mixture = layer.presentation()?.contents as AnyObject?
            #expect(mixture != nil && mixture !== one && mixture !== other)
        }

        @Test func pathsAndArraysBlend() {
            let shape = CAShapeLayer(), gradient = CAGradientLayer()
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            gradient.locations = [0, 1]
            gradient.colors = [CGColor.rgb(0x000000), CGColor.rgb(0xFFFFFF)]
            screen.root.addSublayer(shape)
            screen.root.addSublayer(gradient)
            screen.frame()
            func add(_ layer: CALayer, _ key: String, _ to: Any) {
                let animation = CABasicAnimation(keyPath: key)
                (animation.toValue, animation.duration) = (to, 1)
                layer.add(animation, forKey: key)
            }
            add(shape, "path", CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30), transform: nil))
            add(gradient, "locations", [0.5, 1])
            add(gradient, "colors", [CGColor.rgb(0xFFFFFF), CGColor.rgb(0xFFFFFF)])
            screen.frame()
            screen.frame(after: 0.5)
            #expect(shape.presentation()!.path!.boundingBox == CGRect(x: 0, y: 0, width: 15, height: 20))
            #expect(gradient.presentation()!.locations! == [0.25, 1])
            #expect((gradient.presentation()!.colors![0] as! CGColor).components![0] == 0.5)
        }

        // MARK: Keyframes

        private func keyframes(_ change: (CAKeyframeAnimation) -> Void) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 100, 50]
            change(animation)
            return animation
        }

        @Test func keyframesAreReachedAtTheirTimes() {
            #expect(positions(keyframes { _ in }, [0, 0.25, 0.5, 0.75]) == [0, 50, 100, 75])
            #expect(positions(keyframes { $0.keyTimes = [0, 0.25, 1] }, [0.125, 0.25, 0.625]) == [50, 100, 75])
            let discrete = keyframes { $0.calculationMode = .discrete }
            #expect(positions(discrete, [0, 0.3, 0.4, 0.7]) == [0, 0, 100, 50])
            let timed = keyframes {
                $0.calculationMode = .discrete
                $0.keyTimes = [0, 0.5, 0.75, 1]
            }
            #expect(positions(timed, [0.4, 0.5, 0.8]) == [0, 100, 50])
            let paced = keyframes { $0.calculationMode = .paced }
            #expect(positions(paced, [0.5]).allSatisfy { abs($0 - 75) < 1e-9 })
            let eased = keyframes { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)] }
            let y = CAMediaTimingFunction(name: .easeIn).curve.y(atX: 0.5)
            #expect(abs(Double(positions(eased, [0.25])[0]) - 100 * y) < 1e-9)
        }

        @Test func cubicKeyframesAreACatmullRomCurveByDefault() {
            let animation = keyframes {
                $0.values = [0, 10, 30, 60]
                $0.calculationMode = .cubic
            }
            // Hermite at the middle of the second way, with tangents (30 − 0) / 2 and (60 − 10) / 2.
            let expected = 0.5 * 10 + 0.125 * 15 + 0.5 * 30 - 0.125 * 25
            let shown = positions(animation, [1.0 / 3, 0.5, 2.0 / 3])
            #expect(abs(shown[0] - 10) < 1e-9 && abs(Double(shown[1]) - expected) < 1e-9 && abs(shown[2] - 30) < 1e-9)
            let tense = keyframes {
                $0.values = [0, 10, 30, 60]
                $0.calculationMode = .cubic
                $0.tensionValues = [1, 1, 1, 1]
            }
            #expect(abs(positions(tense, [0.5])[0] - 20) < 1e-9)
            let paced = keyframes {
                $0.values = [0, 10, 30, 60]
                $0.calculationMode = .cubicPaced
            }
            #expect(abs(positions(paced, [0.5])[0] - 30) < 0.05)
        }

        @Test func layersFollowPaths() {
            let animation = CAKeyframeAnimation(keyPath: "position")
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 300))
            animation.path = path
            animation.duration = 1
            animation.calculationMode = .paced
            animation.rotationMode = .rotateAuto
            layer.add(animation, forKey: "p")
            screen.frame()
            screen.frame(after: 0.125)
            #expect(layer.presentation()!.position == CGPoint(x: 50, y: 0))
            screen.frame(after: 0.5)
            let shown = layer.presentation()!
            #expect(abs(shown.position.x - 100) < 1e-9 && abs(shown.position.y - 150) < 1e-9)
            expectClose(shown.transform, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        }

        @Test func heldPresentationsStayAsTheyWere() {
            _ = positions(basic(0, 100, nil), [0.25])
            let held = layer.presentation()!
            screen.frame(after: 0.25)
            #expect(held.position.x == 25 && layer.presentation()!.position.x == 50)
        }

        @Test func displayLinksFireOnceAFrame() {
            final class Target: NSObject { var times: [Double] = [] }
            let target = Target()
            ClassRegistry.register(Target.self) { description in
                description.method("tick:") { receiver, arguments in
                    (receiver as! Target).times.append((arguments[0] as! CADisplayLink).timestamp)
                }
            }
            let link = CADisplayLink(target: target, selector: Selector("tick:"))
            link.add(to: .main, forMode: .common)
            #expect(RenderLoop.main.needsFrame)
            let start = screen.time
            for _ in 0..<3 { screen.frame(after: 1.0 / 60) }
            #expect(target.times.count == 3 && abs(target.times[0] - start - 1.0 / 60) < 1e-9)
            link.preferredFramesPerSecond = 30
            for _ in 0..<6 { screen.frame(after: 1.0 / 60) }
            #expect(target.times.count == 6)
            link.isPaused = true
            screen.frame(after: 1)
            #expect(target.times.count == 6 && !RenderLoop.main.needsFrame)
            link.invalidate()
        }
    }
}

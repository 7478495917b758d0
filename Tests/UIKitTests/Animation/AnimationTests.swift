import Foundation
import QuartzCore
import Sessions
import Testing
import UIKit

/// A view on a stage, whose animations begin one frame after they are asked for.
@MainActor
final class AnimatedStage {
    let stage: Stage
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        let controller = UIViewController()
        stage = Stage(controller)
        controller.view.addSubview(view)
        stage.settle()
    }

    /// Starts something, and goes to the frame that it begins at.
    func start(_ body: () -> Void) {
        body()
        stage.advance(1.0 / 60)
    }

    func advance(_ seconds: Double) { stage.advance(seconds) }

    var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
    var shownOpacity: Float { view.layer.presentation()?.opacity ?? .nan }
    var shownTransform: CATransform3D { view.layer.presentation()?.transform ?? CATransform3DIdentity }
}

@Suite(.session) @MainActor
struct AnimationTests {
    private let on = AnimatedStage()
    private var view: UIView { on.view }

    // MARK: Completions

    @Test func completionsComeInTheOrderOfTheEnds() {
        var log: [String] = []
        let other = UIView()
        on.stage.window.addSubview(other)
        on.start {
            UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0.5 }) { log.append("long \($0)") }
            UIView.animate(withDuration: 0.1, animations: { other.alpha = 0.5 }) { log.append("short \($0)") }
            UIView.animate(withDuration: 0.1, delay: 0.1, animations: { other.center.x = 5 }) { log.append("late \($0)") }
        }
        on.advance(0.5)
        #expect(log == ["short true", "late true", "long true"])
    }

    @Test func anAnimationThatIsRemovedHasNotFinished() {
        var flags: [Bool] = []
        on.start { UIView.animate(withDuration: 1, animations: { self.view.center.x = 200 }) { flags.append($0) } }
        on.advance(0.2)
        view.layer.removeAllAnimations()
        on.advance(0.1)
        #expect(flags == [false])
    }

    @Test func aBlockThatChangesNothingCompletesAtOnceButNotBeforeItsCallerReturns() {
        var flags: [Bool] = []
        UIView.animate(withDuration: 5, animations: {}) { flags.append($0) }
        #expect(flags.isEmpty)
        on.advance(1.0 / 60)
        #expect(flags == [true])
        UIView.animate(withDuration: 0, animations: { self.view.alpha = 0.3 }) { flags.append($0) }
        #expect(view.alpha == CGFloat(Float(0.3)) && view.layer.animationKeys() == nil)
        on.advance(1.0 / 60)
        #expect(flags == [true, true])
    }

    @Test func aDelayedAnimationShowsItsBeginningUntilItStarts() {
        on.start { UIView.animate(withDuration: 0.2, delay: 0.3, options: .curveLinear, animations: { self.view.center.x = 150 }) }
        on.advance(0.29)
        #expect(on.shownX == 50 && view.center.x == 150)
        on.advance(0.11)
        #expect(abs(on.shownX - 100) < 0.01)
    }

    // MARK: Values

    @Test func aSpringIsThatOfItsParameters() {
        on.start {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0,
                animations: { self.view.transform = CGAffineTransform(translationX: 0, y: 200) })
        }
        // The ratio of 0.2 and the settling time of a second decide the frequency; its envelope ends at a thousandth.
        let swing = (1 - 0.2 * 0.2).squareRoot()
        let omega = log((1 + 0.2 / swing) / 1e-3) / 0.2
        var highest: CGFloat = 0
        for step in 1...50 {
            on.advance(0.01)
            let t = Double(step) / 100
            let place = 1 - exp(-0.2 * omega * t) * (cos(omega * swing * t) + 0.2 / swing * sin(omega * swing * t))
            #expect(abs(on.shownTransform.m42 - CGFloat(200 * place)) < 0.01)
            highest = max(highest, on.shownTransform.m42)
        }
        #expect(highest > 290)
        on.advance(0.6)
        #expect(on.shownTransform.m42 == 200)
    }

    @Test func aSpringByBounceTakesItsPerceptualDuration() {
        on.start { UIView.animate(springDuration: 0.5, bounce: 0) { self.view.center.x = 150 } }
        let omega = 4 * Double.pi
        for step in 1...20 {
            on.advance(0.02)
            let t = Double(step) * 0.02
            #expect(abs(Double(on.shownX) - (150 - 100 * exp(-omega * t) * (1 + omega * t))) < 1e-3)
        }
        on.advance(2)
    }

    @Test func curvesPaceTheChange() {
        for (option, middle) in [
            (UIView.AnimationOptions.curveLinear, 0.5), (.curveEaseInOut, 0.5), (.curveEaseIn, 0.3154), (.curveEaseOut, 0.6846),
        ] {
            view.center.x = 0
            on.start { UIView.animate(withDuration: 1, delay: 0, options: option, animations: { self.view.center.x = 100 }) }
            on.advance(0.5)
            #expect(abs(Double(on.shownX) / 100 - middle) < 0.002)
            on.advance(0.6)
        }
    }

    @Test func anInterruptedAnimationGoesOnSmoothly() {
        on.start { UIView.animate(withDuration: 1, animations: { self.view.center.x = 250 }) }
        on.advance(0.5)
        let before = on.shownX
        on.advance(1.0 / 60)
        let speed = on.shownX - before
        let place = on.shownX
        on.start { UIView.animate(withDuration: 1, animations: { self.view.center.x = 50 }) }
        // What began before goes on beside the new animation: neither the place nor the speed jumps.
        #expect(abs(on.shownX - (place + speed)) < 0.5)
        on.advance(1.2)
        #expect(on.shownX == 50)
    }

    @Test func aColorGoesItsWayBesideOtherProperties() {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        on.advance(0.1)
        on.start {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                self.view.center.x += 100
                self.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
        }
        func red() -> CGFloat { view.layer.presentation()?.backgroundColor?.components?[0] ?? .nan }
        on.advance(0.25)
        #expect(abs(red() - 0.75) < 0.02)
        // Colours do not add up: one that is on its way goes on from what shows.
        on.start {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                self.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
        }
        #expect(abs(red() - 0.75) < 0.03)
        on.advance(0.5)
        #expect(abs(red() - 0.875) < 0.03)
    }

    @Test func fromTheCurrentStateThereIsOneAnimationAlone() {
        var flags: [Bool] = []
        on.start {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 250 }) { flags.append($0) }
        }
        on.advance(0.5)
        on.start {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState], animations: { self.view.center.x = 50 })
        }
        #expect(view.layer.animationKeys()?.count == 1 && flags == [false])
        on.advance(0.5)
        #expect(abs(on.shownX - 100) < 0.5)
        on.advance(0.6)
    }

    @Test func autoreverseGoesThereAndBack() {
        var isOver = false
        on.start {
            UIView.animate(
                withDuration: 0.4, delay: 0, options: [.autoreverse, .curveLinear], animations: { self.view.center.x = 150 },
                completion: { _ in isOver = true })
        }
        on.advance(0.4)
        #expect(abs(on.shownX - 150) < 0.01)
        on.advance(0.3)
        #expect(abs(on.shownX - 75) < 0.01 && !isOver)
        on.advance(0.11)
        #expect(isOver && on.shownX == 150)
    }

    @Test func aRepeatedAnimationDoesNotEnd() {
        var isOver = false
        on.start {
            UIView.animate(
                withDuration: 0.4, delay: 0, options: [.repeat, .curveLinear], animations: { self.view.center.x = 150 },
                completion: { _ in isOver = true })
        }
        on.advance(4.1)
        #expect(abs(on.shownX - 75) < 0.1 && !isOver)
    }

    @Test func aCountOfRepetitionsCanBeGivenInside() {
        var isOver = false
        on.start {
            UIView.animate(
                withDuration: 0.2, delay: 0, options: .curveLinear,
                animations: { UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { self.view.center.x = 150 } },
                completion: { _ in isOver = true })
        }
        on.advance(0.5)
        #expect(abs(on.shownX - 100) < 0.01 && !isOver)
        on.advance(0.32)
        #expect(isOver)
    }

    // MARK: Blocks inside blocks

    @Test func innerBlocksInheritUnlessToldOtherwise() {
        var durations: [Double] = []
        #expect(UIView.inheritedAnimationDuration == 0)
        on.start {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                durations.append(UIView.inheritedAnimationDuration)
                UIView.animate(withDuration: 0.5, animations: { self.view.center.x = 250 })
                UIView.animate(
                    withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
                    animations: {
                        durations.append(UIView.inheritedAnimationDuration)
                        self.view.alpha = 0
                    })
                UIView.performWithoutAnimation { self.view.layer.cornerRadius = 4 }
            }
        }
        #expect(durations == [2, 0.5])
        #expect(view.layer.animation(forKey: "cornerRadius") == nil)
        on.advance(0.25)
        #expect(abs(on.shownX - 75) < 0.01 && abs(on.shownOpacity - 0.5) < 0.01)
        on.advance(2)
    }

    @Test func animationsCanBeSwitchedOff() {
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { self.view.center.x = 250 })
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == nil && view.center.x == 250)
    }

    // MARK: Touches

    @Test func whatIsAnimatedIgnoresTouchesUnlessItsAnimationAllowsThem() {
        let window = on.stage.window
        let point = CGPoint(x: 10, y: 10)
        #expect(window.hitTest(point, with: nil) === view)
        on.start { UIView.animate(withDuration: 0.2, animations: { self.view.alpha = 0.5 }) }
        #expect(window.hitTest(point, with: nil) !== view)
        on.advance(0.3)
        #expect(window.hitTest(point, with: nil) === view)
        on.start { UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { self.view.alpha = 1 }) }
        #expect(window.hitTest(point, with: nil) === view)
        on.advance(0.3)
    }

    // MARK: Layout

    @Test func layoutInsideABlockIsAnimated() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor), width,
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
        on.stage.settle()
        width.constant = 80
        on.start { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.layoutIfNeeded() } }
        on.advance(0.5)
        #expect(abs((box.layer.presentation()?.bounds.width ?? 0) - 50) < 0.01)
        on.advance(0.6)
    }

    // MARK: Begun and committed

    private final class Listener: NSObject {
        static let registered: Void = ClassRegistry.register(Listener.self) { cls in
            cls.method("willStart:context:") { listener, arguments in
                (listener as? Listener)?.log.append("start \(arguments[0] ?? "nil")")
                return nil
            }
            cls.method("didStop:finished:context:") { listener, arguments in
                (listener as? Listener)?.log.append("stop \(arguments[0] ?? "nil") \(arguments[1] ?? "nil")")
                return nil
            }
        }
        var log: [String] = []
    }

    @Test func begunAnimationsTellTheirDelegate() {
        Listener.registered
        let listener = Listener()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector("willStart:context:"))
        UIView.setAnimationDidStop(Selector("didStop:finished:context:"))
        view.center.x = 150
        UIView.commitAnimations()
        #expect(listener.log.isEmpty)
        on.advance(1.0 / 60)
        #expect(listener.log == ["start move"])
        on.advance(0.25)
        #expect(abs(on.shownX - 100) < 0.01)
        on.advance(0.3)
        #expect(listener.log == ["start move", "stop move 1"])
    }

    @Test func begunAnimationsTakeAFifthOfASecond() {
        UIView.beginAnimations(nil, context: nil)
        view.center.x = 150
        UIView.commitAnimations()
        #expect(view.layer.animation(forKey: "position")?.duration == 0.2)
        on.advance(0.3)
    }
}

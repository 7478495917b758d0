import Foundation
import QuartzCore
import Sessions
import Testing
import UIKit

@Suite(.session) @MainActor
struct PropertyAnimatorTests {
    private let on = AnimatedStage()
    private var view: UIView { on.view }

    private func animator(_ curve: UIView.AnimationCurve = .linear, duration: Double = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: curve) { self.view.center.x = 150 }
    }

    @Test func anAnimatorWithoutArgumentsTakesNoTime() {
        let animator = UIViewPropertyAnimator()
        #expect(animator.duration == 0 && animator.state == .inactive)
        animator.addAnimations { view.center.x = 150 }
        animator.startAnimation()
        #expect(view.center.x == 150)
    }

    @Test func timingParametersAreArchivedAndCopied() throws {
        func archived<T: NSObject & NSCoding>(_ object: T) throws -> T {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
            return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? T)
        }
        let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: -0.2), controlPoint2: CGPoint(x: 0.7, y: 1.3))
        let read = try archived(cubic)
        #expect(read.controlPoint1 == cubic.controlPoint1 && read.controlPoint2 == cubic.controlPoint2 && read.timingCurveType == .cubic)
        let named = try archived(UICubicTimingParameters(animationCurve: .easeIn))
        #expect(named.animationCurve == .easeIn && named.timingCurveType == .builtin)
        #expect(cubic.copy() as? UICubicTimingParameters === cubic)

        // A spring by its ratio takes the animator's time, one by its physics its own.
        let velocity = CGVector(dx: 2, dy: -1)
        for spring in [
            UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: velocity),
            UISpringTimingParameters(mass: 2, stiffness: 300, damping: 20, initialVelocity: velocity),
        ] {
            let read = try archived(spring)
            #expect(read.initialVelocity == velocity && read.timingCurveType == .spring)
            let durations = [spring, read].map { UIViewPropertyAnimator(duration: 1, timingParameters: $0).duration }
            #expect(durations[0] == durations[1] && spring.copy() as? UISpringTimingParameters === spring)
        }
    }

    @Test func theKeyboardsCurveIsACurve() {
        #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut && UIView.AnimationCurve(rawValue: 4) == nil)
        #expect(UIView.AnimationCurve.linear.rawValue == 3 && UIView.AnimationCurve(rawValue: 2) == .easeOut)
    }

    @Test func itRunsFromInactiveToInactive() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
        on.start { animator.startAnimation() }
        #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
        on.advance(0.5)
        #expect(abs(on.shownX - 100) < 0.01 && abs(animator.fractionComplete - 0.5) < 1e-6)
        on.advance(0.52)
        #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning && on.shownX == 150)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func itCanBePausedScrubbedAndContinued() {
        let animator = animator()
        on.start { animator.startAnimation() }
        on.advance(0.25)
        animator.pauseAnimation()
        on.advance(1)
        #expect(animator.state == .active && !animator.isRunning && abs(on.shownX - 75) < 0.01)
        animator.fractionComplete = 0.6
        #expect(abs(on.shownX - 110) < 1e-6)
        on.start { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        on.advance(0.2)
        #expect(abs(on.shownX - 130) < 0.01)
        on.advance(0.3)
        #expect(animator.state == .inactive && on.shownX == 150)
    }

    @Test func anInactiveOneCanBeScrubbed() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.3
        #expect(animator.state == .active && !animator.isRunning && abs(on.shownX - 80) < 1e-6)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && view.center.x == on.shownX && abs(view.center.x - 80) < 1e-6)
    }

    @Test func scrubbingFollowsTheCurveIfAskedTo() {
        let animator = animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(abs(on.shownX - 81.54) < 0.1 && animator.fractionComplete == 0.5)
        animator.stopAnimation(true)
    }

    @Test func pausingMidwayDoesNotMoveWhatShows() {
        let animator = animator(.easeIn)
        on.start { animator.startAnimation() }
        on.advance(0.5)
        let place = on.shownX
        animator.pauseAnimation()
        // The fraction is now that of the change.
        #expect(abs(on.shownX - place) < 1e-9 && abs(animator.fractionComplete - (place - 50) / 100) < 1e-9)
        on.start { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        #expect(abs(on.shownX - place) < 0.01)
        on.advance(0.49)
        #expect(animator.isRunning)
        on.advance(0.04)
        #expect(!animator.isRunning)
    }

    @Test func reversedItEndsAtTheStart() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        on.start { animator.startAnimation() }
        on.advance(0.6)
        animator.isReversed = true
        on.advance(0.2)
        #expect(abs(on.shownX - 90) < 0.01 && abs(animator.fractionComplete - 0.6) < 0.001)
        on.advance(0.42)
        #expect(ends == [.start] && view.center.x == 50 && on.shownX == 50)
    }

    @Test func itGoesOnWithAnotherTiming() {
        let animator = animator()
        on.start { animator.startAnimation() }
        on.advance(0.5)
        animator.pauseAnimation()
        on.start {
            animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.2)
        }
        on.advance(0.1)
        #expect(abs(on.shownX - (100 + 50 * 0.6846)) < 0.1)
        on.advance(0.12)
        #expect(animator.state == .inactive)
    }

    @Test func stoppedItWaitsToBeFinished() {
        for (position, place) in [(UIViewAnimatingPosition.current, 100.0), (.start, 50), (.end, 150)] {
            UIView.performWithoutAnimation { view.center.x = 50 }
            let animator = animator()
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            on.start { animator.startAnimation() }
            on.advance(0.5)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && ends.isEmpty && abs(view.center.x - 100) < 0.01)
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive && ends == [position] && abs(Double(view.center.x) - place) < 0.01)
        }
    }

    @Test func stoppedWithoutFinishingItCallsNoCompletion() {
        let animator = animator()
        var isOver = false
        animator.addCompletion { _ in isOver = true }
        on.start { animator.startAnimation() }
        on.advance(0.5)
        animator.stopAnimation(true)
        on.advance(1)
        #expect(animator.state == .inactive && !isOver && abs(view.center.x - 100) < 0.01)
    }

    @Test func itCanPauseAtItsEnd() {
        let animator = animator()
        animator.pausesOnCompletion = true
        var isOver = false
        animator.addCompletion { _ in isOver = true }
        on.start { animator.startAnimation() }
        on.advance(1.2)
        #expect(animator.state == .active && !animator.isRunning && !isOver && on.shownX == 150)
        animator.isReversed = true
        on.start { animator.startAnimation() }
        on.advance(0.5)
        #expect(abs(on.shownX - 100) < 0.01)
        animator.stopAnimation(true)
    }

    @Test func delayedPartsEndWithTheOthers() {
        let animator = animator()
        animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
        on.start { animator.startAnimation() }
        on.advance(0.5)
        #expect(on.shownOpacity == 1)
        on.advance(0.25)
        #expect(abs(on.shownOpacity - 0.5) < 0.01)
        animator.pauseAnimation()
        #expect(abs(on.shownOpacity - 0.5) < 0.01)
        animator.fractionComplete = 0
        #expect(abs(on.shownOpacity - 1) < 0.01)
        animator.stopAnimation(true)
    }

    @Test func springsSwingOver() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { self.view.center.x = 150 }
        on.start { animator.startAnimation() }
        var highest: CGFloat = 0
        for _ in 0..<40 {
            on.advance(0.02)
            highest = max(highest, on.shownX)
        }
        #expect(highest > 190)
        on.advance(0.3)
        #expect(on.shownX == 150 && animator.state == .inactive)
    }

    @Test func springsByTheirPhysicsTakeTheirOwnTime() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 5, timingParameters: spring)
        #expect(abs(animator.duration - 0.9234) < 0.01)
        #expect(UIViewPropertyAnimator(duration: 5, curve: .linear).duration == 5)
    }

    @Test func itCanBeStartedLater() {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { self.view.center.x = 150 })
        on.advance(1.0 / 60)
        #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
        on.advance(0.49)
        #expect(on.shownX == 50)
        on.advance(0.26)
        #expect(abs(on.shownX - 100) < 0.1)
        on.advance(0.3)
        #expect(animator.state == .inactive)
    }

    @Test func innerBlocksAndKeyframesArePartOfIt() {
        var log: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 0.1, animations: { self.view.alpha = 0 }) { log.append("inner \($0)") }
            UIView.animateKeyframes(
                withDuration: 0.1, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.x = 150 }
                })
        }
        animator.addCompletion { _ in log.append("animator") }
        animator.fractionComplete = 0.75
        #expect(abs(on.shownOpacity - 0.25) < 1e-6 && abs(on.shownX - 100) < 1e-6)
        on.start { animator.startAnimation() }
        on.advance(0.3)
        #expect(log == ["inner true", "animator"])
    }

    @Test func touchesFindMovingViewsWhereTheyShow() {
        let window = on.stage.window
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 350 }
        animator.fractionComplete = 0.5
        #expect(window.hitTest(CGPoint(x: 155, y: 50), with: nil) === view)
        #expect(window.hitTest(CGPoint(x: 350, y: 50), with: nil) !== view)
        animator.stopAnimation(true)
        let locked = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 50 }
        locked.isUserInteractionEnabled = false
        locked.fractionComplete = 0.5
        #expect(window.hitTest(CGPoint(x: 125, y: 50), with: nil) !== view)
        locked.stopAnimation(true)
    }

    @Test func aRunningOneLivesUntilItsEndAndNoLonger() {
        weak var kept: UIViewPropertyAnimator?
        autoreleasepool {
            let animator = animator(duration: 0.2)
            kept = animator
            animator.startAnimation()
        }
        on.advance(0.1)
        #expect(kept != nil)
        on.advance(0.3)
        #expect(kept == nil && view.center.x == 150)
    }

    @Test func timingsTellTheirKind() {
        let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.9))
        #expect(cubic.timingCurveType == .cubic && UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
        let spring = UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 2, dy: 1))
        #expect(spring.timingCurveType == .spring && spring.initialVelocity == CGVector(dx: 2, dy: 1))
        #expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
    }
}

import Foundation
import QuartzCore
import Sessions
import Testing
import UIKit

@Suite(.session) @MainActor
struct KeyframeTests {
    private let on = AnimatedStage()
    private var view: UIView { on.view }

    private let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func steps(_ options: UIView.KeyframeAnimationOptions = []) {
        on.start {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: options.union(even),
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.view.center.x = 150 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.x = 350 }
                })
        }
    }

    /// The places at fractions of the second.
    private func places(_ fractions: [Double]) -> [CGFloat] {
        var last = 0.0
        return fractions.map { fraction in
            on.advance(fraction - last)
            last = fraction
            return (on.shownX * 100).rounded() / 100
        }
    }

    @Test func linearKeyframesAreMetAtTheirTimesAndHeldInBetween() {
        steps()
        #expect(view.center.x == 350)
        #expect(places([0.125, 0.25, 0.4, 0.5, 0.75]) == [100, 150, 150, 150, 250])
        on.advance(0.3)
        #expect(on.shownX == 350)
    }

    @Test func discreteKeyframesShowFromTheirStart() {
        steps(.calculationModeDiscrete)
        #expect(places([0.1, 0.4, 0.51, 0.9]) == [150, 150, 350, 350])
    }

    @Test func pacedKeyframesGoAtAnEvenSpeed() {
        steps(.calculationModePaced)
        let shown = places([0.25, 0.5, 0.75])
        for (place, expected) in zip(shown, [125, 200, 275] as [CGFloat]) { #expect(abs(place - expected) < 1) }
    }

    @Test func cubicKeyframesGoThroughTheEndsSmoothly() {
        steps(.calculationModeCubic)
        // Ends at a quarter and at the end; the tangents there are the neighbours' mean.
        let shown = places([0.125, 0.25, 0.625])
        #expect(shown[1] == 150)
        #expect(abs(shown[0] - 93.75) < 0.1 && abs(shown[2] - 243.75) < 0.1)
    }

    @Test func cubicPacedKeyframesGoAtAnEvenSpeed() {
        steps(.calculationModeCubicPaced)
        let shown = places([0.25, 0.5, 0.75])
        for (place, expected) in zip(shown, [125, 200, 275] as [CGFloat]) { #expect(abs(place - expected) < 2) }
    }

    @Test func curvesAmongTheOptionsPaceTheWhole() {
        on.start {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0,
                options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveEaseIn.rawValue),
                animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.center.x = 150 } })
        }
        #expect(abs(places([0.5])[0] - 81.54) < 0.2)
    }

    @Test func withoutACurveTheWholeEasesInAndOut() {
        on.start {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.center.x = 150 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.x = 250 }
                })
        }
        let shown = places([0.25, 0.5, 0.75])
        let start = view.center.x - 200
        #expect(shown[1] == 150 && shown[0] - start < 35 && 250 - shown[2] < 35, "\(shown)")
    }

    /// The article's example: up and turned, down to the left, back turned the other way, with pauses.
    @Test func transformsGoThroughEachKeyframe() {
        on.start {
            UIView.animateKeyframes(
                withDuration: 2, delay: 0, options: even,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                        let translation = CGAffineTransform(translationX: 0, y: -200)
                        self.view.transform = translation.concatenating(CGAffineTransform(rotationAngle: .pi))
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                        self.view.transform = CGAffineTransform(translationX: -150, y: 200)
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.3) {
                        self.view.transform = CGAffineTransform(rotationAngle: -.pi)
                    }
                })
        }
        func shows(_ a: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Bool {
            let m = on.shownTransform
            return abs(m.m11 - a) < 1e-3 && abs(m.m41 - x) < 1e-3 && abs(m.m42 - y) < 1e-3
        }
        on.advance(0.5)
        #expect(shows(-1, 0, 200))
        on.advance(0.5)
        #expect(shows(1, -150, 200))
        on.advance(0.2)
        #expect(shows(1, -150, 200))
        on.advance(0.6)
        #expect(shows(-1, 0, 0))
        on.advance(0.3)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func completionsAndRepetitionsAreThoseOfTheWhole() {
        var flags: [Bool] = []
        on.start {
            UIView.animateKeyframes(
                withDuration: 0.5, delay: 0.2, options: [.autoreverse, even],
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.center.x = 150 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.alpha = 0.5 }
                }, completion: { flags.append($0) })
        }
        on.advance(1.15)
        #expect(flags.isEmpty && abs(on.shownX - 70) < 0.1)
        on.advance(0.1)
        #expect(flags == [true])
    }

    @Test func blocksInsideAKeyframeHaveItsTime() {
        var durations: [Double] = []
        on.start {
            UIView.animateKeyframes(
                withDuration: 2, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                        durations.append(UIView.inheritedAnimationDuration)
                    }
                })
        }
        #expect(durations == [0.5])
    }
}

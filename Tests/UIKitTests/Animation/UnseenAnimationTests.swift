import Foundation
import QuartzCore
import Sessions
import Testing
import UIKit

/// Animations of views that nobody sees.
@Suite(.session) @MainActor
struct UnseenAnimationTests {
    private let on = AnimatedStage()

    @Test func animationsOfViewsInNoWindowEndWithTheFrame() {
        let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        UIView.animate(withDuration: 2, animations: { stray.alpha = 0 }) { ends.append($0) }
        #expect(ends.isEmpty && stray.alpha == 0)
        on.advance(0.1)
        #expect(ends == [true] && stray.layer.animationKeys() == nil && !RenderLoop.main.needsFrame)
    }

    @Test func theyDoNotHoldUpTheOthersOfTheirBlock() {
        var ends: [Bool] = []
        on.start {
            UIView.animate(
                withDuration: 0.5,
                animations: {
                    on.view.center.x = 150
                    // Made for a picture, and gone after it.
                    UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).backgroundColor = .red
                }, completion: { ends.append($0) })
        }
        on.advance(0.3)
        #expect(ends.isEmpty)
        on.advance(0.3)
        #expect(ends == [true] && !RenderLoop.main.needsFrame)
    }

    @Test func viewsThatComeToAWindowInTimeAreAnimated() {
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        on.start {
            UIView.animate(withDuration: 1, animations: { late.alpha = 0 }, completion: { ends.append($0) })
            on.view.addSubview(late)
        }
        on.advance(0.5)
        #expect(ends.isEmpty && late.layer.animationKeys() != nil)
        on.advance(0.6)
        #expect(ends == [true])
    }

    @Test func layersInNoTreeKeepTheirAnimationsUntilTheyAreInOne() {
        weak var gone: CALayer?
        do {
            let layer = CALayer()
            let turn = CABasicAnimation(keyPath: "opacity")
            (turn.fromValue, turn.toValue, turn.duration) = (0, 1, 1)
            layer.add(turn, forKey: "turn")
            on.advance(0.5)
            #expect(layer.animationKeys() == ["turn"] && !RenderLoop.main.needsFrame)
            on.start { on.view.layer.addSublayer(layer) }
            on.advance(0.5)
            #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.05 && RenderLoop.main.needsFrame)
            on.advance(0.6)
            #expect(layer.animationKeys() == nil)

            let forgotten = CALayer()
            forgotten.add(turn, forKey: "turn")
            gone = forgotten
            on.advance(0.1)
        }
        #expect(gone == nil)
    }
}

import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct LayoutLoopTests {
    private final class Restless: UIView {
        var passes = 0
        var rest = Int.max
        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            if passes < rest { setNeedsLayout() }
        }
    }

    @Test func layoutThatNeverEndsIsGivenUpForTheFrameAndLogged() {
        let view = Restless()
        view.frame = rect(0, 0, 10, 10)
        let root = container(300, 200, view)
        let messages = logged {
            root.layoutIfNeeded()
            root.layoutIfNeeded()
        }
        #expect(
            messages.count == 1 && messages.first?.hasPrefix("[LayoutLoop] Layout feedback loop detected in subtree of <Restless") == true)
        #expect(view.passes >= 32 && view.passes < 200)
        view.rest = 0
        root.layoutIfNeeded()
    }

    private final class Shadowed: UIView {
        var passes = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            layer.insertSublayer(CAShapeLayer(), at: 0)
        }
    }

    @Test func aLayerThatIsAddedDuringLayoutDoesNotAskForLayoutAgain() {
        let view = Shadowed(frame: rect(0, 0, 10, 10))
        let root = container(300, 200, view)
        #expect(logged { root.layoutIfNeeded() }.isEmpty)
        #expect(view.passes == 1)
        view.layer.addSublayer(CALayer())
        root.layoutIfNeeded()
        #expect(view.passes == 2)
    }

    @Test func layoutThatSettlesIsNotLogged() {
        let view = Restless()
        view.rest = 20
        let root = container(300, 200, view)
        #expect(logged { root.layoutIfNeeded() }.isEmpty)
        #expect(view.passes == 20)
    }
}

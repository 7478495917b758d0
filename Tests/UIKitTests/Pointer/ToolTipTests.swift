import Foundation
import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct ToolTipTests {
    private let root = UIViewController()
    private let button = UIButton(type: .system)
    private let stage: Stage

    init() {
        stage = Stage(root)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        root.view.addSubview(button)
        stage.settle()
    }

    private func point(_ x: CGFloat, _ y: CGFloat) { _ = PointerTracker.current.pointerMoved(to: CGPoint(x: x, y: y)) }

    private var label: ToolTipLabel? { stage.window.subviews.lazy.compactMap { $0 as? ToolTipLabel }.first }

    @Test func aPointerThatRestsBringsALabel() {
        button.toolTip = "Saves the drawing"
        point(110, 110)
        stage.advance(0.4)
        point(115, 110)
        stage.advance(0.4)
        #expect(label == nil)
        stage.advance(0.2)
        #expect(label?.text == "Saves the drawing")
        #expect(label.map { $0.frame.minX == 115 && $0.frame.minY > 110 } == true)
        stage.advance(0.5)
        #expect(HostTimer.nextDue == nil && !FrameTicker.isActive && !Session.current.renderLoop.needsFrame)
        point(120, 110)
        #expect(label != nil)
        point(10, 10)
        #expect(label == nil)
    }

    @Test func aPressTakesTheLabelAwayUntilThePointerComesAgain() {
        button.toolTip = "Saves"
        point(110, 110)
        stage.advance(0.6)
        PointerTracker.current.pointerPressed()
        #expect(label == nil)
        point(112, 110)
        stage.advance(0.6)
        #expect(label == nil)
        point(10, 10)
        point(110, 110)
        stage.advance(0.6)
        #expect(label != nil)
    }

    @Test func controlsWithoutAToolTipShowNone() {
        #expect(button.toolTip == nil && button.toolTipInteraction == nil)
        button.toolTip = "Saves"
        #expect(button.toolTipInteraction?.defaultToolTip == "Saves" && button.interactions.count == 1)
        button.toolTip = "Closes"
        #expect(button.toolTipInteraction?.defaultToolTip == "Closes" && button.interactions.count == 1)
        button.toolTip = nil
        #expect(button.toolTipInteraction == nil && button.interactions.isEmpty)
        point(110, 110)
        stage.advance(0.6)
        #expect(label == nil)
    }

    @Test func theDelegateSaysWhatIsSaidOfAPart() {
        let delegate = ToolTipSource()
        let interaction = UIToolTipInteraction()
        interaction.delegate = delegate
        button.addInteraction(interaction)
        point(110, 110)
        stage.advance(0.6)
        #expect(label?.text == "left")
        point(120, 110)
        #expect(label?.text == "left")
        point(160, 110)
        #expect(label == nil)
        stage.advance(0.6)
        #expect(label?.text == "right")
        interaction.isEnabled = false
        #expect(label == nil)
    }

    @Test func aLabelStaysInTheWindow() {
        button.frame = CGRect(x: 300, y: 780, width: 90, height: 70)
        button.toolTip = "A longer text that says what this button does with the drawing that is open now"
        stage.settle()
        point(380, 840)
        stage.advance(0.6)
        #expect(label.map { stage.window.bounds.contains($0.frame) && $0.frame.maxY < 840 } == true)
    }

    @Test func configurationsAreOfAPartOrTheWhole() {
        #expect(UIToolTipConfiguration(toolTip: "a").sourceRect == nil)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIToolTipConfiguration(toolTip: "a", in: rect).sourceRect == rect)
    }

    @Test func viewsWithToolTipsAreFreed() {
        weak var freed: UIView?
        do {
            let other = UIButton(type: .system)
            other.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
            freed = other
            other.toolTip = "Saves"
            root.view.addSubview(other)
            point(110, 310)
            stage.advance(0.6)
            other.removeFromSuperview()
        }
        point(111, 310)
        stage.advance(1)
        #expect(freed == nil && label == nil)
    }
}

private final class ToolTipSource: NSObject, UIToolTipInteractionDelegate {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        UIToolTipConfiguration(
            toolTip: point.x < 50 ? "left" : "right", in: CGRect(x: point.x < 50 ? 0 : 50, y: 0, width: 50, height: 40))
    }
}

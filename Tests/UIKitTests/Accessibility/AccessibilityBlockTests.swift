import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session) struct AccessibilityBlockTests {
    @Test func blocksAreAskedEachTimeAndWinOverProperties() {
        let label = UILabel()
        label.text = "Total"
        label.accessibilityLabel = "Sum"
        var count = 0
        label.accessibilityLabelBlock = {
            count += 1
            return count > 2 ? nil : "Total \(count)"
        }
        #expect(label.accessibilityLabel == "Total 1")
        #expect(label.accessibilityAttributedLabel?.string == "Total 2")
        // What a block leaves open is as it is without it.
        #expect(label.accessibilityLabel == "Sum")
        label.accessibilityLabelBlock = nil
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "Total" && count == 3)
    }

    @Test func attributedBlocksAreAskedFirst() {
        let view = UIView()
        view.accessibilityHintBlock = { "plain" }
        view.accessibilityAttributedHintBlock = { NSAttributedString(string: "attributed") }
        #expect(view.accessibilityHint == "attributed")
        view.accessibilityUserInputLabelsBlock = { ["Go", "Start"] }
        #expect(view.accessibilityUserInputLabels == ["Go", "Start"])
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Go", "Start"])
    }

    @Test func blocksActInThePlaceOfControls() {
        let slider = UISlider()
        slider.value = 0.5
        var steps = 0
        slider.accessibilityIncrementBlock = { steps += 1 }
        slider.accessibilityIncrement()
        #expect(steps == 1 && slider.value == 0.5)
        slider.accessibilityDecrement()
        #expect(slider.value < 0.5)
        slider.accessibilityActivateBlock = { steps > 0 }
        #expect(slider.accessibilityActivate())
    }

    @Test func blocksSayWhichElementsAreInside() {
        let stage = Stage(UIViewController())
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        stage.window.rootViewController?.view.addSubview(view)
        let dial = UIAccessibilityElement(accessibilityContainer: view)
        dial.accessibilityLabel = "Dial"
        dial.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
        view.accessibilityElementsBlock = { [dial] }
        #expect(view.accessibilityElementCount() == 1 && view.index(ofAccessibilityElement: dial) == 0)
        #expect(AccessibilitySearch().point(of: "Dial") == CGPoint(x: 20, y: 120))
    }

    @Test func aBlockGoesWithItsObject() {
        final class Owner {}
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            let view = UIView()
            view.accessibilityValueBlock = { "\(type(of: owner))" }
            #expect(view.accessibilityValue == "Owner")
        }
        #expect(released == nil)
    }
}

import ObjCRuntime
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session) struct AccessibilityTests {
    @Test func viewsAreElementsOnlyIfSaid() {
        let view = UIView()
        #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
        #expect(view.accessibilityElementCount() == NSNotFound && view.accessibilityElement(at: 0) == nil)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Dial"
        #expect(view.isAccessibilityElement && view.accessibilityAttributedLabel?.string == "Dial")
        #expect(view.accessibilityUserInputLabels == ["Dial"])
    }

    @Test func anElementIsAResponderInsideOfItsContainer() {
        let view = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        let responder: UIResponder = element
        #expect(element.accessibilityContainer === view && element.isAccessibilityElement && responder.next == nil)
        let named: [any UIAccessibilityIdentification] = [element, UIImage(), UIMenu(), view]
        for (number, object) in named.enumerated() { object.accessibilityIdentifier = "\(number)" }
        #expect(named.map(\.accessibilityIdentifier) == ["0", "1", "2", "3"])
    }

    @Test func labelsAndButtonsSayTheirText() {
        let label = UILabel()
        label.text = "Total"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total" && label.accessibilityTraits == .staticText)
        let button = UIButton(type: .system)
        button.setTitle("Pay", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Pay" && button.accessibilityTraits == [.button, .notEnabled])
        button.accessibilityLabel = "Pay the bill"
        #expect(button.accessibilityLabel == "Pay the bill")
        button.accessibilityLabel = nil
        #expect(button.accessibilityLabel == "Pay")
    }

    @Test func controlsTellTheirValues() {
        let slider = UISlider()
        slider.value = 0.25
        #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits.contains(.adjustable))
        let control = UISwitch()
        control.isOn = true
        #expect(control.accessibilityValue == "1")
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.accessibilityValue == "Name")
        field.text = "Linh"
        #expect(field.accessibilityValue == "Linh")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "••••")
    }

    @Test func slidersAreRaisedByTenths() {
        let slider = UISlider()
        var count = 0
        slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        slider.accessibilityDecrement()
        #expect(abs(slider.value - 0.1) < 1e-6 && count == 3)
    }

    @Test func subclassesAnswerForThemselves() {
        final class Gauge: UIView {
            var level = 3
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityValue: String? {
                get { "\(level) of 5" }
                set {}
            }
            override func accessibilityIncrement() { level += 1 }
        }
        let gauge = Gauge()
        gauge.accessibilityIncrement()
        #expect((gauge as UIView).isAccessibilityElement && gauge.accessibilityValue == "4 of 5")
    }

    @Test func framesAreTheScreens() {
        let stage = Stage(UIViewController())
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 60))
        stage.window.rootViewController?.view.addSubview(view)
        #expect(view.accessibilityFrame == CGRect(x: 20, y: 100, width: 50, height: 60))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 45, y: 130))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.isAccessibilityElement && element.accessibilityFrame == CGRect(x: 21, y: 102, width: 3, height: 4))
        view.accessibilityElements = [element]
        #expect(view.accessibilityElementCount() == 1 && view.index(ofAccessibilityElement: element) == 0)
    }

    @Test func elementsDoNotHoldTheirContainers() {
        weak var released: UIView?
        let element: UIAccessibilityElement
        do {
            let view = UIView()
            released = view
            element = UIAccessibilityElement(accessibilityContainer: view)
        }
        #expect(released == nil && element.accessibilityContainer == nil)
    }

    @Test func whatIsCoveredIsNotFound() {
        let controller = UIViewController()
        let stage = Stage(controller)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
        button.setTitle("Go", for: .normal)
        controller.view.addSubview(button)
        stage.settle()
        #expect(AccessibilitySearch().point(of: "Go") == CGPoint(x: 100, y: 222))
        #expect(AccessibilitySearch().names == ["Go"])
        let other = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 44))
        other.setTitle("Go", for: .normal)
        controller.view.addSubview(other)
        #expect(AccessibilitySearch().point(of: "Go") == CGPoint(x: 100, y: 122))
        controller.view.addSubview(UIView(frame: controller.view.bounds))
        #expect(AccessibilitySearch().point(of: "Go") == nil)
        controller.view.subviews.last?.isHidden = true
        button.accessibilityIdentifier = "start"
        #expect(AccessibilitySearch().point(of: "start") != nil)
    }

    @Test func barsSayTheirItems() {
        let root = UIViewController()
        root.title = "Boats"
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = add
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        #expect(AccessibilitySearch().names.contains("Add"))
        let next = UIViewController()
        next.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        next.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "save-boat"
        navigation.pushViewController(next, animated: false)
        stage.settle()
        let names = AccessibilitySearch().names
        #expect(names.contains("Boats") && names.contains("Save") && names.contains("save-boat") && !names.contains("Add"))
    }
}

import Sessions
import Testing
import UIKit

@Suite(.session) @MainActor struct UIAccessibilityLocationDescriptorTests {
    @Test func thePlaceOfAViewIsWhereItIsActivated() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
        window.addSubview(view)
        window.isHidden = false
        let standard = UIAccessibilityLocationDescriptor(name: "Middle", view: view)
        #expect(standard.point == CGPoint(x: 40, y: 20) && standard.name == "Middle" && standard.view === view)
        view.accessibilityActivationPoint = CGPoint(x: 110, y: 205)
        #expect(UIAccessibilityLocationDescriptor(name: "Corner", view: view).point == CGPoint(x: 10, y: 5))
    }

    @Test func theViewIsNotRetained() {
        var view: UIView? = UIView()
        let name = NSAttributedString(string: "Gone", attributes: [.foregroundColor: UIColor.red])
        let descriptor = UIAccessibilityLocationDescriptor(attributedName: name, point: CGPoint(x: 1, y: 2), in: view!)
        view = nil
        #expect(descriptor.view == nil && descriptor.point == CGPoint(x: 1, y: 2) && descriptor.attributedName == name)
    }
}

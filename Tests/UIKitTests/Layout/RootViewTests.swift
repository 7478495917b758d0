import Sessions
import Testing
import UIKit

/// The view of a window's root controller has the window's size.
@MainActor @Suite(.session) struct RootViewTests {
    /// A controller that takes a view as its own which leaves its frame to constraints, and states none for it.
    private final class Controller: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            view = content
            label.text = "Short"
            label.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: content.topAnchor), label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                content.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor),
                content.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor),
            ])
        }
    }

    @Test func aRootViewWithoutAMaskHasTheWindowsSize() {
        let controller = Controller()
        let stage = Stage(controller, size: CGSize(width: 300, height: 500))
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        stage.window.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
        stage.settle()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
        #expect(controller.label.frame.width < 100)
    }
}

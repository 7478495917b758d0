import Sessions
import Testing
import UIKit

@MainActor @Suite(.session) struct ToolbarLayoutTests {
    @Test func barsAboveAndBelowAreLaidOutOnce() {
        final class Counting: UINavigationController {
            var passes = 0
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                passes += 1
            }
        }
        let controller = Counting(rootViewController: UIViewController())
        controller.isToolbarHidden = false
        let messages = logged {
            let stage = Stage(controller)
            controller.passes = 0
            stage.settle()
            #expect(controller.passes == 0)
        }
        #expect(messages.isEmpty)
        let (bar, toolbar) = (controller.navigationBar, controller.toolbar!)
        #expect(controller.view.subviews.suffix(2) == [bar, toolbar])
        controller.view.addSubview(UIView())
        controller.view.layoutIfNeeded()
        #expect(controller.view.subviews.suffix(2) == [bar, toolbar])
    }
}

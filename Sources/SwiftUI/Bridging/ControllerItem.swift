import UIKit

/// An item that shows a controller, such as a navigation or a tab bar.
class ControllerItem: LayoutItem {
    let controller: UIViewController

    init(_ node: _ViewNode, _ controller: UIViewController) {
        self.controller = controller
        super.init(node)
    }

    override var view: UIView? { controller.view }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: UIScreen.main.bounds.size) }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let own = CGRect(origin: origin, size: size(proposal))
        if controller.parent == nil, let parent = environment.page?.controller ?? graph.controller {
            parent.addChild(controller)
            sink.add(controller.view, sink.expanded(own, .all), self)
            controller.didMove(toParent: parent)
        } else {
            sink.add(controller.view, sink.expanded(own, .all), self)
        }
    }

    func end() {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }
}

/// The controller that presents for a node.
extension _ViewNode {
    var presenter: UIViewController? {
        var controller = environment.page?.controller ?? graph.controller
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}

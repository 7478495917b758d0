import Foundation

/// A sheet of what can be chosen for printing, which tells when it goes.
final class PrintSheetController: UINavigationController {
    /// Where a popover belongs.
    enum Place {
        case rect(CGRect, UIView)
        case item(UIBarButtonItem)
    }

    var willGo: () -> Void = {}
    var didGo: () -> Void = {}

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { willGo() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { didGo() }
    }

    /// Shows the sheet over a controller: in a popover where there is room and a place is named.
    func present(over presenter: UIViewController, at place: Place?, animated: Bool, completion: @escaping () -> Void) {
        modalPresentationStyle = .pageSheet
        if let place, presenter.traitCollection.horizontalSizeClass == .regular {
            modalPresentationStyle = .popover
            let popover = popoverPresentationController
            switch place {
            case .rect(let rect, let view):
                popover?.sourceView = view
                popover?.sourceRect = rect
            case .item(let item): popover?.barButtonItem = item
            }
        }
        presenter.present(self, animated: animated, completion: completion)
    }

    /// The controller that shows the sheet: the one that a delegate gave, or what is over it; else the frontmost one.
    static func presenter(_ given: UIViewController?) -> UIViewController? {
        let window = WindowStack.shared.key ?? WindowStack.shared.appWindows.last
        var controller = given ?? window?.rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}

import Foundation

extension UINavigationController {
    /// The search of the item on top began or ended: the bar changes its height and what it shows.
    func searchStateDidChange(animated: Bool) {
        guard isViewLoaded else { return }
        foldedHeight = 0
        let change = {
            self.barStorage.setNeedsLayout()
            self.layoutBars()
            self.view.layoutIfNeeded()
        }
        if animated, view.window != nil { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    /// What a controller presents in its own place, over its view but below the bars.
    private func containerInPlace(of controller: UIViewController?) -> UIView? {
        controller?.presentedStorage?.presentationControllerStorage?.containerView
    }

    /// Before a controller's view moves: what it presents in its own place goes with it.
    func attachPresentation(of controller: UIViewController?) {
        guard let container = containerInPlace(of: controller), container.superview === contentView, let view = controller?.viewIfLoaded
        else { return }
        UIView.performWithoutAnimation {
            view.addSubview(container)
            container.frame = view.bounds
        }
    }

    /// After a controller's view came to rest: what it presents does not scroll with it.
    func detachPresentation(of controller: UIViewController?) {
        guard let view = controller?.viewIfLoaded, let container = containerInPlace(of: controller), container.superview === view,
            view.superview === contentView
        else { return }
        UIView.performWithoutAnimation {
            contentView.insertSubview(container, aboveSubview: view)
            container.frame = view.frame
        }
    }
}

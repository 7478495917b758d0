import Foundation

extension UIView {
    /// One pass: constraints, the safe area, the controller's callbacks around `layoutSubviews()`.
    func layoutPass() {
        if superviewStorage == nil || self is UIWindow { updateConstraintsIfNeeded() }
        refreshSafeArea()
        traitCollection.performAsCurrent {
            if windowStorage != nil { owningViewController?.deliverIsAppearing() }
            owningViewController?.viewWillLayoutSubviews()
            layoutSubviews()
            owningViewController?.viewDidLayoutSubviews()
        }
    }

    func layoutNow() {
        updateConstraintsIfNeeded()
        backingLayer.layoutIfNeeded()
    }

    // MARK: Safe area

    var currentSafeAreaInsets: UIEdgeInsets {
        refreshSafeArea()
        return safeAreaStorage
    }

    /// The view's place changed: what of it is covered may have, too.
    func geometryDidChange() {
        autoLayoutGeometryDidChange()
        if windowStorage != nil { safeAreaMayHaveChanged() }
    }

    /// Recomputes the safe area here and, where it changed, below.
    package func safeAreaMayHaveChanged() {
        guard refreshSafeArea() else { return }
        for view in subviewStorage { view.safeAreaMayHaveChanged() }
    }

    @discardableResult
    private func refreshSafeArea() -> Bool {
        let insets = computeSafeArea()
        guard insets != safeAreaStorage else { return false }
        safeAreaStorage = insets
        safeAreaInsetsDidChange()
        owningViewController?.viewSafeAreaInsetsDidChange()
        autoLayoutMarginsDidChange()
        setNeedsLayout()
        return true
    }

    private func computeSafeArea() -> UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenSafeAreaInsets }
        guard let parent = superviewStorage, windowStorage != nil else {
            return owningViewController?.additionalSafeAreaInsets ?? .zero
        }
        let (covered, bounds, frame) = (parent.safeAreaForSubviews, parent.bounds, backingLayer.frame)
        // A view that reaches out of its superview is covered no wider than the superview.
        func inset(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(covered, covered - distance)) }
        var insets = UIEdgeInsets(
            top: inset(covered.top, frame.minY - bounds.minY), left: inset(covered.left, frame.minX - bounds.minX),
            bottom: inset(covered.bottom, bounds.maxY - frame.maxY), right: inset(covered.right, bounds.maxX - frame.maxX))
        if let extra = owningViewController?.totalAdditionalSafeAreaInsets {
            insets.top += extra.top
            insets.left += extra.left
            insets.bottom += extra.bottom
            insets.right += extra.right
        }
        return insets
    }

    /// The insets that subviews inherit: a scroll view's content is not covered by what covers its frame.
    private var safeAreaForSubviews: UIEdgeInsets { self is UIScrollView ? .zero : currentSafeAreaInsets }
}

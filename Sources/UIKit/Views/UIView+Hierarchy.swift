import Foundation

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "Can't add self as subview")
        precondition(!isDescendant(of: view), "Can't add a superview as a subview of its own descendant")
        if view.superviewStorage === self {
            move(view, to: min(index, subviewStorage.count - 1))
            return
        }
        let newWindow = (self as? UIWindow) ?? windowStorage
        let oldWindow = view.windowStorage
        if oldWindow !== newWindow {
            oldWindow?.existingFocusSystem?.viewIsGoing(view)
            view.tellTree(thatItWillMoveTo: newWindow)
        }
        view.willMove(toSuperview: self)
        if let old = view.superviewStorage {
            old.willRemoveSubview(view)
            old.removeFromStorage(view)
        }
        let index = min(index, subviewStorage.count)
        if index < subviewStorage.count {
            backingLayer.insertSublayer(view.backingLayer, below: subviewStorage[index].backingLayer)
        } else {
            backingLayer.addSublayer(view.backingLayer)
        }
        subviewStorage.insert(view, at: index)
        view.superviewStorage = self
        view.hierarchyDidChange()
        view.setWindow(newWindow)
        view.resolveSurroundings(previousWindow: oldWindow)
        if newWindow != nil, !AppearanceStore.isEmpty { view.forEachInTree { AppearanceStore.apply(to: $0) } }
        didAddSubview(view)
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.tellTreeThatItMoved() }
        view.tellSurroundings()
        view.setNeedsLayout()
        subviewsChanged()
    }

    /// Other subviews are laid out; a view that adds or removes them while it lays out is doing just that.
    private func subviewsChanged() { if !backingLayer.isLayingOut { setNeedsLayout() } }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let index = subviewStorage.firstIndex(where: { $0 === sibling }) else { return insert(view, at: subviewStorage.count) }
        guard view.superviewStorage === self, let present = subviewStorage.firstIndex(where: { $0 === view }) else {
            return insert(view, at: index + offset)
        }
        move(view, to: present < index ? index + offset - 1 : index + offset)
    }

    func detach() {
        guard let parent = superviewStorage else { return }
        let hadWindow = windowStorage != nil
        // The superview may hold the only reference.
        withExtendedLifetime(self) {
            windowStorage?.existingFocusSystem?.viewIsGoing(self)
            if isFirstResponderInside { windowStorage?.firstResponder?.resignFirstResponder() }
            if hadWindow { tellTree(thatItWillMoveTo: nil) }
            willMove(toSuperview: nil)
            parent.willRemoveSubview(self)
            parent.removeFromStorage(self)
            backingLayer.removeFromSuperlayer()
            superviewStorage = nil
            hierarchyDidChange()
            setWindow(nil)
            didMoveToSuperview()
            if hadWindow { tellTreeThatItMoved() }
            parent.subviewsChanged()
        }
    }

    /// Controllers whose views come or go without their container's saying so are told by that.
    private func tellTree(thatItWillMoveTo window: UIWindow?) {
        forEachInTree {
            $0.willMove(toWindow: window)
            $0.owningViewController?.viewWillMove(toWindow: window)
        }
    }

    private func tellTreeThatItMoved() {
        forEachInTree {
            if ViewMotion.isUsed { $0.motionMayBeGone() }
            $0.didMoveToWindow()
            $0.owningViewController?.viewDidMoveToWindow()
        }
    }

    private var isFirstResponderInside: Bool {
        guard let responder = windowStorage?.firstResponder as? UIView else { return false }
        return responder.isDescendant(of: self)
    }

    private func removeFromStorage(_ view: UIView) {
        if let index = subviewStorage.firstIndex(where: { $0 === view }) { subviewStorage.remove(at: index) }
        subviewWasRemoved(view)
    }

    func move(_ view: UIView, to index: Int) {
        guard let from = subviewStorage.firstIndex(where: { $0 === view }), from != index else { return }
        subviewStorage.remove(at: from)
        subviewStorage.insert(view, at: index)
        view.backingLayer.removeFromSuperlayer()
        if index + 1 < subviewStorage.count {
            backingLayer.insertSublayer(view.backingLayer, below: subviewStorage[index + 1].backingLayer)
        } else {
            backingLayer.addSublayer(view.backingLayer)
        }
    }

    func exchange(_ a: Int, _ b: Int) {
        let (low, high) = (min(a, b), max(a, b))
        guard low != high, low >= 0, high < subviewStorage.count else { return }
        let (first, second) = (subviewStorage[low], subviewStorage[high])
        move(first, to: high)
        move(second, to: low)
    }

    func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for view in subviewStorage { view.forEachInTree(body) }
    }

    func setWindow(_ window: UIWindow?) {
        guard windowStorage !== window else { return }
        windowStorage = window
        for view in subviewStorage { view.setWindow(window) }
    }
}

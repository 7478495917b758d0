import Foundation

extension NSLayoutConstraint {
    private static var activations = 0

    /// The views that the constraint's items are, or belong to; each once.
    var itemViews: [UIView] {
        var views: [UIView] = []
        for item in [first.item, second.item, first.origin, second.origin] {
            if let view = UIView.ofLayoutItem(item), !views.contains(where: { $0 === view }) { views.append(view) }
        }
        return views
    }

    /// Whether every item is in a view hierarchy, as far as the constraint has items.
    private var hasAllItems: Bool {
        func isThere(_ operand: LayoutOperand) -> Bool {
            (operand.attribute == .notAnAttribute || UIView.ofLayoutItem(operand.item) != nil)
                && (!operand.isDistance || UIView.ofLayoutItem(operand.origin) != nil)
        }
        return first.attribute != .notAnAttribute && isThere(first) && isThere(second)
    }

    func activate() {
        let views = itemViews
        guard hasAllItems, let holder = NSLayoutConstraint.commonAncestor(views) else {
            let anchors = second.attribute == .notAnAttribute ? "\(firstAnchor)" : "\(firstAnchor) and \(secondAnchor!)"
            ObjCException.raise(
                "NSGenericException",
                "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  Does the constraint or its "
                    + "anchors reference items in different view hierarchies?  That's illegal.")
        }
        install(on: holder, views)
    }

    /// Makes a view hold the constraint, as `addConstraint(_:)` does.
    func add(to view: UIView) {
        guard holder !== view else { return }
        deactivate()
        let views = itemViews
        guard hasAllItems, views.allSatisfy({ $0.isDescendant(of: view) }) else {
            ObjCException.raise(
                "NSGenericException",
                """
                The view hierarchy is not prepared for the constraint: \(self)
                \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if \
                the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) \
                _viewHierarchyUnpreparedForConstraint:] to debug.
                Impossible to set up layout with view hierarchy unprepared for constraint.
                """)
        }
        install(on: view, views)
    }

    private func install(on view: UIView, _ views: [UIView]) {
        NSLayoutConstraint.activations += 1
        activation = NSLayoutConstraint.activations
        holder = view
        view.layoutStateForWriting.constraints.append(self)
        for view in views { view.layoutStateForWriting.mentions.append(self) }
        let root = view.layoutRoot
        if let engine = root.layoutState?.engine { engine.add(self) } else { root.setNeedsLayout() }
    }

    func deactivate() {
        guard let view = holder else { return }
        holder = nil
        if let state = view.layoutState, let index = state.constraints.lastIndex(where: { $0 === self }) {
            state.constraints.remove(at: index)
        }
        for view in itemViews {
            guard let state = view.layoutState, let index = state.mentions.lastIndex(where: { $0 === self }) else { continue }
            state.mentions.remove(at: index)
        }
        registration?.remove()
    }

    private static func commonAncestor(_ views: [UIView]) -> UIView? {
        guard var ancestor = views.first else { return nil }
        for view in views.dropFirst() {
            guard let common = commonAncestor(ancestor, view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    static func commonAncestor(_ a: UIView, _ b: UIView) -> UIView? {
        if a === b || b.superviewStorage === a { return a }
        if a.superviewStorage === b { return b }
        if let parent = a.superviewStorage, parent === b.superviewStorage { return parent }
        func depth(_ view: UIView) -> Int {
            var (count, view) = (0, view)
            while let parent = view.superviewStorage { (count, view) = (count + 1, parent) }
            return count
        }
        var (x, y): (UIView?, UIView?) = (a, b)
        var difference = depth(a) - depth(b)
        while difference > 0 { (x, difference) = (x?.superviewStorage, difference - 1) }
        while difference < 0 { (y, difference) = (y?.superviewStorage, difference + 1) }
        while let candidate = x, candidate !== y { (x, y) = (candidate.superviewStorage, y?.superviewStorage) }
        return x
    }
}

extension UIView {
    /// The active constraints that this view holds.
    public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    /// Makes the view hold a constraint between itself and descendants, which activates it.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: self) }

    /// Makes the view hold constraints, which activates them.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.add(to: self) }
    }

    /// Removes a constraint that the view holds, which deactivates it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    /// Removes constraints that the view holds, which deactivates them.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide to the view, taking it from the view it was on.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutStateForWriting.guides.append(layoutGuide)
        layoutGuide.owner = self
    }

    /// Removes a guide, and with it every constraint to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let state = layoutState, let index = state.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
        for constraint in state.mentions {
            let items = [constraint.first.item, constraint.second.item, constraint.first.origin, constraint.second.origin]
            if items.contains(where: { $0 === layoutGuide }) { constraint.deactivate() }
        }
        state.guides.remove(at: index)
        layoutGuide.owner = nil
    }
}

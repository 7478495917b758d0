import Foundation

/// What `UIView` calls as it changes and lays out.
extension UIView {
    // MARK: Hierarchy

    /// The view came under another superview, or has none any more.
    func hierarchyDidChange() {
        guard superviewStorage != nil else { return }
        if let state = layoutState, let engine = state.engine {
            engine.dissolve()
            state.engine = nil
        }
        layoutEngine?.addTree(self)
        if needsConstraintUpdate || hasConstraintUpdateBelow { noteConstraintUpdateAbove() }
        if preservesMarginsInTree { marginsMayHaveChanged() }
    }

    /// A subview was taken out: constraints between it and what stays are deactivated.
    func subviewWasRemoved(_ view: UIView) {
        view.deactivateConstraints(crossing: view)
        layoutEngine?.removeTree(view)
    }

    private func deactivateConstraints(crossing top: UIView) {
        if let state = layoutState {
            for constraint in state.mentions {
                guard let holder = constraint.holder, !holder.isDescendant(of: top) else { continue }
                constraint.deactivate()
            }
        }
        for view in subviewStorage { view.deactivateConstraints(crossing: top) }
    }

    // MARK: Geometry

    /// The view's own frame or bounds changed.
    func autoLayoutGeometryDidChange() {
        guard let state = layoutState, let item = state.item, let engine = item.engine else { return }
        engine.refreshPlacement(of: item)
        refreshSubviewPlacements(engine)
    }

    /// Subviews that follow this view's size start from the size that it has now.
    private func refreshSubviewPlacements(_ engine: LayoutEngine) {
        for view in subviewStorage {
            if let item = view.layoutState?.item, item.engine === engine, item.followed != nil { engine.refreshPlacement(of: item) }
        }
    }

    func autoresizingTranslationDidChange() {
        guard let item = layoutState?.item, let engine = item.engine else { return }
        engine.refreshPlacement(of: item)
        engine.contentDidChange(of: item)
    }

    // MARK: Content

    func intrinsicContentSizeDidChange() {
        (superviewStorage as? UIStackView)?.arrangedContentDidChange()
        if let item = layoutState?.item { item.engine?.contentDidChange(of: item) }
    }

    func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? layoutState?.hugging.horizontal : layoutState?.hugging.vertical) ?? .defaultLow
    }

    func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        let state = layoutStateForWriting
        if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
        intrinsicContentSizeDidChange()
    }

    func compressionPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? layoutState?.compression.horizontal : layoutState?.compression.vertical) ?? .defaultHigh
    }

    func setCompressionPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        let state = layoutStateForWriting
        if axis == .horizontal { state.compression.horizontal = priority } else { state.compression.vertical = priority }
        intrinsicContentSizeDidChange()
    }

    // MARK: Updating constraints

    func markNeedsUpdateConstraints() {
        needsConstraintUpdate = true
        noteConstraintUpdateAbove()
    }

    private func noteConstraintUpdateAbove() {
        var view = self
        while let parent = view.superviewStorage {
            parent.hasConstraintUpdateBelow = true
            view = parent
        }
        view.setNeedsLayout()
    }

    var isUpdateConstraintsDue: Bool { needsConstraintUpdate }

    /// Updates constraints below the view, then its own, then solves what changed in the hierarchy.
    func runUpdateConstraints() {
        updateConstraintsInTree()
        layoutEngineForPass()?.update()
    }

    private func updateConstraintsInTree() {
        if hasConstraintUpdateBelow {
            hasConstraintUpdateBelow = false
            for view in subviewStorage { view.updateConstraintsInTree() }
        }
        guard needsConstraintUpdate else { return }
        needsConstraintUpdate = false
        if let controller = owningViewController { controller.updateViewConstraints() } else { updateConstraints() }
    }

    /// The engine of the hierarchy, made now if there is something to lay out by constraints.
    private func layoutEngineForPass() -> LayoutEngine? {
        let root = layoutRoot
        if let engine = root.layoutState?.engine { return engine }
        guard root is UIWindow || root.hasConstraintsInTree else { return nil }
        let engine = LayoutEngine(root: root)
        root.layoutStateForWriting.engine = engine
        return engine
    }

    private var hasConstraintsInTree: Bool {
        if let layoutState, !layoutState.constraints.isEmpty { return true }
        return subviewStorage.contains { $0.hasConstraintsInTree }
    }

    // MARK: Layout

    /// Gives the subviews the frames that their constraints make.
    func applyAutoLayout() {
        guard let engine = layoutEngine else { return }
        engine.update()
        if superviewStorage == nil, !(self is UIWindow), !translatesAutoresizingMaskIntoConstraints, let item = layoutState?.item {
            engine.apply(item)
        }
        if let layoutContainer { applyContentSize(of: layoutContainer, engine) }
        for view in subviewStorage where !view.translatesAutoresizingMaskIntoConstraints {
            if let item = view.layoutState?.item, item.engine === engine { engine.apply(item) }
        }
    }

    // MARK: Fitting

    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let engine = LayoutEngine(root: self, target: LayoutTarget(size: target, horizontal: horizontal, vertical: vertical))
        engine.update()
        let item = engine.item(for: self)
        let rect = engine.alignmentRect(of: item)
        let scale = max(layer.contentsScale, 1)
        func ceilToPixel(_ value: CGFloat) -> CGFloat { ceil(value * scale - 0.001) / scale }
        return CGSize(
            width: ceilToPixel(rect.width + item.totalInset(.horizontal)), height: ceilToPixel(rect.height + item.totalInset(.vertical)))
    }
}

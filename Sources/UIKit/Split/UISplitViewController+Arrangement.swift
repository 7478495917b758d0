import Foundation

extension UISplitViewController {
    /// The columns in their order, from the primary edge.
    private var order: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }
    private var isWide: Bool {
        (viewIfLoaded?.bounds ?? UIScreen.main.bounds).width > (viewIfLoaded?.bounds ?? UIScreen.main.bounds).height
    }

    var currentBehavior: SplitBehavior {
        switch preferredSplitBehavior {
        case .automatic: isWide ? .tile : style == .tripleColumn ? .displace : .overlay
        default: preferredSplitBehavior
        }
    }

    var currentMode: DisplayMode {
        if isCollapsed { return .oneBesideSecondary }
        if let chosenMode { return chosenMode }
        if preferredDisplayMode != .automatic { return allowed(preferredDisplayMode) }
        return proposedMode
    }

    private var proposedMode: DisplayMode {
        switch currentBehavior {
        case .tile: .oneBesideSecondary
        case .displace where style == .tripleColumn: .oneBesideSecondary
        default: .secondaryOnly
        }
    }

    /// With two columns there are no modes of three.
    private func allowed(_ mode: DisplayMode) -> DisplayMode {
        guard style != .tripleColumn else { return mode }
        return switch mode {
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: .oneOverSecondary
        default: mode
        }
    }

    /// The columns that a mode shows.
    private func visible(in mode: DisplayMode) -> Set<Column> {
        let one: Column = style == .tripleColumn ? .supplementary : .primary
        let wanted: Set<Column> =
            switch mode {
            case .automatic, .secondaryOnly: [.secondary]
            case .oneBesideSecondary, .oneOverSecondary: [one, .secondary]
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: Set(order)
            }
        return wanted.filter { columns[$0] != nil }
    }

    func width(of column: Column) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? 0
        if isCollapsed { return whole }
        let isPrimary = column == .primary
        func chosen(_ value: CGFloat, _ standard: CGFloat) -> CGFloat { value == Self.automaticDimension ? standard : value }
        // The largest pads show a wider list in landscape.
        let standard: CGFloat = whole >= 1300 ? 375 : 320
        let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let points = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let wanted = chosen(points, fraction == Self.automaticDimension ? standard : whole * fraction)
        let least = chosen(isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth, min(wanted, standard))
        let most = chosen(isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth, max(standard, least))
        return min(max(wanted, least), most, whole)
    }

    // MARK: Places

    func layoutColumns() {
        let bounds = view.bounds
        guard !isCollapsed else {
            for column in shown { holders[column]?.frame = bounds }
            return
        }
        let frames = frames(for: currentMode, in: bounds)
        for (column, frame) in frames {
            holders[column]?.frame = frame
            holders[column]?.lineIsAtRight = column == .secondary ? nil : !isMirrored
        }
        if dimming.superview != nil { dimming.frame = bounds }
    }

    private func frames(for mode: DisplayMode, in bounds: CGRect) -> [Column: CGRect] {
        let side = order.dropLast()
        let seen = visible(in: mode)
        let widths = Dictionary(uniqueKeysWithValues: side.map { ($0, width(of: $0)) })
        var frames: [Column: CGRect] = [:]
        var x: CGFloat = 0
        for column in side {
            let width = widths[column] ?? 0
            if seen.contains(column) {
                frames[column] = CGRect(x: x, y: 0, width: width, height: bounds.height)
                x += width
            } else {
                frames[column] = CGRect(x: -width, y: 0, width: width, height: bounds.height)
            }
        }
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary:
            frames[.secondary] = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
        case .twoDisplaceSecondary:
            // The secondary column keeps the width that it has beside one.
            let beside = max(0, bounds.width - (widths[.supplementary] ?? 0))
            frames[.secondary] = CGRect(x: x, y: 0, width: beside, height: bounds.height)
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
            frames[.secondary] = bounds
        }
        guard isMirrored else { return frames }
        return frames.mapValues { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }

    // MARK: Changes

    func toggleColumns() {
        var target =
            delegate.flatMap { delegate in OptionalRequirement.call { delegate.targetDisplayModeForAction(in: self) } } ?? .automatic
        if target == .automatic {
            let isTiled = currentBehavior == .tile
            switch (currentMode, style) {
            case (.secondaryOnly, _): target = isTiled ? .oneBesideSecondary : .oneOverSecondary
            case (.oneBesideSecondary, .tripleColumn): target = isTiled ? .twoBesideSecondary : .twoDisplaceSecondary
            case (.oneOverSecondary, .tripleColumn): target = .twoOverSecondary
            default: target = .secondaryOnly
            }
        }
        change(to: target, animated: true)
    }

    func change(to mode: DisplayMode, animated: Bool) {
        let mode = allowed(mode)
        guard mode != currentMode, !isCollapsed else { return }
        if let delegate { OptionalRequirement.call { delegate.splitViewController(self, willChangeTo: mode) } }
        chosenMode = mode
        arrange(animated: animated)
    }

    /// Shows the columns of the mode in effect; hidden ones go once they are out of sight.
    func arrange(animated: Bool) {
        guard isViewLoaded, !isCollapsed else { return }
        let seen = visible(in: currentMode)
        let coming = seen.subtracting(shown)
        let going = shown.subtracting(seen)
        for column in coming { tell { $0.splitViewController(self, willShow: column) } }
        for column in going { tell { $0.splitViewController(self, willHide: column) } }
        UIView.performWithoutAnimation { for column in order where coming.contains(column) { install(column) } }
        let leaving = going.compactMap { columns[$0] }
        if isAppearingOrAppeared { leaving.forEach { $0.beginAppearanceTransition(false, animated: animated) } }
        shown = seen
        let dims = isDimmed
        bringSidesToFront(dims: dims)
        let dimming = dimming.superview == nil ? nil : dimming
        let finish = { [weak self] in
            guard let self else { return }
            for column in going where !self.shown.contains(column) { self.holders[column]?.removeFromSuperview() }
            if !self.isDimmed { self.dimming.removeFromSuperview() }
            if self.isAppearingOrAppeared {
                (leaving + coming.compactMap { self.columns[$0] }).forEach { $0.endAppearanceTransition() }
            }
        }
        updateButtons()
        guard animated, view.window != nil, UIView.areAnimationsEnabled else {
            dimming?.alpha = dims ? 1 : 0
            layoutColumns()
            return finish()
        }
        UIView.animate(
            withDuration: 0.35,
            animations: {
                dimming?.alpha = dims ? 1 : 0
                self.layoutColumns()
                self.view.layoutIfNeeded()
            }, completion: { _ in finish() })
    }

    /// Whether columns lie over the secondary one.
    private var isDimmed: Bool { currentMode == .oneOverSecondary || currentMode == .twoOverSecondary }

    private func bringSidesToFront(dims: Bool) {
        if dims, dimming.superview == nil {
            UIView.performWithoutAnimation { dimming.alpha = 0 }
            view.addSubview(dimming)
        }
        for column in order.dropLast() where holders[column]?.superview === view { view.bringSubviewToFront(holders[column]!) }
    }

    /// Puts a column's view where it begins to move, and tells its controller that it appears.
    func install(_ column: Column) {
        guard let controller = columns[column], let holder = holders[column] else { return }
        if !isCollapsed {
            setOverrideTraitCollection(
                column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
        }
        if holder.superview !== view {
            holder.frame = isCollapsed ? view.bounds : frames(for: .secondaryOnly, in: view.bounds)[column] ?? view.bounds
            view.addSubview(holder)
        }
        holder.content = controller.view
        if isAppearingOrAppeared { controller.beginAppearanceTransition(true, animated: false) }
        holder.layoutIfNeeded()
    }

    private func tell(_ body: (any UISplitViewControllerDelegate) -> Void) {
        if let delegate { OptionalRequirement.call { body(delegate) } }
    }

    /// The button that changes the mode is in the secondary column's bar by itself, if there is a style.
    func updateButtons() {
        if displayModeButtonItem.isHidden != isCollapsed { displayModeButtonItem.isHidden = isCollapsed }
        guard style != .unspecified, let navigation = columns[.secondary] as? UINavigationController else { return }
        let isSeen = !isCollapsed && displayModeButtonVisibility != .never
        let item = navigation.stack.first?.navigationItem
        item?.systemLeftItem = isSeen ? displayModeButtonItem : nil
        item?.systemSecondItem = isSeen && showsSecondaryOnlyButton ? secondaryOnlyItem : nil
    }

    /// Leaves the secondary column alone, or brings the others back as they were arranged by themselves.
    func toggleSecondaryOnly() {
        change(
            to: currentMode != .secondaryOnly ? .secondaryOnly : currentBehavior == .tile ? .oneBesideSecondary : .oneOverSecondary,
            animated: true)
    }

    func reveal(_ column: Column) {
        guard !isCollapsed else { return showCollapsed(column) }
        switch column {
        case .secondary where isDimmed: change(to: .secondaryOnly, animated: true)
        case .supplementary where currentMode == .secondaryOnly, .primary where style != .tripleColumn && currentMode == .secondaryOnly:
            change(to: currentBehavior == .tile ? .oneBesideSecondary : .oneOverSecondary, animated: true)
        case .primary where style == .tripleColumn && !shown.contains(.primary):
            let behavior = currentBehavior
            let mode: DisplayMode =
                behavior == .tile ? .twoBesideSecondary : behavior == .overlay ? .twoOverSecondary : .twoDisplaceSecondary
            change(to: mode, animated: true)
        default: break
        }
    }

    func conceal(_ column: Column) {
        guard !isCollapsed, shown.contains(column) else { return }
        switch column {
        case .primary where style == .tripleColumn:
            change(to: currentMode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary, animated: true)
        case .primary, .supplementary: change(to: .secondaryOnly, animated: true)
        case .secondary, .compact: break
        }
    }
}

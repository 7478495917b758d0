import Foundation

extension UINavigationController {
    /// The bar's height now: the part with the buttons, and what is seen of the large title and the search bar.
    var barHeight: CGFloat { barStorage.fixedHeight + max(0, barStorage.foldableHeight - foldedHeight) }

    private var barTop: CGFloat { view.safeAreaInsets.top }

    /// Where a controller's view lies while it is on top, and what the bars cover of it.
    func layoutForTop(_ controller: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
        let bounds = contentView.bounds
        var frame = bounds
        var insets = UIEdgeInsets.zero
        if !barIsHidden {
            let extends =
                controller.edgesForExtendedLayout.contains(.top)
                && (barStorage.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
            if extends {
                insets.top = barHeight
            } else {
                let bottom = barTop + barHeight
                frame = CGRect(x: 0, y: bottom, width: bounds.width, height: max(0, bounds.height - bottom))
            }
        }
        if !isToolbarHidden { insets.bottom = UIToolbar.barHeight }
        return (frame, insets)
    }

    /// Places the bars and the top controller's view.
    func layoutBars() {
        guard isViewLoaded else { return }
        contentView.frame = view.bounds
        popGesture.followDirection()
        let y = barIsHidden ? -barHeight : barTop
        // The bar's background reaches up to the screen's edge, so it depends on the place, too.
        if barStorage.frame.minY != y { barStorage.setNeedsLayout() }
        barStorage.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: barHeight)
        if !isToolbarHidden {
            let height = UIToolbar.barHeight + view.safeAreaInsets.bottom
            toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        }
        bringBarsToFront()
        guard let top = stack.last, top.isViewLoaded, top.view.superview === contentView else { return }
        let layout = layoutForTop(top)
        top.containerSafeAreaInsets = layout.insets
        (top.presentedStorage as? UISearchController)?.containerSafeAreaInsets = layout.insets
        if runningTransition == nil, top.view.frame != layout.frame { top.view.frame = layout.frame }
        followScrolling(of: top)
    }

    /// Views are laid out anew when their subviews' order changes: it changes only where it must.
    private func bringBarsToFront() {
        let bars: [UIView] = isToolbarHidden ? [barStorage] : [barStorage, toolbar]
        guard !view.subviewStorage.suffix(bars.count).elementsEqual(bars, by: ===) else { return }
        for bar in bars { view.bringSubviewToFront(bar) }
    }

    func navigationItemDidChange() { viewIfLoaded?.setNeedsLayout() }

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        // A container's own bar may share the row.
        parentStorage?.viewIfLoaded?.setNeedsLayout()
        guard isViewLoaded else { return }
        let change = {
            self.layoutBars()
            self.view.layoutIfNeeded()
        }
        guard animated, view.window != nil else {
            barStorage.isHidden = hidden
            return change()
        }
        barStorage.isHidden = false
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: change) { _ in
            self.barStorage.isHidden = self.barIsHidden
        }
    }

    // MARK: Large titles and the scroll edge

    /// A controller comes on top: its large title is whole unless its content is scrolled.
    func resetLargeTitle(for controller: UIViewController) {
        foldedHeight = 0
        if let scroll = controller.contentScrollView(for: .top) { collapse(for: scroll) }
    }

    private func followScrolling(of controller: UIViewController) {
        controller.loadViewIfNeeded()
        guard let scroll = controller.contentScrollView(for: .top) else {
            barStorage.isAtScrollEdge = true
            if !hidesToolbar { toolbar.isAtScrollEdge = true }
            return
        }
        scroll.barObserver = { [weak self] scroll in self?.contentDidScroll(scroll) }
        update(for: scroll)
    }

    private func contentDidScroll(_ scroll: UIScrollView) {
        guard runningTransition == nil, let top = stack.last?.viewIfLoaded, scroll.isDescendant(of: top) else { return }
        update(for: scroll)
    }

    private func update(for scroll: UIScrollView) {
        let before = foldedHeight
        collapse(for: scroll)
        barStorage.isAtScrollEdge = scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
        if !hidesToolbar {
            let end = scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
            toolbar.isAtScrollEdge = end >= scroll.contentSize.height - 0.5
        }
        guard before != foldedHeight else { return }
        layoutBars()
    }

    /// The search bar and then the large title give way as the content scrolls up under the bar, point for point.
    private func collapse(for scroll: UIScrollView) {
        let full = barStorage.foldableHeight
        guard full > 0, !barIsHidden else {
            scroll.topOverscrollAllowance = 0
            scroll.barTarget = nil
            return
        }
        let expandedInset = scroll.adjustedContentInset.top + min(foldedHeight, full)
        let scrolled = scroll.contentOffset.y + expandedInset
        foldedHeight = min(max(scrolled, 0), full)
        // The content may still be scrolled to where all of it was seen.
        scroll.topOverscrollAllowance = foldedHeight
        scroll.barTarget = { [weak self] scroll, target in self?.settled(target, in: scroll) ?? target }
    }

    /// Content that would come to rest where the search bar or the large title shows a part only goes on to where it shows all or none.
    private func settled(_ target: CGPoint, in scroll: UIScrollView) -> CGPoint {
        let top = -(scroll.adjustedContentInset.top + min(foldedHeight, barStorage.foldableHeight))
        let scrolled = target.y - top
        let search = barStorage.foldableSearchHeight
        let stops = [0, search, barStorage.foldableHeight]
        guard scrolled > 0, scrolled < barStorage.foldableHeight, let nearest = stops.min(by: { abs($0 - scrolled) < abs($1 - scrolled) })
        else { return target }
        return CGPoint(x: target.x, y: top + nearest)
    }
}

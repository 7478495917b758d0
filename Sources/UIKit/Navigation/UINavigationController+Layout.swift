import Foundation

extension UINavigationController {
    /// The bar's height now: the part with the buttons, and what is seen of the large title.
    private var barHeight: CGFloat {
        UINavigationBar.contentHeight + (barStorage.showsLargeTitle ? visibleLargeTitle : 0)
    }

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
        let y = barIsHidden ? -barHeight : barTop
        barStorage.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: barHeight)
        view.bringSubviewToFront(barStorage)
        if !isToolbarHidden {
            let height = UIToolbar.barHeight + view.safeAreaInsets.bottom
            toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
            view.bringSubviewToFront(toolbar)
        }
        guard let top = stack.last, top.isViewLoaded, top.view.superview === contentView else { return }
        let layout = layoutForTop(top)
        top.containerSafeAreaInsets = layout.insets
        if runningTransition == nil, top.view.frame != layout.frame { top.view.frame = layout.frame }
        followScrolling(of: top)
    }

    func navigationItemDidChange() { viewIfLoaded?.setNeedsLayout() }

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
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
        visibleLargeTitle = UINavigationBar.largeTitleHeight
        if let scroll = controller.viewIfLoaded.flatMap(Self.contentScrollView) { collapse(for: scroll) }
    }

    private static func contentScrollView(in view: UIView) -> UIScrollView? {
        if let scroll = view as? UIScrollView { return scroll }
        return view.subviewStorage.first as? UIScrollView
    }

    private func followScrolling(of controller: UIViewController) {
        guard let scroll = Self.contentScrollView(in: controller.view) else {
            barStorage.isAtScrollEdge = true
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
        let before = visibleLargeTitle
        collapse(for: scroll)
        barStorage.isAtScrollEdge = scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
        guard before != visibleLargeTitle else { return }
        layoutBars()
    }

    /// The large title gives way as the content scrolls up under the bar, point for point.
    private func collapse(for scroll: UIScrollView) {
        guard barStorage.showsLargeTitle, !barIsHidden else {
            scroll.topOverscrollAllowance = 0
            return
        }
        let full = UINavigationBar.largeTitleHeight
        let expandedInset = scroll.adjustedContentInset.top + full - visibleLargeTitle
        let scrolled = scroll.contentOffset.y + expandedInset
        visibleLargeTitle = min(max(full - scrolled, 0), full)
        // The content may still be scrolled to where the whole title was seen.
        scroll.topOverscrollAllowance = full - visibleLargeTitle
    }
}

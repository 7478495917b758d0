import Foundation

extension UIPageControl {
    /// Whether the present page's dot is a bar.
    var showsProgress: Bool { progress?.isProgressVisible == true && image(shownPage) == nil && numberOfPages > 0 }
    var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    /// Whether the first page is at the right, or at the bottom.
    var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    private var pitch: CGFloat {
        let widest = (0..<numberOfPages).compactMap { image($0).map { along($0.size) } }.max() ?? 0
        return max(widest, Self.dotDiameter) + Self.gap
    }

    /// How much more room the bar of a progress takes than a dot.
    private var extra: CGFloat { progress == nil ? 0 : Self.progressLength - Self.dotDiameter }

    func length(_ count: Int) -> CGFloat { count > 0 ? CGFloat(count) * pitch - Self.gap + 2 * Self.margin + extra : 0 }

    /// Where the middle of a page's dot is along the control.
    func middle(_ page: Int) -> CGFloat {
        func place(_ page: Int) -> Int { isReversed ? numberOfPages - 1 - page : page }
        let center = isVertical ? bounds.midY : bounds.midX
        let plain = center + (CGFloat(place(page)) - CGFloat(numberOfPages - 1) / 2) * pitch
        guard showsProgress else { return plain }
        // The bar pushes the others to both sides.
        let side = place(page) - place(shownPage)
        return plain + (side == 0 ? 0 : side > 0 ? extra / 2 : -extra / 2)
    }

    func layoutDots() {
        let hasBar = showsProgress
        for (page, dot) in dots.enumerated() {
            var size = dot.image?.size ?? CGSize(width: Self.dotDiameter, height: Self.dotDiameter)
            if hasBar, page == shownPage { isVertical ? (size.height = Self.progressLength) : (size.width = Self.progressLength) }
            let center = isVertical ? CGPoint(x: bounds.midX, y: middle(page)) : CGPoint(x: middle(page), y: bounds.midY)
            dot.frame = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            dot.layer.cornerRadius = dot.image == nil ? Self.dotDiameter / 2 : 0
        }
        layoutFill(hasBar)
        let size = size(forNumberOfPages: numberOfPages)
        background.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        background.layer.cornerRadius = Self.height / 2
    }

    /// The part of the bar that is filled, from where pages come.
    private func layoutFill(_ hasBar: Bool) {
        fill.isHidden = !hasBar || dots[shownPage].isHidden
        guard hasBar, let progress else { return }
        fill.backgroundColor = currentPageIndicatorTintColor ?? .white
        fill.layer.cornerRadius = Self.dotDiameter / 2
        let whole = dots[shownPage].frame
        // It is round at its ends from the beginning.
        let part = Self.dotDiameter + (Self.progressLength - Self.dotDiameter) * CGFloat(progress.currentProgress)
        fill.frame =
            isVertical
            ? CGRect(x: whole.minX, y: isReversed ? whole.maxY - part : whole.minY, width: whole.width, height: part)
            : CGRect(x: isReversed ? whole.maxX - part : whole.minX, y: whole.minY, width: part, height: whole.height)
    }
}

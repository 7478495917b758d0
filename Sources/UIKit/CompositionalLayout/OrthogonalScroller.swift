import Foundation

/// Scrolls the groups of a section across the direction of its layout.
final class OrthogonalScroller: UIScrollView {
    weak var layout: UICollectionViewCompositionalLayout?
    var section: Int

    init(_ layout: UICollectionViewCompositionalLayout, section: Int) {
        (self.layout, self.section) = (layout, section)
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        if newBounds.origin != bounds.origin { layout?.scrollerMoves() }
    }

    override func adjustedTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layout?.stop(of: self, near: proposed, velocity: velocity, from: drag?.origin ?? contentOffset) ?? proposed
    }

    /// A touch that does not scroll is for the collection view, which selects the cell.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

extension UICollectionViewCompositionalLayout {
    /// The section that scrolls an element across the layout; `nil` if none does.
    func orthogonalSection(of attributes: UICollectionViewLayoutAttributes) -> Int? {
        guard let place = attributes.place, place.isInGroups, let arrangement, arrangement.sections.indices.contains(place.section),
            arrangement.sections[place.section].isOrthogonal
        else { return nil }
        return place.section
    }

    func orthogonalScroller(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
        guard let view = collectionView, let arrangement, let section = orthogonalSection(of: attributes) else { return nil }
        if let known = scrollers[section] { return known }
        let scroller = OrthogonalScroller(self, section: section)
        place(scroller, arrangement)
        scroller.contentOffset = restingOffset(of: arrangement.sections[section], arrangement)
        scrollers[section] = scroller
        view.addSubview(scroller)
        return scroller
    }

    func scrollerMoves() {
        let context = makeInvalidationContext()
        context.onlyFollowsBounds = true
        invalidateLayout(with: context)
    }

    /// Puts scrollers where their sections are now, and takes away those of sections that no longer scroll.
    func updateScrollers() {
        guard let arrangement else { return }
        for (section, scroller) in scrollers {
            guard arrangement.sections.indices.contains(section), arrangement.sections[section].isOrthogonal else {
                scroller.removeFromSuperview()
                scrollers[section] = nil
                continue
            }
            place(scroller, arrangement)
        }
    }

    private func place(_ scroller: OrthogonalScroller, _ arrangement: CompositionalArrangement) {
        let solution = arrangement.sections[scroller.section]
        let origin = arrangement.origin(of: scroller.section)
        let frame = arrangement.mirrored(solution.window.offsetBy(dx: origin.x, dy: origin.y))
        if scroller.frame != frame { scroller.frame = frame }
        let axis = solution.scrollAxis.other
        let size = axis.size(solution.orthogonalLength, solution.scrollAxis.of(solution.window.size))
        if scroller.contentSize != size { scroller.contentSize = size }
        let properties = solution.section.orthogonalScrollingProperties
        scroller.bounces = properties.bounce != .never
        scroller.alwaysBounceHorizontal = axis == .horizontal && properties.bounce == .always
        scroller.alwaysBounceVertical = axis == .vertical && properties.bounce == .always
        scroller.isPagingEnabled = solution.section.orthogonalScrollingBehavior == .paging
        if properties.decelerationRate == .automatic {
            let isFree = solution.section.orthogonalScrollingBehavior == .continuous
            scroller.decelerationRate = isFree ? .normal : .fast
        } else {
            scroller.decelerationRate = UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
        }
        // The first and the last group can come to rest in the middle, too.
        let inset = centeringInset(of: solution, arrangement)
        if scroller.contentInset != inset { scroller.contentInset = inset }
    }

    private func centeringInset(of solution: SectionSolution, _ arrangement: CompositionalArrangement) -> UIEdgeInsets {
        guard solution.section.orthogonalScrollingBehavior == .groupPagingCentered, solution.run.groupCount > 0 else { return .zero }
        let axis = solution.run.axis
        let window = axis.of(solution.window.size)
        let (first, last) = (solution.run[0], solution.run[solution.run.groupCount - 1])
        let before = max(0, (window - axis.of(first.placed.size)) / 2 - axis.of(solution.groupOrigin))
        let end = solution.orthogonalLength - axis.of(solution.groupOrigin) - last.start - axis.of(last.placed.size)
        let after = max(0, (window - axis.of(last.placed.size)) / 2 - end)
        if axis == .vertical { return UIEdgeInsets(top: before, left: 0, bottom: after, right: 0) }
        return arrangement.isMirrored
            ? UIEdgeInsets(top: 0, left: after, bottom: 0, right: before) : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
    }

    /// Where a section is that nobody has scrolled.
    func restingOffset(of solution: SectionSolution, _ arrangement: CompositionalArrangement) -> CGPoint {
        let inset = centeringInset(of: solution, arrangement)
        guard arrangement.isMirrored, solution.run.axis == .horizontal else { return CGPoint(x: -inset.left, y: -inset.top) }
        let hidden = solution.orthogonalLength - arrangement.container.width
        return CGPoint(x: max(0, hidden) + inset.right, y: 0)
    }

    /// Where a section shall come to rest.
    fileprivate func stop(of scroller: OrthogonalScroller, near proposed: CGPoint, velocity: CGPoint, from start: CGPoint) -> CGPoint? {
        guard let arrangement, arrangement.sections.indices.contains(scroller.section) else { return nil }
        let solution = arrangement.sections[scroller.section]
        let axis = solution.run.axis
        let behavior = solution.section.orthogonalScrollingBehavior
        guard solution.run.groupCount > 0 else { return nil }
        let isTurned = arrangement.isMirrored && axis == .horizontal
        let hidden = max(0, solution.orthogonalLength - arrangement.container.width)
        func straight(_ point: CGPoint) -> CGFloat { isTurned ? hidden - point.x : axis.of(point) }
        let speed = isTurned ? -velocity.x : axis.of(velocity)

        let stop: CGFloat
        switch behavior {
        case .none, .continuous, .paging: return nil
        case .continuousGroupLeadingBoundary:
            stop = offset(of: nearestGroup(to: straight(proposed), solution), solution)
        case .groupPaging, .groupPagingCentered:
            let current = nearestGroup(to: straight(start), solution)
            var next = nearestGroup(to: straight(scroller.contentOffset), solution)
            // A flick turns the page however short it is; no drag turns more than one.
            if abs(speed) > Self.flickSpeed { next = current + (speed > 0 ? 1 : -1) }
            next = min(max(next, current - 1, 0), current + 1, solution.run.groupCount - 1)
            stop = offset(of: next, solution)
        }
        let inset = scroller.contentInset
        let low = axis == .horizontal ? -(isTurned ? inset.right : inset.left) : -inset.top
        let window = axis.of(solution.window.size)
        let high = max(
            low, solution.orthogonalLength - window + (axis == .horizontal ? (isTurned ? inset.left : inset.right) : inset.bottom))
        let place = min(max(stop, low), high)
        return axis == .horizontal ? CGPoint(x: isTurned ? hidden - place : place, y: 0) : CGPoint(x: 0, y: place)
    }

    /// Points a second from which on the end of a drag is a flick.
    private static var flickSpeed: CGFloat { 200 }

    /// The offset at which a group is where it comes to rest.
    private func offset(of group: Int, _ solution: SectionSolution) -> CGFloat {
        let entry = solution.run[group]
        guard solution.section.orthogonalScrollingBehavior == .groupPagingCentered else { return entry.start }
        let axis = solution.run.axis
        return axis.of(solution.groupOrigin) + entry.start + axis.of(entry.placed.size) / 2 - axis.of(solution.window.size) / 2
    }

    private func nearestGroup(to place: CGFloat, _ solution: SectionSolution) -> Int {
        // Offsets grow with the groups' numbers.
        var (low, high) = (0, solution.run.groupCount - 1)
        while low < high {
            let middle = (low + high) / 2
            if (offset(of: middle, solution) + offset(of: middle + 1, solution)) / 2 < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Scrolls a section so that an item of it is seen.
    func scrollSection(to attributes: UICollectionViewLayoutAttributes, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let scroller = orthogonalScroller(of: attributes) else { return }
        let frame = attributes.frame.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY)
        var target = scroller.offsetShowing(frame)
        let size = scroller.bounds.size
        if position.contains(.left) { target.x = frame.minX }
        if position.contains(.centeredHorizontally) { target.x = frame.midX - size.width / 2 }
        if position.contains(.right) { target.x = frame.maxX - size.width }
        if position.contains(.top) { target.y = frame.minY }
        if position.contains(.centeredVertically) { target.y = frame.midY - size.height / 2 }
        if position.contains(.bottom) { target.y = frame.maxY - size.height }
        scroller.setContentOffset(scroller.clamped(target), animated: animated)
    }
}

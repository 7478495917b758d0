import Foundation

/// Pages that a person scrolls. Those beside the page that is shown are asked for when a drag begins.
@MainActor
final class ScrolledPages: NSObject, PageTurner, UIScrollViewDelegate {
    private unowned let owner: UIPageViewController
    private let scroll = UIScrollView()
    /// The pages in a row, with the one that is shown.
    private var before: UIViewController?
    private var after: UIViewController?
    private var knowsNeighbours = false
    /// The page that comes into sight.
    private var pending: UIViewController?
    /// A change by code under way: what is to be done at its end.
    private var change: ((Bool) -> Void)?

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        scroll.isPagingEnabled = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.scrollsToTop = false
        scroll.delegate = self
        if isHorizontal { scroll.alwaysBounceHorizontal = true } else { scroll.alwaysBounceVertical = true }
    }

    var view: UIView { scroll }
    var gestureRecognizers: [UIGestureRecognizer] { [] }
    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
    private var isMirrored: Bool { isHorizontal && scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func install() {
        scroll.isScrollEnabled = owner.dataSource != nil
        layOut()
    }

    func forgetNeighbours() {
        scroll.isScrollEnabled = owner.dataSource != nil
        guard change == nil, pending == nil else { return }
        knowsNeighbours = false
        (before, after) = (nil, nil)
        layOut()
    }

    // MARK: Places

    /// The length of a page along the axis, with the room to the next, in points.
    private var step: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }

    func place(in area: CGRect) {
        let frame =
            isHorizontal
            ? area.insetBy(dx: -owner.spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -owner.spacing / 2)
        guard scroll.frame != frame else { return }
        scroll.delegate = nil
        scroll.frame = frame
        scroll.delegate = self
        layOut()
    }

    /// The pages in the order in which they lie.
    private var row: [UIViewController] {
        let pages = [before, owner.shown.first, after].compactMap { $0 }
        return isMirrored ? pages.reversed() : pages
    }

    private func place(of controller: UIViewController?) -> Int { row.firstIndex { $0 === controller } ?? 0 }

    private func frame(at index: Int) -> CGRect {
        let size = scroll.bounds.size
        return isHorizontal
            ? CGRect(x: CGFloat(index) * step + owner.spacing / 2, y: 0, width: max(0, size.width - owner.spacing), height: size.height)
            : CGRect(x: 0, y: CGFloat(index) * step + owner.spacing / 2, width: size.width, height: max(0, size.height - owner.spacing))
    }

    /// Lays the pages out with the shown one in sight.
    private func layOut() {
        guard owner.isViewLoaded, step > 0 else { return }
        let pages = row
        let offset = CGFloat(place(of: owner.shown.first)) * step
        let isDragged = scroll.isDragging || scroll.isDecelerating
        let size = CGFloat(max(1, pages.count)) * step
        if !isDragged { scroll.delegate = nil }
        scroll.contentSize =
            isHorizontal ? CGSize(width: size, height: scroll.bounds.height) : CGSize(width: scroll.bounds.width, height: size)
        if !isDragged { scroll.contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset) }
        scroll.delegate = self
        for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview === scroll || page === owner.shown.first {
            show(page, at: index)
        }
    }

    private func show(_ page: UIViewController, at index: Int) {
        guard let view = page.view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        UIView.performWithoutAnimation {
            view.frame = frame(at: index)
            if view.superview !== scroll { scroll.addSubview(view) }
        }
    }

    // MARK: Changes by code

    func change(
        to new: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        finishChange(false)
        let old = owner.shown
        guard animated, let target = new.first, target !== old.first else {
            set(new, instead: old)
            return completion(true)
        }
        (before, after) = direction == .forward ? (nil, target) : (target, nil)
        owner.adopt([target])
        owner.appear([target], true, animated: true)
        owner.appear(old, false, animated: true)
        layOut()
        show(target, at: place(of: target))
        change = { [weak self] finished in
            guard let self else { return }
            self.owner.shown = [target]
            (self.before, self.after) = (nil, nil)
            self.owner.endAppearance(of: [target] + old)
            self.owner.release(old)
            self.knowsNeighbours = false
            self.layOut()
            completion(finished)
        }
        let offset = CGFloat(place(of: target)) * step
        scroll.setContentOffset(isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset), animated: true)
    }

    private func finishChange(_ finished: Bool) {
        guard let end = change else { return }
        change = nil
        end(finished)
    }

    private func set(_ new: [UIViewController], instead old: [UIViewController]) {
        let going = old.filter { page in !new.contains { $0 === page } }
        let coming = new.filter { page in !old.contains { $0 === page } }
        owner.shown = new
        (before, after, pending, knowsNeighbours) = (nil, nil, nil, false)
        owner.adopt(coming)
        owner.appear(coming, true, animated: false)
        owner.appear(going, false, animated: false)
        layOut()
        owner.endAppearance(of: coming + going)
        owner.release(going)
    }

    // MARK: A person scrolls

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        finishChange(false)
        guard !knowsNeighbours, owner.dataSource != nil else { return }
        knowsNeighbours = true
        before = owner.neighbours(.reverse)?.first
        after = owner.neighbours(.forward)?.first
        let old = offset
        layOut()
        // The row begins with another page now: what is in sight stays.
        let shift = CGFloat(place(of: owner.shown.first)) * step
        scroll.contentOffset = isHorizontal ? CGPoint(x: old + shift, y: 0) : CGPoint(x: 0, y: old + shift)
    }

    private var offset: CGFloat { isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard change == nil, knowsNeighbours, step > 0, scroll.isDragging || scroll.isDecelerating else { return }
        let distance = offset - CGFloat(place(of: owner.shown.first)) * step
        guard distance != 0 else { return }
        let forward = (distance > 0) != isMirrored
        guard let next = forward ? after : before, next !== pending else { return }
        if let pending { giveUp(pending) }
        pending = next
        owner.tellWillTransition(to: [next])
        owner.adopt([next])
        owner.appear([next], true, animated: true)
        owner.appear(owner.shown, false, animated: true)
        show(next, at: place(of: next))
    }

    private func giveUp(_ page: UIViewController) {
        owner.appear([page], false, animated: true)
        owner.endAppearance(of: [page])
        owner.release([page])
        page.viewIfLoaded?.removeFromSuperview()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { cameToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finishChange(true) }

    private func cameToRest() {
        guard let next = pending, step > 0 else { return }
        pending = nil
        let index = Int((offset / step).rounded())
        let previous = owner.shown
        let isDone = row.indices.contains(index) && row[index] === next
        if isDone {
            let direction = next === after ? 1 : -1
            owner.shown = [next]
            owner.endAppearance(of: [next] + previous)
            owner.release(previous)
            (before, after, knowsNeighbours) = (nil, nil, false)
            layOut()
            owner.tellDidFinish(from: previous, completed: true, by: direction)
        } else {
            owner.appear(previous, true, animated: true)
            owner.endAppearance(of: previous)
            giveUp(next)
            owner.tellDidFinish(from: previous, completed: false, by: 0)
        }
    }
}

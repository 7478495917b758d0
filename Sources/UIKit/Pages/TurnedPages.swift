import Foundation

/// Pages that a person turns over, as in a book.
@MainActor
final class TurnedPages: NSObject, PageTurner, UIGestureRecognizerDelegate {
    private unowned let owner: UIPageViewController
    private let host = UIView()
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var transition: ViewControllerTransition?
    /// Where the pages are turned to by the finger.
    private var direction = UIPageViewController.NavigationDirection.forward

    private static let duration: TimeInterval = 0.6

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        host.clipsToBounds = true
        pan.delegate = self
        tap.delegate = self
        pan.onAction = { [weak self] _ in self?.panDidChange() }
        tap.onAction = { [weak self] recognizer in
            guard let self, let direction = self.side(of: recognizer.location(in: self.host)) else { return }
            self.turn(direction, interactively: false)
        }
    }

    var view: UIView { host }
    var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

    func install() {
        owner.view.addGestureRecognizer(pan)
        owner.view.addGestureRecognizer(tap)
        showPages()
    }

    func forgetNeighbours() {}

    func place(in area: CGRect) {
        guard host.frame != area else { return }
        host.frame = area
        showPages()
    }

    // MARK: Places

    private var isVertical: Bool { owner.navigationOrientation == .vertical }

    private func frames(_ count: Int) -> [CGRect] {
        let bounds = host.bounds
        guard count == 2 else { return [bounds] }
        let (first, second) = bounds.divided(
            atDistance: isVertical ? bounds.height / 2 : bounds.width / 2, from: isVertical ? .minYEdge : .minXEdge)
        return [first, second]
    }

    private func showPages() {
        guard owner.isViewLoaded, transition == nil else { return }
        let frames = frames(owner.shown.count)
        for (page, frame) in zip(owner.shown, frames) {
            guard let view = page.view else { continue }
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = []
            view.frame = frame
            if view.superview !== host { host.addSubview(view) }
        }
    }

    // MARK: Changes

    func change(
        to new: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        let old = owner.shown
        let going = old.filter { page in !new.contains { $0 === page } }
        let coming = new.filter { page in !old.contains { $0 === page } }
        guard animated, !coming.isEmpty, transition == nil else {
            owner.shown = new
            owner.adopt(coming)
            owner.appear(coming, true, animated: false)
            owner.appear(going, false, animated: false)
            showPages()
            owner.endAppearance(of: going + coming)
            owner.release(going)
            return completion(true)
        }
        run(to: new, direction, interactor: nil, completion: completion)
    }

    private func run(
        to new: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
        interactor: UIPercentDrivenInteractiveTransition?, completion: @escaping (Bool) -> Void
    ) {
        let old = owner.shown
        owner.adopt(new)
        owner.appear(new, true, animated: true)
        owner.appear(old, false, animated: true)
        let transition = ViewControllerTransition(container: host, from: old.first, to: new.first)
        self.transition = transition
        let (oldViews, newViews) = (old.compactMap(\.view), zip(new, frames(new.count)))
        transition.onEnd = { [weak self] completed in
            guard let self else { return }
            self.transition = nil
            if completed { self.owner.shown = new } else { new.forEach { $0.view.removeFromSuperview() } }
            if !completed {
                self.owner.appear(new, false, animated: true)
                self.owner.appear(old, true, animated: true)
            }
            self.owner.endAppearance(of: completed ? old + new : new + old)
            self.owner.release(completed ? old : new)
            self.showPages()
            completion(completed)
        }
        let animator = CurlAnimator(isForward: direction == .forward, duration: Self.duration) {
            oldViews.forEach { $0.removeFromSuperview() }
            for (page, frame) in newViews {
                guard let view = page.view else { continue }
                view.translatesAutoresizingMaskIntoConstraints = true
                view.autoresizingMask = []
                view.frame = frame
                transition.containerView.addSubview(view)
            }
        }
        transition.start(animator: animator, interactor: interactor)
    }

    // MARK: A person turns

    /// The direction that a touch at the edge means.
    private func side(of point: CGPoint) -> UIPageViewController.NavigationDirection? {
        let (length, place) = isVertical ? (host.bounds.height, point.y) : (host.bounds.width, point.x)
        let edge = min(max(44, length * 0.15), length / 3)
        let isMirrored = !isVertical && host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if place > length - edge { return isMirrored ? .reverse : .forward }
        if place < edge { return isMirrored ? .forward : .reverse }
        return nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard transition == nil, owner.dataSource != nil, !owner.shown.isEmpty else { return false }
        if gestureRecognizer === tap { return side(of: tap.location(in: host)) != nil }
        let movement = pan.velocity(in: host)
        return isVertical ? abs(movement.y) >= abs(movement.x) : abs(movement.x) >= abs(movement.y)
    }

    private func turn(_ direction: UIPageViewController.NavigationDirection, interactively: Bool) {
        guard let new = owner.neighbours(direction) else { return }
        let previous = owner.shown
        owner.tellWillTransition(to: new)
        let interaction = interactively ? UIPercentDrivenInteractiveTransition() : nil
        self.interaction = interaction
        run(to: new, direction, interactor: interaction) { [weak self] completed in
            self?.owner.tellDidFinish(from: previous, completed: completed, by: completed ? (direction == .forward ? 1 : -1) : 0)
        }
    }

    private func panDidChange() {
        let isMirrored = !isVertical && host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let length = max(isVertical ? host.bounds.height : host.bounds.width, 1)
        let way = (isVertical ? pan.translation(in: host).y : pan.translation(in: host).x) * (isMirrored ? -1 : 1)
        let speed = (isVertical ? pan.velocity(in: host).y : pan.velocity(in: host).x) * (isMirrored ? -1 : 1)
        switch pan.state {
        case .began:
            direction = speed < 0 ? .forward : .reverse
            turn(direction, interactively: true)
        case .changed:
            interaction?.update(progress(way, length))
        case .ended:
            let towards = direction == .forward ? -speed : speed
            if progress(way, length) + towards / length * 0.2 > 0.4 { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        case .possible: break
        }
    }

    private func progress(_ way: CGFloat, _ length: CGFloat) -> CGFloat { min(max((direction == .forward ? -way : way) / length, 0), 1) }
}

/// The curl of a page that is turned.
private final class CurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool
    private let duration: TimeInterval
    private let exchange: () -> Void

    init(isForward: Bool, duration: TimeInterval, exchange: @escaping () -> Void) {
        (self.isForward, self.duration, self.exchange) = (isForward, duration, exchange)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.transition(
            with: transitionContext.containerView, duration: duration,
            options: [isForward ? .transitionCurlUp : .transitionCurlDown, .curveLinear], animations: exchange,
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}

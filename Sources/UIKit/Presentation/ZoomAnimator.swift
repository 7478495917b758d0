import Foundation

/// A controller's view grows out of another view, or shrinks into it: on a card that clips it, over what is behind.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let controller: UIViewController
    private weak var source: UIView?
    private let options: UIViewController.Transition.ZoomOptions
    private let isComing: Bool
    private var stage: ZoomStage?

    private static let duration: TimeInterval = 0.45

    init(
        _ controller: UIViewController, from source: UIView, _ options: UIViewController.Transition.ZoomOptions, isComing: Bool
    ) {
        (self.controller, self.source, self.options, self.isComing) = (controller, source, options, isComing)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    /// Puts everything where the transition begins; `nil` if there is nothing to move.
    func prepare(_ context: any UIViewControllerContextTransitioning) -> ZoomStage? {
        let container = context.containerView
        if isComing {
            guard let view = context.view(forKey: .to) ?? controller.view else { return nil }
            view.frame = context.finalFrame(for: controller)
            container.addSubview(view)
            view.layoutIfNeeded()
            stage = make(view, in: container)
        } else {
            guard let view = context.view(forKey: .from) ?? controller.view else { return nil }
            if let to = context.view(forKey: .to), to.superview == nil, let below = context.viewController(forKey: .to) {
                to.frame = context.finalFrame(for: below)
                container.insertSubview(to, at: 0)
                to.layoutIfNeeded()
            }
            stage = make(view, in: container)
        }
        return stage
    }

    private func make(_ view: UIView, in container: UIView) -> ZoomStage {
        // A list that was scrolled meanwhile has laid its cells out by now.
        let source = source.flatMap { $0.window == nil ? nil : $0 }
        let alignment = source.flatMap { source in
            options.alignmentRectProvider?(UIViewController.Transition.ZoomOptions.AlignmentRectContext(source: source, zoomed: controller))
        }
        return ZoomStage(view, in: container, source: source, alignment: alignment, options, isOpen: !isComing)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let stage = prepare(context) else { return context.completeTransition(true) }
        run(stage, isOpen: isComing, context)
    }

    /// Moves the card from where it is to one of its ends. The transition is complete when that is the one it leads to.
    func run(_ stage: ZoomStage, isOpen: Bool, _ context: any UIViewControllerContextTransitioning) {
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: { stage.show(isOpen: isOpen) },
            completion: { _ in
                stage.strike()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

/// What is seen of a zoom: what is behind is dimmed, a card holds the zoomed view, and a picture of the source fades on it.
@MainActor
final class ZoomStage {
    private let view: UIView
    private let container: UIView
    private weak var source: UIView?
    private let card = UIView()
    private let dim = UIView()
    private let blur: UIVisualEffectView?
    private let effect: UIVisualEffect?
    private let picture: UIView?
    private let open: CGRect
    /// Where the card is when it is closed, in the container's points.
    private let closed: CGRect
    private let closedRadius: CGFloat
    /// The part of the view, in its points, that fills the closed card.
    private let part: CGRect
    private let sourceAlpha: CGFloat
    private let transform: CGAffineTransform

    /// Dims what is behind if the app says no colour.
    private static let shade = UIColor(white: 0, alpha: 0.25)
    /// The corners of a card that is dragged, in points, and how small it becomes.
    private static let (draggedRadius, smallest): (CGFloat, CGFloat) = (24, 0.6)

    init(
        _ view: UIView, in container: UIView, source: UIView?, alignment: CGRect?, _ options: UIViewController.Transition.ZoomOptions,
        isOpen: Bool
    ) {
        (self.view, self.container, self.source) = (view, container, source)
        open = view.frame
        transform = view.transform
        let middle = CGRect(x: open.midX, y: open.midY, width: 0, height: 0).insetBy(dx: -open.width / 4, dy: -open.height / 4)
        closed = source.map { $0.convert($0.bounds, to: container) } ?? middle
        closedRadius = source?.layer.cornerRadius ?? 0
        let whole = CGRect(origin: .zero, size: open.size)
        let wanted = alignment.map { $0.intersection(whole) } ?? whole
        part = wanted.isEmpty ? whole : wanted
        sourceAlpha = source?.alpha ?? 1
        picture = source?.snapshotView(afterScreenUpdates: false)
        effect = options.dimmingVisualEffect
        blur = effect.map { _ in UIVisualEffectView(effect: nil) }
        dim.backgroundColor = options.dimmingColor ?? (effect == nil ? Self.shade : .clear)
        build(isOpen: isOpen)
    }

    private func build(isOpen: Bool) {
        UIView.performWithoutAnimation {
            for behind in [blur, dim] as [UIView?] {
                guard let behind else { continue }
                behind.frame = container.bounds
                container.insertSubview(behind, belowSubview: view)
            }
            card.clipsToBounds = true
            container.insertSubview(card, aboveSubview: view)
            card.addSubview(view)
            if let picture {
                picture.isUserInteractionEnabled = false
                card.addSubview(picture)
            }
            source?.alpha = 0
            show(isOpen: isOpen)
        }
    }

    /// Puts the card at one of its ends.
    func show(isOpen: Bool) {
        card.transform = .identity
        card.frame = isOpen ? open : closed
        card.layer.cornerRadius = isOpen ? 0 : closedRadius
        dim.alpha = isOpen ? 1 : 0
        blur?.effect = isOpen ? effect : nil
        picture?.frame = card.bounds
        picture?.alpha = isOpen ? 0 : 1
        // Closed, the part fills the card.
        let scale = isOpen ? 1 : max(closed.width / part.width, closed.height / part.height)
        let middle = CGPoint(x: open.width / 2, y: open.height / 2)
        let seen = isOpen ? middle : CGPoint(x: part.midX, y: part.midY)
        view.transform = transform.scaledBy(x: scale, y: scale)
        view.center = CGPoint(
            x: card.bounds.midX + (middle.x - seen.x) * scale, y: card.bounds.midY + (middle.y - seen.y) * scale)
    }

    /// Lets the open card follow a finger; returns how far it is, from 0 to 1.
    func drag(by way: CGVector, scale pinched: CGFloat) -> CGFloat {
        let length = max(way.dy, hypot(way.dx, way.dy) * 0.5)
        let progress = min(max(max(length / max(open.height, 1), 1 - pinched), 0), 1)
        let scale = max(Self.smallest, min(pinched, 1 - progress * (1 - Self.smallest)))
        card.transform = CGAffineTransform(translationX: way.dx, y: way.dy).scaledBy(x: scale, y: scale)
        card.layer.cornerRadius = Self.draggedRadius * min(1, progress * 8)
        dim.alpha = 1 - progress
        return progress
    }

    /// Takes down what was put up; the view is in the container again.
    func strike() {
        UIView.performWithoutAnimation {
            view.transform = transform
            container.insertSubview(view, aboveSubview: card)
            view.frame = open
            for part in [card, dim, blur] as [UIView?] { part?.removeFromSuperview() }
            source?.alpha = sourceAlpha
        }
    }
}

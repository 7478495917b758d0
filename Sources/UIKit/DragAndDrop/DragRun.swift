import Foundation

/// A drag under way: what is lifted follows the finger, and what is below it is asked what a drop would do.
@MainActor
final class DragRun {
    private let session: LocalDragSession
    private weak var interaction: UIDragInteraction?
    private weak var window: UIWindow?
    private var picture: UIView?
    private var home = CGRect.zero
    /// From the finger to the middle of what is lifted.
    private var offset = CGPoint.zero
    private weak var target: UIDropInteraction?
    private var visited: [UIDropInteraction] = []
    private var operation = UIDropOperation.cancel
    /// What the drag opens if it stays.
    private var spring: SpringRun?
    /// Where the finger came down; lifted there, a drag begins when it moves away.
    private let start: CGPoint
    private var isDragging = false

    /// How far a finger moves before what it has lifted is dragged, in points.
    private static let slack: CGFloat = 10

    init(_ session: LocalDragSession, from interaction: UIDragInteraction, in window: UIWindow) {
        (self.session, self.interaction, self.window) = (session, interaction, window)
        start = session.place
        session.run = self
    }

    private var delegate: (any UIDragInteractionDelegate)? { interaction?.delegate }

    /// The finger stayed: what is below it is lifted. Where its menu opens by the same press, that has lifted it already.
    func lift() {
        guard let interaction, let window else { return }
        if !interaction.menus.contains(where: \.isOpen) { lift(in: window) }
        interaction.didLift?()
    }

    private func begin() {
        guard let interaction, let delegate, let window else { return }
        isDragging = true
        for menu in interaction.menus { menu.giveWayToDrag() }
        if let picture { window.bringSubviewToFront(picture) } else { lift(in: window) }
        session.allowsMoveOperation =
            OptionalRequirement.call { delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session) } ?? true
        session.isRestrictedToDraggingApplication =
            OptionalRequirement.call { delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) } ?? false
        OptionalRequirement.call { delegate.dragInteraction(interaction, sessionWillBegin: session) }
    }

    private func lift(in window: UIWindow) {
        guard let interaction, let delegate, let view = interaction.view, let item = session.items.first else { return }
        let given = OptionalRequirement.call { delegate.dragInteraction(interaction, previewForLifting: item, session: session) }
        var lifted = ((given ?? nil) ?? UITargetedDragPreview(view: view)).lifted()
        if let own = item.previewProvider?(), let place = lifted?.frame {
            let target = UIPreviewTarget(container: window, center: CGPoint(x: place.midX, y: place.midY))
            lifted = UITargetedDragPreview(view: own.view, parameters: own.parameters, target: target).lifted() ?? lifted
        }
        guard let lifted else { return }
        home = lifted.frame
        session.previewSize = home.size
        offset = CGPoint(x: home.midX - start.x, y: home.midY - start.y)
        picture = lifted.view
        lifted.view.frame = home
        lifted.view.isUserInteractionEnabled = false
        lifted.view.alpha = 0.9
        window.addSubview(lifted.view)
        let lifting = DropLanding { $0.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
        OptionalRequirement.call { delegate.dragInteraction(interaction, willAnimateLiftWith: lifting, session: session) }
        UIView.animate(
            withDuration: 0.2, animations: { lifting.animate(lifted.view) }, completion: { _ in lifting.complete() })
    }

    func move(to place: CGPoint) {
        if !isDragging {
            guard hypot(place.x - start.x, place.y - start.y) > Self.slack else { return }
            begin()
        }
        session.place = place
        picture?.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
        if let interaction, let delegate {
            OptionalRequirement.call { delegate.dragInteraction(interaction, sessionDidMove: session) }
        }
        update()
    }

    /// Asks what is below the finger what a drop would do there.
    func update() {
        updateSpring()
        let found = dropInteraction(at: session.place)
        if found !== target {
            leave()
            target = found
            if let found {
                if !visited.contains(where: { $0 === found }) { visited.append(found) }
                OptionalRequirement.call { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
            }
        }
        operation = proposal()
    }

    private func updateSpring() {
        guard isDragging, let window else { return }
        if let spring, spring.move(to: session.place) { return }
        spring?.end()
        spring = SpringRun.find(at: session.place, in: window)
    }

    private func leave() {
        guard let target else { return }
        OptionalRequirement.call { target.delegate?.dropInteraction(target, sessionDidExit: session) }
    }

    private func proposal() -> UIDropOperation {
        guard let target, let delegate = target.delegate else { return .cancel }
        let proposal = OptionalRequirement.call { delegate.dropInteraction(target, sessionDidUpdate: session) }
        let operation = proposal?.operation ?? .cancel
        return operation == .move && !session.allowsMoveOperation ? .cancel : operation
    }

    /// The innermost view at a place that takes the drag.
    private func dropInteraction(at place: CGPoint) -> UIDropInteraction? {
        var view = window?.hitTest(place, with: nil)
        while let current = view {
            for case let drop as UIDropInteraction in current.interactions where drop.canHandle(session) { return drop }
            view = current.superview
        }
        return nil
    }

    func end(at place: CGPoint) {
        move(to: place)
        endSpring()
        guard isDragging, let target, operation == .copy || operation == .move else { return cancel() }
        finish(operation)
        OptionalRequirement.call { target.delegate?.dropInteraction(target, performDrop: session) }
        let (ended, picture) = (session, picture)
        let landing = session.takeLanding()
        UIView.animate(
            withDuration: 0.25,
            animations: {
                picture?.alpha = 0
                if let landing { landing.animate(picture) } else { picture?.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
            },
            completion: { [visited, operation] _ in
                picture?.removeFromSuperview()
                landing?.complete()
                OptionalRequirement.call { target.delegate?.dropInteraction(target, concludeDrop: ended) }
                self.conclude(visited, operation)
            })
    }

    private func endSpring() {
        spring?.end()
        spring = nil
    }

    /// Nothing takes it: what was lifted goes home.
    func cancel() {
        endSpring()
        if isDragging {
            leave()
            target = nil
            finish(.cancel)
        }
        let (picture, home, visited) = (picture, home, visited)
        UIView.animate(
            withDuration: 0.3,
            animations: {
                picture?.transform = .identity
                picture?.frame = home
            },
            completion: { _ in
                picture?.removeFromSuperview()
                self.conclude(visited, .cancel)
            })
    }

    private func finish(_ operation: UIDropOperation) {
        guard let interaction, let delegate else { return }
        OptionalRequirement.call { delegate.dragInteraction(interaction, session: session, willEndWith: operation) }
    }

    private func conclude(_ visited: [UIDropInteraction], _ operation: UIDropOperation) {
        // What was only lifted was no drag: nobody was told of one.
        guard isDragging else {
            interaction?.didCancelLift?()
            return
        }
        for drop in visited { OptionalRequirement.call { drop.delegate?.dropInteraction(drop, sessionDidEnd: session) } }
        guard let interaction, let delegate else { return }
        OptionalRequirement.call { delegate.dragInteraction(interaction, session: session, didEndWith: operation) }
    }
}

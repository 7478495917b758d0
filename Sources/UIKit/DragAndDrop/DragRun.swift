import Foundation

/// A drag under way: what is lifted follows the finger, and what is below it is asked what a drop would do.
@MainActor
final class DragRun {
    private let session: LocalDragSession
    private weak var interaction: UIDragInteraction?
    private weak var window: UIWindow?
    private var picture: UIView?
    private var home = CGRect.zero
    /// What was lifted, where it was.
    private var lifted: UITargetedDragPreview?
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
        let preview = (given ?? nil) ?? UITargetedDragPreview(view: view)
        self.lifted = preview
        var lifted = preview.lifted()
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
        let landing = self.landing(on: target)
        UIView.animate(
            withDuration: 0.25,
            animations: {
                picture?.alpha = 0
                landing.animate(picture)
            },
            completion: { [visited, operation] _ in
                picture?.removeFromSuperview()
                landing.complete()
                OptionalRequirement.call { target.delegate?.dropInteraction(target, concludeDrop: ended) }
                self.conclude(visited, operation)
            })
    }

    /// Where what is dropped goes: where whoever took it said as it did, or where its preview says that it goes.
    private func landing(on target: UIDropInteraction) -> DropLanding {
        let fading = DropLanding { $0.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
        var landing = session.takeLanding()
        if landing == nil, let item = session.items.first, let lifted, let delegate = target.delegate {
            let answer = OptionalRequirement.call {
                delegate.dropInteraction(target, previewForDropping: item, withDefault: lifted)
            }
            landing = (answer ?? nil).map(way)
        }
        let first = landing ?? fading
        accompany(first) { item, animator in
            OptionalRequirement.call { target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator) }
        }
        return first
    }

    /// The way back of what nothing takes: to where it was lifted, or to where its preview says.
    private func returning() -> DropLanding {
        let home = home
        var landing = DropLanding { picture in
            picture.transform = .identity
            picture.frame = home
        }
        // What was only lifted was no drag: nobody was told of one.
        guard isDragging, let interaction, let delegate else { return landing }
        if let item = session.items.first, let lifted,
            let answer = OptionalRequirement.call({
                delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: lifted)
            })
        {
            landing = answer.map(way) ?? DropLanding { $0.alpha = 0 }
        }
        accompany(landing) { item, animator in
            OptionalRequirement.call { delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator) }
        }
        return landing
    }

    /// Tells of the way of each item. One picture is lifted for all of them, which stands for the first.
    private func accompany(_ first: DropLanding, _ tell: (UIDragItem, DropLanding) -> Void) {
        for (index, item) in session.items.enumerated() {
            let landing = index == 0 ? first : DropLanding { _ in }
            tell(item, landing)
            if index > 0 { landing.runUnseen() }
        }
    }

    /// The way of what was lifted to the place of a preview, whose view it becomes.
    private func way(to preview: UITargetedDragPreview) -> DropLanding {
        guard let end = preview.lifted() else { return DropLanding { $0.alpha = 0 } }
        let becomes = preview.view === lifted?.view ? nil : end.view
        let landing = DropLanding { picture in
            @MainActor func place(_ view: UIView) {
                view.transform = .identity
                view.frame = end.frame
                view.transform = preview.target.transform
            }
            if let becomes {
                UIView.performWithoutAnimation {
                    becomes.frame = picture.frame
                    becomes.alpha = 0
                    picture.superview?.insertSubview(becomes, aboveSubview: picture)
                }
                place(becomes)
                (becomes.alpha, picture.alpha) = (1, 0)
            }
            place(picture)
        }
        if let becomes { landing.addCompletion { _ in becomes.removeFromSuperview() } }
        return landing
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
        let (picture, visited, landing) = (picture, visited, returning())
        UIView.animate(
            withDuration: 0.3, animations: { landing.animate(picture) },
            completion: { _ in
                picture?.removeFromSuperview()
                landing.complete()
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
        guard operation == .copy || operation == .move else { return }
        session.afterLoads { [session] in
            OptionalRequirement.call { delegate.dragInteraction(interaction, sessionDidTransferItems: session) }
        }
    }
}

import Foundation
import ObjCRuntime

/// A change of the layout that somebody's hand drives.
struct CollectionTransition {
    let layout: UICollectionViewTransitionLayout
    /// Where the content was scrolled to when it began, and where it will be.
    let start: CGPoint
    let end: CGPoint
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// The progress for which the content was last scrolled.
    var progress: CGFloat = 0

    /// Where the content is scrolled to at the present progress.
    var offset: CGPoint {
        let progress = layout.transitionProgress
        return CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    }
}

extension UICollectionView {
    /// What is called when a transition that was driven by hand has ended: whether its last animation went to its end, and whether the
    /// transition was finished and not cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    func beginTransition(
        to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        guard state.transition == nil else {
            raiseInconsistency("the collection is already in the middle of an interactive transition")
        }
        layoutElements()
        let current = collectionViewLayout
        let answer = collectionDelegate.flatMap { delegate in
            OptionalRequirement.call { delegate.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next) }
        }
        let transition = answer ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        current.prepareForTransition(to: next)
        next.prepareForTransition(from: current)
        for view in state.visible.values { view.willTransition(from: current, to: next) }

        // It may have been used before, with other data.
        let context = next.makeInvalidationContext()
        context.invalidateEverything = true
        next.invalidateLayout(with: context)
        next.owner = self
        transition.transitionProgress = 0
        install(transition)
        prepareLayoutIfNeeded()
        state.transition = CollectionTransition(
            layout: transition, start: contentOffset, end: offset(after: next), completion: completion)
        setNeedsLayout()
        return transition
    }

    /// Where content shall be scrolled to once a layout is in force.
    private func offset(after layout: UICollectionViewLayout) -> CGPoint {
        let inset = adjustedContentInset
        let size = layout.collectionViewContentSize
        func limited(_ value: CGFloat, _ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ room: CGFloat) -> CGFloat {
            max(-before, min(value, length + after - room))
        }
        let wanted = wantedOffset(after: layout)
        return CGPoint(
            x: limited(wanted.x, inset.left, size.width, inset.right, bounds.width),
            y: limited(wanted.y, inset.top, size.height, inset.bottom, bounds.height))
    }

    /// Where a layout, and then the delegate, want the content to be scrolled to after a change.
    func wantedOffset(after layout: UICollectionViewLayout) -> CGPoint {
        let proposed = layout.targetContentOffset(forProposedContentOffset: contentOffset)
        let asked = collectionDelegate.flatMap { delegate in
            OptionalRequirement.call { delegate.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) }
        }
        return asked ?? proposed
    }

    /// How far the two layouts' contents are from the content as it is scrolled now.
    var transitionShifts: (CGPoint, CGPoint)? {
        guard let transition = state.transition else { return nil }
        let now = contentOffset
        return (
            CGPoint(x: transition.start.x - now.x, y: transition.start.y - now.y),
            CGPoint(x: transition.end.x - now.x, y: transition.end.y - now.y)
        )
    }

    /// Scrolls as far as the transition has gone; a hand that scrolls meanwhile is followed until the progress changes.
    func followTransition() {
        guard let transition = state.transition, transition.layout.transitionProgress != transition.progress else { return }
        state.transition?.progress = transition.layout.transitionProgress
        contentOffset = transition.offset
    }

    /// Puts a layout in the place of the one in force, which stays with the collection view.
    private func install(_ layout: UICollectionViewLayout) {
        exchangeLayout(layout)
        state.needsPrepare = true
        state.nearbyRect = .null
    }

    func endTransition(finishes: Bool) {
        guard let transition = state.transition else {
            raiseInconsistency(
                "the collection is not prepared for an interactive transition. see "
                    + "startInteractiveTransitionToCollectionViewLayout:completion:")
        }
        state.transition = nil
        let (current, next) = (transition.layout.currentLayout, transition.layout.nextLayout)
        let (kept, left) = finishes ? (next, current) : (current, next)
        transition.layout.owner = nil
        install(kept)
        left.detach()
        for (key, view) in state.visible where key.category == .decorationView {
            guard let kind = key.kind, kept.decorationPool(for: kind).source(for: kind) == nil else { continue }
            view.removeFromSuperview()
            state.visible[key] = nil
        }
        let settle = {
            self.prepareLayoutIfNeeded()
            self.contentOffset = finishes ? transition.end : transition.start
            self.layoutElements()
            current.finalizeLayoutTransition()
            next.finalizeLayoutTransition()
        }
        let complete: (Bool) -> Void = { [weak self] completed in
            if finishes {
                for view in self?.state.visible.values.map({ $0 }) ?? [] { view.didTransition(from: current, to: next) }
            } else {
                for view in self?.state.visible.values.map({ $0 }) ?? [] { view.didTransition(from: next, to: current) }
            }
            transition.completion?(completed, finishes)
        }
        guard window != nil, UIView.areAnimationsEnabled else {
            settle()
            complete(true)
            return
        }
        UIView.animate(withDuration: 0.3, animations: settle, completion: complete)
    }
}

import Foundation

/// A guide that has constraints come and go as it comes near edges and leaves them.
/// See https://developer.apple.com/documentation/uikit/uitrackinglayoutguide.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var whenNear: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
    private var whenAway: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

    /// The edges that the guide is near; `nil` while it tracks nothing.
    var nearEdges: NSDirectionalRectEdge? { nil }

    // @objc(setConstraints:activeWhenNearEdge:)
    /// Has constraints be active while the guide is near an edge, or all of several, in the place of those that were.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        deactivate(whenNear[edge], besides: trackingConstraints)
        whenNear[edge] = trackingConstraints
        track()
    }

    // @objc(constraintsActiveWhenNearEdge:)
    /// The constraints that are active while the guide is near an edge.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { whenNear[edge] ?? [] }

    // @objc(setConstraints:activeWhenAwayFromEdge:)
    /// Has constraints be active while the guide is away from an edge, or all of several, in the place of those that were.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        deactivate(whenAway[edge], besides: trackingConstraints)
        whenAway[edge] = trackingConstraints
        track()
    }

    // @objc(constraintsActiveWhenAwayFromEdge:)
    /// The constraints that are active while the guide is away from an edge.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { whenAway[edge] ?? [] }

    /// Deactivates all of these constraints, and forgets them.
    open func removeAllTrackedConstraints() {
        deactivate(whenNear.values.flatMap { $0 } + whenAway.values.flatMap { $0 }, besides: [])
        (whenNear, whenAway) = ([:], [:])
    }

    private func deactivate(_ old: [NSLayoutConstraint]?, besides new: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate((old ?? []).filter { constraint in !new.contains { $0 === constraint } })
    }

    /// Brings the constraints up to date with where the guide is.
    func track() {
        let near = nearEdges
        var (on, off): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        for (edges, constraints) in whenNear {
            if near?.isSuperset(of: edges) ?? false { on += constraints } else { off += constraints }
        }
        for (edges, constraints) in whenAway {
            if near?.isDisjoint(with: edges) ?? false { on += constraints } else { off += constraints }
        }
        // What has to go goes first: both would contradict each other.
        NSLayoutConstraint.deactivate(off.filter { constraint in !on.contains { $0 === constraint } })
        NSLayoutConstraint.activate(on)
    }
}

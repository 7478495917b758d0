import Foundation

/// What a view that takes part in Auto Layout keeps for it.
@MainActor
package final class UIViewLayoutState {
    /// The active constraints that the view holds: it is the closest ancestor of their items, or they were added to it.
    nonisolated(unsafe) var constraints: [NSLayoutConstraint] = []
    /// The active constraints that relate the view or a guide of it.
    var mentions: [NSLayoutConstraint] = []
    /// The guides that the app added.
    var guides: [UILayoutGuide] = []
    /// The guides that every view has, once asked for.
    var systemGuides: [UILayoutGuide] = []
    /// The engine of the hierarchy whose root the view is.
    var engine: LayoutEngine?
    /// What stands for the view in the engine of its hierarchy.
    weak var item: LayoutItem?

    var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    var compression: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)

    /// A stack view hides the view once an animation ends.
    var hidesAfterAnimation = false

    /// The margins that were set, by language direction or by side.
    var directionalMargins: NSDirectionalEdgeInsets?
    var margins: UIEdgeInsets?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var followsReadableWidth = false
    /// The margins when they were last told about.
    var knownMargins: UIEdgeInsets?

    deinit {
        for constraint in constraints { constraint.holder = nil }
    }
}

extension UIView {
    /// The layout state, made if there is none yet.
    var layoutStateForWriting: UIViewLayoutState {
        if let layoutState { return layoutState }
        let made = UIViewLayoutState()
        layoutState = made
        return made
    }

    /// The topmost view of the hierarchy: the window, or a view that is in none.
    var layoutRoot: UIView {
        var view = self
        while let parent = view.superviewStorage { view = parent }
        return view
    }

    /// The engine that lays out the hierarchy, if there is one already.
    var layoutEngine: LayoutEngine? { layoutRoot.layoutState?.engine }
}

import UIKit

/// The UIKit view of a lazy container: it shows the lines that are in sight.
final class LazyContentView: EffectView, ScrollFollowing {
    /// Called to show what is in sight.
    var fill: () -> Void = {}
    /// Called when something else may be in sight.
    var sightChanged: () -> Void = {}

    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    func scrollMoved() {
        sightChanged()
        // What looks at the views that are in sight next finds those.
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill()
    }

    /// What is in sight, in the view's own coordinates; and that part of it that bars leave.
    func sight() -> (all: CGRect, clear: CGRect) {
        guard let window else { return (.zero, .zero) }
        var all = convert(window.bounds, from: window)
        var clear = all
        var next = superview
        while let view = next {
            if let scrollView = view as? UIScrollView {
                let bounds = scrollView.bounds
                all = all.intersection(convert(bounds, from: scrollView))
                clear = clear.intersection(convert(bounds.inset(by: scrollView.adjustedContentInset), from: scrollView))
                (scrollView as? any FollowedScroller)?.followers.add(self)
            }
            next = view.superview
        }
        return (all, clear)
    }
}

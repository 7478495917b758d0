import UIKit

/// What has to know when something around it is scrolled.
@MainActor
protocol ScrollFollowing: AnyObject {
    func scrollMoved()
}

/// The followers of a scroll view.
@MainActor
final class ScrollFollowers {
    private struct Entry {
        weak var follower: (any ScrollFollowing)?
    }
    private var entries: [Entry] = []

    func add(_ follower: any ScrollFollowing) {
        guard !entries.contains(where: { $0.follower === follower }) else { return }
        entries.removeAll { $0.follower == nil }
        entries.append(Entry(follower: follower))
    }

    func tell() {
        for entry in entries { entry.follower?.scrollMoved() }
    }
}

/// A scroll view that tells what is in it when it moves.
@MainActor
protocol FollowedScroller: UIScrollView {
    var followers: ScrollFollowers { get }
}

extension UIView {
    /// Lets something follow all that scrolls the view.
    func addScrollFollower(_ follower: any ScrollFollowing) {
        var next = superview
        while let view = next {
            (view as? any FollowedScroller)?.followers.add(follower)
            next = view.superview
        }
    }

    /// The nearest view around this one that scrolls it, in a direction if one is given.
    func scroller(_ axis: Axis? = nil) -> UIScrollView? {
        sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first { scroller in
            guard let axis, let own = (scroller as? ScrollContentView)?.axes else { return true }
            return own.contains(axis == .vertical ? .vertical : .horizontal)
        }
    }
}

import Foundation
import QuartzCore

/// What the pointer is over.
@MainActor
struct PointerHit {
    let window: UIWindow
    /// Where the pointer is, in the window's points.
    let location: CGPoint
    /// The view that it is over and those around that, the innermost first.
    let path: [UIView]

    func contains(_ view: UIView?) -> Bool { path.contains { $0 === view } }
}

/// Somebody who goes by what the pointer is over.
@MainActor
protocol PointerFollower: AnyObject {
    /// Whether anything would come of it: where nobody follows, nothing is looked for below the pointer.
    var followsPointer: Bool { get }
    /// The pointer is over something, or nothing, now. Called for all before `pointerMoves(to:)`: what it left ends before anything begins.
    func pointerLeaves(for hit: PointerHit?)
    /// The pointer is over something.
    func pointerMoves(to hit: PointerHit)
    /// A button of the mouse was pressed, or a finger came down.
    func pointerPresses()
}

extension PointerFollower {
    /// Nothing changes for who goes by the pointer's place alone.
    func pointerPresses() {}
}

/// Where the pointer is, and who goes by that, in this session.
@MainActor
package final class PointerTracker {
    private struct Entry {
        weak var follower: (any PointerFollower)?
    }

    private var entries: [Entry] = []
    /// Where the pointer is, in the screen's points; `nil` while it is elsewhere.
    private(set) var place: CGPoint?

    /// Whether the pointer is to be seen.
    var isPointerShown = true {
        didSet { if isPointerShown != oldValue { pointerVisibilityDidChange?(isPointerShown) } }
    }
    /// Called with whether the pointer is to be seen, when that changes.
    package var pointerVisibilityDidChange: ((Bool) -> Void)?

    private init() {}

    /// The present session's.
    package static var current: PointerTracker { Session.current.part(PointerTracker.init) }

    /// Has somebody follow the pointer, who is not kept. It is told when the pointer next moves.
    func add(_ follower: any PointerFollower) {
        entries.removeAll { $0.follower == nil }
        if !entries.contains(where: { $0.follower === follower }) { entries.append(Entry(follower: follower)) }
    }

    func remove(_ follower: any PointerFollower) { entries.removeAll { $0.follower == nil || $0.follower === follower } }

    /// The pointer is at a place of the screen, or left it. Returns whether anybody goes by that.
    package func pointerMoved(to place: CGPoint?) -> Bool {
        self.place = place
        return update()
    }

    /// A button of the mouse was pressed, or a finger came down.
    package func pointerPressed() {
        for follower in entries.compactMap(\.follower) where follower.followsPointer { follower.pointerPresses() }
    }

    /// Something else may be below the pointer now. Returns whether anybody goes by that.
    @discardableResult
    func update() -> Bool {
        let followers = entries.compactMap(\.follower).filter(\.followsPointer)
        guard !followers.isEmpty else { return false }
        let hit = place.flatMap(Self.hit)
        for follower in followers { follower.pointerLeaves(for: hit) }
        if let hit {
            for follower in followers where follower.followsPointer { follower.pointerMoves(to: hit) }
        }
        return true
    }

    private static func hit(_ place: CGPoint) -> PointerHit? {
        guard let (window, view) = WindowStack.shared.hitTest(place, with: nil) else { return nil }
        let path = Array(sequence(first: view, next: \.superview))
        return PointerHit(window: window, location: window.convert(place, from: nil as UIWindow?), path: path)
    }
}

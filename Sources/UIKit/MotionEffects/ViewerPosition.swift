import Foundation
import QuartzCore

/// Where the viewer is, and whose motion effects go by that, in this session.
@MainActor
package final class ViewerPosition {
    /// From -1 at the left and the top to 1 at the right and the bottom.
    private(set) var offset = UIOffset.zero
    private var target = UIOffset.zero
    private var views: [Weak<UIView>] = []
    private var ticker: FrameTicker?
    private var last: CFTimeInterval = 0

    /// The time in which most of the way to a new place is gone, in seconds.
    private static let pace: CFTimeInterval = 0.08
    /// A difference that nobody sees.
    private static let least: CGFloat = 0.002

    private init() {}

    /// The present session's.
    package static var current: ViewerPosition { Session.current.part(ViewerPosition.init) }

    /// The pointer is at a place of a screen of a size, or left it. Returns whether anybody goes by that.
    package func pointerMoved(to place: CGPoint?, in size: CGSize) -> Bool {
        func part(_ place: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? min(max(2 * place / length - 1, -1), 1) : 0 }
        // Who wants little motion sees none of this.
        let place = UIAccessibility.isReduceMotionEnabled ? nil : place
        target = place.map { UIOffset(horizontal: part($0.x, size.width), vertical: part($0.y, size.height)) } ?? .zero
        forgetOthers()
        guard !views.isEmpty else {
            offset = target
            return false
        }
        guard target != offset, ticker == nil else { return ticker != nil }
        last = CACurrentMediaTime()
        ticker = FrameTicker { [weak self] in self?.move(at: $0) }
        return true
    }

    func add(_ view: UIView) {
        if !views.contains(where: { $0.object === view }) { views.append(Weak(view)) }
    }

    private func forgetOthers() { views.removeAll { $0.object?.viewMotion?.effects.isEmpty ?? true } }

    /// Goes on towards the new place; ends there.
    private func move(at time: CFTimeInterval) {
        let part = CGFloat(1 - exp(-max(0, time - last) / Self.pace))
        last = time
        let (x, y) = (target.horizontal - offset.horizontal, target.vertical - offset.vertical)
        if abs(x) < Self.least, abs(y) < Self.least {
            offset = target
            ticker = nil
        } else {
            offset.horizontal += x * part
            offset.vertical += y * part
        }
        forgetOthers()
        for view in views.compactMap(\.object) { view.viewMotion?.apply(offset, to: view) }
    }
}

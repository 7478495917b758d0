import UIKit

/// A recogniser of UIKit's on a view.
struct RecognizerModifier: ItemModifier {
    let make: () -> UIGestureRecognizer
    let action: (UIGestureRecognizer) -> Void
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> RecognizerItem { RecognizerItem(content, node, make()) }
    func update(_ item: RecognizerItem) {
        item.action = action
        item.recognizer.isEnabled = item.environment.isEnabled
    }
}

final class RecognizerItem: EffectItem {
    let recognizer: UIGestureRecognizer
    let movement = PressMovement()
    var action: (UIGestureRecognizer) -> Void = { _ in }
    private var target: RecognizerTarget?

    init(_ content: LayoutItem, _ node: _ViewNode, _ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        super.init(content, node)
        target = RecognizerTarget.connect(recognizer) { [weak self] in self?.action($0) }
        effectView.addGestureRecognizer(recognizer)
    }
}

extension View {
    /// Calls a function when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(
            RecognizerModifier(
                make: {
                    let tap = UITapGestureRecognizer()
                    tap.numberOfTapsRequired = count
                    return tap
                }, action: { if $0.state == .ended { action() } }))
    }

    /// Calls a function when the view is tapped, with the place.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(
            RecognizerModifier(
                make: {
                    let tap = UITapGestureRecognizer()
                    tap.numberOfTapsRequired = count
                    return tap
                },
                action: { recognizer in
                    guard recognizer.state == .ended else { return }
                    let point = recognizer.location(in: nil)
                    action(recognizer.view?.point(point, in: coordinateSpace.coordinateSpace) ?? point)
                }))
    }

    /// Calls a function when a finger stays on the view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in action() })
            .modifier(PressingModifier(maximumDistance: maximumDistance, changed: onPressingChanged))
    }
}

/// Tells when fingers come down on a view and leave it.
struct PressingModifier: ItemModifier {
    let maximumDistance: CGFloat
    let changed: ((Bool) -> Void)?
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> RecognizerItem {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        let item = RecognizerItem(content, node, press)
        press.delegate = SimultaneousDelegate.shared
        return item
    }
    func update(_ item: RecognizerItem) {
        item.recognizer.isEnabled = changed != nil
        item.action = { [movement = item.movement] recognizer in
            if let isPressed = movement.follow(recognizer, maximumDistance) { changed?(isPressed) }
        }
    }
}

/// Follows a finger that has come down, for as long as it stays near where it did.
@MainActor
final class PressMovement {
    private var start: CGPoint?

    /// Whether the view is pressed from now on; `nil` if nothing has changed.
    func follow(_ recognizer: UIGestureRecognizer, _ maximumDistance: CGFloat) -> Bool? {
        let point = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            start = point
            return true
        case .changed:
            guard let start, hypot(point.x - start.x, point.y - start.y) > maximumDistance else { return nil }
        case .ended, .cancelled: guard start != nil else { return nil }
        default: return nil
        }
        start = nil
        return false
    }
}

/// Lets recognisers go on beside others.
final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
    static let shared = SimultaneousDelegate()
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

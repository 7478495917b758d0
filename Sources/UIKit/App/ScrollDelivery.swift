import Foundation

/// Hands the wheel to the scroll view below the pointer.
@MainActor
enum ScrollDelivery {
    static func handle(location: CGPoint, delta: CGPoint) {
        guard let (window, view) = WindowStack.shared.hitTest(location, with: nil) else { return }
        var candidate: UIView? = view
        while let current = candidate {
            let point = current.convert(location, from: window)
            let place = window.convert(location, from: nil as UIWindow?)
            for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? [] where !(pan is ScrollPanGestureRecognizer) {
                if pan.scroll(by: delta, at: place) { return }
            }
            if let scroll = current as? UIScrollView, scroll.handleScroll(delta: delta, at: point) { return }
            candidate = current.superview
        }
    }
}

import Foundation

/// What keys do to a scroll view that the first responder is in.
@MainActor
enum KeyScrolling {
    /// How far an arrow key scrolls, in points.
    private static let step: CGFloat = 40
    /// How much of a page stays in sight when the next one is scrolled to, in points.
    private static let overlap: CGFloat = 40

    /// The scroll view nearest to a responder that keys may scroll.
    static func scrollView(of responder: UIResponder?) -> UIScrollView? {
        let chain = responder.map { sequence(first: $0) { $0.next } }
        return chain?.lazy.compactMap { $0 as? UIScrollView }.first {
            $0.allowsKeyboardScrolling && ($0.canScrollVertically || $0.canScrollHorizontally)
        }
    }

    /// Scrolls, if the key is one that does, as far as there is content.
    static func perform(_ usage: Int, _ flags: UIKeyModifierFlags, on scroll: UIScrollView) {
        guard let target = target(usage, flags, scroll) else { return }
        let end = scroll.clamped(target)
        if end != scroll.contentOffset { scroll.setContentOffset(end, animated: true) }
    }

    private static func target(_ usage: Int, _ flags: UIKeyModifierFlags, _ scroll: UIScrollView) -> CGPoint? {
        // A key that repeats while content moves goes on from where that ends.
        let offset = scroll.isScrollAnimating ? scroll.motion?.end ?? scroll.contentOffset : scroll.contentOffset
        let seen = scroll.bounds.inset(by: scroll.adjustedInset)
        let page = max(seen.height - overlap, step)
        func down(_ distance: CGFloat) -> CGPoint? {
            scroll.canScrollVertically ? CGPoint(x: offset.x, y: offset.y + distance) : nil
        }
        func across(_ distance: CGFloat) -> CGPoint? {
            scroll.canScrollHorizontally ? CGPoint(x: offset.x + distance, y: offset.y) : nil
        }
        let top = CGPoint(x: offset.x, y: scroll.verticalRange.lowerBound)
        let bottom = CGPoint(x: offset.x, y: scroll.verticalRange.upperBound)
        let key = UIKeyboardHIDUsage(host: usage)
        switch (key, flags.subtracting([.alphaShift, .numericPad])) {
        case (.keyboardDownArrow, []): return down(step)
        case (.keyboardUpArrow, []): return down(-step)
        case (.keyboardRightArrow, []): return across(step)
        case (.keyboardLeftArrow, []): return across(-step)
        case (.keyboardDownArrow, .alternate), (.keyboardSpacebar, []), (.keyboardPageDown, []): return down(page)
        case (.keyboardUpArrow, .alternate), (.keyboardSpacebar, .shift), (.keyboardPageUp, []): return down(-page)
        case (.keyboardDownArrow, .command), (.keyboardEnd, []): return bottom
        case (.keyboardUpArrow, .command), (.keyboardHome, []): return top
        default: return nil
        }
    }
}

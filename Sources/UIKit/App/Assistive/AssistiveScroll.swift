import Foundation

/// Scrolls as a person does who goes through the screen by VoiceOver: by whole pages, and to elements.
@MainActor
enum AssistiveScroll {
    /// Scrolls what holds an element: as an app's own method does, or the innermost scroll view by a page. Whether anything scrolled.
    static func scroll(_ direction: UIAccessibilityScrollDirection, _ holders: [AccessibleObject]) -> Bool {
        for holder in holders {
            if holder.accessibilityScroll(direction) { return true }
            guard let scroll = holder as? UIScrollView, scroll.isScrollEnabled, page(scroll, direction) else { continue }
            UIAccessibility.post(notification: .pageScrolled, argument: status(of: scroll))
            return true
        }
        return false
    }

    /// Scrolls all that holds a view so that it is seen.
    static func show(_ view: UIView) {
        var ancestor = view.superview
        while let current = ancestor {
            if let scroll = current as? UIScrollView { scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false) }
            ancestor = current.superview
        }
    }

    private static func page(_ scroll: UIScrollView, _ direction: UIAccessibilityScrollDirection) -> Bool {
        let insets = scroll.adjustedContentInset
        let size = CGSize(
            width: scroll.bounds.width - insets.left - insets.right, height: scroll.bounds.height - insets.top - insets.bottom)
        let isSideways = scroll.contentSize.width > size.width && scroll.contentSize.height <= size.height
        var step = CGPoint.zero
        switch direction {
        case .up: step.y = -size.height
        case .down: step.y = size.height
        case .left: step.x = -size.width
        case .right: step.x = size.width
        case .next: step = isSideways ? CGPoint(x: size.width, y: 0) : CGPoint(x: 0, y: size.height)
        case .previous: step = isSideways ? CGPoint(x: -size.width, y: 0) : CGPoint(x: 0, y: -size.height)
        }
        let old = scroll.contentOffset
        let most = CGPoint(
            x: max(-insets.left, scroll.contentSize.width - size.width - insets.left),
            y: max(-insets.top, scroll.contentSize.height - size.height - insets.top))
        let new = CGPoint(x: min(max(old.x + step.x, -insets.left), most.x), y: min(max(old.y + step.y, -insets.top), most.y))
        guard new != old else { return false }
        scroll.setContentOffset(new, animated: false)
        return true
    }

    /// Where a scroll view is now: what its delegate says, or which of its pages is seen.
    private static func status(of scroll: UIScrollView) -> Any {
        if let delegate = scroll.delegate as? any UIScrollViewAccessibilityDelegate {
            if let status = OptionalRequirement.call({ delegate.accessibilityAttributedScrollStatus(for: scroll) }) ?? nil { return status }
            if let status = OptionalRequirement.call({ delegate.accessibilityScrollStatus(for: scroll) }) ?? nil { return status }
        }
        let insets = scroll.adjustedContentInset
        let isSideways = scroll.contentSize.width > scroll.bounds.width && scroll.contentSize.height <= scroll.bounds.height
        let page = isSideways ? scroll.bounds.width - insets.left - insets.right : scroll.bounds.height - insets.top - insets.bottom
        let (length, place) =
            isSideways
            ? (scroll.contentSize.width, scroll.contentOffset.x + insets.left)
            : (scroll.contentSize.height, scroll.contentOffset.y + insets.top)
        guard page > 0 else { return "Page 1 of 1" }
        let count = max(1, Int((length / page).rounded(.up)))
        return "Page \(min(count, Int((place / page).rounded(.up)) + 1)) of \(count)"
    }
}

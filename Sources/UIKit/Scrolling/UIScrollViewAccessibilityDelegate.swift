import Foundation

/// Says where a scroll view is, to who scrolls it by VoiceOver; for a scroll view's delegate.
/// See https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    // @objc(accessibilityScrollStatusForScrollView:) optional
    /// What is said after a page was scrolled, as "Rows 1 to 10 of 30". Without it the number of the page is.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    // @objc(accessibilityAttributedScrollStatusForScrollView:) optional
    /// The same with attributes for its pronunciation; asked before the plain text.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

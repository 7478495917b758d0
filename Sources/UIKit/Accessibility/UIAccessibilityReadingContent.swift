import Foundation

/// A text that is read by pages and lines, as a book's. An assistive technology that comes to such an element says the whole page.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilityreadingcontent.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    // @objc(accessibilityLineNumberForPoint:)
    /// The line at a place, in points of the view; `NSNotFound` for none.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    // @objc(accessibilityContentForLineNumber:)
    /// The text of a line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    // @objc(accessibilityFrameForLineNumber:)
    /// Where a line is, in points of the screen.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// The text of the page.
    func accessibilityPageContent() -> String?
    // @objc(accessibilityAttributedContentForLineNumber:) optional
    /// The text of a line, with attributes for its pronunciation.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    // @objc optional
    /// The text of the page, with attributes for its pronunciation; asked before the plain one.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

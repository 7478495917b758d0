import Foundation

extension UIScrollView {
    /// The rectangle of the content, in the content's points: constraints to it make the content's size.
    public var contentLayoutGuide: UILayoutGuide { scrollContentGuide }

    /// The rectangle of the scroll view itself, which stays in place while the content scrolls.
    public var frameLayoutGuide: UILayoutGuide { scrollFrameGuide }
}

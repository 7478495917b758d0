import Foundation

/// A view whose content moves in it: a scroll view. Layout leaves the content where it was scrolled to, and gives it its size.
@MainActor
protocol LayoutContainer: UIView {
    /// The size of the content, in points.
    var contentSize: CGSize { get set }
}

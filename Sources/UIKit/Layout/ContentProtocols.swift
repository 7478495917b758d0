import Foundation

/// A view with text, whose baselines constraints can align.
@MainActor
package protocol BaselineProviding: UIView {
    /// Where the baselines are when the view's alignment rectangle has a size: the first one's distance from the top and the last one's
    /// from the bottom, in points.
    func baselineOffsets(in size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat)
    /// The distance from one line's baseline to the next, in points.
    var lineDistance: CGFloat { get }
}

/// A view whose content wraps: how high it wants to be depends on how wide it is.
@MainActor
package protocol ContentWrapping: UIView {
    /// Whether it does wrap, as it is set up now.
    var wrapsContent: Bool { get }
    /// The intrinsic size when there is room for a width, in points, and as long as layout does not ask again; `nil` for all the room
    /// that the content wants.
    func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize
}

/// A view that people know by its text.
@MainActor
protocol ContentProviding: UIView {
    /// The text that the view shows now.
    var contentText: String? { get }
}

/// What stands for intrinsic sizes where others than ours are known: those of Apple's fonts, when documents are checked.
@MainActor
package enum ContentMeasure {
    /// The size to lay a view out with instead of the one that it gave.
    package static var known: ((UIView, CGSize) -> CGSize)?
}

extension UIView {
    /// The view whose baseline stands for this one's.
    func baselineView(for attribute: NSLayoutConstraint.Attribute) -> UIView {
        var view = self
        for _ in 0..<64 {
            let next = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if next === view || !next.isDescendant(of: view) { break }
            view = next
        }
        return view
    }
}

extension UILabel: ContentWrapping {
    package var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    package func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize {
        layoutEngineWidth = width ?? 0
        return intrinsicContentSize
    }
}

extension UILabel: BaselineProviding {
    package var lineDistance: CGFloat { font.lineHeight + max(font.leading, 0) }
}

extension UILabel: ContentProviding {
    var contentText: String? { text }
}

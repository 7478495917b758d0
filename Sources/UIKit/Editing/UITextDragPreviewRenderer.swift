import Foundation

/// Draws text as it is lifted: its first line, the lines between, and its last.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdragpreviewrenderer>
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
    /// What lays the text out.
    public let layoutManager: NSLayoutManager
    private let range: NSRange
    private let unifyRects: Bool

    // @objc(initWithLayoutManager:range:)
    /// Creates a renderer of a range of glyphs, each line in a rectangle of its own.
    public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
        self.init(layoutManager: layoutManager, range: range, unifyRects: false)
    }

    // @objc(initWithLayoutManager:range:unifyRects:)
    /// Creates a renderer of a range of glyphs.
    ///
    /// - Parameter unifyRects: whether one rectangle, the body's, is around all lines.
    public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
        (self.layoutManager, self.range, self.unifyRects) = (layoutManager, range, unifyRects)
        super.init()
    }

    private struct Parts {
        var first = CGRect.zero
        var body = CGRect.zero
        var last = CGRect.zero
        var origin = CGPoint.zero
        var whole: CGRect { [first, body, last].filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) } }
    }

    private lazy var parts: Parts = {
        var lines: [CGRect] = []
        for container in layoutManager.textContainers {
            layoutManager.enumerateEnclosingRects(forGlyphRange: range, withinSelectedGlyphRange: range, in: container) { rect, _ in
                lines.append(rect)
            }
        }
        var parts = Parts()
        let whole = lines.reduce(CGRect.null) { $0.union($1) }
        if unifyRects {
            parts.body = whole.isNull ? .zero : whole
        } else {
            parts.first = lines.first ?? .zero
            if lines.count > 2 { parts.body = lines.dropFirst().dropLast().reduce(CGRect.null) { $0.union($1) } }
            if lines.count > 1 { parts.last = lines.last! }
        }
        if !whole.isNull { parts.origin = whole.origin }
        // In the picture's own points.
        let origin = parts.origin
        func moved(_ rect: CGRect) -> CGRect { rect.isEmpty ? .zero : rect.offsetBy(dx: -origin.x, dy: -origin.y) }
        (parts.first, parts.body, parts.last) = (moved(parts.first), moved(parts.body), moved(parts.last))
        adjust(firstLineRect: &parts.first, bodyRect: &parts.body, lastLineRect: &parts.last, textOrigin: origin)
        return parts
    }()

    /// A picture of the text.
    open var image: UIImage {
        let parts = parts
        let bounds = parts.whole
        guard !bounds.isNull else { return UIImage() }
        return UIGraphicsImageRenderer(bounds: bounds).image { context in
            context.cgContext.clip(to: [parts.first, parts.body, parts.last].filter { !$0.isEmpty })
            layoutManager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: -parts.origin.x, y: -parts.origin.y))
        }
    }

    /// The first line, in points of the picture; empty if there is none of its own.
    open var firstLineRect: CGRect { parts.first }
    /// The lines between the first and the last, or all lines; empty if there are none.
    open var bodyRect: CGRect { parts.body }
    /// The last line; empty if there is none of its own.
    open var lastLineRect: CGRect { parts.last }

    // @objc(adjustFirstLineRect:bodyRect:lastLineRect:textOrigin:)
    /// Called once with the rectangles before they are used; may be overridden to change them.
    ///
    /// - Parameter origin: where the picture's top left is in the text's container.
    open func adjust(
        firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>, lastLineRect: UnsafeMutablePointer<CGRect>,
        textOrigin origin: CGPoint
    ) {}
}

import Foundation

/// Prints a view: what `draw(_:for:)` draws of it, or the whole text of a text view. See
/// https://developer.apple.com/documentation/uikit/uiviewprintformatter.
///
/// What is wider than the page is made smaller; what is higher goes on on the next page.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView
    private let kept = KeptTextPages()

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// The text, where the view is one.
    private var text: NSAttributedString? { (view as? UITextView)?.attributedText }

    /// The view's own rectangle, all of what it scrolls included.
    private var content: CGRect {
        guard let scroll = view as? UIScrollView else { return view.bounds }
        let size = scroll.contentSize
        return CGRect(x: 0, y: 0, width: max(size.width, scroll.bounds.width), height: max(size.height, scroll.bounds.height))
    }

    private var scale: CGFloat {
        let (room, width) = (rect(ofOwnPage: 0).width, content.width)
        return width > room ? room / width : 1
    }

    /// The part of the view that a page shows.
    private func part(ofOwnPage index: Int) -> CGRect {
        let (first, others) = (rect(ofOwnPage: 0).height / scale, rect(ofOwnPage: 1).height / scale)
        let content = content
        let top = index == 0 ? 0 : first + CGFloat(index - 1) * others
        let height = min(index == 0 ? first : others, content.height - top)
        return CGRect(x: content.minX, y: content.minY + top, width: content.width, height: height)
    }

    override func countPages() -> Int {
        if let text { return kept.pages(of: text, for: self).count }
        let (height, first, others) = (content.height * scale, rect(ofOwnPage: 0).height, rect(ofOwnPage: 1).height)
        guard height > 0 else { return 0 }
        guard height > first, others > 0 else { return 1 }
        return 1 + Int(((height - first) / others - 0.001).rounded(.up))
    }

    override func drawContent(ofOwnPage index: Int, in rect: CGRect) {
        if let text { return kept.pages(of: text, for: self).draw(index, at: rect.origin) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let part = part(ofOwnPage: index)
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -part.minX, y: -part.minY)
        view.draw(part, for: self)
        context.restoreGState()
    }

    override func emptyCopy() -> UIPrintFormatter { UIViewPrintFormatter(view) }
}

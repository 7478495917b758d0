import Foundation

/// Lays out content that runs over pages, for printing. See https://developer.apple.com/documentation/uikit/uiprintformatter.
///
/// There are formatters of texts, of HTML and of views.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
    /// The renderer that the formatter was added to.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// The content's largest height on a page, in 72nds of an inch; 0 for all the room there is.
    open var maximumContentHeight: CGFloat = 0
    /// The content's largest width, in 72nds of an inch; 0 for all the room there is.
    open var maximumContentWidth: CGFloat = 0
    /// What is left free of the content as a whole, from the edges of what can be printed on: at the top of the first page, and at the
    /// sides of all. The bottom has no meaning.
    @available(iOS, introduced: 4.2, deprecated: 10.0, message: "Use perPageContentInsets")
    open var contentInsets: UIEdgeInsets {
        get { wholeInsets }
        set { wholeInsets = newValue }
    }
    private var wholeInsets = UIEdgeInsets.zero
    /// What is left free on each page, from the edges of the paper.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The page on which the content begins; `NSNotFound`, the default, for the first one.
    open var startPage = NSNotFound

    /// Creates a formatter without content.
    public override init() { super.init() }

    /// Takes the formatter away from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.printFormatters?.removeAll { $0 === self }
        printPageRenderer = nil
    }

    /// How many pages the content takes; none without a renderer.
    open var pageCount: Int { rect(ofOwnPage: 0).isEmpty ? 0 : countPages() }

    // @objc(rectForPageAtIndex:)
    /// Where the content lies on a page, in 72nds of an inch; an empty rectangle if it has nothing on that page.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        let own = pageIndex - firstPage
        return own >= 0 && own < pageCount ? rect(ofOwnPage: own) : .zero
    }

    // @objc(drawInRect:forPageAtIndex:)
    /// Draws what the content has on a page into a rectangle.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let own = pageIndex - firstPage
        if own >= 0, own < pageCount { drawContent(ofOwnPage: own, in: rect) }
    }

    /// A formatter of the same content, in no renderer.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = emptyCopy()
        (copy.maximumContentHeight, copy.maximumContentWidth) = (maximumContentHeight, maximumContentWidth)
        (copy.wholeInsets, copy.perPageContentInsets, copy.startPage) = (wholeInsets, perPageContentInsets, startPage)
        return copy
    }

    // MARK: For formatters

    /// The first page that has some of the content.
    final var firstPage: Int { startPage == NSNotFound ? 0 : max(0, startPage) }

    /// The room on the content's page of a number, whether the content reaches there or not.
    final func rect(ofOwnPage index: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var rect = renderer.contentRect(in: renderer.printableRect)
        rect = rect.inset(
            by: UIEdgeInsets(top: index == 0 ? wholeInsets.top : 0, left: wholeInsets.left, bottom: 0, right: wholeInsets.right))
        rect = rect.intersection(renderer.paperRect.inset(by: perPageContentInsets))
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return .zero }
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }

    /// A formatter of the same content; for formatters here.
    func emptyCopy() -> UIPrintFormatter { UIPrintFormatter() }
    /// How many pages the content takes; for formatters here.
    func countPages() -> Int { 0 }
    /// Draws what the content has on its page of a number; for formatters here.
    func drawContent(ofOwnPage index: Int, in rect: CGRect) {}
}

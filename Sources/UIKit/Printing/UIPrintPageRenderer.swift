import Foundation
import ObjCRuntime

/// Draws pages for printing. Subclass it for content of one's own, or for what stands around formatters' content. See
/// https://developer.apple.com/documentation/uikit/uiprintpagerenderer.
///
/// All lengths are 72nds of an inch. Everything is called on the main thread.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The height of the header, from the top of what can be printed on.
    open var headerHeight: CGFloat = 0
    /// The height of the footer, from the bottom of what can be printed on.
    open var footerHeight: CGFloat = 0

    /// The paper, its origin at its top left. Known while something is printed; apps that draw pages without printing set it by its key.
    open internal(set) var paperRect = CGRect.zero
    /// The part of the paper that can be printed on.
    open internal(set) var printableRect = CGRect.zero

    /// Creates a renderer without formatters.
    public override init() {
        super.init()
        Self.registerKeys
    }

    /// Apps set these by `setValue(_:forKey:)`, although nobody declares that they can be set.
    private static let registerKeys: Void = ClassRegistry.register(UIPrintPageRenderer.self) { description in
        func rect(_ value: Any?) -> CGRect { (value as? NSValue)?.cgRectValue ?? value as? CGRect ?? .zero }
        description.property(
            "paperRect", get: { ($0 as! UIPrintPageRenderer).paperRect }, set: { ($0 as! UIPrintPageRenderer).paperRect = rect($1) })
        description.property(
            "printableRect", get: { ($0 as! UIPrintPageRenderer).printableRect },
            set: { ($0 as! UIPrintPageRenderer).printableRect = rect($1) })
    }

    // MARK: Formatters

    private var formatters: [UIPrintFormatter]?

    /// What lays content out on the pages.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters }
        set {
            for formatter in formatters ?? [] where formatter.printPageRenderer === self { formatter.printPageRenderer = nil }
            formatters = newValue
            for formatter in newValue ?? [] { formatter.printPageRenderer = self }
        }
    }

    // @objc(printFormattersForPageAtIndex:)
    /// The formatters that have something on a page; `nil` if there are none.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = (formatters ?? []).filter { $0.firstPage <= pageIndex && pageIndex < $0.firstPage + $0.pageCount }
        return found.isEmpty ? nil : found
    }

    // @objc(addPrintFormatter:startingAtPageAtIndex:)
    /// Adds a formatter whose content begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        printFormatters = (formatters ?? []) + [formatter]
    }

    // MARK: Pages

    /// How many pages there are: unless overridden, as many as the formatters need.
    open var numberOfPages: Int { (formatters ?? []).map { $0.firstPage + $0.pageCount }.max() ?? 0 }

    // @objc(prepareForDrawingPages:)
    /// Called before some pages are drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    // @objc(drawPageAtIndex:inRect:)
    /// Draws a page: unless overridden, the header, the content, what the formatters have, and the footer, each where it belongs.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let context = UIGraphicsGetCurrentContext()
        func keepingState(_ draw: () -> Void) {
            context?.saveGState()
            draw()
            context?.restoreGState()
        }
        let content = contentRect(in: printableRect)
        if headerHeight > 0 {
            let rect = CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight)
            keepingState { drawHeaderForPage(at: pageIndex, in: rect) }
        }
        if !content.isEmpty { keepingState { drawContentForPage(at: pageIndex, in: content) } }
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            keepingState { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        }
        if footerHeight > 0 {
            let rect = CGRect(
                x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight)
            keepingState { drawFooterForPage(at: pageIndex, in: rect) }
        }
    }

    // @objc(drawPrintFormatter:forPageAtIndex:)
    /// Draws what a formatter has on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    // @objc(drawHeaderForPageAtIndex:inRect:)
    /// Draws the header of a page; nothing unless overridden.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    // @objc(drawContentForPageAtIndex:inRect:)
    /// Draws the content of a page, between header and footer; nothing unless overridden.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    // @objc(drawFooterForPageAtIndex:inRect:)
    /// Draws the footer of a page; nothing unless overridden.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// What header and footer leave of a rectangle.
    final func contentRect(in rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX, y: rect.minY + headerHeight, width: rect.width, height: max(0, rect.height - headerHeight - footerHeight))
    }
}

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

/// Shows a document. See https://developer.apple.com/documentation/pdfkit/pdfview.
///
/// Fingers scroll, pinch and double tap; taps follow links and work fields of forms; a long press selects text.
@preconcurrency @MainActor
open class PDFView: UIView, UIGestureRecognizerDelegate {
    /// Made when the view is one itself.
    private(set) lazy var mainScroller = PageScroller(self)
    var flipper: PageFlipper?
    var history = ViewHistory()
    /// The page that is shown where there is one at a time, and otherwise the one in the middle.
    var shownPage: PDFPage?
    var lastVisible: [PDFPage] = []
    /// The scale that was asked for.
    var wantedScale: CGFloat?
    /// The scale that observers know of.
    var toldScale: CGFloat = 1
    var editor: FieldEditor?
    var selecting: (page: PDFPage, point: CGPoint)?
    private var token: (any NSObjectProtocol)?
    private var selected: PDFSelection?
    private var needsStart = false

    /// Who has a say.
    open weak var delegate: (any PDFViewDelegate)?

    /// Creates a view without a document.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    private func setUp() {
        clipsToBounds = true
        if backgroundColor == nil { backgroundColor = UIColor(white: 0.5, alpha: 1) }
        mainScroller.frame = bounds
        mainScroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(mainScroller)
        addTouches()
        token = NotificationCenter.default.addObserver(forName: .pageLooksChanged, object: nil, queue: nil) { [weak self] notification in
            // Annotations may be changed on any thread.
            nonisolated(unsafe) let page = notification.object as? PDFPage
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { if let page { self?.annotationsChanged(on: page) } }
            }
        }
    }

    // MARK: The document

    /// The document that is shown. Setting it goes to the first page.
    open var document: PDFDocument? {
        didSet {
            guard document !== oldValue else { return }
            history = ViewHistory()
            (selected, highlightedSelections, shownPage) = (nil, nil, document?.page(at: 0))
            endEditingField()
            reload()
            needsStart = true
            goToStart()
            post(.PDFViewDocumentChanged)
            pageChanged()
        }
    }

    private func goToStart() {
        guard needsStart, bounds.width > 0, let page = shownPage else { return }
        needsStart = false
        scroller.reveal(PDFDestination(page: page, at: CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue)))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        flipper?.controller.view.frame = bounds
        scroller.layoutIfNeeded()
        goToStart()
        tellScale()
    }

    /// The scroll view whose pages are in sight.
    var scroller: PageScroller { flipper?.scroller ?? mainScroller }

    /// The view that the pages lie on.
    open var documentView: UIView? { document == nil ? nil : scroller.canvas }

    /// Finds the pages' places anew, after pages were added, taken away or turned.
    open func layoutDocumentView() { reload() }

    /// Draws the annotations of a page anew.
    open func annotationsChanged(on page: PDFPage) { scroller.redraw(page) }

    // MARK: How pages are shown

    /// Which pages are shown at once.
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet {
            guard displayMode != oldValue else { return }
            reload()
            post(.PDFViewDisplayModeChanged)
        }
    }
    /// The direction in which pages follow one another.
    open var displayDirection = PDFDisplayDirection.vertical { didSet { if displayDirection != oldValue { reload() } } }
    /// Whether there is room around each page.
    open var displaysPageBreaks = true { didSet { if displaysPageBreaks != oldValue { reload() } } }
    /// How much room there is around each page, in points at the pages' own size.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
        didSet { if pageBreakMargins != oldValue { reload() } }
    }
    /// Which of the pages' rectangles is shown.
    open var displayBox = PDFDisplayBox.cropBox {
        didSet {
            guard displayBox != oldValue else { return }
            reload()
            post(.PDFViewDisplayBoxChanged)
        }
    }
    /// Whether the first page is alone, as a book's is, where there are two side by side.
    open var displaysAsBook = false { didSet { if displaysAsBook != oldValue { reload() } } }
    /// Whether pages follow one another from right to left.
    open var displaysRTL = false { didSet { if displaysRTL != oldValue { reload() } } }
    /// Whether pages throw a shadow.
    open var pageShadowsEnabled = true { didSet { if pageShadowsEnabled != oldValue { reload() } } }

    var isContinuous: Bool { flipper == nil && (displayMode == .singlePageContinuous || displayMode == .twoUpContinuous) }

    // @objc(usePageViewController:withViewOptions:)
    /// Has a page view controller show the pages, one after the other, or no longer.
    ///
    /// - Parameter viewOptions: the controller's options, by `UIPageViewController.OptionsKey`.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) { flip(enable, viewOptions) }
    /// Whether a page view controller shows the pages.
    open var isUsingPageViewController: Bool { flipper != nil }

    // MARK: Scale

    /// How large pages are shown; 1 has a point of theirs be one of the screen's. Setting it ends `autoScales`.
    open var scaleFactor: CGFloat {
        get { scroller.zoomScale }
        set {
            autoScales = false
            changeScale(to: newValue)
        }
    }
    /// How small a person can make the pages.
    open var minScaleFactor: CGFloat = 0.25 { didSet { limitScale() } }
    /// How large a person can make the pages.
    open var maxScaleFactor: CGFloat = 5 { didSet { limitScale() } }
    /// Whether pages are as large as the view has room for.
    open var autoScales = false { didSet { if autoScales, !oldValue { reload() } } }
    /// The scale at which pages are as large as the view has room for.
    open var scaleFactorForSizeToFit: CGFloat { scroller.fittingScale }
    /// Whether pages can be shown larger.
    open var canZoomIn: Bool { document != nil && scaleFactor < maxScaleFactor - 1e-6 }
    /// Whether pages can be shown smaller.
    open var canZoomOut: Bool { document != nil && scaleFactor > minScaleFactor + 1e-6 }
    /// Shows the pages larger.
    open func zoomIn(_ sender: Any?) { if canZoomIn { scaleFactor = min(scaleFactor * 1.25, maxScaleFactor) } }
    /// Shows the pages smaller.
    open func zoomOut(_ sender: Any?) { if canZoomOut { scaleFactor = max(scaleFactor / 1.25, minScaleFactor) } }

    // MARK: Going places

    /// The page in the middle of the view.
    open var currentPage: PDFPage? { shownPage }
    /// The place at the upper left of the view, told from the current page, above which it may be.
    open var currentDestination: PDFDestination? { scroller.destination(from: shownPage) }
    /// The pages in sight.
    open var visiblePages: [PDFPage] { scroller.visiblePages }

    // @objc(goToPage:)
    /// Goes to a page.
    open func go(to page: PDFPage) {
        visit(PDFDestination(page: page, at: CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue)))
    }
    // @objc(goToDestination:)
    /// Goes to a place, at the scale that it has if it has one.
    open func go(to destination: PDFDestination) { visit(destination) }
    // @objc(goToSelection:)
    /// Goes to selected text.
    open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: selection.bounds(for: page), on: page) } }
    // @objc(goToRect:onPage:)
    /// Goes to a rectangle of a page.
    open func go(to rect: CGRect, on page: PDFPage) { visit(rect, page) }

    /// Whether there is a page before the current one.
    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    /// Whether there is a page behind the current one.
    open var canGoToLastPage: Bool { canGoToNextPage }
    /// Whether there is a page behind the current one.
    open var canGoToNextPage: Bool { neighbour(1) != nil }
    /// Whether there is a page before the current one.
    open var canGoToPreviousPage: Bool { neighbour(-1) != nil }
    /// Goes to the first page.
    open func goToFirstPage(_ sender: Any?) { if let page = document?.page(at: 0) { go(to: page) } }
    /// Goes to the last page.
    open func goToLastPage(_ sender: Any?) { if let document, let page = document.page(at: document.pageCount - 1) { go(to: page) } }
    /// Goes to the next page, or the next two where two are shown.
    open func goToNextPage(_ sender: Any?) { if let page = neighbour(1) { go(to: page) } }
    /// Goes to the previous page, or the previous two where two are shown.
    open func goToPreviousPage(_ sender: Any?) { if let page = neighbour(-1) { go(to: page) } }

    /// Whether there is a place that was shown before.
    open var canGoBack: Bool { !history.past.isEmpty }
    /// Whether there is a place that was shown before one went back.
    open var canGoForward: Bool { !history.future.isEmpty }
    /// Goes to the place that was shown before.
    open func goBack(_ sender: Any?) { travel(isBack: true) }
    /// Goes to the place that was shown before one went back.
    open func goForward(_ sender: Any?) { travel(isBack: false) }

    /// Does what an action says.
    open func perform(_ action: PDFAction) { act(action) }

    // MARK: Selections

    /// The selected text.
    open var currentSelection: PDFSelection? {
        get { selected }
        set {
            guard newValue !== selected else { return }
            selected = newValue
            scroller.redraw(nil)
            post(.PDFViewSelectionChanged)
        }
    }
    /// Selects text, and scrolls to it if that is to be seen.
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
        currentSelection = selection
        if animate { scrollSelectionToVisible(nil) }
    }
    /// Selects all text.
    open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }
    /// Selects nothing.
    open func clearSelection() { currentSelection = nil }
    /// Scrolls so that the beginning of the selection is in sight.
    open func scrollSelectionToVisible(_ sender: Any?) {
        guard let selected, let page = selected.pages.first else { return }
        if scroller.transform(page) == nil { go(to: page) }
        scroller.reveal(selected.bounds(for: page), of: page)
    }
    /// Text that is shown in colours besides what is selected.
    open var highlightedSelections: [PDFSelection]? { didSet { scroller.redraw(nil) } }

    open override var canBecomeFirstResponder: Bool { true }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.description {
        case "copy:": selected != nil
        case "selectAll:": document != nil
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    /// Copies the selected text, if the document allows it.
    open override func copy(_ sender: Any?) {
        guard let text = selected?.string, let document else { return }
        guard document.allowsCopying else { return post(.PDFViewCopyPermission) }
        UIPasteboard.general.string = text
    }

    // MARK: Drawing

    // @objc(drawPage:toContext:)
    /// Draws a page, its paper apart: y grows upwards from the lower left corner of what is shown of it.
    open func draw(_ page: PDFPage, to context: CGContext) {
        page.draw(with: displayBox, to: context)
        drawPagePost(page, to: context)
    }

    // @objc(drawPagePost:toContext:)
    /// Draws what lies on a page: what is selected.
    open func drawPagePost(_ page: PDFPage, to context: CGContext) {
        UIGraphicsPushContext(context)
        for selection in highlightedSelections ?? [] {
            if selection.color == nil {
                selection.drawHighlighted(page, displayBox, context)
            } else {
                selection.draw(for: page, with: displayBox, active: true)
            }
        }
        selected?.draw(for: page, with: displayBox, active: true)
        UIGraphicsPopContext()
    }

    // MARK: Places

    // @objc(pageForPoint:nearest:)
    /// The page at a point of the view, or the nearest one if that is wanted.
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        scroller.page(at: scroller.canvas.convert(point, from: self), nearest: nearest)
    }
    // @objc(convertPoint:toPage:)
    /// From the view to a page's own space.
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        guard let transform = scroller.transform(page) else { return .zero }
        return scroller.canvas.convert(point, from: self).applying(transform.inverted())
    }
    // @objc(convertRect:toPage:)
    /// From the view to a page's own space.
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        guard let transform = scroller.transform(page) else { return .zero }
        return scroller.canvas.convert(rect, from: self).applying(transform.inverted())
    }
    // @objc(convertPoint:fromPage:)
    /// From a page's own space to the view.
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        guard let transform = scroller.transform(page) else { return .zero }
        return scroller.canvas.convert(point.applying(transform), to: self)
    }
    // @objc(convertRect:fromPage:)
    /// From a page's own space to the view.
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        guard let transform = scroller.transform(page) else { return .zero }
        return scroller.canvas.convert(rect.applying(transform), to: self)
    }
    // @objc(rowSizeForPage:)
    /// How much room the row of a page takes, in points of the view.
    open func rowSize(for page: PDFPage) -> CGSize { roomOfRow(page) }
    // @objc(areaOfInterestForPoint:)
    /// What is at a point of the view.
    open func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest { interest(cursorLocation) }

    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        accepts(gestureRecognizer, touch)
    }
}

import CoreGraphics
import Foundation
import UIKit

/// Which way thumbnails follow one another. See https://developer.apple.com/documentation/pdfkit/pdfthumbnaillayoutmode.
public enum PDFThumbnailLayoutMode: Int, Sendable {
    /// Downwards.
    case vertical
    /// Sideways.
    case horizontal
}

/// Shows small pictures of the pages that a view shows; a tap goes to a page, and the current one is marked.
///
/// See https://developer.apple.com/documentation/pdfkit/pdfthumbnailview.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    private let scrollView = UIScrollView()
    private var cells: [ThumbnailCell] = []
    private var tokens: [any NSObjectProtocol] = []
    private var shownDocument: PDFDocument?
    private static let gap: CGFloat = 8

    /// The view whose pages are shown.
    open weak var pdfView: PDFView? {
        didSet {
            guard pdfView !== oldValue else { return }
            observe()
            reload()
        }
    }
    /// How large a thumbnail is at most, in points.
    open var thumbnailSize = CGSize(width: 50, height: 50) { didSet { if thumbnailSize != oldValue { reload() } } }
    /// Which way thumbnails follow one another.
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
    /// The room around the thumbnails.
    open var contentInset = UIEdgeInsets.zero { didSet { scrollView.contentInset = contentInset } }

    /// Creates a view without thumbnails.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private func setUp() {
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onAction = { [weak self] in self?.tapped($0) }
        addGestureRecognizer(tap)
    }

    /// The pages that are marked: the current one.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    private func observe() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        guard let pdfView else { return tokens = [] }
        let names: [Notification.Name] = [.PDFViewDocumentChanged, .PDFViewPageChanged, .PDFViewDisplayBoxChanged]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: pdfView, queue: nil) { [weak self] _ in
                // Views are of the main thread, and so are their notifications.
                MainActor.assumeIsolated { name == .PDFViewPageChanged ? self?.mark() : self?.reload() }
            }
        }
    }

    private func reload() {
        cells.forEach { $0.removeFromSuperview() }
        shownDocument = pdfView?.document
        let box = pdfView?.displayBox ?? .cropBox
        cells = (0..<(shownDocument?.pageCount ?? 0)).compactMap { shownDocument?.page(at: $0) }.map {
            ThumbnailCell($0, box, thumbnailSize)
        }
        cells.forEach { scrollView.addSubview($0) }
        setNeedsLayout()
        mark()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var place = Self.gap
        let room = bounds.inset(by: contentInset).size
        for cell in cells {
            let size = cell.shownSize
            let isVertical = layoutMode == .vertical
            cell.frame =
                isVertical
                ? CGRect(x: (room.width - size.width) / 2, y: place, width: size.width, height: size.height)
                : CGRect(x: place, y: (room.height - size.height) / 2, width: size.width, height: size.height)
            place += (isVertical ? size.height : size.width) + Self.gap
        }
        scrollView.contentSize =
            layoutMode == .vertical ? CGSize(width: room.width, height: place) : CGSize(width: place, height: room.height)
    }

    private func mark() {
        for cell in cells { cell.isMarked = cell.page === pdfView?.currentPage }
        layoutIfNeeded()
        if let cell = cells.first(where: \.isMarked), scrollView.bounds.width > 0 {
            scrollView.scrollRectToVisible(cell.frame.insetBy(dx: -Self.gap, dy: -Self.gap), animated: false)
        }
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: scrollView)
        if let cell = cells.first(where: { $0.frame.contains(point) }) { pdfView?.go(to: cell.page) }
    }

    /// How many thumbnails there are, and which is marked: for tests.
    var state: (count: Int, marked: Int?) { (cells.count, cells.firstIndex(where: \.isMarked)) }
}

/// A page's thumbnail, drawn when it is seen.
private final class ThumbnailCell: UIView {
    let page: PDFPage
    private let box: PDFDisplayBox
    let shownSize: CGSize

    init(_ page: PDFPage, _ box: PDFDisplayBox, _ room: CGSize) {
        (self.page, self.box) = (page, box)
        let size = page.shownSize(box)
        let scale = min(room.width / max(size.width, 1), room.height / max(size.height, 1))
        shownSize = CGSize(width: size.width * scale, height: size.height * scale)
        super.init(frame: .zero)
        backgroundColor = .white
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = page.label
        layer.borderColor = UIColor.systemBlue.cgColor
    }

    required init?(coder: NSCoder) { nil }

    var isMarked = false { didSet { layer.borderWidth = isMarked ? 2 : 0 } }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(bounds)
        if let context = UIGraphicsGetCurrentContext() { page.drawUpright(in: bounds, box, context) }
    }
}

import CoreGraphics
import Foundation
import UIKit

/// Pages in rows, which are scrolled and made larger. A point of the canvas is one of the pages'; how large it is shown is the zoom.
final class PageScroller: UIScrollView, UIScrollViewDelegate {
    private weak var owner: PDFView?
    let canvas = UIView()
    /// The pages that are shown, with their places on the canvas.
    private(set) var places: [(page: PDFPage, frame: CGRect)] = []
    private var surfaces: [ObjectIdentifier: PageSurface] = [:]
    /// The pages of each row, or of each column if pages follow one another sideways.
    private var rows: [[PDFPage]] = []
    private var laidOutSize = CGSize.zero
    private var isLayingOut = false

    init(_ owner: PDFView) {
        self.owner = owner
        super.init(frame: .zero)
        backgroundColor = nil
        contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        delegate = self
        addSubview(canvas)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Pages and their places

    /// Shows pages, and those alone.
    func show(_ rows: [[PDFPage]]) {
        self.rows = rows
        for surface in surfaces.values { surface.removeFromSuperview() }
        surfaces = [:]
        arrange()
    }

    /// Finds the pages' places, at the scale that the view asks for.
    func arrange() {
        guard let owner else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        let scale = zoomScale
        zoomScale = 1
        place(owner)
        (minimumZoomScale, maximumZoomScale) = (0.01, 100)
        let fit = fittingScale
        let wanted = owner.autoScales ? fit : owner.wantedScale ?? scale
        let limits = owner.scaleLimits(fit)
        (minimumZoomScale, maximumZoomScale) = (limits.lowerBound, limits.upperBound)
        zoomScale = min(max(wanted, limits.lowerBound), limits.upperBound)
        laidOutSize = bounds.size
        for surface in surfaces.values {
            if let place = places.first(where: { $0.page === surface.page }) { surface.frame = place.frame }
        }
        showPages()
    }

    private func place(_ owner: PDFView) {
        let margins = owner.displaysPageBreaks ? owner.pageBreakMargins : .zero
        let isVertical = owner.displayDirection == .vertical
        let sizes = rows.map { row in row.map { $0.shownSize(owner.displayBox) } }
        func width(_ row: [CGSize]) -> CGFloat { row.reduce(0) { $0 + $1.width + margins.left + margins.right } }
        func height(_ row: [CGSize]) -> CGFloat { (row.map(\.height).max() ?? 0) + margins.top + margins.bottom }
        let whole =
            isVertical
            ? CGSize(width: sizes.map(width).max() ?? 0, height: sizes.map(height).reduce(0, +))
            : CGSize(width: sizes.map(width).reduce(0, +), height: sizes.map(height).max() ?? 0)
        places = []
        var along: CGFloat = 0
        let order = !isVertical && owner.displaysRTL ? Array(rows.indices.reversed()) : Array(rows.indices)
        for index in order {
            let (row, rowSizes) = (rows[index], sizes[index])
            let own = CGSize(width: width(rowSizes), height: height(rowSizes))
            var x = isVertical ? (whole.width - own.width) / 2 : along
            let top = isVertical ? along : (whole.height - own.height) / 2
            for item in owner.displaysRTL ? Array(row.indices.reversed()) : Array(row.indices) {
                let size = rowSizes[item]
                let room = own.height - margins.top - margins.bottom
                places.append(
                    (
                        row[item],
                        CGRect(x: x + margins.left, y: top + margins.top + (room - size.height) / 2, width: size.width, height: size.height)
                    ))
                x += size.width + margins.left + margins.right
            }
            along += isVertical ? own.height : own.width
        }
        canvas.frame = CGRect(origin: .zero, size: whole)
        contentSize = whole
    }

    /// The scale at which the widest row, or a whole one if there is no other, is as wide as the view.
    var fittingScale: CGFloat {
        guard let owner, bounds.width > 0, bounds.height > 0 else { return 1 }
        let whole = canvas.bounds.size
        guard whole.width > 0, whole.height > 0 else { return 1 }
        let isContinuous = rows.count > 1 || owner.isContinuous
        let room = bounds.inset(by: safeAreaInsets).size
        if !isContinuous { return min(room.width / whole.width, room.height / whole.height) }
        return owner.displayDirection == .vertical ? room.width / whole.width : room.height / whole.height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != laidOutSize, !isLayingOut {
            let place = destination()
            arrange()
            if let place { reveal(place) }
        }
        showPages()
    }

    // MARK: What is in sight

    private var seen: CGRect { canvas.convert(bounds, from: self) }

    /// The pages in sight, in their order.
    var visiblePages: [PDFPage] {
        let seen = seen
        return places.filter { $0.frame.intersects(seen) }.map(\.page)
    }

    /// The page that is at the middle of what is in sight, or nearest to it.
    var middlePage: PDFPage? {
        let middle = CGPoint(x: seen.midX, y: seen.midY)
        return nearest(middle)?.page
    }

    private func nearest(_ point: CGPoint) -> (page: PDFPage, frame: CGRect)? {
        func distance(_ frame: CGRect) -> CGFloat {
            hypot(max(frame.minX - point.x, point.x - frame.maxX, 0), max(frame.minY - point.y, point.y - frame.maxY, 0))
        }
        return places.min { distance($0.frame) < distance($1.frame) }
    }

    /// The page at a point of the canvas.
    func page(at point: CGPoint, nearest isNear: Bool) -> PDFPage? {
        places.first { $0.frame.contains(point) }?.page ?? (isNear ? nearest(point)?.page : nil)
    }

    func showPages() {
        guard let owner else { return }
        let seen = seen
        for (page, frame) in places {
            let id = ObjectIdentifier(page)
            if frame.intersects(seen) {
                if surfaces[id] == nil {
                    let surface = PageSurface(page, owner)
                    surface.frame = frame
                    canvas.addSubview(surface)
                    surfaces[id] = surface
                    if !isZooming { surface.sharpen(zoomScale) }
                }
            } else if let surface = surfaces.removeValue(forKey: id) {
                surface.removeFromSuperview()
            }
        }
        owner.sightChanged()
    }

    /// Draws pages anew; all if `nil`.
    func redraw(_ page: PDFPage?) {
        for surface in surfaces.values where page == nil || surface.page === page { surface.setNeedsDisplay() }
    }

    // MARK: Places

    /// From a page's own space to the canvas.
    func transform(_ page: PDFPage) -> CGAffineTransform? {
        guard let owner, let frame = places.first(where: { $0.page === page })?.frame else { return nil }
        return page.transform(for: owner.displayBox).concatenating(
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: frame.minX, ty: frame.maxY))
    }

    /// The place that is at the upper left of what is in sight, told from a page; from the first one in sight if `nil`.
    func destination(from page: PDFPage? = nil) -> PDFDestination? {
        let corner = CGPoint(x: seen.minX, y: seen.minY)
        guard let page = page ?? visiblePages.first ?? middlePage, let transform = transform(page) else { return nil }
        return PDFDestination(page: page, at: corner.applying(transform.inverted()))
    }

    /// Scrolls so that a place is at the upper left, as far as that is possible.
    func reveal(_ destination: PDFDestination) {
        guard let page = destination.page, let owner, let transform = transform(page), let place = places.first(where: { $0.page === page })
        else { return }
        let none = kPDFDestinationUnspecifiedValue
        let margins = owner.displaysPageBreaks ? owner.pageBreakMargins : .zero
        var corner = CGPoint(x: place.frame.minX - margins.left, y: place.frame.minY - margins.top)
        let box = page.bounds(for: owner.displayBox)
        let point = CGPoint(
            x: destination.point.x == none ? box.minX : destination.point.x, y: destination.point.y == none ? box.maxY : destination.point.y
        )
        let target = point.applying(transform)
        // Where a coordinate is left open the page begins at the edge.
        if destination.point.x != none || page.rotation % 180 != 0 { corner.x = target.x }
        if destination.point.y != none || page.rotation % 180 != 0 { corner.y = target.y }
        move(to: corner)
    }

    private func move(to corner: CGPoint) {
        let insets = adjustedContentInset
        let least = CGPoint(x: -insets.left, y: -insets.top)
        let most = CGPoint(
            x: max(least.x, contentSize.width + insets.right - bounds.width),
            y: max(least.y, contentSize.height + insets.bottom - bounds.height))
        // What is smaller than the view lies in its middle.
        let x = contentSize.width <= bounds.width ? contentOffset.x : min(max(corner.x * zoomScale - insets.left, least.x), most.x)
        let y = contentSize.height <= bounds.height ? contentOffset.y : min(max(corner.y * zoomScale - insets.top, least.y), most.y)
        setContentOffset(CGPoint(x: x, y: y), animated: false)
        showPages()
    }

    /// Scrolls as little as it takes to have a rectangle of a page in sight.
    func reveal(_ rect: CGRect, of page: PDFPage) {
        guard let transform = transform(page) else { return }
        scrollRectToVisible(convert(rect.applying(transform), from: canvas).insetBy(dx: -8, dy: -8), animated: false)
        showPages()
    }

    // MARK: Zooming

    /// Sets the scale, what is in the middle staying there.
    func setScale(_ scale: CGFloat) {
        guard abs(scale - zoomScale) > 1e-6 else { return }
        zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
        sharpen()
    }

    func setLimits(_ limits: ClosedRange<CGFloat>) { (minimumZoomScale, maximumZoomScale) = (limits.lowerBound, limits.upperBound) }

    private func sharpen() { for surface in surfaces.values { surface.sharpen(zoomScale) } }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { canvas }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { owner?.personZooms() }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        sharpen()
        owner?.zoomed(to: scale)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { if !isLayingOut { showPages() } }
}

import Foundation

/// Pictures and pages one below the other, which can be made larger; they are made as they come into sight.
final class PagesPreview: UIScrollView, UIScrollViewDelegate {
    private let pages: [PrintedPage]
    private let canvas = UIView()
    private var frames: [CGRect] = []
    private var shown: [Int: UIView] = [:]
    private var laidOutSize = CGSize.zero
    private static let gap: CGFloat = 8
    /// How much finer than the screen enlarged pages are drawn at most: they take memory for each pixel.
    private static let finest: CGFloat = 2

    init(_ pages: [PrintedPage]) {
        self.pages = pages
        super.init(frame: .zero)
        (minimumZoomScale, maximumZoomScale) = (1, 4)
        delegate = self
        addSubview(canvas)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.numberOfTapsRequired = 2
        tap.onAction = { [weak self] in self?.doubleTap($0) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// The pages that are seen, by their numbers.
    var shownPages: [Int] { shown.keys.sorted() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = adjustedContentInset
        let room = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        guard room.width > 2 * Self.gap, room.height > 2 * Self.gap else { return }
        if room != laidOutSize { place(in: room) }
        showPages()
    }

    private func place(in room: CGSize) {
        laidOutSize = room
        setZoomScale(1, animated: false)
        shown.values.forEach { $0.removeFromSuperview() }
        (shown, frames) = ([:], [])
        var y = pages.count > 1 ? Self.gap : 0
        for page in pages {
            let width = room.width - (pages.count > 1 ? 2 * Self.gap : 0)
            // Pages are as wide as the screen; a picture is seen as a whole, and not larger than it is.
            var scale = width / max(page.size.width, 1)
            if case .image = page { scale = min(scale, room.height / max(page.size.height, 1), 1) }
            let size = CGSize(width: page.size.width * scale, height: page.size.height * scale)
            frames.append(CGRect(x: (room.width - size.width) / 2, y: y, width: size.width, height: size.height))
            y += size.height + (pages.count > 1 ? Self.gap : 0)
        }
        let height = max(y, room.height)
        if y < height { frames = frames.map { $0.offsetBy(dx: 0, dy: (height - y) / 2) } }
        canvas.frame = CGRect(x: 0, y: 0, width: room.width, height: height)
        contentSize = canvas.frame.size
    }

    private func showPages() {
        let seen = canvas.convert(bounds, from: self)
        for (index, frame) in frames.enumerated() {
            if frame.intersects(seen), shown[index] == nil {
                let view = Self.view(of: pages[index])
                view.frame = frame
                view.isAccessibilityElement = true
                view.accessibilityLabel = "\(index + 1)"
                view.accessibilityTraits = .image
                canvas.addSubview(view)
                shown[index] = view
                sharpen(view)
            } else if !frame.intersects(seen), let view = shown.removeValue(forKey: index) {
                view.removeFromSuperview()
            }
        }
    }

    private static func view(of page: PrintedPage) -> UIView {
        switch page {
        case .image(let image):
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        case .document: return PagePreview(page)
        }
    }

    /// Draws a page anew in as many pixels as it takes up.
    private func sharpen(_ view: UIView) {
        guard let page = view as? PagePreview else { return }
        let scale = max(1, traitCollection.displayScale) * min(max(zoomScale, 1), Self.finest)
        guard page.contentScaleFactor != scale else { return }
        page.contentScaleFactor = scale
        page.setNeedsDisplay()
    }

    // MARK: Zooming

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { canvas }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        shown.values.forEach(sharpen)
    }

    private func doubleTap(_ recognizer: UIGestureRecognizer) {
        guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
        let point = recognizer.location(in: canvas)
        let size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        zoom(to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
    }
}

/// A page of a PDF document.
private final class PagePreview: UIView {
    private let page: PrintedPage

    init(_ page: PrintedPage) {
        self.page = page
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(bounds)
        page.draw(in: bounds)
    }
}

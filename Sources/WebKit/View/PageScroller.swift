import Foundation
import QuartzCore
import UIKit

/// The scroll view of a page, which tells when it has moved.
final class PageScrollView: UIScrollView {
    var onMove: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        alwaysBounceVertical = true
        // A page sees fingers at once, and is told when they scroll.
        delaysContentTouches = false
    }

    required init?(coder: NSCoder) { nil }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            super.bounds = newValue
            onMove?()
        }
    }

    override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = newValue
            onMove?()
        }
    }

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        onMove?()
    }
}

/// Keeps a page and its scroll view in step.
///
/// The page is as large as what is seen of it, so that it lays out as on a device. The scroll view has room for all of it; where it is scrolled to,
/// the page is scrolled to, and the view that draws it is moved along. Beyond the page's ends that view stays, and so moves on the screen.
@MainActor
final class PageScroller {
    private let page: NativePage
    private let view: PageView
    private let scrollView: PageScrollView
    /// How large the page is, in its own points.
    private var pageSize = CGSize.zero
    /// Where the page was last asked to be, and the number of that.
    private var asked = CGPoint.zero
    private var askedCount = 0
    /// What the page says of its width.
    private var viewport = PageViewport("width=device-width")
    private var isTaking = false
    /// Whether the page is shown as to a computer.
    var isDesktop = false
    /// How large the app wants pages to be.
    var pageZoom: CGFloat = 1 { didSet { layOut() } }
    /// The page's own colour.
    private(set) var pageColor: UIColor?
    private var onColor: () -> Void = {}

    init(_ page: NativePage, _ view: PageView, _ scrollView: PageScrollView) {
        (self.page, self.view, self.scrollView) = (page, view, scrollView)
    }

    /// Begins to follow the scroll view.
    func begin(_ onColor: @escaping () -> Void) {
        self.onColor = onColor
        scrollView.addSubview(view)
        scrollView.onMove = { [weak self] in self?.layOut() }
    }

    /// What is seen of the page, in points.
    private var visibleSize: CGSize {
        let insets = scrollView.adjustedContentInset
        return CGSize(
            width: max(0, scrollView.bounds.width - insets.left - insets.right),
            height: max(0, scrollView.bounds.height - insets.top - insets.bottom))
    }

    /// How many points of the view one of the page's is.
    private var zoom: CGFloat {
        let width = visibleSize.width
        guard width > 0 else { return pageZoom }
        let viewport = isDesktop ? PageViewport("width=980") : viewport
        return pageZoom * width / CGFloat(viewport.layoutWidth(on: Double(width)))
    }

    /// Lays the page out anew where its size has changed, and shows the place that the scroll view shows.
    func layOut() {
        guard !isTaking else { return }
        let size = visibleSize
        guard size.width > 0, size.height > 0 else { return }
        if view.bounds.size != size {
            view.bounds.size = size
            page.resize(size)
            view.setNeedsDisplay()
        }
        page.zoom = Double(zoom)
        takeSize()
        place()
    }

    /// Gives the scroll view the page's size.
    private func takeSize() {
        let (zoom, visible) = (zoom, visibleSize)
        let size = CGSize(width: max(pageSize.width * zoom, visible.width), height: max(pageSize.height * zoom, visible.height))
        // A page of full width is not a fraction wider than the view.
        let width = abs(size.width - visible.width) < 1.5 ? visible.width : size.width
        let height = abs(size.height - visible.height) < 1.5 ? visible.height : size.height
        let new = CGSize(width: width, height: height)
        guard new != scrollView.contentSize else { return }
        isTaking = true
        scrollView.contentSize = new
        isTaking = false
    }

    private func place() {
        let (insets, visible, content) = (scrollView.adjustedContentInset, visibleSize, scrollView.contentSize)
        let offset = scrollView.contentOffset
        let place = CGPoint(
            x: min(max(offset.x + insets.left, 0), content.width - visible.width),
            y: min(max(offset.y + insets.top, 0), content.height - visible.height))
        view.center = CGPoint(x: place.x + visible.width / 2, y: place.y + visible.height / 2)
        guard abs(place.x - asked.x) > 0.01 || abs(place.y - asked.y) > 0.01 else { return }
        asked = place
        askedCount += 1
        let inPage = CGPoint(x: place.x / zoom, y: place.y / zoom)
        page.evaluate(PageReporter.scrolling(to: inPage, number: askedCount), in: PageReporter.world) { _ in }
    }

    // MARK: What the page says

    /// Another page comes.
    func pageChanged(isDesktop: Bool) {
        self.isDesktop = isDesktop
        (pageSize, asked, askedCount) = (.zero, .zero, 0)
        viewport = PageViewport("width=device-width")
        isTaking = true
        let insets = scrollView.adjustedContentInset
        scrollView.setContentOffset(CGPoint(x: -insets.left, y: -insets.top), animated: false)
        isTaking = false
        layOut()
    }

    /// Takes a message of our own script in the page.
    func take(_ message: [String: Any]) {
        switch message["kind"] as? String {
        case "size": takeSize(message)
        case "viewport":
            viewport = PageViewport(message["content"] as? String ?? "")
            layOut()
        case "finger": takeFinger(message["keeps"] as? String == "part")
        default: break
        }
    }

    private func takeSize(_ message: [String: Any]) {
        func number(_ key: String) -> CGFloat { CGFloat((message[key] as? NSNumber)?.doubleValue ?? 0) }
        pageSize = CGSize(width: number("width"), height: number("height"))
        if let text = message["color"] as? String, let color = Self.color(text), color != pageColor {
            pageColor = color
            onColor()
        }
        takeSize()
        // What the page says of its place while it has not heard of a newer one is old.
        guard Int(number("number")) == askedCount, !scrollView.isDragging, !scrollView.isDecelerating else { return place() }
        let there = CGPoint(x: number("x") * zoom, y: number("y") * zoom)
        guard abs(there.x - asked.x) > 1 || abs(there.y - asked.y) > 1 else { return place() }
        asked = there
        let insets = scrollView.adjustedContentInset
        scrollView.setContentOffset(CGPoint(x: there.x - insets.left, y: there.y - insets.top), animated: false)
        place()
    }

    /// The page keeps a finger for itself, or for a part of it that scrolls.
    private func takeFinger(_ isForPart: Bool) {
        scrollView.panGestureRecognizer.isEnabled = false
        scrollView.panGestureRecognizer.isEnabled = scrollView.isScrollEnabled
        guard isForPart else { return }
        view.movesPart = { [weak self] way in
            guard let self else { return }
            page.evaluate("sampanMove(\(way.x / zoom), \(way.y / zoom))", in: PageReporter.world) { _ in }
        }
    }

    /// A colour as styles have it: `rgb(0, 170, 255)`.
    private static func color(_ text: String) -> UIColor? {
        let numbers = text.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
        guard text.hasPrefix("rgb"), numbers.count >= 3 else { return nil }
        let alpha = numbers.count > 3 ? numbers[3] : 1
        guard alpha > 0 else { return nil }
        return UIColor(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha)
    }
}

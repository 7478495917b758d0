import Foundation
import ObjCRuntime
import QuartzCore

/// A control that a pull beyond the top of a scroll view triggers; it spins until `endRefreshing()`.
/// See https://developer.apple.com/documentation/uikit/uirefreshcontrol.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The height that the control takes while it refreshes, in points.
    private static let height: CGFloat = 60
    /// How far content must be pulled for the control to fire, in points.
    private static let threshold: CGFloat = 90

    /// Creates a refresh control; its place and size are the scroll view's business.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
        setUp()
    }

    /// Creates a refresh control from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(into: self, as: UIRefreshControl.self)
    }

    /// Whether the control spins.
    open private(set) var isRefreshing = false

    /// Text below the spokes.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    private let spinner = RefreshSpinner(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    private let label = UILabel(frame: .zero)
    private weak var scrollView: UIScrollView?
    private var isArmed = false
    private var mayFire = false

    private func setUp() {
        isUserInteractionEnabled = false
        spinner.isOpaque = false
        spinner.color = tintColorStorage ?? .secondaryLabel
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(spinner)
        addSubview(label)
    }

    /// The spokes take the tint only if one was set on the control itself.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = tintColorStorage ?? .secondaryLabel
    }

    /// The control's natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// The control's natural size.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// Places the spokes and the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        let middle = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
        spinner.frame = CGRect(x: middle.x - 14, y: middle.y - 14, width: 28, height: 28)
        label.frame = CGRect(x: 0, y: 40, width: bounds.width, height: hasTitle ? 16 : 0)
    }

    /// Starts spinning, without telling the targets. The content is not moved: whoever starts a refresh by program scrolls to it.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.progress = 1
        spinner.startAnimating()
        scrollView?.refreshInset = Self.height
    }

    /// Stops spinning; the content moves back.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isArmed = false
        mayFire = false
        spinner.stopAnimating()
        guard let scrollView else { return }
        let offset = scrollView.contentOffset
        let wasAtRest = scrollView.drag == nil && scrollView.motion == nil
        scrollView.holdsOffset = true
        scrollView.refreshInset = 0
        scrollView.holdsOffset = false
        let top = scrollView.verticalRange.lowerBound
        if wasAtRest, offset.y < top { scrollView.setContentOffset(CGPoint(x: offset.x, y: top), animated: true) }
    }

    // MARK: The scroll view

    func join(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.insertSubview(self, at: 0)
        if isRefreshing { scrollView.refreshInset = Self.height }
        place(in: scrollView)
    }

    func leave() {
        scrollView?.refreshInset = 0
        scrollView = nil
        removeFromSuperview()
    }

    /// Keeps the control above the content, between it and whatever covers the scroll view's top.
    func place(in scrollView: UIScrollView) {
        let top = scrollView.adjustedInset.top - scrollView.contentInset.top - scrollView.refreshInset
        let pulled = max(0, -(scrollView.contentOffset.y + scrollView.adjustedInset.top - scrollView.refreshInset))
        let isSeen = isRefreshing || pulled > 0
        if isHidden == isSeen { isHidden = !isSeen }
        guard isSeen else { return }
        let offsetTop = scrollView.contentOffset.y + top
        let y = min(offsetTop + max(0, (pulled - Self.height) / 2), -scrollView.contentInset.top - Self.height)
        let target = CGRect(x: 0, y: max(y, offsetTop), width: scrollView.bounds.width, height: Self.height)
        if frame != target { frame = target }
        if !isRefreshing { spinner.progress = min(1, pulled / Self.threshold) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        place(in: scrollView)
        guard !isRefreshing, mayFire, scrollView.drag != nil else { return }
        let pulled = -(scrollView.contentOffset.y + scrollView.adjustedInset.top)
        guard pulled >= Self.threshold else { return }
        mayFire = false
        isRefreshing = true
        isArmed = true
        spinner.progress = 1
        spinner.startAnimating()
        sendActions(for: .valueChanged)
    }

    func scrollViewWillBeginDragging() { mayFire = !isRefreshing }

    /// The finger is lifted: the content comes to rest below the spokes.
    func makeRoom() {
        mayFire = false
        guard isArmed, isRefreshing else { return }
        isArmed = false
        scrollView?.refreshInset = Self.height
    }
}

extension UIScrollView {
    func replaceRefreshControl(with control: UIRefreshControl?) {
        guard control !== refreshControlStorage else { return }
        refreshControlStorage?.leave()
        refreshControlStorage = control
        control?.join(self)
    }
}

/// The twelve spokes of a refresh control: drawn one after another while content is pulled, then turning.
final class RefreshSpinner: UIView {
    private static let spokes = 8

    var color: UIColor = .secondaryLabel {
        didSet { setNeedsDisplay() }
    }

    /// How many of the spokes are shown, from 0 to 1.
    var progress: CGFloat = 0 {
        didSet {
            if (oldValue * CGFloat(Self.spokes)).rounded(.down) != (progress * CGFloat(Self.spokes)).rounded(.down) { setNeedsDisplay() }
        }
    }

    private var isTurning = false

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let shown = Int((progress * CGFloat(Self.spokes)).rounded(.down))
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.setLineWidth(bounds.width * 0.11)
        context.setLineCap(.round)
        for index in 0..<shown {
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokes) - .pi / 2
            let alpha = isTurning ? 0.25 + 0.75 * CGFloat(index) / CGFloat(Self.spokes - 1) : 0.8
            context.setStrokeColor(color.withAlphaComponent(alpha).cgColor)
            let (inner, outer) = (bounds.width * 0.22, bounds.width * 0.42)
            context.move(to: CGPoint(x: cos(angle) * inner, y: sin(angle) * inner))
            context.addLine(to: CGPoint(x: cos(angle) * outer, y: sin(angle) * outer))
            context.strokePath()
        }
    }

    func startAnimating() {
        isTurning = true
        setNeedsDisplay()
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
        turn.calculationMode = .discrete
        turn.duration = 1
        turn.repeatCount = .infinity
        layer.add(turn, forKey: "turn")
    }

    func stopAnimating() {
        isTurning = false
        layer.removeAnimation(forKey: "turn")
        setNeedsDisplay()
    }
}

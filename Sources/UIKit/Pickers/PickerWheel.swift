import Foundation

/// One wheel of a picker: rows on a cylinder that a finger turns, and that comes to rest at a row.
final class PickerWheel: UIView, UIScrollViewDelegate {
    /// What the wheel asks for its rows.
    struct Rows {
        var count: Int
        var height: CGFloat
        /// The view of a row; gets one that is not seen any more.
        var view: (Int, UIView?) -> UIView
    }

    private let scroll = WheelScrollView()
    private(set) var rows = Rows(count: 0, height: 32) { _, _ in UIView() }
    private var shown: [Int: UIView] = [:]
    private var spare: UIView?
    /// The row that is chosen; the wheel may still be turning towards it.
    private(set) var selected = 0
    private var tellsWhenAnimationEnds = false
    /// A person turned the wheel to another row, or back to the same.
    var onSelect: ((Int) -> Void)?

    /// How far the cylinder's rim is away, as a part of half its height: the outermost rows are seen nearly from the side.
    private static let roundness: CGFloat = 1.04

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        scroll.delegate = self
        scroll.wheel = self
        addSubview(scroll)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] recognizer in
            if let self { self.wasTapped(at: recognizer.location(in: self)) }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes other rows on. The chosen row stays, as far as there is one of its number.
    func reload(_ rows: Rows) {
        self.rows = rows
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        selected = min(max(selected, 0), max(rows.count - 1, 0))
        resize()
        turn(to: selected)
    }

    /// Chooses a row.
    func select(_ row: Int, animated: Bool) {
        guard rows.count > 0 else { return }
        selected = min(max(row, 0), rows.count - 1)
        tellsWhenAnimationEnds = false
        if animated, window != nil {
            scroll.setContentOffset(CGPoint(x: 0, y: offset(of: selected)), animated: true)
        } else {
            turn(to: selected)
        }
    }

    /// The view that shows a row now.
    func view(forRow row: Int) -> UIView? { shown[row] }

    /// Whether a finger or its momentum turns the wheel.
    var isTurning: Bool { scroll.isTracking || scroll.isDragging || scroll.isDecelerating }

    // MARK: Turning

    private var inset: CGFloat { (bounds.height - rows.height) / 2 }
    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rows.height - inset }

    private func turn(to row: Int) {
        scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: false)
        placeRows()
    }

    private func resize() {
        scroll.frame = bounds
        scroll.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * rows.height)
    }

    /// The row at the middle for an offset.
    private func row(at y: CGFloat) -> Int {
        guard rows.height > 0, rows.count > 0 else { return 0 }
        return Int(min(max(((y + inset) / rows.height).rounded(), 0), CGFloat(rows.count - 1)))
    }

    /// Where the wheel comes to rest near an offset.
    fileprivate func restingOffset(near y: CGFloat) -> CGFloat { offset(of: row(at: y)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard scroll.frame != bounds else { return }
        resize()
        turn(to: selected)
    }

    /// Puts the rows that are seen on the cylinder.
    fileprivate func placeRows() {
        guard rows.count > 0, rows.height > 0, bounds.height > 0 else { return }
        let middle = scroll.contentOffset.y + bounds.height / 2
        let radius = bounds.height / 2 * Self.roundness
        let reach = radius * .pi / 2
        let first = max(0, Int(((middle - reach) / rows.height).rounded(.down)))
        let last = min(rows.count - 1, Int(((middle + reach) / rows.height).rounded(.down)))
        for (row, view) in shown where row < first || row > last {
            view.removeFromSuperview()
            shown[row] = nil
            spare = view
        }
        guard first <= last else { return }
        for row in first...last {
            let distance = (CGFloat(row) + 0.5) * rows.height - middle
            place(view(of: row), angle: distance / radius, radius: radius, middle: middle, steps: abs(distance) / rows.height)
        }
    }

    private func view(of row: Int) -> UIView {
        if let view = shown[row] { return view }
        let view = rows.view(row, spare)
        if view === spare { spare = nil }
        view.transform = .identity
        view.isUserInteractionEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = true
        view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rows.height)
        scroll.addSubview(view)
        shown[row] = view
        return view
    }

    private func place(_ view: UIView, angle: CGFloat, radius: CGFloat, middle: CGFloat, steps: CGFloat) {
        let lean = cos(angle)
        view.isHidden = lean < 0.08
        view.center = CGPoint(x: bounds.width / 2, y: middle + radius * sin(angle))
        // Seen from in front, a row flattens as it turns away, and shrinks a little as it is farther away.
        view.transform = CGAffineTransform(scaleX: 0.86 + 0.14 * lean, y: max(0.01, lean))
        view.alpha = steps < 0.5 ? 1 : max(0.1, (0.62 - 0.2 * min(1, (steps - 0.5) * 2)) * (0.25 + 0.75 * lean))
    }

    // MARK: A person turns

    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { cameToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard tellsWhenAnimationEnds else { return }
        tellsWhenAnimationEnds = false
        cameToRest()
    }

    private func cameToRest() {
        selected = row(at: scroll.contentOffset.y)
        onSelect?(selected)
    }

    private func wasTapped(at point: CGPoint) {
        let hit = shown.first { !$1.isHidden && $1.convert($1.bounds, to: self).contains(point) }
        guard let row = hit?.key, row != selected else { return }
        selected = row
        scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
        tellsWhenAnimationEnds = true
    }
}

/// Moves a wheel's rows; comes to rest at one of them.
private final class WheelScrollView: UIScrollView {
    weak var wheel: PickerWheel?

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        alwaysBounceVertical = true
        clipsToBounds = false
        decelerationRate = .init(rawValue: 0.9965)
    }

    required init?(coder: NSCoder) { nil }

    override func adjustedTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        CGPoint(x: proposed.x, y: wheel?.restingOffset(near: proposed.y) ?? proposed.y)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheel?.placeRows()
    }
}

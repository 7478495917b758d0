import Foundation
import QuartzCore

/// The tool tips of this session, and the one that is shown or about to be.
@MainActor
final class ToolTips: PointerFollower {
    private var interactions: [Weak<UIToolTipInteraction>] = []
    private weak var active: UIToolTipInteraction?
    /// Where the pointer was when it last moved, in the points of its window.
    private var location: CGPoint?
    private var timer: HostTimer?
    private var label: ToolTipLabel?
    private var shown: UIToolTipConfiguration?
    /// A button was pressed: nothing is shown until the pointer has left the view.
    private var isQuiet = false

    /// How long the pointer has to rest, in seconds.
    private static let rest: CFTimeInterval = 0.5

    private init() { PointerTracker.current.add(self) }

    /// The present session's.
    static var current: ToolTips { Session.current.part(ToolTips.init) }

    func add(_ interaction: UIToolTipInteraction) {
        interactions.removeAll { $0.object == nil }
        interactions.append(Weak(interaction))
    }

    func remove(_ interaction: UIToolTipInteraction) {
        interactions.removeAll { $0.object == nil || $0.object === interaction }
        if active === interaction { activate(nil) }
    }

    private func activate(_ interaction: UIToolTipInteraction?) {
        guard active !== interaction else { return }
        dismiss()
        (active, isQuiet) = (interaction, false)
    }

    // MARK: The pointer

    var followsPointer: Bool {
        active != nil || label != nil || interactions.contains { $0.object.map { $0.isEnabled && $0.view?.window != nil } ?? false }
    }

    func pointerLeaves(for hit: PointerHit?) {
        guard let active, active.isEnabled, hit?.contains(active.view) ?? false else {
            dismiss()
            return activate(nil)
        }
    }

    func pointerMoves(to hit: PointerHit) {
        let found = hit.path.lazy.compactMap { view in
            view.interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.last { $0.isEnabled }
        }.first
        activate(found)
        guard let found, let view = found.view, !isQuiet, hit.location != location else { return }
        location = hit.location
        if let shown {
            // It stays while it is about what the pointer is over.
            if shown.sourceRect?.contains(view.convert(hit.location, from: nil)) ?? true { return }
            dismiss()
            location = hit.location
        }
        timer?.invalidate()
        timer = HostTimer.schedule(after: Self.rest) { [weak self] in self?.show() }
    }

    func pointerPresses() {
        dismiss()
        isQuiet = active != nil
    }

    // MARK: The label

    private func show() {
        timer = nil
        guard let location, let active, let view = active.view, let window = view.window,
            let configuration = active.configuration(at: view.convert(location, from: nil)), !configuration.toolTip.isEmpty
        else { return }
        let label = ToolTipLabel(configuration.toolTip)
        (self.label, shown) = (label, configuration)
        label.show(beside: location, in: window)
    }

    private func dismiss() {
        timer?.invalidate()
        label?.removeFromSuperview()
        (timer, label, shown, location) = (nil, nil, nil, nil)
    }
}

/// A small label over everything else of a window.
final class ToolTipLabel: UIView {
    private let label = UILabel()

    private static let inset = CGSize(width: 8, height: 4)
    /// Room for the pointer, and to the window's edges.
    private static let (distance, margin): (CGFloat, CGFloat) = (20, 4)
    private static let mostWidth: CGFloat = 300

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 0.98) : UIColor(white: 0.98, alpha: 0.98)
        }
        layer.cornerRadius = 5
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 5
        layer.shadowOffset = CGSize(width: 0, height: 2)
        label.text = text
        label.font = .systemFont(ofSize: 13)
        label.textColor = .label
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// What the label says.
    var text: String? { label.text }

    func show(beside point: CGPoint, in window: UIWindow) {
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let most = max(0, min(Self.mostWidth, area.width) - 2 * Self.inset.width)
        let fitting = label.sizeThatFits(CGSize(width: most, height: .greatestFiniteMagnitude))
        let size = CGSize(
            width: ceil(min(fitting.width, most)) + 2 * Self.inset.width, height: ceil(fitting.height) + 2 * Self.inset.height)
        let below = point.y + Self.distance
        let y = below + size.height <= area.maxY ? below : point.y - Self.margin - size.height
        frame = CGRect(
            x: max(area.minX, min(point.x, area.maxX - size.width)), y: max(area.minY, y), width: size.width, height: size.height)
        label.frame = bounds.insetBy(dx: Self.inset.width, dy: Self.inset.height)
        window.addSubview(self)
        alpha = 0
        UIView.animate(withDuration: 0.15) { self.alpha = 1 }
    }
}

import Foundation

/// The controller of an input view, as the keyboard sees it.
@MainActor
package protocol InputViewOwner: UIResponder {
    /// The view.
    var shownInputView: UIView? { get }
    /// The language that the view types; `nil` if it says none.
    var primaryLanguage: String? { get }
    /// The view is about to come or to go.
    func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
    /// The view has come or gone.
    func endAppearanceTransition()
}

/// An input view whose constraints may decide on its height.
@MainActor
package protocol FittingInputView: UIView {
    /// Whether they do.
    var fitsItsContent: Bool { get }
    /// The height that a constraint gives the view by itself, in points.
    var fixedHeight: CGFloat? { get }
}

/// The window that input views are in, over the app's own.
final class InputWindow: UIWindow {
    let host: InputHostView
    /// The responder whose views are shown; the views' own chain goes on there.
    weak var owner: UIResponder?

    init(over window: UIWindow) {
        host = InputHostView(frame: .zero)
        super.init(frame: UIScreen.main.bounds)
        windowLevel = UIWindow.Level(rawValue: 1)
        windowScene = window.windowScene
        addSubview(host)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override var next: UIResponder? { owner ?? super.next }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Takes views on, the accessory above the input view. Returns the height that they take with the room below them.
    func place(_ views: [UIView], hasAccessory: Bool) -> CGFloat {
        host.show(views, width: bounds.width, bottom: UIScreen.main.safeAreaInsets.bottom)
    }

    func empty() {
        _ = host.show([], width: bounds.width, bottom: 0)
        isHidden = true
    }
}

/// Holds an accessory and an input view, one below the other.
final class InputHostView: UIView {
    /// What is seen between a keyboard's keys.
    static let keyboardColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }

    private var heights: [CGFloat] = []
    private var views: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.keyboardColor
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: [UIView], width: CGFloat, bottom: CGFloat) -> CGFloat {
        for view in views where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
        views = new
        heights = new.map { Self.height(of: $0, width: width) }
        for view in new where view.superview !== self { addSubview(view) }
        setNeedsLayout()
        return heights.reduce(bottom, +)
    }

    /// The height that a view has, or wants if it has none.
    private static func height(of view: UIView, width: CGFloat) -> CGFloat {
        let own = view as? any FittingInputView
        if let height = own?.fixedHeight { return height }
        if own?.fitsItsContent != true, view.translatesAutoresizingMaskIntoConstraints, view.frame.height > 0 { return view.frame.height }
        let intrinsic = view.intrinsicContentSize.height
        if intrinsic > 0 { return intrinsic }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for (view, height) in zip(views, heights) {
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            if view.frame != frame { view.frame = frame }
            y += height
        }
    }
}

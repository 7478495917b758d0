import Foundation

/// Lays out views in a row or a column, by constraints that it makes itself.
/// See https://developer.apple.com/documentation/uikit/uistackview.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the views share the length of the stack. See https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// How the views stand across the stack. See https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        /// The top, in a row.
        public static var top: Alignment { .leading }
        /// The bottom, in a row.
        public static var bottom: Alignment { .trailing }
    }

    /// Says that a view's spacing is the stack's.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// Says that a spacing is the system's.
    public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var isArrangementStale = false
    private var arrangement: [NSLayoutConstraint] = []

    // MARK: Creating

    /// Creates a stack without views.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack from an Interface Builder document; attributes and views follow.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        coder.decodeInterface(into: self, as: UIStackView.self)
    }

    // MARK: The views

    /// The views that the stack lays out, in their order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view to the end, and to the subviews if it is not one yet.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Inserts a view before the one at an index, and adds it to the subviews if it is not one yet.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            stackIndex >= 0 && stackIndex <= arranged.count,
            "-[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) beyond bounds [0 .. \(arranged.count)]")
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        if let present = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: present) }
        arranged.insert(view, at: min(stackIndex, arranged.count))
        arrangementDidChange()
    }

    /// Stops laying a view out. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: How they are laid out

    /// The direction in which the views follow each other.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views share the length of the stack.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// How the views stand across the stack.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The distance between views, in points; the least one where the distribution makes it larger.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the distance after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance after a view as it was set; `spacingUseDefault` if it was not.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether vertical distances are measured from baseline to baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are laid out within the margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    // MARK: Constraints

    /// The constraints have to be made anew, before the next layout.
    func arrangementDidChange() {
        isArrangementStale = true
        setNeedsUpdateConstraints()
    }

    /// A view that the stack lays out has another intrinsic size.
    func arrangedContentDidChange() {
        if distribution == .fillProportionally { arrangementDidChange() }
    }

    open override func updateConstraints() {
        if isArrangementStale {
            isArrangementStale = false
            let maker = StackArrangement(self, spacing: { [unowned self] in space(after: $0) })
            NSLayoutConstraint.deactivate(arrangement)
            arrangement = maker.constraints
            NSLayoutConstraint.activate(arrangement)
        }
        super.updateConstraints()
    }

    private func space(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
        return spacing == Self.spacingUseSystem ? SystemSpacing.betweenSiblings : spacing
    }

    // The baselines are those of the views at the ends.

    open override var forFirstBaselineLayout: UIView { baselineView(\.first) { $0.forFirstBaselineLayout } }
    open override var forLastBaselineLayout: UIView { baselineView(\.last) { $0.forLastBaselineLayout } }

    private func baselineView(_ end: KeyPath<[UIView], UIView?>, _ inner: (UIView) -> UIView) -> UIView {
        let visible = arranged.filter { !$0.isHidden }
        guard !visible.isEmpty else { return self }
        if axis == .vertical { return inner(visible[keyPath: end]!) }
        // In a row the highest text decides, as it is where the row's own baseline would be.
        let text = visible.map(inner).filter { $0 is any BaselineProviding }
        return text.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? inner(visible[keyPath: end]!)
    }

    // MARK: Hiding

    /// Shows or hides a view of the stack: the others take its place, and in an animation it shrinks away before it goes.
    fileprivate func setHidden(_ isHidden: Bool, _ view: UIView) {
        let isAnimated = UIViewAnimationState.current != nil && UIViewAnimationState.isEnabled && window != nil
        let state = view.layoutStateForWriting
        state.hidesAfterAnimation = isAnimated && isHidden
        if !state.hidesAfterAnimation { view.backingLayer.isHidden = isHidden }
        arrangementDidChange()
        guard isAnimated else { return }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak view] in
            MainActor.assumeIsolated {
                guard let view, let state = view.layoutState, state.hidesAfterAnimation else { return }
                state.hidesAfterAnimation = false
                view.backingLayer.isHidden = true
            }
        }
        layoutRoot.layoutIfNeeded()
        CATransaction.commit()
    }

    fileprivate func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }
}

extension UIView {
    /// Whether the view is hidden, or about to be once an animation ends.
    var isHiddenOrHiding: Bool { layer.isHidden || layoutState?.hidesAfterAnimation == true }

    /// Shows or hides the view; a stack view rearranges what it shows.
    func changeHidden(_ isHidden: Bool) {
        if let stack = superviewStorage as? UIStackView, stack.arranges(self) {
            stack.setHidden(isHidden, self)
        } else {
            layer.isHidden = isHidden
        }
    }
}

import Foundation

/// A control with a minus and a plus that change a value by steps. See https://developer.apple.com/documentation/uikit/uistepper.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    /// How long a finger rests before steps repeat, and how fast they then do, in seconds.
    private static let repeatDelay = 0.5
    private static let repeatInterval = 0.1
    /// After this many repeated steps each is ten times as large.
    private static let stepsBeforeHaste = 25

    private let background = UIView()
    private let backgroundImageView = UIImageView()
    private let minus = StepperHalf()
    private let plus = StepperHalf()
    private let divider = UIImageView()
    private var storage = 0.0
    private var backgroundImages = StateValues<UIImage>()
    private var incrementImages = StateValues<UIImage>()
    private var decrementImages = StateValues<UIImage>()
    private var pressed: StepperHalf?
    private var timer: HostTimer?
    private var repeats = 0

    /// Creates a stepper from 0 to 100 by steps of 1; its size is always 94 × 32 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUpStepper()
    }

    /// Creates a stepper from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = Self.size
        setUpStepper()
        coder.decodeInterface(into: self, as: UIStepper.self)
    }

    private func setUpStepper() {
        for view in [background, backgroundImageView, minus, plus, divider] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        (minus.name, plus.name) = ("Decrement", "Increment")
        background.layer.cornerRadius = 8
        background.layer.cornerCurve = .continuous
        divider.layer.cornerRadius = 0.5
        update()
    }

    // MARK: Value

    /// The value, between the minimum and the maximum.
    open var value: Double {
        get { storage }
        set {
            storage = min(max(newValue, minimumValue), maximumValue)
            update()
        }
    }
    /// The least value. A maximum below it is raised to it.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storage
        }
    }
    /// The greatest value. A minimum above it is lowered to it.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storage
        }
    }
    /// What a tap adds or takes away; more than 0.
    open var stepValue = 1.0 {
        didSet { precondition(stepValue > 0, "UIStepper's stepValue must be greater than 0") }
    }
    /// Whether targets hear of every step while a finger rests on the stepper, and not only of the last.
    open var isContinuous = true
    /// Whether steps repeat while a finger rests on the stepper.
    open var autorepeat = true
    /// Whether a step beyond one end goes on at the other.
    open var wraps = false {
        didSet { update() }
    }

    // MARK: Look

    /// Sets the image behind both halves for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        update()
    }
    /// The image behind both halves in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }
    /// Sets the plus's image for a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[state] = image
        update()
    }
    /// The plus's image in a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages.value(for: state) }
    /// Sets the minus's image for a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[state] = image
        update()
    }
    /// The minus's image in a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages.value(for: state) }
    /// Sets the image between the halves for their states; the one of the normal states is shown while no other fits.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        dividerImages[StatePair(left: leftState, right: rightState)] = image
        update()
    }
    /// The image between the halves in their states.
    open func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State) -> UIImage? {
        dividerImages[StatePair(left: state, right: rightSegmentState)]
    }

    private var dividerImages: [StatePair: UIImage] = [:]

    private func update() {
        let isPlain = backgroundImages.isEmpty
        background.backgroundColor = isPlain ? .tertiarySystemFill : nil
        backgroundImageView.image = backgroundImage(for: state)
        let canDecrease = isEnabled && (wraps || storage > minimumValue)
        let canIncrease = isEnabled && (wraps || storage < maximumValue)
        for (half, images, symbol, can) in [
            (minus, decrementImages, "minus", canDecrease), (plus, incrementImages, "plus", canIncrease),
        ] {
            let own = images.value(for: can ? half.isPressed ? .highlighted : .normal : .disabled)
            half.show(own ?? UIImage(systemName: symbol), color: tintColorStorage ?? .label, isEnabled: can)
        }
        let pair = StatePair(left: minus.isPressed ? .highlighted : .normal, right: plus.isPressed ? .highlighted : .normal)
        divider.image = dividerImages[pair] ?? dividerImages[StatePair(left: .normal, right: .normal)]
        divider.backgroundColor = divider.image == nil && isPlain ? .systemGray3 : nil
        divider.alpha = divider.image == nil && pressed != nil ? 0 : 1
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        backgroundImageView.frame = bounds
        let half = bounds.width / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        minus.frame = CGRect(x: isRightToLeft ? half : 0, y: 0, width: half, height: bounds.height)
        plus.frame = CGRect(x: isRightToLeft ? 0 : half, y: 0, width: half, height: bounds.height)
        let width = divider.image?.size.width ?? 1
        let margin: CGFloat = divider.image == nil ? 7 : 0
        divider.frame = CGRect(x: half - width / 2, y: margin, width: width, height: bounds.height - 2 * margin)
    }

    // MARK: Size

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var intrinsicContentSize: CGSize { Self.size }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = plus.frame.contains(touch.location(in: self)) ? plus : minus
        press(half)
        repeats = 0
        step(event)
        if autorepeat { timer = HostTimer.schedule(after: Self.repeatDelay) { [weak self] in self?.repeatStep() } }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        for half in [minus, plus] where half.frame.contains(point) && half !== pressed { press(half) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        release()
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }

    open override func cancelTracking(with event: UIEvent?) { release() }

    private func press(_ half: StepperHalf?) {
        pressed = half
        minus.isPressed = half === minus
        plus.isPressed = half === plus
        update()
    }

    private func release() {
        timer?.invalidate()
        timer = nil
        press(nil)
    }

    private func repeatStep() {
        guard isTracking else { return }
        repeats += 1
        if isTouchInside { step(nil) }
        timer = HostTimer.schedule(after: Self.repeatInterval) { [weak self] in self?.repeatStep() }
    }

    private func step(_ event: UIEvent?) {
        let size = stepValue * (repeats > Self.stepsBeforeHaste ? 10 : 1)
        let old = storage
        var next = storage + (pressed === plus ? size : -size)
        if wraps {
            if next > maximumValue { next = old < maximumValue ? maximumValue : minimumValue }
            if next < minimumValue { next = old > minimumValue ? minimumValue : maximumValue }
        }
        value = next
        if isContinuous, storage != old { send([.valueChanged, .primaryActionTriggered], event) }
    }
}

/// The states of the two halves beside a divider.
struct StatePair: Hashable {
    let left: UIControl.State
    let right: UIControl.State
}

/// One half of a stepper.
private final class StepperHalf: UIView {
    private let imageView = UIImageView()
    /// What it does.
    var name = ""

    // A stepper that has a name or an identifier lends it to its halves, as on iOS.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? [superview?.accessibilityLabel, name].compactMap(\.self).joined(separator: ", ") }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? [superview?.accessibilityIdentifier, name].compactMap(\.self).joined(separator: "-") }
        set { super.accessibilityIdentifier = newValue }
    }

    var isPressed = false {
        didSet { backgroundColor = isPressed ? .tertiarySystemFill : nil }
    }

    init() {
        super.init(frame: .zero)
        imageView.contentMode = .center
        layer.cornerRadius = 8
        isAccessibilityElement = true
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, color: UIColor, isEnabled: Bool) {
        imageView.image = image
        imageView.tintColor = color
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        imageView.alpha = isEnabled ? 1 : 0.3
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}

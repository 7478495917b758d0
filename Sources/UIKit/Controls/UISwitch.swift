import Foundation
import SampanHost

/// A control that is either on or off. See https://developer.apple.com/documentation/uikit/uiswitch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The looks of switches.
    public enum Style: Int, Sendable {
        /// As the platform has it.
        case automatic = 0
        /// A box with a check mark, which only Macs show.
        case checkbox = 1
        /// A knob that slides.
        case sliding = 2
    }

    private static let size = CGSize(width: 51, height: 31)
    private static let knobDiameter: CGFloat = 27
    /// A knob under a finger is this much wider.
    private static let stretch: CGFloat = 7
    private static let inset: CGFloat = 2
    /// How far a finger moves before the knob follows it to the other side.
    private static let dragDistance: CGFloat = 16

    private let track = UIView()
    private let knob = UIView()
    /// The I and the O, once they were shown.
    private var marks: (on: UIView, off: UIView)?
    private var storage = false
    /// The side that the knob is on, which is not `isOn` while a finger drags it.
    private var shownOn = false
    private var dragAnchor: CGFloat = 0
    private var wasDragged = false

    /// Creates a switch that is off; its size is always 51 × 31 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUpSwitch()
    }

    /// Creates a switch from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = Self.size
        setUpSwitch()
        coder.decodeInterface(into: self, as: UISwitch.self)
    }

    private func setUpSwitch() {
        for view in [track, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOffset = CGSize(width: 0, height: 3)
        knob.layer.shadowRadius = 4
        knob.layer.shadowOpacity = 0.15
        update()
    }

    // MARK: Value

    /// Whether the switch is on.
    open var isOn: Bool {
        get { storage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, without telling the targets.
    open func setOn(_ on: Bool, animated: Bool) {
        storage = on
        shownOn = on
        change(animated: animated)
    }

    // MARK: Look

    // appearance
    /// The colour behind the knob of a switch that is on; the system's green unless set.
    open var onTintColor: UIColor? { didSet { update() } }
    // appearance
    /// The knob's colour; white unless set.
    open var thumbTintColor: UIColor? { didSet { update() } }
    // appearance
    /// The image of older systems' switches that are on; not shown since iOS 7.
    open var onImage: UIImage?
    // appearance
    /// The image of older systems' switches that are off; not shown since iOS 7.
    open var offImage: UIImage?
    /// The look that is asked for.
    open var preferredStyle = Style.automatic
    /// The look that the switch has: the sliding one on anything but a Mac.
    open var style: Style { .sliding }
    /// The text beside a Mac's checkbox; not shown elsewhere.
    open var title: String?

    private func change(animated: Bool) {
        guard animated, window != nil else { return update() }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: { self.update() })
    }

    private func update() {
        let (size, diameter, inset) = (Self.size, Self.knobDiameter, Self.inset)
        track.frame = CGRect(origin: .zero, size: size)
        track.layer.cornerRadius = size.height / 2
        track.backgroundColor = shownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let width = diameter + (isHighlighted ? Self.stretch : 0)
        let isRight = shownOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        knob.frame = CGRect(x: isRight ? size.width - inset - width : inset, y: inset, width: width, height: diameter)
        knob.layer.cornerRadius = diameter / 2
        knob.backgroundColor = thumbTintColor ?? .white
        track.alpha = isEnabled ? 1 : 0.5
        updateMarks(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The I and the O, for people who do not tell the colours apart.
    private func updateMarks(isMirrored: Bool) {
        let areShown = UIAccessibility.isOnOffSwitchLabelsEnabled
        guard areShown || marks != nil else { return }
        let marks = marks ?? makeMarks()
        self.marks = marks
        (marks.on.isHidden, marks.off.isHidden) = (!areShown || !shownOn, !areShown || shownOn)
        let (left, right) = (Self.size.width * 0.25, Self.size.width * 0.75)
        marks.on.center = CGPoint(x: isMirrored ? right : left, y: Self.size.height / 2)
        marks.off.center = CGPoint(x: isMirrored ? left : right, y: Self.size.height / 2)
        marks.off.layer.borderColor = UIColor.systemGray.resolvedColor(with: traitCollection).cgColor
    }

    private func makeMarks() -> (on: UIView, off: UIView) {
        let on = UIView(frame: CGRect(x: 0, y: 0, width: 1.5, height: 10))
        on.backgroundColor = .white
        let off = UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 11))
        off.layer.cornerRadius = 5.5
        off.layer.borderWidth = 1.5
        for mark in [on, off] {
            mark.isUserInteractionEnabled = false
            insertSubview(mark, aboveSubview: track)
        }
        return (on, off)
    }

    override func accessibilitySettingDidChange(_ setting: AccessibilitySetting) { if setting == .onOffLabels { update() } }

    override func stateDidChange() {
        super.stateDidChange()
        change(animated: true)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
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

    /// What is aligned ends before the shadow does.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.size.width - 2, height: Self.size.height) }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragAnchor = touch.location(in: self).x
        wasDragged = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let isRight = shownOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // The knob follows the finger to the other side; one that is pushed against its own side begins anew from there.
        let moved = isRight ? dragAnchor - x : x - dragAnchor
        if moved > Self.dragDistance {
            wasDragged = true
            dragAnchor = x
            shownOn.toggle()
            change(animated: true)
        } else if moved < 0 {
            if moved < -Self.dragDistance { wasDragged = true }
            dragAnchor = x
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let on = wasDragged ? shownOn : !storage
        let hasChanged = on != storage
        setOn(on, animated: true)
        if hasChanged { send([.valueChanged, .primaryActionTriggered], event) }
    }

    open override func cancelTracking(with event: UIEvent?) { setOn(storage, animated: true) }
}

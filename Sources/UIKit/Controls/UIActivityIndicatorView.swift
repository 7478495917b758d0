import Foundation

/// A wheel that turns while something takes its time. See https://developer.apple.com/documentation/uikit/uiactivityindicatorview.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        /// White and large; the older name.
        case whiteLarge = 0
        /// White; the older name.
        case white = 1
        /// Grey; the older name.
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        var diameter: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    }

    private static let spokeCount = 8
    private static let period = 0.8
    private static let animationKey = "UIActivityIndicator"

    private let wheel = CALayer()
    private var spokes: [CALayer] = []
    private var ownColor: UIColor?
    private var isTurning = false

    // @objc(initWithActivityIndicatorStyle:)
    /// Creates a wheel of a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.diameter, height: style.diameter))
        setUpIndicator()
    }

    /// Creates a wheel of medium size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpIndicator()
    }

    /// Creates a wheel from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpIndicator()
        coder.decodeInterface(into: self, as: UIActivityIndicatorView.self)
    }

    private func setUpIndicator() {
        isUserInteractionEnabled = false
        for _ in 0..<Self.spokeCount {
            let spoke = CALayer()
            spokes.append(spoke)
            wheel.addSublayer(spoke)
        }
        layer.addSublayer(wheel)
        updateVisibility()
        updateColors()
    }

    // @objc(activityIndicatorViewStyle)
    /// How large the wheel is.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            updateColors()
            setNeedsLayout()
        }
    }

    /// Whether the wheel is only seen while it turns.
    open var hidesWhenStopped = true {
        didSet { updateVisibility() }
    }

    // appearance
    /// The wheel's colour.
    open var color: UIColor! {
        get { ownColor ?? defaultColor }
        set {
            ownColor = newValue
            updateColors()
        }
    }

    private var defaultColor: UIColor { style == .white || style == .whiteLarge ? .white : .systemGray }

    /// Whether the wheel turns.
    open var isAnimating: Bool { isTurning }

    /// Lets the wheel turn.
    open func startAnimating() {
        isTurning = true
        updateVisibility()
        turn()
    }

    /// Stops the wheel.
    open func stopAnimating() {
        isTurning = false
        wheel.removeAnimation(forKey: Self.animationKey)
        updateVisibility()
    }

    private func updateVisibility() { isHidden = hidesWhenStopped && !isTurning }

    /// The wheel goes on by one spoke at a time.
    private func turn() {
        guard isTurning, window != nil else { return }
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<Self.spokeCount).map { Double($0) * 2 * .pi / Double(Self.spokeCount) }
        animation.calculationMode = .discrete
        animation.duration = Self.period
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        wheel.add(animation, forKey: Self.animationKey)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { wheel.removeAnimation(forKey: Self.animationKey) } else { turn() }
    }

    private func updateColors() {
        let color = self.color.resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, spoke) in spokes.enumerated() {
            spoke.backgroundColor = color
            // The foremost spoke is the strongest; those that follow it get fainter.
            let age = CGFloat((Self.spokeCount - 1 - index)) / CGFloat(Self.spokeCount - 1)
            spoke.opacity = Float(1 - 0.75 * age)
        }
        CATransaction.commit()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let diameter = style.diameter
        wheel.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let (width, length) = (diameter * 0.115, diameter * 0.29)
        for (index, spoke) in spokes.enumerated() {
            let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.spokeCount) - .pi / 2
            let radius = (diameter - length) / 2
            spoke.bounds = CGRect(x: 0, y: 0, width: length, height: width)
            spoke.cornerRadius = width / 2
            spoke.position = CGPoint(x: diameter / 2 + radius * cos(angle), y: diameter / 2 + radius * sin(angle))
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        }
        CATransaction.commit()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.diameter, height: style.diameter) }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.diameter, height: style.diameter) }
}

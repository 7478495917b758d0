import Foundation

/// Shows a colour, and lets a person choose another one in a colour picker. See https://developer.apple.com/documentation/uikit/uicolorwell.
///
/// It tells of each colour that is chosen by `valueChanged`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private static let side: CGFloat = 28

    private weak var picker: UIColorPickerViewController?
    /// The colour comes from the picker, which has it already.
    private var isPicking = false

    /// The title of the picker.
    open var title: String? {
        didSet { picker?.title = title }
    }
    /// Whether the colour may be transparent.
    open var supportsAlpha = true {
        didSet { picker?.supportsAlpha = supportsAlpha }
    }
    /// The colour; none to begin with.
    open var selectedColor: UIColor? {
        didSet {
            if let selectedColor, !isPicking { picker?.selectedColor = selectedColor }
            setNeedsDisplay()
        }
    }

    // MARK: Creating

    /// Creates a well without a colour.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWell()
    }

    /// Creates a well from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWell()
        coder.decodeInterface(into: self, as: UIColorWell.self)
    }

    private func setUpWell() {
        isOpaque = false
        contentMode = .redraw
    }

    // MARK: Look

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: Self.side, height: Self.side) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    /// A ring of all hues around the colour.
    open override func draw(_ rect: CGRect) {
        let circle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0).insetBy(
            dx: -min(bounds.width, bounds.height) / 2, dy: -min(bounds.width, bounds.height) / 2)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setAlpha(isEnabled ? (isHighlighted ? 0.6 : 1) : 0.4)
        let ring: CGFloat = circle.width * 0.1
        let steps = 72
        for step in 0..<steps {
            let angle = 2 * CGFloat.pi * CGFloat(step) / CGFloat(steps)
            // Each part reaches a little into the next, so that nothing is seen between them.
            let arc = UIBezierPath(
                arcCenter: CGPoint(x: circle.midX, y: circle.midY), radius: (circle.width - ring) / 2, startAngle: angle,
                endAngle: angle + 2 * .pi / CGFloat(steps) + 0.02, clockwise: true)
            arc.lineWidth = ring
            UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.85, brightness: 1, alpha: 1).setStroke()
            arc.stroke()
        }
        guard let color = selectedColor?.resolvedColor(with: traitCollection) else { return }
        let middle = circle.insetBy(dx: 2 * ring, dy: 2 * ring)
        context.saveGState()
        UIBezierPath(ovalIn: middle).addClip()
        if color.cgColor.alpha < 1 { CheckerboardView.draw(in: middle) }
        color.setFill()
        UIRectFillUsingBlendMode(middle, .normal)
        context.restoreGState()
    }

    // MARK: Choosing

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { openPicker() }
    }

    /// The controller that can present: the one whose view this is in, or what that presents already.
    private var presenter: UIViewController? {
        var responder = next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        var controller = responder as? UIViewController ?? window?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    private func openPicker() {
        guard picker == nil, let presenter else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        if traitCollection.horizontalSizeClass == .regular {
            picker.modalPresentationStyle = .popover
            picker.popoverPresentationController?.sourceView = self
        }
        picker.whenSelected = { [weak self] in self?.take($0) }
        self.picker = picker
        presenter.present(picker, animated: true)
    }

    private func take(_ color: UIColor) {
        guard color != selectedColor else { return }
        isPicking = true
        selectedColor = color
        isPicking = false
        send([.valueChanged, .primaryActionTriggered], nil)
    }
}

import Foundation
import QuartzCore

/// Tells labels and images below a view that their cell is highlighted.
@MainActor
enum HighlightPropagation {
    static func set(_ isHighlighted: Bool, in view: UIView) {
        for child in view.subviewStorage {
            switch child {
            case let label as UILabel:
                if label.isHighlighted != isHighlighted { label.isHighlighted = isHighlighted }
            case let image as UIImageView:
                if image.isHighlighted != isHighlighted { image.isHighlighted = isHighlighted }
            case is UIControl:
                continue
            default:
                break
            }
            if !child.subviewStorage.isEmpty { set(isHighlighted, in: child) }
        }
    }
}

/// The sign at a cell's end.
final class TableAccessoryView: UIView {
    let type: UITableViewCell.AccessoryType
    var onTap: (@MainActor () -> Void)?

    private static let chevron = CGSize(width: 8, height: 13)
    private static let check = CGSize(width: 15, height: 14)
    private static let info = CGSize(width: 22, height: 22)

    private var chevronLayer: CAShapeLayer?
    private var checkLayer: CAShapeLayer?
    private var ring: CAShapeLayer?
    private var letter: CAShapeLayer?

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        let size: CGSize
        switch type {
        case .none: size = .zero
        case .disclosureIndicator: size = Self.chevron
        case .checkmark: size = Self.check
        case .detailButton: size = Self.info
        case .detailDisclosureButton: size = CGSize(width: Self.info.width + 12 + Self.chevron.width, height: Self.info.height)
        }
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
        makeLayers()
        updateColors()
        guard isUserInteractionEnabled else { return }
        isAccessibilityElement = true
        accessibilityLabel = "More Info"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("TableAccessoryView is made by cells only") }

    private func shape(_ width: CGFloat) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.fillColor = nil
        shape.lineWidth = width
        shape.lineCap = .round
        shape.lineJoin = .round
        shape.contentsScale = layer.contentsScale
        layer.addSublayer(shape)
        return shape
    }

    private func makeLayers() {
        if type == .disclosureIndicator || type == .detailDisclosureButton {
            let path = CGMutablePath()
            let (x, middle) = (bounds.width - 7, bounds.midY)
            path.move(to: CGPoint(x: x, y: middle - 5.5))
            path.addLine(to: CGPoint(x: x + 5.5, y: middle))
            path.addLine(to: CGPoint(x: x, y: middle + 5.5))
            chevronLayer = shape(2)
            chevronLayer?.path = path
        }
        if type == .checkmark {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 1, y: 7.5))
            path.addLine(to: CGPoint(x: 5.5, y: 12.5))
            path.addLine(to: CGPoint(x: 14, y: 1.5))
            checkLayer = shape(2)
            checkLayer?.path = path
        }
        if type == .detailButton || type == .detailDisclosureButton {
            let box = CGRect(x: 1, y: 1, width: Self.info.width - 2, height: Self.info.height - 2)
            ring = shape(1.5)
            ring?.path = CGPath(ellipseIn: box, transform: nil)
            let path = CGMutablePath()
            path.addEllipse(in: CGRect(x: box.midX - 1.3, y: box.midY - 5.8, width: 2.6, height: 2.6))
            path.addRect(CGRect(x: box.midX - 0.9, y: box.midY - 1.6, width: 1.8, height: 7))
            letter = shape(0)
            letter?.path = path
        }
    }

    /// Whether it is seen in a mirror, as what points forward is from right to left.
    var isMirrored = false {
        didSet {
            guard isMirrored != oldValue, type != .checkmark else { return }
            layer.sublayerTransform = isMirrored ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
        }
    }

    private func updateColors() {
        chevronLayer?.strokeColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
        let tint = tintColor.resolvedColor(with: traitCollection).cgColor
        checkLayer?.strokeColor = tint
        ring?.strokeColor = tint
        letter?.fillColor = tint
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    /// The button is larger to a finger than to the eye.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -11, dy: -11).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.3 }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        onTap?()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
}

/// The circle before a row's content while editing.
final class TableEditControl: UIView {
    enum Kind {
        case delete, insert, circle
    }

    var kind = Kind.delete {
        didSet { if kind != oldValue { update() } }
    }
    var isChecked = false {
        didSet { if isChecked != oldValue { update() } }
    }
    var onTap: (@MainActor () -> Void)?

    private let disc = CAShapeLayer()
    private let sign = CAShapeLayer()
    private static let diameter: CGFloat = 22

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [disc, sign] {
            part.contentsScale = layer.contentsScale
            part.bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
            layer.addSublayer(part)
        }
        sign.fillColor = nil
        sign.lineWidth = 2
        sign.lineCap = .round
        sign.lineJoin = .round
        isAccessibilityElement = true
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) { fatalError("TableEditControl is made by cells only") }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (kind == .insert ? "Insert " : kind == .delete ? "Remove " : "Select ") + textOfRow }
        set { super.accessibilityLabel = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = CGPoint(x: bounds.maxX - 4 - Self.diameter / 2, y: bounds.midY)
        disc.position = middle
        sign.position = middle
    }

    private func update() {
        isUserInteractionEnabled = kind != .circle
        let box = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
        let path = CGMutablePath()
        let (a, b, middle) = (CGFloat(6), Self.diameter - 6, Self.diameter / 2)
        func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
        disc.lineWidth = 0
        disc.strokeColor = nil
        disc.path = CGPath(ellipseIn: box, transform: nil)
        sign.strokeColor = color(.white)
        switch kind {
        case .delete, .insert:
            path.move(to: CGPoint(x: a, y: middle))
            path.addLine(to: CGPoint(x: b, y: middle))
            if kind == .insert {
                path.move(to: CGPoint(x: middle, y: a))
                path.addLine(to: CGPoint(x: middle, y: b))
            }
            disc.fillColor = color(kind == .insert ? .systemGreen : .systemRed)
        case .circle:
            if isChecked {
                path.move(to: CGPoint(x: 6, y: 11.5))
                path.addLine(to: CGPoint(x: 9.8, y: 15.2))
                path.addLine(to: CGPoint(x: 16, y: 7))
                disc.fillColor = color(tintColor)
            } else {
                disc.fillColor = nil
                disc.lineWidth = 1.5
                disc.strokeColor = color(.systemGray3)
                disc.path = CGPath(ellipseIn: box.insetBy(dx: 0.75, dy: 0.75), transform: nil)
            }
        }
        sign.path = path
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        onTap?()
    }
}

/// The handle by which a row is moved.
final class TableReorderControl: UIView {
    enum Phase {
        case began, moved, ended, cancelled
    }

    var onMove: (@MainActor (Phase, UITouch) -> Void)?
    private let lines = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        lines.contentsScale = layer.contentsScale
        lines.fillColor = nil
        lines.lineWidth = 1.5
        lines.lineCap = .round
        lines.strokeColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
        lines.bounds = CGRect(x: 0, y: 0, width: 20, height: 12)
        let path = CGMutablePath()
        for y in [CGFloat(1), 6, 11] {
            path.move(to: CGPoint(x: 1, y: y))
            path.addLine(to: CGPoint(x: 19, y: y))
        }
        lines.path = path
        layer.addSublayer(lines)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("TableReorderControl is made by cells only") }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "Reorder " + textOfRow }
        set { super.accessibilityLabel = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.cancelled, touches) }

    private func tell(_ phase: Phase, _ touches: Set<UITouch>) {
        if let touch = touches.first { onMove?(phase, touch) }
    }
}

extension UIView {
    /// What the row says that the view is in: its first text.
    fileprivate var textOfRow: String {
        var row: UIView? = self
        while let view = row, !(view is UITableViewCell) { row = view.superview }
        func text(in view: UIView) -> String? {
            if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
            return view.subviews.lazy.compactMap(text).first
        }
        return row.flatMap(text) ?? ""
    }
}

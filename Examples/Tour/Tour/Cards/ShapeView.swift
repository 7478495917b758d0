import UIKit

/// A view whose layer is a shape, drawn anew whenever its size or the appearance changes.
class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer { layer as! CAShapeLayer }

    var strokeColor: UIColor? { didSet { updateColors() } }
    var fillColor: UIColor? { didSet { updateColors() } }

    /// The path in the view's bounds.
    var outline: (CGRect) -> UIBezierPath = { _ in UIBezierPath() } {
        didSet { updatePath() }
    }

    convenience init(
        stroke: UIColor? = UIColor(named: "AccentColor"), fill: UIColor? = nil, lineWidth: CGFloat = 4,
        outline: @escaping (CGRect) -> UIBezierPath
    ) {
        self.init(frame: .zero)
        (strokeColor, fillColor, self.outline) = (stroke, fill, outline)
        shape.lineWidth = lineWidth
        shape.lineJoin = .round
        shape.lineCap = .round
        updateColors()
    }

    func updatePath() { shape.path = outline(bounds).cgPath }

    private func updateColors() {
        shape.strokeColor = strokeColor?.resolvedColor(with: traitCollection).cgColor
        shape.fillColor = fillColor?.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updatePath()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }
}

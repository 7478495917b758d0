import UIKit

/// The article on shape layers, part 2: the part of a path that is drawn.
class StrokeController: CardsController {
    private let square = ShapeView(lineWidth: 6) { bounds in
        let path = UIBezierPath()
        let side = CGRect(x: bounds.midX - 70, y: bounds.midY - 70, width: 140, height: 140)
        path.move(to: CGPoint(x: side.minX, y: side.minY))
        path.addLine(to: CGPoint(x: side.maxX, y: side.minY))
        path.addLine(to: CGPoint(x: side.maxX, y: side.maxY))
        path.addLine(to: CGPoint(x: side.minX, y: side.maxY))
        path.close()
        return path
    }
    private let ring = ShapeView(stroke: UIColor(named: "Warm"), lineWidth: 14) { bounds in
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.height / 2 - 12, startAngle: -.pi / 2, endAngle: .pi * 1.5,
            clockwise: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        square.shape.strokeEnd = 0.7
        addCard(
            L10n.Stroke.Range.title, L10n.Stroke.Range.text, canvas: square, height: 160,
            controls: [
                ValueSlider("strokeStart", 0...1, value: 0, format: "%.2f") { [weak self] in self?.set(\.strokeStart, $0) },
                ValueSlider("strokeEnd", 0...1, value: 0.7, format: "%.2f") { [weak self] in self?.set(\.strokeEnd, $0) },
            ])
        addCard(
            L10n.Stroke.Animated.title, L10n.Stroke.Animated.text, canvas: ring, height: 140,
            controls: [ActionButton(L10n.Stroke.replay) { [weak self] in self?.replay() }])
    }

    private func set(_ property: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>, _ value: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        square.shape[keyPath: property] = value
        CATransaction.commit()
    }

    private func replay() {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1.5
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        ring.shape.add(animation, forKey: "strokeEnd")
    }
}

import UIKit

/// The view: it draws a fraction as an arc, and knows nothing of temperatures.
@IBDesignable
class GaugeView: UIView {
    @IBInspectable var lineWidth: CGFloat = 18 {
        didSet { setNeedsDisplay() }
    }

    var fraction: CGFloat = 0.5 {
        didSet { setNeedsDisplay() }
    }

    var arcColor = UIColor.systemOrange {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
        let start = CGFloat.pi * 0.75
        let sweep = CGFloat.pi * 1.5
        stroke(center, radius, start, start + sweep, .systemFill)
        stroke(center, radius, start, start + sweep * fraction, arcColor)
    }

    private func stroke(_ center: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat, _ color: UIColor) {
        let path = UIBezierPath(arcCenter: center, radius: radius, startAngle: from, endAngle: to, clockwise: true)
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }
}

#Preview("Gauge", traits: .fixedLayout(width: 200, height: 200)) {
    let gauge = GaugeView()
    gauge.backgroundColor = .systemBackground
    gauge.fraction = 0.7
    return gauge
}

import UIKit

/// The shapes that the listings change, red on white, at (100, 100).
extension UIViewController {
    func show(_ layer: CAShapeLayer, _ path: UIBezierPath, width: CGFloat = 2, y: CGFloat = 100) {
        layer.position = CGPoint(x: 100, y: y)
        layer.path = path.cgPath
        layer.lineWidth = width
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        view.layer.addSublayer(layer)
    }
}

extension UIBezierPath {
    static var line: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 110, y: 10))
        return path
    }

    /// The article's square.
    static var square: UIBezierPath { UIBezierPath(cgPath: CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)) }

    /// The article's circle.
    static var circle: UIBezierPath {
        UIBezierPath(arcCenter: CGPoint(x: 60, y: 60), radius: 60, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    }
}

extension Listing_cashapelayer_p2_01: Screen {
    func prepare() { show(shapeLayer, .square) }
}

extension Listing_cashapelayer_p2_03: Screen {
    func prepare() { show(shapeLayer, .square) }
}

extension Listing_cashapelayer_p2_04: Screen {
    func prepare() { show(shapeLayer, .square) }
}

extension Listing_cashapelayer_p2_05: Screen {
    func prepare() { show(shapeLayer, .circle) }
}

extension Listing_cashapelayer_p2_07: Screen {
    func prepare() { show(shapeLayer, .circle) }
}

extension Listing_cashapelayer_p2_08: Screen {
    func prepare() { show(shapeLayer, .line, width: 12) }
}

extension Listing_cashapelayer_p2_08_butt: Screen {
    func prepare() { show(shapeLayer, .line, width: 12) }
}

extension Listing_cashapelayer_p2_08_square: Screen {
    func prepare() { show(shapeLayer, .line, width: 12) }
}

extension Listing_cashapelayer_p2_09: Screen {
    func prepare() { show(shapeLayer, .line) }
}

extension Listing_cashapelayer_p2_10: Screen {
    func prepare() { show(shapeLayer, .line) }
}

extension Listing_cashapelayer_p2_11: Screen {}

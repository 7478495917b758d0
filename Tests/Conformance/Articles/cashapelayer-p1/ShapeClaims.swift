import UIKit
import XCTest

private class SquareView: UIView {
    // listing cashapelayer-p1-01
}

private class OvalView: UIView {
    // listing cashapelayer-p1-02
    func create() { createOval() }
}

private class CircleView: UIView {
    // listing cashapelayer-p1-03
    func create() { createCircle() }
}

/// Draws a path in its own `draw(_:)`, and counts how often it is asked to.
private final class DrawingView: UIView {
    var draws = 0
    var path: (UIBezierPath) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
        draws += 1
        let path = UIBezierPath()
        path.lineWidth = 4
        self.path(path)
        UIColor.red.setStroke()
        path.stroke()
    }
}

@MainActor private let red = [255, 0, 0, 255]
@MainActor private let yellow = [255, 255, 0, 255]

final class ShapeClaims: XCTestCase {
    /// The square's view, 20 points larger than its shape all around, so that the edges' lines are seen whole.
    @MainActor private func square(then change: (UIBezierPath) -> Void = { _ in }) -> Picture {
        let view = SquareView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.createSquare()
        let shape = view.layer.sublayers!.last as! CAShapeLayer
        shape.lineWidth = 4
        let path = UIBezierPath(cgPath: shape.path!)
        change(path)
        shape.path = path.cgPath
        let frame = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 140))
        view.frame.origin = CGPoint(x: 20, y: 20)
        frame.addSubview(view)
        return Screen.picture(of: frame)
    }

    @MainActor private func drawing(_ path: @escaping (UIBezierPath) -> Void) -> Picture {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
        view.path = path
        Screen.show(view)
        return Screen.picture(of: view)
    }

    @MainActor func test_c02_linesAreDrawnByMoveAndAddLine() {
        let picture = drawing {
            $0.move(to: CGPoint(x: 10, y: 50))
            $0.addLine(to: CGPoint(x: 90, y: 50))
        }
        XCTAssertEqual(picture[50, 50], red)
        XCTAssertEqual(picture[50, 30], [255, 255, 255, 255])
        XCTAssertEqual(picture[5, 50], [255, 255, 255, 255])
    }

    /// The middle of a cubic curve is at an eighth of its ends and three eighths of its control points.
    @MainActor func test_c03_addCurveHasTwoControlPoints() {
        let picture = drawing {
            $0.move(to: CGPoint(x: 10, y: 90))
            $0.addCurve(to: CGPoint(x: 90, y: 90), controlPoint1: CGPoint(x: 10, y: 10), controlPoint2: CGPoint(x: 90, y: 10))
        }
        XCTAssertEqual(picture[50, 30], red)
        XCTAssertEqual(picture[50, 90], [255, 255, 255, 255])
    }

    /// The middle of a quadratic curve is halfway between the middle of its ends and its control point.
    @MainActor func test_c04_addQuadCurveHasOneControlPoint() {
        let picture = drawing {
            $0.move(to: CGPoint(x: 10, y: 90))
            $0.addQuadCurve(to: CGPoint(x: 90, y: 90), controlPoint: CGPoint(x: 50, y: 10))
        }
        XCTAssertEqual(picture[50, 50], red)
        XCTAssertEqual(picture[50, 30], [255, 255, 255, 255])
    }

    @MainActor func test_c05_drawIsCalledWhenTheViewAppearsAndAShapeLayerDrawsAtAnyTime() {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        Screen.show(view)
        XCTAssertTrue(Screen.wait { view.draws == 1 }, "\(view.draws)")
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
        shape.fillColor = UIColor.yellow.cgColor
        view.layer.addSublayer(shape)
        Screen.wait(0.1)
        XCTAssertEqual(view.draws, 1)
        XCTAssertEqual(Screen.picture(of: view)[25, 25], yellow)
    }

    @MainActor func test_c06_c07_aViewHasOneRootLayerWithManySublayers() {
        let view = UIView()
        XCTAssertTrue(type(of: view.layer) == CALayer.self)
        for _ in 0..<3 { view.layer.addSublayer(CAShapeLayer()) }
        XCTAssertEqual(view.layer.sublayers?.count, 3)
        XCTAssertTrue(CAShapeLayer.isSubclass(of: CALayer.self))
    }

    @MainActor func test_c08_c09_sublayersLieOnTheRootInTheOrderInWhichTheyCame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .blue
        Screen.show(view)
        for (color, size) in [(UIColor.red, 80), (UIColor.yellow, 40)] {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: size, height: size)
            layer.backgroundColor = color.cgColor
            view.layer.addSublayer(layer)
        }
        let picture = Screen.picture(of: view)
        XCTAssertEqual([picture[20, 20], picture[60, 60], picture[90, 90]], [yellow, red, [0, 0, 255, 255]])
    }

    @MainActor func test_c10_c11_withoutCloseThreeSidesAreStrokedAndAllIsFilled() {
        let picture = square()
        XCTAssertEqual(picture[70, 70], yellow)
        XCTAssertEqual(picture[23, 70], yellow, "filled to the side that is not stroked")
        XCTAssertEqual([picture[70, 20], picture[120, 70], picture[70, 120]], [red, red, red])
        XCTAssertNotEqual(picture[20, 70], red, "the left side")
    }

    @MainActor func test_c12_closeConnectsTheLastPointWithTheFirst() {
        let picture = square { $0.close() }
        XCTAssertEqual([picture[70, 20], picture[120, 70], picture[70, 120], picture[20, 70]], [red, red, red, red])
    }

    @MainActor func test_c13_aLineToTheFirstPointDoesTheSame() {
        let picture = square { $0.addLine(to: .zero) }
        XCTAssertEqual(picture[20, 70], red)
    }

    @MainActor func test_c14_c15_anOvalInTheBoundsFillsTheView() {
        let view = OvalView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        view.backgroundColor = .white
        view.create()
        let shape = view.layer.sublayers!.last as! CAShapeLayer
        XCTAssertEqual(shape.path!.boundingBox, view.bounds)
        let picture = Screen.picture(of: view)
        for (x, y) in [(0, 30), (119, 30), (60, 0), (60, 59)] { XCTAssertEqual(picture[x, y], red, "\(x) \(y)") }
        for (x, y) in [(60, 30), (4, 4), (115, 4), (4, 55)] { XCTAssertEqual(picture[x, y], [255, 255, 255, 255], "\(x) \(y)") }
    }

    @MainActor func test_c16_anArcHasACentreARadiusAnglesAndADirection() {
        let view = CircleView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        view.create()
        let path = (view.layer.sublayers!.last as! CAShapeLayer).path!
        XCTAssertEqual(
            path.boundingBox.insetBy(dx: -0.01, dy: -0.01).intersection(CGRect(x: 0, y: 0, width: 120, height: 120)).size,
            CGSize(width: 120, height: 120))
        let quarter = UIBezierPath(arcCenter: CGPoint(x: 60, y: 60), radius: 60, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        XCTAssertEqual(quarter.currentPoint.x, 60, accuracy: 0.01)
        XCTAssertEqual(quarter.currentPoint.y, 120, accuracy: 0.01)
        let other = UIBezierPath(arcCenter: CGPoint(x: 60, y: 60), radius: 60, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        XCTAssertEqual(other.bounds.height, 120, accuracy: 0.01)
    }

    @MainActor func test_c17_otherAnglesDrawAnotherArc() {
        let half = UIBezierPath(arcCenter: CGPoint(x: 60, y: 60), radius: 50, startAngle: .pi, endAngle: 0, clockwise: true)
        let picture = drawing { $0.append(half) }
        XCTAssertEqual(picture[60, 10], red)
        XCTAssertEqual(picture[60, 98], [255, 255, 255, 255])
    }
}

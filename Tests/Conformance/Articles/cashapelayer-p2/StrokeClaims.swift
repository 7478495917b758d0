import UIKit
import XCTest

private class SquareView: UIView {
    // listing cashapelayer-p2-02
}

private class CircleView: UIView {
    // listing cashapelayer-p2-06
    func create() { createCircle() }
}

private let white = [255, 255, 255, 255]
private let blue = [0, 0, 255, 255]
private let red = [255, 0, 0, 255]
private let yellow = [255, 255, 0, 255]

final class StrokeClaims: XCTestCase {
    /// A white picture with a layer whose origin is 20 points from its corner.
    @MainActor private func picture(of layer: CALayer) -> Picture {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 180))
        view.backgroundColor = .white
        layer.position.x += 20
        layer.position.y += 20
        view.layer.addSublayer(layer)
        return Screen.picture(of: view)
    }

    /// The article's square with thicker lines; its path is 400 points long and begins at the top left.
    @MainActor private func square() -> CAShapeLayer {
        let view = SquareView()
        view.createSquare()
        let shape = view.layer.sublayers!.last as! CAShapeLayer
        shape.lineWidth = 4
        return shape
    }

    @MainActor private func circle() -> CAShapeLayer {
        let view = CircleView()
        view.create()
        return view.layer.sublayers!.last as! CAShapeLayer
    }

    /// A horizontal line of some points, 4 points thick.
    @MainActor private func line(_ length: CGFloat) -> CAShapeLayer {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: length, y: 50))
        let shapeLayer = CAShapeLayer()
        shapeLayer.path = path.cgPath
        shapeLayer.strokeColor = UIColor.red.cgColor
        shapeLayer.lineWidth = 4
        return shapeLayer
    }

    /// Which points of a horizontal line are painted, a character each.
    @MainActor private func dashes(_ layer: CAShapeLayer, count: Int) -> String {
        let picture = picture(of: layer)
        return (0..<count).map { picture[20 + $0, 70] == red ? "x" : "." }.joined()
    }

    @MainActor func test_c01_c02_c03_theSquareHasFourBlueSides() {
        let picture = picture(of: square())
        for (x, y) in [(70, 20), (120, 70), (70, 120), (20, 70)] { XCTAssertEqual(picture[x, y], blue, "\(x) \(y)") }
        XCTAssertEqual(picture[70, 70], white)
    }

    @MainActor func test_l01_theStrokesColourIsBlue() {
        let shapeLayer = line(100)
        // listing cashapelayer-p2-01
        XCTAssertEqual(picture(of: shapeLayer)[70, 70], blue)
    }

    @MainActor func test_c04_c05_allOfAPathIsDrawnAtFirst() {
        XCTAssertEqual(CAShapeLayer().strokeStart, 0)
        XCTAssertEqual(CAShapeLayer().strokeEnd, 1)
    }

    @MainActor func test_c06_c09_aPathIsDrawnFromItsStartToItsEnd() {
        let shape = square()
        (shape.strokeStart, shape.strokeEnd) = (0.25, 0.5)
        let picture = picture(of: shape)
        XCTAssertEqual([picture[70, 20], picture[120, 70], picture[70, 120], picture[20, 70]], [white, blue, white, white])
    }

    @MainActor func test_c07_theFirstSeventyPercentAreDrawn() {
        let shapeLayer = square()
        // listing cashapelayer-p2-03
        let picture = picture(of: shapeLayer)
        XCTAssertEqual(
            [picture[70, 20], picture[120, 70], picture[50, 120], picture[30, 120], picture[20, 70]], [blue, blue, blue, white, white])
    }

    @MainActor func test_c08_theLastSeventyPercentAreDrawn() {
        let shapeLayer = square()
        // listing cashapelayer-p2-04
        let picture = picture(of: shapeLayer)
        XCTAssertEqual(
            [picture[70, 20], picture[120, 30], picture[120, 50], picture[70, 120], picture[20, 70]], [white, white, blue, blue, blue])
    }

    @MainActor func test_c10_strokeEndIsAnimated() {
        let shape = square()
        Screen.window.layer.addSublayer(shape)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 10)
        shape.add(animation, forKey: nil)
        let moves = Screen.wait { (shape.presentation()?.strokeEnd).map { $0 > 0 && $0 < 0.5 } ?? false }
        XCTAssertTrue(moves)
        shape.removeFromSuperlayer()
    }

    @MainActor func test_c11_c12_theCircleIsYellowWithinARedLine() {
        let picture = picture(of: circle())
        XCTAssertEqual(picture[80, 80], yellow)
        XCTAssertEqual(picture[80, 20], red)
        XCTAssertEqual(picture[24, 24], white)
        let shapeLayer = line(100)
        // listing cashapelayer-p2-05
        XCTAssertEqual(shapeLayer.fillColor, UIColor.yellow.cgColor)
    }

    @MainActor func test_c13_anOpenPathIsFilledAsIfItWereClosed() {
        let path = UIBezierPath()
        for (index, point) in [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)].enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shape.fillColor = UIColor.yellow.cgColor
        let picture = picture(of: shape)
        XCTAssertEqual([picture[100, 50], picture[50, 100]], [yellow, white])
    }

    @MainActor func test_c14_aLineIsAsWideAsItIsTold() {
        let shapeLayer = circle()
        // listing cashapelayer-p2-07
        let picture = picture(of: shapeLayer)
        XCTAssertEqual([picture[80, 12], picture[80, 28], picture[80, 32]], [red, red, yellow])
    }

    @MainActor func test_c15_theCapSaysHowALineEnds() {
        func ends(_ cap: CAShapeLayerLineCap) -> [Bool] {
            let layer = line(100)
            (layer.lineWidth, layer.lineCap) = (20, cap)
            let picture = picture(of: layer)
            return [picture[125, 70] == red, picture[128, 62] == red]
        }
        XCTAssertEqual([ends(.butt), ends(.round), ends(.square)], [[false, false], [true, false], [true, true]])
        let shapeLayer = line(100)
        // listing cashapelayer-p2-08
        XCTAssertEqual(shapeLayer.lineCap, .round)
    }

    @MainActor func test_c16_c17_c18_c20_aPatternPaintsAndSkipsByTurnsToTheEnd() {
        let shapeLayer = line(100)
        // listing cashapelayer-p2-09
        XCTAssertEqual(dashes(shapeLayer, count: 100), String(repeating: "xxxxx...............", count: 5))
    }

    @MainActor func test_c19_aPatternMayHaveSeveralLengths() {
        let shapeLayer = line(100)
        // listing cashapelayer-p2-10
        let once = "xxxxx..........xxxxxxxxxxxxxxx...................."
        XCTAssertEqual(dashes(shapeLayer, count: 100), once + once)
    }

    @MainActor func test_c21_c22_thePhaseSaysHowFarIntoThePatternALineBegins() {
        let plain = line(100)
        plain.lineDashPattern = [20]
        let shifted = line(100)
        (shifted.lineDashPattern, shifted.lineDashPhase) = ([20], 10)
        let back = line(100)
        (back.lineDashPattern, back.lineDashPhase) = ([20], -10)
        let (x, o) = (String(repeating: "x", count: 10), String(repeating: ".", count: 10))
        XCTAssertEqual(dashes(plain, count: 60), x + x + o + o + x + x)
        XCTAssertEqual(dashes(shifted, count: 60), x + o + o + x + x + o)
        XCTAssertEqual(dashes(back, count: 60), o + x + x + o + o + x)
        // listing cashapelayer-p2-11
        let layers = [circleShapeLayer1, circleShapeLayer2, circleShapeLayer3]
        XCTAssertEqual(layers.map(\.lineDashPhase), [0, 23.56, -23.56])
        XCTAssertTrue(layers.allSatisfy { $0.lineDashPattern == [47.12] })
    }

    @MainActor func test_c23_thereIsNoPatternAndNoPhaseAtFirst() {
        XCTAssertEqual(CAShapeLayer().lineDashPhase, 0)
        XCTAssertNil(CAShapeLayer().lineDashPattern)
    }
}

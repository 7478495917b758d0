import UIKit
import XCTest

/// What the article's statements find around them.
private final class Stage: UIViewController {
    let animationView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let imageView = UIImageView(frame: CGRect(x: 20, y: 40, width: 50, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(animationView)
        view.addSubview(imageView)
    }

    func nothing() {
        // listing animation-p1-01
    }

    func color() {
        // listing animation-p1-02
    }

    func transform() {
        // listing animation-p1-03
    }

    func move() {
        // listing animation-p1-04
    }

    func combine() {
        // listing animation-p1-05
    }
}

final class AnimationClaims: XCTestCase {
    @MainActor private lazy var stage = Screen.show(Stage())

    /// Whether a number of a layer as it is shown passes through what lies between two others.
    @MainActor private func passes(_ layer: CALayer, _ range: Range<CGFloat>, _ value: @escaping (CALayer) -> CGFloat) -> Bool {
        Screen.wait(atMost: 3) { layer.presentation().map { range.contains(value($0)) } ?? false }
    }

    @MainActor func test_c01_oneAnimationChangesAllOfThem() {
        let (view, layer) = (stage.animationView, stage.animationView.layer)
        view.alpha = 0
        UIView.animate(withDuration: 1) {
            view.bounds.size = CGSize(width: 200, height: 200)
            view.center = CGPoint(x: 250, y: 250)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.alpha = 1
            view.backgroundColor = .red
        }
        let between = Screen.wait(atMost: 3) {
            guard let shown = layer.presentation() else { return false }
            let numbers = [
                (shown.bounds.width, 100.0, 200.0), (shown.position.x, 50, 250), (shown.affineTransform().a, 1, 2),
                (CGFloat(shown.opacity), 0, 1),
            ]
            return numbers.allSatisfy { $0.0 > $0.1 && $0.0 < $0.2 } && shown.backgroundColor != nil
        }
        XCTAssertTrue(between)
        UIView.animate(withDuration: 1) { self.stage.imageView.frame = CGRect(x: 120, y: 40, width: 150, height: 50) }
        XCTAssertTrue(passes(stage.imageView.layer, 21..<119) { $0.frame.minX })
    }

    @MainActor func test_c02_animateTakesADurationAndWhatToChange() {
        stage.nothing()
        var isDone = false
        UIView.animate(withDuration: 0.3, animations: { self.stage.animationView.alpha = 0 }) { isDone = $0 }
        XCTAssertEqual(stage.animationView.alpha, 0, "the value is the last one at once")
        XCTAssertTrue(passes(stage.animationView.layer, 0.01..<0.99) { CGFloat($0.opacity) })
        XCTAssertTrue(Screen.wait { isDone })
    }

    @MainActor func test_c03_colourAlphaAndCornersAreAnimated() {
        (stage.animationView.backgroundColor, stage.animationView.alpha) = (.white, 0.2)
        UIView.animate(withDuration: 1) { self.stage.color() }
        XCTAssertTrue(passes(stage.animationView.layer, 1..<49) { $0.cornerRadius })
        XCTAssertTrue(passes(stage.animationView.layer, 0.21..<0.99) { CGFloat($0.opacity) })
        let green = { (layer: CALayer) in layer.backgroundColor?.components?[1] ?? -1 }
        XCTAssertTrue(passes(stage.animationView.layer, 0.01..<0.99, green))
        XCTAssertEqual(stage.animationView.backgroundColor, .purple)
    }

    @MainActor func test_c04_aTransformScalesMovesAndTurns() {
        let view = stage.imageView
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(view.frame, CGRect(x: -5, y: 15, width: 100, height: 100))
        view.transform = CGAffineTransform(translationX: 0, y: 100)
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 140, width: 50, height: 50))
        stage.transform()
        XCTAssertEqual(view.transform, CGAffineTransform(rotationAngle: .pi), "the last one counts")
        XCTAssertEqual(view.convert(CGPoint.zero, to: stage.view).x, 70, accuracy: 0.001)
    }

    @MainActor func test_c05_originAndCentreMoveTheView() {
        stage.move()
        XCTAssertEqual(stage.imageView.frame, CGRect(x: 100, y: 100, width: 50, height: 50))
    }

    @MainActor func test_c06_transformsAreCombined() {
        stage.imageView.alpha = 0
        stage.combine()
        let transform = CGAffineTransform(scaleX: 4, y: 4).concatenating(CGAffineTransform(rotationAngle: .pi * 2))
        XCTAssertEqual(stage.imageView.transform, transform)
        XCTAssertEqual(stage.imageView.alpha, 1)
        XCTAssertTrue(passes(stage.imageView.layer, 0.01..<0.99) { CGFloat($0.opacity) })
        XCTAssertTrue(Screen.wait { self.stage.imageView.layer.animationKeys() == nil }, "each takes two seconds")
    }
}

import UIKit
import XCTest

final class AnimationClaims: XCTestCase {
    @MainActor func test_c01_oneAnimationChangesAllOfThem() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        Screen.show(view)
        view.alpha = 0
        UIView.animate(withDuration: 1) {
            view.frame = CGRect(x: 100, y: 0, width: 300, height: 100)
            view.transform = CGAffineTransform(rotationAngle: 1)
            view.alpha = 1
            view.backgroundColor = .red
        }
        let between = Screen.wait(atMost: 3) {
            guard let shown = view.layer.presentation() else { return false }
            let numbers = [
                (shown.bounds.width, 100.0, 300.0), (shown.position.x, 50, 250), (shown.affineTransform().b, 0, 0.84),
                (CGFloat(shown.opacity), 0, 1),
            ]
            return numbers.allSatisfy { $0.0 > $0.1 && $0.0 < $0.2 } && shown.backgroundColor != nil
        }
        XCTAssertTrue(between)
    }
}

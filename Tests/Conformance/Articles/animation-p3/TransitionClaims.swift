import UIKit
import XCTest

private final class Stage: UIViewController {
    let animationView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let animationImage = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let animationImage2 = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let animatedView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        animationView.backgroundColor = .green
        animationImage.backgroundColor = .red
        animationImage2.backgroundColor = .blue
        animatedView.backgroundColor = .red
        view.addSubview(animationView)
        animationView.addSubview(animationImage)
        animationView.addSubview(animationImage2)
    }

    func add() {
        // listing animation-p3-01
    }

    func flip() {
        // listing animation-p3-02
    }

    func curl() {
        // listing animation-p3-03
    }

    func dissolve() {
        // listing animation-p3-04
    }

    func flipFromBelow() {
        // listing animation-p3-05
    }
}

final class TransitionClaims: XCTestCase {
    @MainActor private lazy var stage = Screen.show(Stage())

    @MainActor func test_c03_c04_theCompletionIsCalledAfterTheDuration() {
        var ended: (finished: Bool, after: Double)?
        let start = CACurrentMediaTime()
        _ = stage
        UIView.transition(
            with: stage.animationView, duration: 0.4, options: [.transitionCrossDissolve],
            animations: { self.stage.animationImage.alpha = 0 },
            completion: { ended = ($0, CACurrentMediaTime() - start) })
        XCTAssertNil(ended)
        XCTAssertTrue(Screen.wait { ended != nil })
        XCTAssertEqual(ended?.finished, true)
        XCTAssertEqual(ended?.after ?? 0, 0.4, accuracy: 0.25)
    }

    @MainActor func test_l01_theViewIsAdded() {
        stage.add()
        XCTAssertTrue(stage.animatedView.superview === stage.view)
    }

    @MainActor func test_l02_whatIsFlippedForEverKeepsItsImage() {
        stage.animationImage.alpha = 0
        stage.flip()
        XCTAssertEqual(stage.animationImage.alpha, 1)
        Screen.wait(1.2)
        XCTAssertNotNil(stage.animationImage.superview, "a repeated transition has no end")
    }

    @MainActor func test_c07_l03_theCurlTakesTheImageAway() {
        stage.curl()
        XCTAssertNotNil(stage.animationImage.superview)
        XCTAssertTrue(Screen.wait { self.stage.animationImage.superview == nil })
        XCTAssertEqual([stage.animationImage.alpha, stage.animationImage2.alpha], [0, 1])
    }

    @MainActor func test_l04_l05_theOthersLeaveTheirViewsAsTheySay() {
        stage.animationImage.alpha = 0
        stage.dissolve()
        stage.flipFromBelow()
        XCTAssertEqual(stage.animationImage.alpha, 1)
        XCTAssertNil(stage.animationImage2.superview)
    }

    // MARK: What is seen

    /// Waits until what is seen of the stage is so.
    @MainActor private func sees(atMost seconds: Double = 5, _ condition: @escaping (Picture) -> Bool) -> Bool {
        Screen.wait(atMost: seconds) { MainActor.assumeIsolated { condition(Screen.seen(of: stage.view)) } }
    }

    /// How much of the line is not the stage's white.
    private func width(_ picture: Picture, y: Int = 100) -> Int { (0..<200).filter { picture[$0, y] != [255, 255, 255, 255] }.count }
    private func height(_ picture: Picture, x: Int = 100) -> Int { (0..<200).filter { picture[x, $0] != [255, 255, 255, 255] }.count }

    @MainActor func test_c05_aFlipFromASideTurnsAroundTheVerticalAxis() {
        XCTAssertTrue(sees { self.width($0) == 200 && self.height($0) == 200 })
        stage.flip()
        XCTAssertTrue(sees { self.width($0) < 120 && self.height($0) > 190 })
    }

    @MainActor func test_c09_aFlipFromAboveOrBelowTurnsAroundTheHorizontalAxis() {
        XCTAssertTrue(sees { self.width($0) == 200 && self.height($0) == 200 })
        stage.flipFromBelow()
        XCTAssertTrue(sees { self.height($0) < 120 && self.width($0) > 190 })
    }
}

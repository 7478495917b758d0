import UIKit
import XCTest

private final class Stage: UIViewController {
    let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(imageView)
    }

    func spring() {
        // listing animation-p2-01
    }

    func repeatAndReverse() {
        // listing animation-p2-02
    }

    func keyframes() {
        // listing animation-p2-03
    }

    func threeKeyframes() {
        // listing animation-p2-05
    }

    func keyframe() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            // listing animation-p2-04
        }
    }
}

final class OptionClaims: XCTestCase {
    @MainActor private lazy var stage = Screen.show(Stage())

    /// How far down the image is shown.
    @MainActor private var shown: CGFloat { stage.imageView.layer.presentation()?.affineTransform().ty ?? 0 }

    /// Where the image is shown from now on, with the seconds since then.
    @MainActor private func path(_ seconds: Double) -> [(time: Double, y: CGFloat)] {
        let start = CACurrentMediaTime()
        var path: [(time: Double, y: CGFloat)] = []
        while CACurrentMediaTime() - start < seconds {
            path.append((CACurrentMediaTime() - start, shown))
            Screen.wait(0.01)
        }
        return path
    }

    /// The path of one animation by 200 points with some options, as fractions of its time and way.
    @MainActor private func course(_ options: UIView.AnimationOptions) -> [(time: Double, way: Double)] {
        stage.imageView.layer.removeAllAnimations()
        stage.imageView.transform = .identity
        Screen.wait(0.05)
        UIView.animate(withDuration: 1, delay: 0, options: options) {
            self.stage.imageView.transform = CGAffineTransform(translationX: 0, y: 200)
        }
        return path(1).map { ($0.time, Double($0.y) / 200) }
    }

    private func way(_ course: [(time: Double, way: Double)], at time: Double) -> Double {
        course.min { abs($0.time - time) < abs($1.time - time) }?.way ?? -1
    }

    @MainActor func test_c01_c02_anAnimationBeginsAfterItsDelayAndTakesItsDuration() {
        var finished = 0.0
        let start = CACurrentMediaTime()
        UIView.animate(withDuration: 0.4, delay: 0.3, options: []) {
            self.stage.imageView.transform = CGAffineTransform(translationX: 0, y: 200)
        } completion: { _ in
            finished = CACurrentMediaTime() - start
        }
        let path = path(0.5)
        XCTAssertTrue(path.filter { $0.time < 0.25 }.allSatisfy { $0.y == 0 })
        XCTAssertTrue(path.contains { $0.y > 0 && $0.y < 200 })
        XCTAssertTrue(Screen.wait { finished > 0 })
        XCTAssertEqual(finished, 0.7, accuracy: 0.25)
    }

    @MainActor func test_c03_aSpringGoesBeyondItsEndAndComesBack() {
        stage.spring()
        let path = path(1)
        XCTAssertGreaterThan(path.map(\.y).max() ?? 0, 220)
        XCTAssertTrue(Screen.wait { self.shown == 200 || self.stage.imageView.layer.animationKeys() == nil })
    }

    @MainActor func test_c04_theInitialVelocityIsTheSpeedAtTheStart() {
        func early(_ velocity: CGFloat) -> CGFloat {
            stage.imageView.layer.removeAllAnimations()
            stage.imageView.transform = .identity
            Screen.wait(0.05)
            UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity) {
                self.stage.imageView.transform = CGAffineTransform(translationX: 0, y: 200)
            }
            return path(0.1).last?.y ?? 0
        }
        XCTAssertGreaterThan(early(8), early(0) * 1.3)
    }

    @MainActor func test_c05_c06_anAnimationIsRepeatedAndReversed() {
        stage.repeatAndReverse()
        Screen.wait(0.1)
        stage.imageView.layer.removeAllAnimations()
        stage.imageView.transform = .identity
        Screen.wait(0.05)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .curveLinear]) {
            self.stage.imageView.transform = CGAffineTransform(translationX: 0, y: 200)
        }
        let path = path(1)
        let falls = zip(path, path.dropFirst()).filter { $1.y < $0.y - 50 }.count
        XCTAssertGreaterThanOrEqual(falls, 3, "it begins anew each time")
        stage.imageView.layer.removeAllAnimations()
        stage.imageView.transform = .identity
        Screen.wait(0.05)
        var isDone = false
        UIView.animate(withDuration: 0.3, delay: 0, options: [.autoreverse, .curveLinear]) {
            self.stage.imageView.transform = CGAffineTransform(translationX: 0, y: 200)
        } completion: { _ in
            isDone = true
        }
        let back = self.path(0.55)
        XCTAssertFalse(isDone, "there and back takes twice as long")
        let top = back.firstIndex { $0.y == back.map(\.y).max() } ?? 0
        XCTAssertTrue(back[top...].contains { $0.y < 100 }, "it comes back")
        XCTAssertTrue(Screen.wait { isDone })
    }

    @MainActor func test_c07_linearIsAsFastAllTheTime() {
        let course = course(.curveLinear)
        for time in [0.25, 0.5, 0.75] { XCTAssertEqual(way(course, at: time), time, accuracy: 0.1) }
    }

    @MainActor func test_c08_easeInBeginsSlowly() {
        let course = course(.curveEaseIn)
        XCTAssertLessThan(way(course, at: 0.25), 0.2)
        XCTAssertGreaterThan(1 - way(course, at: 0.75), 0.25)
    }

    @MainActor func test_c09_easeOutEndsSlowly() {
        let course = course(.curveEaseOut)
        XCTAssertGreaterThan(way(course, at: 0.25), 0.3)
        XCTAssertLessThan(1 - way(course, at: 0.75), 0.2)
    }

    @MainActor func test_c10_easeInOutDoesBoth() {
        let course = course(.curveEaseInOut)
        XCTAssertLessThan(way(course, at: 0.2), 0.17)
        XCTAssertGreaterThan(way(course, at: 0.8), 0.83)
        XCTAssertEqual(way(course, at: 0.5), 0.5, accuracy: 0.12)
    }

    @MainActor func test_c11_c12_keyframesFollowEachOtherInTheirTotalTime() {
        stage.keyframes()
        var finished = 0.0
        let start = CACurrentMediaTime()
        UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                self.stage.imageView.transform = CGAffineTransform(translationX: 0, y: 200)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.stage.imageView.transform = .identity }
        } completion: { _ in
            finished = CACurrentMediaTime() - start
        }
        let path = path(0.6)
        XCTAssertGreaterThan(path.map(\.y).max() ?? 0, 150)
        XCTAssertTrue(Screen.wait { finished > 0 })
        XCTAssertEqual(finished, 0.6, accuracy: 0.25)
        XCTAssertEqual(stage.imageView.transform, .identity)
    }

    @MainActor func test_c13_c14_aFrameHasFractionsOfTheTotalTime() {
        stage.keyframe()
        let path = path(0.6)
        XCTAssertTrue(path.filter { $0.time > 0.4 }.allSatisfy { $0.y == 200 }, "a quarter of a second was enough")
        stage.imageView.layer.removeAllAnimations()
        stage.imageView.transform = .identity
        Screen.wait(0.05)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                self.stage.imageView.transform = CGAffineTransform(translationX: 0, y: 200)
            }
        }
        let late = self.path(0.9)
        XCTAssertTrue(late.filter { $0.time < 0.4 }.allSatisfy { $0.y == 0 })
        XCTAssertTrue(late.contains { $0.time > 0.8 && $0.y == 200 })
    }

    /// The whole eases in and out, so the pause from 50 to 60 % is seen a little after half of the time.
    @MainActor func test_c15_l05_threeKeyframesFollowEachOtherWithAPause() {
        stage.threeKeyframes()
        let start = CACurrentMediaTime()
        var path: [(time: Double, transform: CGAffineTransform)] = []
        while CACurrentMediaTime() - start < 2.1 {
            path.append((CACurrentMediaTime() - start, stage.imageView.layer.presentation()?.affineTransform() ?? .identity))
            Screen.wait(0.01)
        }
        func first(_ holds: (CGAffineTransform) -> Bool) -> Double { path.first { holds($0.transform) }?.time ?? -1 }
        let turned = first { $0.a < -0.9 && $0.ty > 180 }
        let aside = first { abs($0.tx + 150) < 2 && abs($0.ty - 200) < 2 && $0.a > 0.99 }
        let back = first { abs($0.tx) < 2 && abs($0.ty) < 2 && $0.a < -0.99 }
        XCTAssertTrue(0 < turned && turned < aside && aside < back, "\(turned) \(aside) \(back)")
        XCTAssertEqual(aside, 1, accuracy: 0.2)
        XCTAssertGreaterThan(back, 1.2)
        XCTAssertEqual(stage.imageView.transform.a, -1, accuracy: 0.001)
    }
}

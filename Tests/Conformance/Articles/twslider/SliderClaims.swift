import UIKit
import XCTest

/// A finger, as a pan recognizer tells of it.
private final class Finger: UIPanGestureRecognizer {
    private var phase = State.possible
    private var point = CGPoint.zero

    override var state: State {
        get { phase }
        set { phase = newValue }
    }
    override func location(in view: UIView?) -> CGPoint { point }

    @MainActor func go(_ state: State, _ x: CGFloat, on slider: TWSlider) {
        (phase, point) = (state, CGPoint(x: x, y: slider.bounds.midY))
        slider.handlePanGesture(self)
    }
}

private final class Listener: TWSliderDelegate {
    struct Call: Equatable {
        let range: ClosedRange<Int>
        let isEnd: Bool
    }

    var calls: [Call] = []
    weak var slider: TWSlider?
    var texts: [String] = []

    func sliderScrolled(_ slider: TWSlider?, toMinIndex minIndex: Int, andMaxIndex maxIndex: Int, endDragDrop: Bool) {
        calls.append(Call(range: minIndex...maxIndex, isEnd: endDragDrop))
        self.slider = slider
        guard !texts.isEmpty else { return }
        slider?.minRangeText = texts[minIndex]
        slider?.maxRangeText = texts[maxIndex]
    }
}

/// A slider of 264 points has 22 points from one of its 11 places to the next.
@MainActor final class SliderClaims: XCTestCase {
    private let listener = Listener()
    private let finger = Finger()
    private lazy var slider: TWSlider = {
        let slider = TWSlider(frame: CGRect(x: 50, y: 200, width: 264, height: 80))
        slider.setNumberOfSegments(11, minText: "10", maxText: "20")
        Screen.show(slider)
        slider.delegate = listener
        Screen.wait(0.5)
        listener.calls = []
        listener.texts = (10...20).map { "\($0)" }
        return slider
    }()

    private func drag(from start: CGFloat, to end: CGFloat) {
        finger.go(.began, start, on: slider)
        finger.go(.changed, end, on: slider)
        Screen.wait(0.2)
        finger.go(.ended, end, on: slider)
        Screen.wait(0.6)
    }

    func test_c06_l01_thenRunsABlockAndHandsOnItsObject() {
        var seen: UIView?
        let view = UIView()
        XCTAssertTrue(view.then { seen = $0 } === view)
        XCTAssertTrue(seen === view)
        view.then { $0.tag = 5 }
        XCTAssertEqual(view.tag, 5)
        XCTAssertEqual(CGPoint(x: 1, y: 2).then { _ in }, CGPoint(x: 1, y: 2))
        XCTAssertEqual(CGRect.zero.then { _ in }, .zero)
        XCTAssertEqual(CGSize.zero.then { _ in }, .zero)
        XCTAssertNotNil(CGPath(rect: .zero, transform: nil).then { _ in })
    }

    func test_c01_c03_c05_l02_l07_l08_thumbsGoToTheNearestOfThePlaces() {
        slider.shouldSliderButtonOverlap = true
        drag(from: 22, to: 22 + 22 * 3 + 8)
        XCTAssertEqual(slider.thumbs.start.center.x, 22 + 22 * 3, accuracy: 0.01)
        drag(from: 242, to: 242 - 22 * 2 - 14)
        XCTAssertEqual(slider.thumbs.end.center.x, 242 - 22 * 3, accuracy: 0.01)
        XCTAssertTrue(listener.calls.contains(Listener.Call(range: 3...7, isEnd: true)))
        XCTAssertEqual(slider.bubbleTexts.prefix(2), ["13", "17"])
        XCTAssertEqual(slider.endTexts, ["10", "20"])
    }

    func test_c02_itsLooksCanBeChanged() {
        let slider = TWSlider(frame: CGRect(x: 50, y: 200, width: 264, height: 80))
        (slider.rangeSliderBackgroundColor, slider.rangeSliderForegroundColor) = (.red, .blue)
        slider.rangeSliderButtonImage = UIImage(systemName: "circle.fill")
        slider.sliderSize = CGSize(width: 30, height: 30)
        Screen.show(slider)
        XCTAssertEqual(slider.tracks.outside.backgroundColor, .red)
        XCTAssertEqual(slider.tracks.inside.backgroundColor, .blue)
        XCTAssertEqual(slider.thumbs.start.image(for: .normal), slider.rangeSliderButtonImage)
    }

    func test_c04_l06_placesHaveTheSameDistance() {
        XCTAssertEqual(slider.distance, (264 - 44) / 10)
        XCTAssertEqual((1...11).compactMap { slider.viewWithTag($0)?.center.x }, (0...10).map { 22 + 22 * CGFloat($0) })
    }

    func test_c07_c23_c28_theDelegateIsToldOfWhatMovesAndOfTheEnd() {
        slider.shouldSliderButtonOverlap = true
        finger.go(.began, 22, on: slider)
        finger.go(.changed, 22 + 44, on: slider)
        XCTAssertEqual(listener.calls, [])
        Screen.wait(0.2)
        XCTAssertEqual(listener.calls, [Listener.Call(range: 2...10, isEnd: false)])
        XCTAssertTrue(listener.slider === slider)
        finger.go(.ended, 22 + 44, on: slider)
        XCTAssertEqual(listener.calls.last, Listener.Call(range: 2...10, isEnd: true))
        XCTAssertEqual(listener.calls.count, 2)
    }

    func test_c08_c12_c14_l03_defaults() {
        let slider = TWSlider(frame: CGRect(x: 0, y: 0, width: 264, height: 80))
        XCTAssertFalse(slider.shouldSliderButtonOverlap)
        XCTAssertEqual(slider.sliderSize, CGSize(width: 16, height: 16))
        XCTAssertEqual(slider.segmentSize, CGSize(width: 4, height: 4))
        XCTAssertEqual(slider.numberOfSegments, 2)
    }

    func test_c08_aPlaceStaysBetweenThumbsThatMayNotOverlap() {
        slider.shouldSliderButtonOverlap = false
        drag(from: 242, to: 22 + 22 * 5)
        XCTAssertEqual(slider.thumbs.end.center.x, 22 + 22 * 5, accuracy: 0.01)
        drag(from: 22, to: 22 + 22 * 5)
        XCTAssertLessThanOrEqual(slider.thumbs.start.center.x, slider.thumbs.end.center.x - 22 + 0.01)
    }

    func test_c09_c10_colorsAtFirst() {
        let slider = TWSlider(frame: CGRect(x: 0, y: 0, width: 264, height: 80))
        XCTAssertEqual([slider.rangeSliderBackgroundColor, slider.rangeSliderForegroundColor], [.gray, .orange])
        XCTAssertEqual([slider.segmentSelectedColor, slider.segmentUnSelectedColor], [.clear, .white])
        Screen.show(slider)
        XCTAssertEqual(slider.tracks.outside.backgroundColor, .gray)
        XCTAssertEqual(slider.tracks.inside.backgroundColor, .orange)
    }

    func test_c11_c18_withoutAnAssetThumbsGetAPictureOfTheirSize() {
        XCTAssertNil(slider.rangeSliderButtonImage)
        let image = slider.thumbs.start.image(for: .normal)
        XCTAssertEqual(image?.size, CGSize(width: 16, height: 16))
        XCTAssertEqual(image?.scale, 1)
        XCTAssertEqual(slider.viewWithTag(3).flatMap { $0 as? UIButton }?.image(for: .normal)?.size, CGSize(width: 4, height: 4))
    }

    func test_c13_c15_c16_l04_l05_theFrameIsMadeAnewWhileTheThumbsAreAtTheEnds() {
        XCTAssertTrue(slider.isAtItsEnds)
        slider.frame.size.width = 144
        slider.layoutIfNeeded()
        Screen.wait(0.2)
        XCTAssertEqual(slider.tracks.outside.frame.width, 100)
        XCTAssertEqual(slider.thumbs.end.center.x, 122, accuracy: 0.01)
        drag(from: 22, to: 52)
        XCTAssertFalse(slider.isAtItsEnds)
        slider.frame.size.width = 264
        slider.layoutIfNeeded()
        XCTAssertEqual(slider.tracks.outside.frame.width, 100)
    }

    func test_c17_c29_thumbsAreMovedByProgram() {
        let slider = TWSlider(frame: CGRect(x: 50, y: 200, width: 264, height: 80))
        slider.shouldSliderButtonOverlap = true
        slider.setNumberOfSegments(11, minText: nil, maxText: nil)
        slider.scrollStartSlider(to: 3, andEnd: 9)
        XCTAssertEqual(slider.initialIndices, [3, 9])
        Screen.show(slider)
        XCTAssertFalse(slider.thumbs.start.isSelected || slider.thumbs.end.isSelected)
        Screen.wait(0.3)
        XCTAssertEqual(slider.thumbs.start.center.x, 22 + 44, accuracy: 0.01)
        XCTAssertEqual(slider.thumbs.end.center.x, 22 + 22 * 8, accuracy: 0.01)
        slider.scrollStartSlider(to: 5, andEnd: 7)
        Screen.wait(0.3)
        XCTAssertEqual(slider.thumbs.start.center.x, 22 + 88, accuracy: 0.01)
        XCTAssertEqual(slider.thumbs.end.center.x, 22 + 22 * 6, accuracy: 0.01)
    }

    func test_c19_oneFingerPans() {
        let pans = slider.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
        XCTAssertEqual(pans.map(\.maximumNumberOfTouches), [1])
    }

    func test_c20_theTouchedThumbIsChosen() {
        for (x, chosen) in [(CGFloat(22), [true, false]), (242, [false, true]), (130, [false, false])] {
            finger.go(.began, x, on: slider)
            XCTAssertEqual([slider.thumbs.start.isSelected, slider.thumbs.end.isSelected], chosen)
        }
        slider.shouldSliderButtonOverlap = true
        drag(from: 22, to: 130)
        drag(from: 242, to: 130)
        finger.go(.began, 130, on: slider)
        XCTAssertTrue(slider.thumbs.start.isSelected && !slider.thumbs.end.isSelected)
    }

    func test_c21_afterTheDragNoneIsChosen() {
        for end in [UIGestureRecognizer.State.ended, .failed, .cancelled] {
            finger.go(.began, 22, on: slider)
            finger.go(.changed, 50, on: slider)
            finger.go(end, 50, on: slider)
            Screen.wait(0.3)
            XCTAssertFalse(slider.thumbs.start.isSelected)
            XCTAssertEqual(slider.thumbs.start.center.x, 44, accuracy: 0.01)
            drag(from: 44, to: 22)
        }
    }

    func test_c22_aMoveTakesATenthOfASecondAndChangesXOnly() {
        slider.shouldSliderButtonOverlap = true
        let before = slider.thumbs.start.frame
        finger.go(.began, 22, on: slider)
        finger.go(.changed, 88, on: slider)
        let animation = slider.thumbs.start.layer.animation(forKey: "position")
        XCTAssertEqual(animation?.duration, 0.1)
        XCTAssertEqual(slider.thumbs.start.frame, before.offsetBy(dx: 66, dy: 0))
        XCTAssertEqual(slider.tracks.inside.frame.minX, 88, accuracy: 0.01)
        XCTAssertEqual(slider.tracks.inside.frame.maxX, 242, accuracy: 0.01)
        XCTAssertEqual(slider.bubbles.start.center.x, 88, accuracy: 0.01)
    }

    func test_c24_thumbsThatCrossChangeTheirTexts() {
        slider.shouldSliderButtonOverlap = true
        drag(from: 242, to: 22 + 22 * 4)
        drag(from: 22, to: 22 + 22 * 7)
        XCTAssertTrue(listener.calls.contains(Listener.Call(range: 4...7, isEnd: true)))
        XCTAssertEqual(slider.bubbleTexts.prefix(2), ["17", "14"])
    }

    func test_c25_bubblesBecomeOneWhereTheThumbsMeet() {
        slider.shouldSliderButtonOverlap = true
        drag(from: 22, to: 130)
        XCTAssertEqual([slider.bubbles.start.alpha, slider.bubbles.end.alpha, slider.bubbles.middle.alpha], [1, 1, 0])
        finger.go(.began, 242, on: slider)
        finger.go(.changed, 130, on: slider)
        Screen.wait(0.15)
        XCTAssertEqual(slider.bubbles.middle.layer.animation(forKey: "opacity")?.duration, 0.3)
        finger.go(.ended, 130, on: slider)
        Screen.wait(0.6)
        XCTAssertEqual([slider.bubbles.start.alpha, slider.bubbles.end.alpha, slider.bubbles.middle.alpha], [0, 0, 1])
        XCTAssertEqual(slider.bubbleTexts[2], "15 - 15")
    }

    func test_c26_theEndOfAFadeIsPrinted() {
        slider.shouldSliderButtonOverlap = true
        let text = Output.of { drag(from: 22, to: 44) }
        XCTAssertTrue(text.split(separator: "\n").allSatisfy { $0 == "completion 1 = 10" }, text)
        XCTAssertFalse(text.isEmpty)
    }

    func test_c30_placesAreButtonsThatCannotBeTouched() {
        let places = (1...11).compactMap { slider.viewWithTag($0) as? UIButton }
        XCTAssertEqual(places.count, 11)
        XCTAssertFalse(places.contains(where: \.isUserInteractionEnabled))
        XCTAssertTrue(slider.subviews.suffix(2).elementsEqual([slider.thumbs.start, slider.thumbs.end]))
    }

    func test_c32_c33_l09_theControllerShowsTheRange() {
        let controller = ViewController()
        let custom = TWSlider(frame: CGRect(x: 50, y: 200, width: 264, height: 80))
        controller.loadViewIfNeeded(with: custom)
        Screen.show(controller)
        Screen.wait(0.6)
        XCTAssertEqual(custom.numberOfSegments, 11)
        XCTAssertEqual(custom.endTexts, ["10", "20"])
        XCTAssertEqual([custom.thumbs.start.center.x, custom.thumbs.end.center.x], [22, 242])
        XCTAssertEqual(custom.bubbleTexts.prefix(2), ["10", "20"])
        finger.go(.began, 22, on: custom)
        finger.go(.changed, 88, on: custom)
        Screen.wait(0.2)
        finger.go(.ended, 88, on: custom)
        XCTAssertEqual([custom.minRangeText, custom.maxRangeText], ["13", "20"])
        XCTAssertEqual(custom.bubbleTexts.prefix(2), ["13", "20"])
    }
}

extension ViewController {
    /// Gives the controller its slider before its view is there, as a storyboard would.
    fileprivate func loadViewIfNeeded(with slider: TWSlider) {
        customSlider = slider
        view.addSubview(slider)
    }
}

import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class ValueControlTests {
    let controller = UIViewController()
    lazy var stage = Stage(controller)
    lazy var fingers = Fingers(stage)

    private func show<Control: UIView>(_ control: Control, at origin: CGPoint = CGPoint(x: 100, y: 200)) -> Control {
        control.frame.origin = origin
        controller.view.backgroundColor = .white
        controller.view.addSubview(control)
        stage.settle()
        return control
    }

    // MARK: Switch

    @Test func switchesAreAlwaysTheSameSize() {
        let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 10))
        #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(toggle.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    }

    @Test func aTapTurnsASwitchOnAndTellsTheTargetsBeforeTheTouchEnds() {
        let toggle = show(UISwitch())
        let log = EventLog(toggle)
        fingers.tap(CGPoint(x: 110, y: 210))
        #expect(toggle.isOn)
        #expect(log.events == ["down", "value", "primary", "up"])
        toggle.isOn = false
        #expect(log.events.count == 4)
    }

    @Test func aDragTurnsASwitchOnlyIfItEndsOnTheOtherSide() {
        let toggle = show(UISwitch())
        let log = EventLog(toggle)
        fingers.down(CGPoint(x: 110, y: 210))
        fingers.glide(from: CGPoint(x: 110, y: 210), to: CGPoint(x: 145, y: 210), over: 0.2)
        fingers.up(CGPoint(x: 145, y: 210))
        #expect(toggle.isOn)
        log.events = []
        fingers.down(CGPoint(x: 145, y: 210))
        fingers.glide(from: CGPoint(x: 145, y: 210), to: CGPoint(x: 110, y: 210), over: 0.2)
        fingers.glide(from: CGPoint(x: 110, y: 210), to: CGPoint(x: 148, y: 210), over: 0.2)
        fingers.up(CGPoint(x: 148, y: 210))
        #expect(toggle.isOn)
        #expect(!log.events.contains("value"))
    }

    @Test func aDisabledSwitchStays() {
        let toggle = show(UISwitch())
        toggle.isEnabled = false
        fingers.tap(CGPoint(x: 110, y: 210))
        #expect(!toggle.isOn)
    }

    @Test func aSwitchShowsItsColour() {
        let toggle = show(UISwitch())
        #expect(!isClose(pixel(stage.picture(), 108, 215), [52, 199, 89, 255]))
        toggle.isOn = true
        stage.settle()
        #expect(isClose(pixel(stage.picture(), 108, 215), [52, 199, 89, 255]))
        toggle.onTintColor = .red
        stage.settle()
        #expect(isClose(pixel(stage.picture(), 108, 215), [255, 0, 0, 255]))
    }

    // MARK: Slider

    private func slider() -> UISlider {
        let slider = show(UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)))
        slider.maximumValue = 10
        return slider
    }

    @Test func aSlidersValueStaysInItsRange() {
        let slider = UISlider()
        slider.value = 2
        #expect(slider.value == 1)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5)
        #expect(slider.value == 5)
        slider.maximumValue = 9
        slider.setValue(7, animated: true)
        #expect(slider.value == 7)
    }

    @Test func theThumbFollowsTheFinger() {
        let slider = slider()
        let log = EventLog(slider)
        fingers.down(CGPoint(x: 114, y: 217))
        fingers.move(CGPoint(x: 150, y: 217))
        fingers.move(CGPoint(x: 200, y: 217))
        #expect(abs(slider.value - 5) < 0.01)
        fingers.up(CGPoint(x: 200, y: 217))
        #expect(log.events == ["down", "value", "primary", "drag", "value", "primary", "drag", "up"])
    }

    @Test func aFingerBesideTheThumbDoesNothing() {
        let slider = slider()
        let log = EventLog(slider)
        fingers.tap(CGPoint(x: 250, y: 217))
        #expect(slider.value == 0)
        #expect(log.events.isEmpty)
    }

    @Test func aSliderThatIsNotContinuousTellsOfItsLastValueOnly() {
        let slider = slider()
        slider.isContinuous = false
        let log = EventLog(slider)
        fingers.down(CGPoint(x: 114, y: 217))
        fingers.move(CGPoint(x: 150, y: 217))
        fingers.move(CGPoint(x: 200, y: 217))
        fingers.up(CGPoint(x: 200, y: 217))
        #expect(log.events == ["down", "drag", "drag", "value", "primary", "up"])
    }

    @Test func sliderTracksMeetBelowTheThumb() {
        let slider = slider()
        slider.value = 5
        slider.thumbTintColor = .black
        stage.settle()
        let picture = stage.picture()
        #expect(isClose(pixel(picture, 130, 217), [0, 122, 255, 255]))
        #expect(isClose(pixel(picture, 200, 217), [0, 0, 0, 255]))
        #expect(pixel(picture, 270, 217)[0] < 250 && pixel(picture, 270, 217)[0] > 200)
        slider.setMinimumTrackImage(
            drawn(4, 8) {
                $0.setFillColor(UIColor.red.cgColor); $0.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
            }, for: .normal)
        #expect(slider.trackRect(forBounds: slider.bounds).height == 8)
        stage.settle()
        #expect(isClose(pixel(stage.picture(), 130, 214), [255, 0, 0, 255]))
    }

    // MARK: Progress

    @Test func progressFillsItsPartOfTheBar() {
        let bar = show(UIProgressView(progressViewStyle: .default))
        #expect(bar.frame.size == CGSize(width: 150, height: 4))
        bar.progress = 1.5
        #expect(bar.progress == 1)
        bar.setProgress(0.5, animated: true)
        stage.advance(0.5)
        let picture = stage.picture()
        #expect(isClose(pixel(picture, 150, 202), [0, 122, 255, 255]))
        #expect(!isClose(pixel(picture, 200, 202), [0, 122, 255, 255], within: 30))
        #expect(bar.intrinsicContentSize.height == 4)
    }

    @Test func aBarFollowsAProgressThatItObserves() {
        let bar = show(UIProgressView(progressViewStyle: .default))
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        bar.observedProgress = progress
        #expect(bar.progress == 0.25)
        let part = Progress(totalUnitCount: 2, parent: progress, pendingUnitCount: 2)
        part.completedUnitCount = 1
        #expect(bar.progress == 0.5)
        stage.advance(0.5)
        #expect(isClose(pixel(stage.picture(), 150, 202), [0, 122, 255, 255]))
        bar.observedProgress = nil
        progress.completedUnitCount = 4
        #expect(bar.progress == 0.5)
    }

    @Test func aBarIsFreedWhileWhatItObservesGoesOn() {
        let progress = Progress(totalUnitCount: 4)
        weak var freed: UIProgressView?
        do {
            let bar = UIProgressView()
            bar.observedProgress = progress
            freed = bar
        }
        #expect(freed == nil)
        progress.completedUnitCount = 2
    }

    // MARK: Page control

    @Test func tapsTurnPagesBackAndForth() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.sizeToFit()
        #expect(pages.frame.height == 26)
        _ = show(pages)
        let log = EventLog(pages)
        let right = CGPoint(x: pages.frame.maxX - 3, y: pages.frame.midY)
        for _ in 0..<3 {
            fingers.tap(right)
            stage.advance(0.5)
        }
        #expect(pages.currentPage == 2)
        #expect(log.events.filter { $0 == "value" }.count == 2)
        fingers.tap(CGPoint(x: pages.frame.minX + 3, y: pages.frame.midY))
        #expect(pages.currentPage == 1)
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
    }

    @Test func aDragAlongTheDotsTurnsThroughThePages() {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.sizeToFit()
        _ = show(pages)
        let (left, right) = (CGPoint(x: pages.frame.minX + 10, y: 213), CGPoint(x: pages.frame.maxX - 10, y: 213))
        fingers.down(left)
        fingers.glide(from: left, to: right, over: 0.3)
        #expect(pages.interactionState == .continuous)
        #expect(pages.currentPage == 4)
        fingers.up(right)
        #expect(pages.interactionState == .none)
        #expect(pages.currentPage == 4)
    }

    // MARK: Stepper

    @Test func aStepperStepsAndRepeats() {
        let stepper = show(UIStepper())
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        let log = EventLog(stepper)
        fingers.tap(CGPoint(x: 170, y: 216))
        #expect(stepper.value == 1)
        #expect(log.events == ["value", "primary", "down", "up"])
        stage.advance(1)
        fingers.down(CGPoint(x: 170, y: 216))
        stage.advance(1.05)
        fingers.up(CGPoint(x: 170, y: 216))
        #expect(stepper.value == 8)
        stage.advance(1)
        #expect(stepper.value == 8)
    }

    @Test func aStepperStopsOrWrapsAtItsEnds() {
        let stepper = show(UIStepper())
        stepper.maximumValue = 1
        stepper.autorepeat = false
        func press(_ x: CGFloat) {
            fingers.tap(CGPoint(x: x, y: 216))
            stage.advance(0.5)
        }
        press(110)
        #expect(stepper.value == 0)
        press(170)
        press(170)
        #expect(stepper.value == 1)
        stepper.wraps = true
        press(170)
        #expect(stepper.value == 0)
        press(110)
        #expect(stepper.value == 1)
    }

    // MARK: Segments

    @Test func choosingASegmentTellsTheTargetsOnce() {
        let control = show(UISegmentedControl(items: ["One", "Two", "Three"]))
        #expect(control.frame.height == 32)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        let log = EventLog(control)
        let width = control.frame.width / 3
        fingers.tap(CGPoint(x: 100 + width * 1.5, y: 216))
        #expect(control.selectedSegmentIndex == 1)
        #expect(log.events == ["down", "value", "primary", "up"])
        stage.advance(0.5)
        fingers.tap(CGPoint(x: 100 + width * 1.5, y: 216))
        #expect(log.events.filter { $0 == "value" }.count == 1)
        control.setEnabled(false, forSegmentAt: 2)
        stage.advance(0.5)
        fingers.tap(CGPoint(x: 100 + width * 2.5, y: 216))
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func aMomentarySegmentIsChosenOnlyWhileTargetsHearOfIt() {
        let control = show(UISegmentedControl(items: ["One", "Two"]))
        control.isMomentary = true
        var seen: [Int] = []
        control.addAction(UIAction { seen.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) }, for: .valueChanged)
        let point = CGPoint(x: control.frame.maxX - 10, y: 216)
        fingers.tap(point)
        stage.advance(0.5)
        fingers.tap(point)
        #expect(seen == [1, 1])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aSegmentedControlIsMadeByASubclassesOwnInitializer() {
        final class SizeControl: UISegmentedControl {
            let sizes: [Int]
            init(sizes: [Int]) {
                self.sizes = sizes
                super.init(items: sizes.map(String.init))
            }
            required init?(coder: NSCoder) { nil }
        }
        let control = SizeControl(sizes: [8, 12])
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "12" && control.frame.width > 0)
    }

    @Test func insertingAndRemovingSegmentsKeepsTheChosenOne() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "b")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func segmentActionsRun() {
        var ran: [String] = []
        let actions = ["a", "b"].map { name in UIAction(title: name) { _ in ran.append(name) } }
        let control = show(UISegmentedControl(frame: .zero, actions: actions))
        fingers.tap(CGPoint(x: control.frame.maxX - 5, y: 216))
        #expect(ran == ["b"])
        #expect(control.titleForSegment(at: 1) == "b")
        #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
    }

    @Test func segmentsShareTheWidth() {
        let control = show(UISegmentedControl(items: ["a", "longer", "c"]))
        control.frame.size.width = 300
        control.setWidth(60, forSegmentAt: 0)
        control.selectedSegmentIndex = 1
        stage.settle()
        fingers.tap(CGPoint(x: 100 + 50, y: 216))
        #expect(control.selectedSegmentIndex == 0)
        stage.advance(0.5)
        fingers.tap(CGPoint(x: 100 + 185, y: 216))
        #expect(control.selectedSegmentIndex == 2)
    }
}

import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct BarHidingTests {
    let root = UIViewController()
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
    }

    @Test func aTapHidesTheBarsAndTheNextOneShowsThem() {
        navigation.hidesBarsOnTap = true
        navigation.isToolbarHidden = false
        let stage = Stage(navigation)
        stage.tap(CGPoint(x: 200, y: 400))
        stage.advance(0.5)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.isToolbarHidden)
        stage.tap(CGPoint(x: 200, y: 400))
        stage.advance(0.5)
        #expect(!navigation.isNavigationBarHidden)
        #expect(!navigation.isToolbarHidden)
    }

    @Test func aTapOnABarOrAControlLeavesTheBars() {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44), primaryAction: UIAction { _ in taps += 1 })
        root.view.addSubview(button)
        navigation.hidesBarsOnTap = true
        let stage = Stage(navigation)
        stage.tap(CGPoint(x: 150, y: 320))
        stage.tap(CGPoint(x: 200, y: 80))
        stage.advance(0.5)
        #expect(taps == 1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aBarThatHidesOnTapsDoesSoNoLongerWhenThatIsSwitchedOff() {
        navigation.hidesBarsOnTap = true
        let stage = Stage(navigation)
        navigation.hidesBarsOnTap = false
        stage.tap(CGPoint(x: 200, y: 400))
        stage.advance(0.5)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aSwipeUpHidesTheBarAndOneDownShowsIt() {
        navigation.hidesBarsOnSwipe = true
        let stage = Stage(navigation)
        let up = (0...10).map { CGPoint(x: 200, y: 500 - CGFloat($0) * 15) }
        stage.drag(up)
        stage.advance(0.5)
        #expect(navigation.isNavigationBarHidden)
        stage.drag(up.reversed())
        stage.advance(0.5)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func littleHeightHidesTheBarAndATapShowsIt() {
        navigation.hidesBarsWhenVerticallyCompact = true
        let stage = Stage(navigation)
        #expect(!navigation.isNavigationBarHidden)
        let container = UIViewController()
        container.addChild(navigation)
        stage.window.rootViewController = container
        container.view.addSubview(navigation.view)
        container.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: navigation)
        stage.advance(0.5)
        #expect(navigation.isNavigationBarHidden)
        stage.tap(CGPoint(x: 200, y: 400))
        stage.advance(0.5)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func theKeyboardHidesTheBar() {
        navigation.hidesBarsWhenKeyboardAppears = true
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        root.view.addSubview(field)
        let stage = Stage(navigation)
        field.becomeFirstResponder()
        stage.advance(0.5)
        #expect(navigation.isNavigationBarHidden)
        stage.tap(CGPoint(x: 200, y: 500))
        stage.advance(0.5)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aNavigationControllerThatHidesItsBarsIsFreed() {
        weak var freed: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.hidesBarsOnTap = true
            navigation.hidesBarsOnSwipe = true
            navigation.hidesBarsWhenKeyboardAppears = true
            navigation.loadViewIfNeeded()
            freed = navigation
        }
        #expect(freed == nil)
    }
}

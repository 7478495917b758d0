import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct KeyboardGuideTests {
    @Test func theGuideIsTheBottomOfTheSafeAreaUntilThereIsAKeyboard() {
        let controller = UIViewController()
        let stage = Stage(controller, size: UIScreen.main.bounds.size)
        let (view, bar, field) = (controller.view!, plainView(), UITextField(frame: rect(0, 0, 100, 30)))
        view.addSubview(bar)
        view.addSubview(field)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 40),
            bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
        ])
        stage.settle()
        let safeBottom = view.bounds.maxY - view.safeAreaInsets.bottom
        #expect(bar.frame == rect(0, safeBottom - 40, view.bounds.width, 40))
        field.inputView = UIView(frame: rect(0, 0, 10, 200))
        field.becomeFirstResponder()
        stage.advance(0.1)
        // The layout is there at once; what is seen moves along with the keyboard.
        #expect(bar.frame.maxY == view.keyboardLayoutGuide.layoutFrame.minY)
        #expect(bar.layer.presentation()!.frame.maxY > bar.frame.maxY)
        stage.advance(1)
        let keyboard = field.inputView!.convert(field.inputView!.bounds, to: nil)
        #expect(bar.frame.maxY == keyboard.minY && keyboard.minY < safeBottom)
        #expect(view.keyboardLayoutGuide.layoutFrame.maxY == view.bounds.maxY)
        field.resignFirstResponder()
        stage.advance(1)
        #expect(bar.frame.maxY == safeBottom)
    }

    @Test func theGuideOfAViewThatEndsAboveTheWindowGoesOnToItsEdge() {
        let stage = Stage(UIViewController(), size: UIScreen.main.bounds.size)
        let (view, bar) = (UIView(frame: rect(0, 0, 393, 400)), plainView())
        stage.window.addSubview(view)
        view.addSubview(bar)
        #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 400, 393, stage.window.bounds.height - 400))
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor), bar.widthAnchor.constraint(equalToConstant: 10),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.bottomAnchor),
        ])
        stage.settle()
        #expect(bar.frame == rect(0, 400, 10, stage.window.bounds.height - 400))
    }

    @Test func theGuideMayGoDownToTheViewsEdge() {
        let controller = UIViewController()
        let stage = Stage(controller, size: UIScreen.main.bounds.size)
        let (view, bar) = (controller.view!, plainView())
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 40),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 40),
        ])
        stage.settle()
        #expect(view.safeAreaInsets.bottom > 0 && bar.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        stage.settle()
        #expect(bar.frame.maxY == view.bounds.maxY && view.keyboardLayoutGuide.layoutFrame.minY == view.bounds.maxY)
        withExtendedLifetime(stage) {}
    }

    @Test func trackedConstraintsGoByADockedKeyboardOnceTheGuideFollows() {
        let view = UIView(frame: rect(0, 0, 300, 300))
        let (guide, bar) = (view.keyboardLayoutGuide, plainView())
        view.addSubview(bar)
        let nearTop = bar.widthAnchor.constraint(equalToConstant: 1)
        let awayFromTop = bar.heightAnchor.constraint(equalToConstant: 2)
        let nearBottom = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let awayFromSides = bar.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        guide.setConstraints([nearTop], activeWhenNearEdge: .top)
        guide.setConstraints([awayFromTop], activeWhenAwayFrom: .top)
        #expect(!nearTop.isActive && !awayFromTop.isActive)
        guide.followsUndockedKeyboard = true
        #expect(!nearTop.isActive && awayFromTop.isActive)
        guide.setConstraints([nearBottom], activeWhenNearEdge: .bottom)
        guide.setConstraints([awayFromSides], activeWhenAwayFrom: [.leading, .trailing])
        #expect(nearBottom.isActive && awayFromSides.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [nearBottom] && guide.constraints(activeWhenAwayFrom: .bottom) == [])
        guide.setConstraints([], activeWhenAwayFrom: .top)
        #expect(!awayFromTop.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!nearBottom.isActive && !awayFromSides.isActive && guide.constraints(activeWhenNearEdge: .bottom) == [])
    }

    @Test func aScrollingFingerTakesTheKeyboardAwayBeforeItReachesIt() {
        let controller = UIViewController()
        let stage = Stage(controller, size: UIScreen.main.bounds.size)
        let (scroll, field) = (UIScrollView(frame: rect(0, 100, 300, 300)), UITextField(frame: rect(0, 0, 100, 30)))
        controller.view.addSubview(scroll)
        scroll.addSubview(field)
        scroll.contentSize = CGSize(width: 300, height: 2000)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.keyboardDismissMode = .interactive
        field.becomeFirstResponder()
        stage.settle()
        let path = [CGPoint(x: 150, y: 200), CGPoint(x: 150, y: 280), CGPoint(x: 150, y: 360)]
        stage.drag(path)
        #expect(field.isFirstResponder)
        scroll.keyboardLayoutGuide.keyboardDismissPadding = 60
        stage.advance(2)
        stage.drag(path)
        #expect(!field.isFirstResponder)
    }
}

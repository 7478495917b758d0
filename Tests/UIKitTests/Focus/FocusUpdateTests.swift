import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct FocusUpdateTests {
    private let pad = FocusStage()

    @Test func whatTheAppAsksForWaitsForTheKeyboard() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        let b = pad.add(CGRect(x: 10, y: 230, width: 100, height: 100))
        pad.system.requestFocusUpdate(to: b)
        pad.system.updateFocusIfNeeded()
        #expect(pad.system.focusedItem == nil)
        pad.press(.keyboardDownArrow)
        #expect(b.isFocused)
        // Who moves the focus by keys sees at once what the app does.
        pad.system.requestFocusUpdate(to: a)
        #expect(b.isFocused)
        pad.stage.settle()
        #expect(a.isFocused)
    }

    @Test func itemsSayWhetherTheyWait() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        let b = pad.add(CGRect(x: 10, y: 230, width: 100, height: 100))
        (a.mode, b.mode) = (.never, .always)
        pad.system.requestFocusUpdate(to: a)
        pad.system.updateFocusIfNeeded()
        #expect(a.isFocused)
        pad.system.requestFocusUpdate(to: b)
        pad.system.updateFocusIfNeeded()
        #expect(pad.system.focusedItem == nil)
        pad.press(.keyboardUpArrow)
        #expect(b.isFocused)
    }

    @Test func environmentsWithoutTheFocusHaveNoSay() {
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400)), UIView(frame: CGRect(x: 200, y: 0, width: 150, height: 400))
        )
        pad.root.view.addSubview(left)
        pad.root.view.addSubview(right)
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100), to: left)
        let b = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100), to: right)
        pad.press(.keyboardTab)
        #expect(a.isFocused)
        right.setNeedsFocusUpdate()
        right.updateFocusIfNeeded()
        pad.stage.settle()
        #expect(a.isFocused && !b.isFocused)
        #expect(UIFocusSystem.environment(left, contains: a) && !UIFocusSystem.environment(right, contains: a))
        #expect(UIFocusSystem.environment(pad.root, contains: a))
    }

    @Test func controllersPreferForbidAndHear() {
        let controller = FocusController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
        pad.root.addChild(controller)
        pad.root.view.addSubview(controller.view)
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100), to: controller.view)
        let b = pad.add(CGRect(x: 10, y: 230, width: 100, height: 100), to: controller.view)
        controller.preferred = b
        pad.press(.keyboardTab)
        #expect(b.isFocused && controller.log == ["should", "did"])
        controller.mayMove = false
        pad.press(.keyboardUpArrow)
        #expect(b.isFocused && !a.isFocused && controller.log == ["should", "did", "should"])
    }

    @Test func everyoneAroundBothItemsHearsOfTheMoveOnce() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        let b = pad.add(CGRect(x: 10, y: 230, width: 100, height: 100))
        var heard: [String] = []
        for (name, card) in [("a", a), ("b", b)] {
            card.heard = { context, _ in
                heard.append(name)
                #expect(context.nextFocusedItem === b || context.previouslyFocusedView == nil)
            }
        }
        var notes: [UIFocusUpdateContext] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: pad.system, queue: nil
        ) { note in
            MainActor.assumeIsolated {
                notes.append(note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as! UIFocusUpdateContext)
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        pad.press(.keyboardTab)
        pad.press(.keyboardDownArrow)
        #expect(heard == ["a", "b", "a"])
        #expect(notes.map(\.focusHeading) == [.next, .down])
        #expect(notes.last?.previouslyFocusedView === a && notes.last?.nextFocusedView === b)
    }

    @Test func animationsGoAlongAndEnd() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        var (durations, ends): ([TimeInterval], Int) = ([], 0)
        a.heard = { _, coordinator in
            coordinator.addCoordinatedFocusingAnimations({ durations.append($0.duration) }, completion: { ends += 1 })
            coordinator.addCoordinatedUnfocusingAnimations({ durations.append($0.duration) }, completion: { ends += 1 })
            coordinator.addCoordinatedAnimations({ a.alpha = 0.5 }, completion: { ends += 1 })
        }
        pad.press(.keyboardTab)
        pad.stage.advance(1)
        #expect(durations.count == 2 && durations[0] < durations[1] && ends == 3 && a.alpha == 0.5)
    }

    @Test func aRingIsAroundTheItemAndFollowsItsSize() throws {
        let a = pad.add(CGRect(x: 50, y: 100, width: 100, height: 100))
        let b = pad.add(CGRect(x: 50, y: 230, width: 100, height: 100))
        b.focusEffect = nil
        pad.press(.keyboardTab)
        let ring = try #require(a.ring)
        let margin = ring.frame.width - a.bounds.width
        #expect(margin > 0 && ring.frame.contains(a.bounds))
        a.frame.size.width = 140
        pad.stage.settle()
        #expect(ring.frame.width == 140 + margin)
        a.focusEffect = UIFocusHaloEffect(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 10, curve: .continuous)
        #expect(a.ring?.frame.width == 60 + margin && a.ring?.cornerCurve == .continuous)
        let inside = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 60, height: 60))
        inside.position = .inside
        a.focusEffect = inside
        // What was given is copied.
        inside.position = .outside
        #expect(a.ring?.frame.width == 60)
        pad.press(.keyboardDownArrow)
        #expect(a.ring == nil && b.isFocused && b.ring == nil)
    }

    @Test func anItemThatGoesLosesTheFocus() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        let b = pad.add(CGRect(x: 10, y: 230, width: 100, height: 100))
        pad.press(.keyboardTab)
        #expect(a.isFocused && a.ring != nil)
        a.removeFromSuperview()
        #expect(pad.system.focusedItem == nil && !a.isFocused && a.ring == nil)
        // It is gone for good: the next key begins anew.
        pad.press(.keyboardTab)
        #expect(b.isFocused)
        b.canHave = false
        pad.press(.keyboardDownArrow)
        #expect(pad.system.focusedItem == nil)
    }

    @Test func whatIsPresentedHasTheFocusToItself() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        pad.press(.keyboardTab)
        #expect(a.isFocused)
        let front = UIViewController()
        front.modalPresentationStyle = .overFullScreen
        pad.root.present(front, animated: false)
        pad.stage.advance(1)
        let b = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100), to: front.view)
        pad.press(.keyboardTab)
        #expect(b.isFocused && !a.isFocused)
        pad.press(.keyboardTab)
        #expect(b.isFocused)
        front.dismiss(animated: false)
        pad.stage.advance(1)
        #expect(pad.system.focusedItem == nil)
        pad.press(.keyboardTab)
        #expect(a.isFocused)
    }

    @Test func theFocusKeepsNothingAlive() {
        weak var freed: FocusCard?
        do {
            let card = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
            freed = card
            pad.press(.keyboardTab)
            #expect(card.isFocused)
            card.removeFromSuperview()
        }
        pad.stage.advance(1)
        #expect(freed == nil)
    }

    @Test func theDebuggerSaysWhatKeepsAnItemFromTheFocus() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        func said(_ output: any UIFocusDebuggerOutput) -> String { output.description }
        #expect(said(UIFocusDebugger.checkFocusability(for: a)).contains("can have the focus"))
        a.isHidden = true
        #expect(said(UIFocusDebugger.checkFocusability(for: a)).contains("is hidden"))
        a.isHidden = false
        a.canHave = false
        #expect(said(UIFocusDebugger.checkFocusability(for: a)).contains("canBecomeFocused"))
        #expect(said(UIFocusDebugger.simulateFocusUpdateRequest(from: pad.root)).contains("nothing"))
        #expect(pad.system.focusedItem == nil)
    }
}

import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct FocusMovementTests {
    private let pad = FocusStage()

    @Test func aPhoneHasNoFocus() {
        pad.stage.window.overrideTraits = UITraitCollection(userInterfaceIdiom: .phone)
        let card = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        #expect(UIFocusSystem.focusSystem(for: card) == nil && UIFocusSystem(for: card) == nil)
        pad.press(.keyboardTab)
        #expect(!card.isFocused)
    }

    @Test func anEnvironmentThatIsInNoWindowHasNoSystem() {
        #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
        #expect(UIFocusSystem(for: pad.root) === pad.system)
    }

    @Test func arrowKeysGoToTheNearestItemInTheirDirection() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        let b = pad.add(CGRect(x: 130, y: 110, width: 100, height: 100))
        let c = pad.add(CGRect(x: 10, y: 230, width: 100, height: 100))
        // Nearer than what is straight ahead, but aside of it.
        let aside = pad.add(CGRect(x: 120, y: 215, width: 100, height: 20))
        pad.press(.keyboardTab)
        #expect(a.isFocused && pad.system.focusedItem === a)
        pad.press(.keyboardRightArrow)
        #expect(b.isFocused && !a.isFocused)
        pad.press(.keyboardLeftArrow)
        #expect(a.isFocused)
        pad.press(.keyboardDownArrow)
        #expect(c.isFocused && !aside.isFocused)
        pad.press(.keyboardUpArrow)
        #expect(a.isFocused)
    }

    @Test func whatIsHiddenTakesNoTouchesOrIsCoveredIsPassedOver() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 50))
        let hidden = pad.add(CGRect(x: 10, y: 160, width: 100, height: 50))
        hidden.isHidden = true
        let deaf = pad.add(CGRect(x: 10, y: 220, width: 100, height: 50))
        deaf.isUserInteractionEnabled = false
        let covered = pad.add(CGRect(x: 20, y: 290, width: 50, height: 30))
        let cover = pad.add(CGRect(x: 10, y: 280, width: 100, height: 50))
        pad.press(.keyboardTab)
        #expect(a.isFocused)
        pad.press(.keyboardDownArrow)
        #expect(cover.isFocused && !covered.isFocused)
    }

    @Test func theTabKeyGoesFromGroupToGroupAndArrowsStayInOne() {
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 50, width: 150, height: 400)), UIView(frame: CGRect(x: 200, y: 50, width: 150, height: 400))
        )
        (left.focusGroupIdentifier, right.focusGroupIdentifier) = ("left", "right")
        pad.root.view.addSubview(right)
        pad.root.view.addSubview(left)
        let a = pad.add(CGRect(x: 10, y: 10, width: 100, height: 100), to: left)
        let b = pad.add(CGRect(x: 10, y: 130, width: 100, height: 100), to: left)
        let c = pad.add(CGRect(x: 10, y: 10, width: 100, height: 100), to: right)
        let d = pad.add(CGRect(x: 10, y: 130, width: 100, height: 100), to: right)
        nonisolated(unsafe) var failures = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: pad.system, queue: nil
        ) { _ in failures += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        pad.press(.keyboardTab)
        #expect(a.isFocused)
        pad.press(.keyboardRightArrow)
        #expect(a.isFocused && failures == 1)
        pad.press(.keyboardTab)
        #expect(c.isFocused)
        pad.press(.keyboardDownArrow)
        #expect(d.isFocused)
        // After the last group comes the first, and in each the item that had the focus.
        pad.press(.keyboardTab)
        #expect(a.isFocused && !b.isFocused)
        pad.press(.keyboardTab, .shift)
        #expect(d.isFocused && failures == 1)
    }

    @Test func theItemThatCountsMostIsWhereTheTabKeyGoes() {
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 50, width: 150, height: 400)), UIView(frame: CGRect(x: 200, y: 50, width: 150, height: 400))
        )
        pad.root.view.addSubview(left)
        pad.root.view.addSubview(right)
        right.focusGroupIdentifier = "right"
        let a = pad.add(CGRect(x: 10, y: 10, width: 100, height: 100), to: left)
        _ = pad.add(CGRect(x: 10, y: 10, width: 100, height: 100), to: right)
        let d = pad.add(CGRect(x: 10, y: 130, width: 100, height: 100), to: right)
        d.focusGroupPriority = UIFocusGroupPriority(1)
        pad.press(.keyboardTab)
        #expect(a.isFocused)
        pad.press(.keyboardTab)
        #expect(d.isFocused)
    }

    @Test func aGuideHandsTheFocusOn() {
        let a = pad.add(CGRect(x: 10, y: 100, width: 100, height: 100))
        let far = pad.add(CGRect(x: 250, y: 400, width: 100, height: 100))
        far.focusGroupIdentifier = "far"
        let guide = UIFocusGuide()
        pad.root.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: pad.root.view.leftAnchor, constant: 150),
            guide.topAnchor.constraint(equalTo: pad.root.view.topAnchor, constant: 100),
            guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 100),
        ])
        guide.preferredFocusEnvironments = [far]
        pad.stage.settle()
        pad.press(.keyboardTab)
        #expect(a.isFocused)
        guide.isEnabled = false
        pad.press(.keyboardRightArrow)
        #expect(a.isFocused)
        guide.isEnabled = true
        pad.press(.keyboardRightArrow)
        #expect(far.isFocused)
        guide.preferredFocusEnvironments = nil
        #expect(guide.preferredFocusEnvironments.isEmpty)
    }

    @Test func contentThatScrollsIsBroughtIntoSight() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 3000)
        pad.root.view.addSubview(scroll)
        let cards = (0..<10).map { pad.add(CGRect(x: 0, y: CGFloat($0) * 300, width: 300, height: 100), to: scroll) }
        pad.press(.keyboardTab)
        #expect(cards[0].isFocused)
        for card in cards.dropFirst() {
            pad.press(.keyboardDownArrow)
            #expect(card.isFocused)
        }
        pad.stage.advance(1)
        #expect(scroll.bounds.contains(cards[9].frame))
    }

    @Test func aFieldThatHasTheFocusIsEdited() {
        let card = pad.add(CGRect(x: 10, y: 100, width: 100, height: 40))
        let fields = [160, 220].map { UITextField(frame: CGRect(x: 10, y: CGFloat($0), width: 200, height: 40)) }
        fields.forEach(pad.root.view.addSubview)
        pad.press(.keyboardTab)
        #expect(card.isFocused)
        pad.press(.keyboardTab)
        #expect(fields[0].isFirstResponder && fields[0].isFocused)
        // Arrows and Return are the text's.
        #expect(!pad.system.takes(.move(.down)) && !pad.system.takes(.select))
        #expect(pad.system.press(.move(.next)))
        #expect(fields[1].isFirstResponder && fields[1].isFocused)
        #expect(pad.system.press(.move(.next)))
        #expect(card.isFocused && !fields[1].isFirstResponder)
        // The other way round, the focus follows who is edited.
        fields[0].becomeFirstResponder()
        #expect(fields[0].isFocused && !card.isFocused)
    }

    @Test func aControlThatIsChosenDoesWhatATapDoes() {
        let button = FocusButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        button.setTitle("plain", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitle("focused", for: .focused)
        pad.root.view.addSubview(button)
        pad.press(.keyboardReturnOrEnter)
        #expect(events.isEmpty && !button.state.contains(.focused))
        pad.press(.keyboardTab)
        #expect(button.state == .focused && button.currentTitle == "focused")
        button.isSelected = true
        #expect(button.currentTitle == "selected")
        pad.press(.keyboardReturnOrEnter)
        #expect(events == ["up", "primary"])
        pad.press(.keyboardSpacebar)
        #expect(events == ["up", "primary", "up", "primary"])
        button.isEnabled = false
        pad.press(.keyboardReturnOrEnter)
        #expect(events.count == 4)
    }

    @Test func rectanglesAreOrderedAsTheyAreRead() {
        let rects = [
            CGRect(x: 100, y: 5, width: 50, height: 40), CGRect(x: 0, y: 60, width: 50, height: 40),
            CGRect(x: 0, y: 0, width: 50, height: 40),
        ]
        #expect(FocusOrder.sorted(rects, isRightToLeft: false, \.self) == [rects[2], rects[0], rects[1]])
        #expect(FocusOrder.sorted(rects, isRightToLeft: true, \.self) == [rects[0], rects[2], rects[1]])
    }
}

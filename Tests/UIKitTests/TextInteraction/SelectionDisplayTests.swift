import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session) final class SelectionDisplayTests {
    private final class Container: NSObject, UITextSelectionDisplayInteractionDelegate {
        let below = UIView(frame: CGRect(x: 0, y: 10, width: 300, height: 90))
        func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { below }
    }

    private final class Plain: NSObject, UITextSelectionDisplayInteractionDelegate {}

    private final class OwnCursor: UIView, UITextCursorView {
        var isBlinking = false
        var resets = 0
        func resetBlinkAnimation() { resets += 1 }
    }

    private let text = GridText("hello brave world\nsecond")
    private let stage: Stage
    private let container = Container()

    init() {
        let controller = UIViewController()
        controller.view.addSubview(text)
        stage = Stage(controller)
    }

    private func show(_ delegate: any UITextSelectionDisplayInteractionDelegate) -> UITextSelectionDisplayInteraction {
        let display = UITextSelectionDisplayInteraction(textInput: text, delegate: delegate)
        text.addInteraction(display)
        stage.settle()
        return display
    }

    @Test func nothingIsShownBeforeItIsActivated() {
        let plain = Plain()
        let display = show(plain)
        #expect(display.cursorView.superview == nil && !display.isActivated)
        display.isActivated = true
        stage.settle()
        #expect(display.cursorView.superview === text)
        display.isActivated = false
        stage.settle()
        #expect(display.cursorView.superview == nil)
    }

    @Test func aSelectionThatTheAppChangesIsShownWhenItSaysSo() {
        let plain = Plain()
        let display = show(plain)
        display.isActivated = true
        text.selected = NSRange(location: 6, length: 14)
        display.setNeedsSelectionUpdate()
        stage.settle()
        #expect(
            display.highlightView.selectionRects.map(\.rect) == [
                CGRect(x: 60, y: 0, width: 110, height: 20), CGRect(x: 0, y: 20, width: 20, height: 20),
            ])
        #expect(display.handleViews.map { $0.frame.midX } == [60, 20] && display.handleViews.map { $0.frame.minY } == [0, 20])
        #expect(text.subviews.first === display.highlightView)
        text.selected = NSRange(location: 3, length: 0)
        display.layoutManagedSubviews()
        #expect(display.highlightView.superview == nil && display.cursorView.frame == CGRect(x: 29, y: 0, width: 2, height: 20))
    }

    @Test func theHighlightGoesBelowTheTextWhereTheDelegateSays() {
        text.addSubview(container.below)
        let display = show(container)
        display.isActivated = true
        text.selected = NSRange(location: 6, length: 5)
        display.layoutManagedSubviews()
        #expect(display.highlightView.superview === container.below)
        #expect(display.highlightView.selectionRects.map(\.rect) == [CGRect(x: 60, y: -10, width: 50, height: 20)])
        #expect(display.handleViews.allSatisfy { $0.superview === text })
    }

    @Test func anAppsOwnCaretTakesTheSystemsPlace() {
        let plain = Plain()
        let display = show(plain)
        display.isActivated = true
        stage.settle()
        let (system, own) = (display.cursorView, OwnCursor())
        display.cursorView = own
        stage.settle()
        #expect(system.superview == nil && own.superview === text && own.isBlinking && own.resets > 0)
        let resets = own.resets
        text.choose(NSRange(location: 4, length: 0))
        display.layoutManagedSubviews()
        #expect(own.resets == resets + 1 && own.center.x == 40)
    }

    @Test func aHandleKeepsToTheShapeThatItIsGiven() {
        let handle = StandardSelectionHandle(.leading)
        let frame = handle.preferredFrame(for: CGRect(x: 59, y: 10, width: 2, height: 20))
        #expect(frame.midX == 60 && frame.minY == 10 && frame.height == 20)
        let count = handle.subviews.filter { !$0.isHidden }.count
        handle.customShape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 20))
        #expect(count == 2 && handle.subviews.allSatisfy(\.isHidden))
        handle.customShape = nil
        #expect(handle.subviews.filter { !$0.isHidden }.count == count)
    }

    @Test func aCaretShowsWhereADropGoes() {
        let cursor = UIStandardTextCursorView()
        text.addSubview(cursor)
        let animator = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: text)
        #expect(cursor.alpha == 0 && animator.textInput === text)
        var log: [String] = []
        animator.animateAlongsideChanges({ log.append("along") }, completion: { log.append("done") })
        animator.placeCursor(at: GridPosition(8), animated: false)
        #expect(cursor.frame == CGRect(x: 79, y: 0, width: 2, height: 20) && log == ["along", "done"])
        animator.animateAlongsideChanges({ log.append("more") }, completion: { log.append("end") })
        animator.setCursorVisible(true, animated: true)
        #expect(cursor.alpha == 1 && log.last == "more")
        stage.advance(1)
        #expect(log.last == "end")
    }

    @Test func aLoupeIsAboveTheFingerAndGoes() throws {
        #expect(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: UIView()) == nil)
        let session = try #require(UITextLoupeSession.begin(at: CGPoint(x: 100, y: 30), fromSelectionWidgetView: nil, in: text))
        stage.advance(0.5)
        let loupe = try #require(stage.window.subviews.last as? TextLoupe)
        #expect(loupe.center.x == 120 && loupe.frame.maxY < 330)
        session.move(to: CGPoint(x: 150, y: 30), withCaretRect: CGRect(x: 199, y: 20, width: 2, height: 20), trackingCaret: true)
        #expect(loupe.center.x == 220)
        session.invalidate()
        stage.advance(1)
        #expect(loupe.superview == nil)
    }
}

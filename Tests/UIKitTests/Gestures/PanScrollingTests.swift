import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class PanScrollingTests {
    private let root = UIViewController()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    private let log = ActionLog()
    private let stage: Stage
    private let pan: UIPanGestureRecognizer

    init() {
        stage = Stage(root)
        pan = log.watch(UIPanGestureRecognizer(target: nil, action: nil))
        view.addGestureRecognizer(pan)
        root.view.addSubview(view)
        stage.settle()
    }

    private func scroll(_ delta: CGFloat) { ScrollDelivery.handle(location: CGPoint(x: 150, y: 150), delta: CGPoint(x: 0, y: delta)) }

    @Test func scrollingMovesAsFingersDoAndEndsWhenItRests() {
        var translations: [CGFloat] = []
        log.onAction = { [view] in translations.append(($0 as! UIPanGestureRecognizer).translation(in: view).y) }
        pan.allowedScrollTypesMask = .all
        scroll(-10)
        stage.advance(1.0 / 60)
        scroll(-20)
        #expect(log.states == [.began, .changed])
        #expect(pan.location(in: view) == CGPoint(x: 50, y: 50) && pan.numberOfTouches == 0)
        stage.advance(0.5)
        #expect(log.states == [.began, .changed, .ended])
        #expect(translations == [-10, -30, -30])
        #expect(pan.state == .possible)
        scroll(-5)
        #expect(log.states.last == .began && translations.last == -5)
    }

    @Test func scrollingIsNoDragUnlessTheRecognizerAllowsIt() {
        scroll(-10)
        #expect(log.states.isEmpty)
    }

    @Test func theDelegateMayKeepTheGestureFromBeginning() {
        let delegate = GestureDelegateLog()
        delegate.mayBegin = false
        pan.delegate = delegate
        pan.allowedScrollTypesMask = .discrete
        scroll(-10)
        #expect(log.states.isEmpty && delegate.asked == ["begin"])
    }

    @Test func aFingerThatComesDownTakesTheGestureOver() {
        pan.allowedScrollTypesMask = .all
        scroll(-10)
        let fingers = Fingers(stage)
        fingers.down(CGPoint(x: 150, y: 150))
        #expect(log.states == [.began, .cancelled])
        fingers.glide(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 200), over: 0.2)
        #expect(log.states.dropFirst(2).first == .began)
        fingers.up(CGPoint(x: 150, y: 200))
        #expect(log.states.last == .ended)
    }

    @Test func aRecognizerIsReleasedWhileItScrolls() {
        weak var released: UIPanGestureRecognizer?
        autoreleasepool {
            let other = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
            let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
            recognizer.allowedScrollTypesMask = .all
            other.addGestureRecognizer(recognizer)
            root.view.addSubview(other)
            stage.settle()
            ScrollDelivery.handle(location: CGPoint(x: 50, y: 450), delta: CGPoint(x: 0, y: 5))
            #expect(recognizer.state == .began)
            released = recognizer
            other.removeFromSuperview()
        }
        stage.advance(0.5)
        #expect(released == nil)
    }

    @Test func gesturesKnowTheModifiersThatAreHeld() {
        var flags: [UIKeyModifierFlags] = []
        log.onAction = { flags.append($0.modifierFlags) }
        let tap = log.watch(UITapGestureRecognizer(target: nil, action: nil))
        view.addGestureRecognizer(tap)
        let fingers = Fingers(stage)
        HeldModifiers.current.key(0xE1, isDown: true)
        HeldModifiers.current.key(0x04, isDown: true)
        fingers.tap(CGPoint(x: 150, y: 150))
        stage.advance(1)
        HeldModifiers.current.key(0xE1, isDown: false)
        fingers.tap(CGPoint(x: 150, y: 150))
        #expect(flags == [.shift, []])
    }
}

import Foundation

/// A timer that sends a message. It keeps its target, and what it brings along, until it is invalidated.
private final class SelectorTimer: Timer {
    fileprivate var information: Any?
    fileprivate var isRepeating = false
    fileprivate var message: (receiver: AnyObject, selector: Selector)?

    override var userInfo: Any? { information }

    override func invalidate() {
        super.invalidate()
        message = nil
    }

    fileprivate func send() {
        guard let (receiver, selector) = message else { return }
        if !isRepeating { message = nil }
        ObjCMessage.send(selector, to: receiver, [self])
    }
}

/// Lets an initializer of `Timer` return an instance of a subclass.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

extension TimerMaking {
    /// Creates a timer that never fires.
    public init() {
        let timer = Timer(timeInterval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = timer as! Self
    }

    /// Creates a timer that sends `aSelector`, with itself as the argument, to `aTarget`; it still has to be added to a run loop.
    public init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
    }

    /// Creates a timer that first fires at a date and sends `aSelector`, with itself as the argument, to `aTarget`.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let timer = SelectorTimer(fire: date, interval: ti, repeats: yesOrNo) { ($0 as? SelectorTimer)?.send() }
        (timer.information, timer.isRepeating) = (userInfo, yesOrNo)
        timer.message = (aTarget as AnyObject, aSelector)
        self = timer as! Self
    }
}

extension Timer {
    /// Creates a timer that sends `aSelector`, with itself as the argument, to `aTarget`, and adds it to the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

import Foundation

/// A message that waits for its time on a thread's run loop.
private struct DelayedMessage {
    let receiver: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
}

/// The messages that wait on one thread. They keep their receivers and arguments.
private final class DelayedMessages {
    var waiting: [DelayedMessage] = []

    private static let perThread = PerThread { DelayedMessages() }

    static var current: DelayedMessages { perThread.current }

    func cancel(_ condition: (DelayedMessage) -> Bool) {
        let cancelled = waiting.filter(condition)
        waiting.removeAll(where: condition)
        for message in cancelled { message.timer.invalidate() }
    }
}

extension NSObject {
    // @objc(performSelector:withObject:afterDelay:)
    /// Sends a message with one argument on this thread's run loop after a delay in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    // @objc(performSelector:withObject:afterDelay:inModes:)
    /// Sends a message with one argument on this thread's run loop after a delay in seconds, in the given modes.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        let messages = DelayedMessages.current
        nonisolated(unsafe) let (receiver, argument) = (self, anArgument)
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) { timer in
            DelayedMessages.current.waiting.removeAll { $0.timer === timer }
            ObjCMessage.send(aSelector, to: receiver, [argument])
        }
        messages.waiting.append(DelayedMessage(receiver: self, selector: aSelector, argument: anArgument, timer: timer))
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Takes back what this thread was to send to a target after a delay, where selector and argument are the same.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        let target = aTarget as AnyObject
        DelayedMessages.current.cancel {
            $0.receiver === target && $0.selector == aSelector && isSame($0.argument, anArgument)
        }
    }

    /// Takes back all that this thread was to send to a target after a delay.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        let target = aTarget as AnyObject
        DelayedMessages.current.cancel { $0.receiver === target }
    }

    private class func isSame(_ left: Any?, _ right: Any?) -> Bool {
        switch (left.flatMap(ObjCValue.unwrapped), right.flatMap(ObjCValue.unwrapped)) {
        case (nil, nil): true
        case (let left?, let right?): (left as AnyObject as? NSObject)?.isEqual(right) ?? ((left as AnyObject) === (right as AnyObject))
        default: false
        }
    }

    // @objc(performSelectorOnMainThread:withObject:waitUntilDone:)
    /// Sends a message with one argument on the main thread's run loop. If `wait` is true, returns when that is done.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait, modes: [RunLoop.Mode.common.rawValue])
    }

    // @objc(performSelectorOnMainThread:withObject:waitUntilDone:modes:)
    /// Sends a message with one argument on the main thread's run loop in the given modes. If `wait` is true, returns when that is done.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?) {
        if wait, Thread.isMainThread { return _ = ObjCMessage.send(aSelector, to: self, [arg]) }
        let done = wait ? DispatchSemaphore(value: 0) : nil
        nonisolated(unsafe) let (receiver, argument) = (self, arg)
        RunLoop.main.perform(inModes: (array ?? [RunLoop.Mode.common.rawValue]).map { RunLoop.Mode($0) }) {
            ObjCMessage.send(aSelector, to: receiver, [argument])
            done?.signal()
        }
        // The main run loop may be asleep; the main queue wakes it.
        DispatchQueue.main.async {}
        done?.wait()
    }

    // @objc(performSelectorInBackground:withObject:)
    /// Sends a message with one argument on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        Thread.detachNewThreadSelector(aSelector, toTarget: self, with: arg)
    }
}

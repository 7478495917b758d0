import Foundation

extension Thread {
    /// Creates a thread that sends a message with one argument when it starts.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
        self.init(block: { autoreleasepool { _ = ObjCMessage.send(selector, to: target, [argument]) } })
    }

    // @objc(detachNewThreadSelector:toTarget:withObject:)
    /// Starts a thread that sends a message with one argument.
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}

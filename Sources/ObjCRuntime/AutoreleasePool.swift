import Foundation

/// Objects that are released later: at the end of the innermost `autoreleasepool`, or, outside of any, when the thread's run loop
/// comes round again or the thread ends.
package enum AutoreleasePool {
    private final class Stack {
        var pools: [[AnyObject]] = [[]]
        var drainIsDue = false
    }

    private static let perThread = PerThread { Stack() }

    private static var stack: Stack { perThread.current }

    package static func autorelease(_ object: AnyObject) -> Unmanaged<AnyObject> {
        let stack = stack
        stack.pools[stack.pools.count - 1].append(object)
        if stack.pools.count == 1, !stack.drainIsDue {
            stack.drainIsDue = true
            RunLoop.current.perform {
                let stack = AutoreleasePool.stack
                stack.drainIsDue = false
                let drained = stack.pools[0]
                stack.pools[0] = []
                withExtendedLifetime(drained) {}
            }
        }
        return Unmanaged.passUnretained(object)
    }

    private final class Kept<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// Keeps a value until the pool is drained.
    package static func keep<Value>(_ value: Value) { _ = autorelease(Kept(value)) }

    /// Whether somebody drains the pool that is the innermost now: an `autoreleasepool`, or the run loop of the thread. Where nobody does, what
    /// is autoreleased stays until the thread ends.
    package static var isDrained: Bool {
        // The main thread's loop runs sooner or later: apps are launched before it does.
        stack.pools.count > 1 || Thread.isMainThread || RunLoop.current.currentMode != nil
    }

    /// Begins a pool.
    package static func push() { stack.pools.append([]) }

    /// Ends the innermost pool, and releases what is in it.
    package static func pop() {
        let drained = stack.pools.removeLast()
        withExtendedLifetime(drained) {}
    }
}

/// Calls a closure; objects that were autoreleased meanwhile are released at its end.
///
/// See https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:).
public func autoreleasepool<Failure: Error, Result>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    AutoreleasePool.push()
    defer { AutoreleasePool.pop() }
    return try body()
}

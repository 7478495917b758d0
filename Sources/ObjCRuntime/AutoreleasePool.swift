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

    static func push() { stack.pools.append([]) }

    static func pop() {
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

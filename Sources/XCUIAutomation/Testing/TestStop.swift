import CTestEscape
import Foundation

/// The end of a test that does not go on after a failure.
///
/// Its code is left there, as exceptions leave it at Apple: what it holds is not released. Where that cannot be, for the code is a task's or is
/// called by a run loop, it goes on, but nothing that it does to the app is done any more, and no failure counts.
enum TestStop {
    private nonisolated(unsafe) static var isProtected = false
    private nonisolated(unsafe) static var stopped = false
    private static let lock = NSLock()

    /// Whether the present test is over, though its code may still run.
    static var isStopped: Bool { lock.withLock { stopped } }

    /// A test begins.
    static func begin() { lock.withLock { (stopped, isProtected) = (false, false) } }

    /// A test ends.
    static func end() { begin() }

    /// The test's own code is over: what tears it down works again.
    static func finishBody() { begin() }

    /// The test ends here.
    static func stop() {
        lock.withLock { stopped = true }
        leaveIfStopped()
    }

    /// Leaves the code of a test that is over, where that can be.
    static func leaveIfStopped() {
        let leaves = lock.withLock { stopped && isProtected }
        if leaves, Thread.isMainThread, RunLoop.main.currentMode == nil { test_escape_leave() }
    }

    private final class Body {
        let run: () throws -> Void
        var error: (any Error)?
        init(_ run: @escaping () throws -> Void) { self.run = run }
    }

    /// Runs code that may be left.
    static func protect(_ code: @escaping () throws -> Void) throws {
        let body = Body(code)
        lock.withLock { isProtected = true }
        // Who leaves it keeps what it holds.
        let held = Unmanaged.passRetained(body)
        let wasLeft = test_escape_protect(
            { context in
                let body = Unmanaged<Body>.fromOpaque(context!).takeUnretainedValue()
                do { try body.run() } catch { body.error = error }
            }, held.toOpaque())
        lock.withLock { isProtected = false }
        if wasLeft == 0 { held.release() }
        if let error = body.error { throw error }
    }
}

import Foundation
import Synchronization

/// Knows of the innermost call of an optional requirement whether it ended in a default.
///
/// A synchronous call stays on its thread, and is a frame there. An asynchronous one goes on wherever its task does, and is a value of the
/// task.
@usableFromInline
enum Missed {
    /// A synchronous call.
    @usableFromInline
    struct Frame {
        var isUnderWay = false
        var isMissed = false
        /// The asynchronous call that this one is made in.
        var asyncCall: ObjectIdentifier?
    }

    /// An asynchronous call.
    final class AsyncCall: @unchecked Sendable {
        /// Whether it ended in a default; for the task that makes the call.
        var isMissed = false
    }

    @TaskLocal private static var asyncCall: AsyncCall?
    /// Whether an asynchronous requirement was ever called: most apps have none, and their tasks need not be asked.
    private static let hasAsyncCalls = Atomic(false)

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { $0?.deallocate() }
        return key
    }()

    /// The innermost synchronous call of this thread.
    private static var frame: UnsafeMutablePointer<Frame> {
        if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Frame.self) }
        let new = UnsafeMutablePointer<Frame>.allocate(capacity: 1)
        new.initialize(to: Frame())
        pthread_setspecific(key, new)
        return new
    }

    private static var currentAsyncCall: AsyncCall? { hasAsyncCalls.load(ordering: .relaxed) ? asyncCall : nil }

    /// Says that the innermost call ended in a default.
    @usableFromInline
    static func mark() {
        let (frame, asyncCall) = (frame, currentAsyncCall)
        // A run loop inside the synchronous call may be where another task goes on.
        if frame.pointee.isUnderWay, frame.pointee.asyncCall == asyncCall.map(ObjectIdentifier.init) {
            frame.pointee.isMissed = true
        } else {
            asyncCall?.isMissed = true
        }
    }

    /// Begins a synchronous call, and returns the one around it, for `end`.
    @usableFromInline
    static func begin() -> Frame {
        let frame = frame
        defer { frame.pointee = Frame(isUnderWay: true, asyncCall: currentAsyncCall.map(ObjectIdentifier.init)) }
        return frame.pointee
    }

    /// Whether the call ended in a default.
    @usableFromInline
    @discardableResult
    static func end(restoring outer: Frame) -> Bool {
        let frame = frame
        defer { frame.pointee = outer }
        return frame.pointee.isMissed
    }

    /// Makes an asynchronous call. Returns whether it ended in a default.
    static func during(isolation: isolated (any Actor)?, _ body: () async throws -> Void) async rethrows -> Bool {
        hasAsyncCalls.store(true, ordering: .relaxed)
        let call = AsyncCall()
        try await $asyncCall.withValue(call, operation: body, isolation: isolation)
        return call.isMissed
    }
}

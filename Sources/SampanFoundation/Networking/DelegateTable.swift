import Foundation
import FoundationNetworking

private typealias Place = UnsafeMutableRawPointer

/// `objc_task_observers` of CObjCRuntime, which is not imported: every module that imports this one would need its map.
private typealias Observers = (
    redirect: @convention(c) (Place, Place, Place) -> Void,
    challenge: @convention(c) (Place, Place, Place, Place, Place?, Place) -> Int32,
    complete: @convention(c) (Place, Place, Place) -> Void
)

/// `objc_watch_task_delegate` of CObjCRuntime.
@_silgen_name("objc_watch_task_delegate")
private func watch(_ table: Place, _ observers: UnsafePointer<Observers>, _ redirection: UInt, _ challenge: UInt, _ completion: UInt)
    -> Int32

/// What is done before Foundation calls a method of a task's delegate.
///
/// It calls them by the table of a type's methods for `URLSessionTaskDelegate`. When a task of such a delegate begins, functions that do
/// something first take their places there.
enum DelegateTable {
    /// Where methods stand in the table: behind the protocol itself and the one that it inherits, in the order of their declaration.
    private static let (redirection, challenge, completion): (UInt, UInt, UInt) = (2, 3, 6)

    /// A closure as functions have it that are not generic.
    private struct ChallengeHandler {
        let answer: @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    }

    private static let observers: UnsafePointer<Observers> = {
        let place = UnsafeMutablePointer<Observers>.allocate(capacity: 1)
        place.initialize(
            to: (
                { task, response, request in
                    TaskMetrics.redirect(
                        object(task, URLSessionTask.self), object(response, URLResponse.self), to: request.load(as: URLRequest.self))
                },
                { session, task, challenge, handler, context, delegate in
                    guard let delegate = object(delegate, AnyObject.self) as? any URLSessionTaskDelegate else { return 0 }
                    let handler = withUnsafePointer(to: (handler, context)) { UnsafeRawPointer($0).load(as: ChallengeHandler.self) }
                    let isAnswered = UnansweredChallenge.ask(
                        delegate, object(session, URLSession.self), object(task, URLSessionTask.self),
                        object(challenge, URLAuthenticationChallenge.self), handler.answer)
                    return isAnswered ? 1 : 0
                },
                { session, task, delegate in
                    guard let delegate = object(delegate, AnyObject.self) as? any URLSessionTaskDelegate else { return }
                    TaskMetrics.complete(object(session, URLSession.self), object(task, URLSessionTask.self), delegate)
                }
            ))
        return UnsafePointer(place)
    }()

    private static func object<Object: AnyObject>(_ place: Place, _: Object.Type) -> Object {
        Unmanaged<Object>.fromOpaque(place).takeUnretainedValue()
    }

    /// Looks at the methods of a task's delegates. Called before the task begins, or goes on.
    static func watch(_ task: URLSessionTask) {
        precondition(MemoryLayout<URLRequest>.size == 9, "Foundation's requests are not an object and a truth value")
        // The task's own delegate is for requests that Foundation is asked for as asynchronous functions.
        for case let delegate? in [task.delegate, WaitingTasks.session(of: task)?.delegate as? any URLSessionTaskDelegate] {
            let (_, table) = unsafeBitCast(delegate, to: (UnsafeRawPointer, Place).self)
            let isWatched = SampanFoundation.watch(table, observers, redirection, challenge, completion)
            precondition(isWatched != 0, "A delegate's table of methods cannot be written: \(String(cString: strerror(errno)))")
        }
    }
}

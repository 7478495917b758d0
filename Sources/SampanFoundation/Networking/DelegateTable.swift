import Foundation
import FoundationNetworking
import ObjCRuntime

private typealias Place = UnsafeMutableRawPointer

/// `objc_task_observers` of CObjCRuntime, which is not imported: every module that imports this one would need its map.
private typealias Observers = (
    redirect: @convention(c) (Place, Place, Place) -> Void,
    challenge: @convention(c) (Place, Place, Place, Place, Place?, Place) -> Int32,
    stream: @convention(c) (Place, Place, Place, Place?, Place) -> Int32,
    respond: @convention(c) (Place, Place, Place, Place, Place?, Place) -> Int32,
    receive: @convention(c) (Place) -> Int32,
    complete: @convention(c) (Place, Place, Place?, Place) -> Place?
)

/// `objc_set_task_observers` of CObjCRuntime.
@_silgen_name("objc_set_task_observers")
private func setObservers(_ observers: UnsafePointer<Observers>)

/// `objc_watch_task_delegate` of CObjCRuntime.
@_silgen_name("objc_watch_task_delegate")
private func watchTaskDelegate(_ table: Place, _ redirection: UInt, _ challenge: UInt, _ stream: UInt, _ completion: UInt) -> Int32

/// `objc_watch_data_delegate` of CObjCRuntime.
@_silgen_name("objc_watch_data_delegate")
private func watchDataDelegate(_ table: Place, _ response: UInt, _ reception: UInt) -> Int32

/// What is done before Foundation calls a method of a task's delegate.
///
/// It calls them by the tables of a type's methods for `URLSessionTaskDelegate` and `URLSessionDataDelegate`. When a task of such a delegate
/// begins, functions that do something first take their places there.
enum DelegateTable {
    // Where methods stand in the tables: behind the protocol itself and the one that it inherits, in the order of their declaration.
    private static let (redirection, challenge, stream, completion): (UInt, UInt, UInt, UInt) = (2, 3, 4, 6)
    private static let (response, reception): (UInt, UInt) = (2, 5)

    /// Closures as functions have them that are not generic.
    private struct ChallengeHandler {
        let answer: @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    }
    private struct StreamHandler {
        let answer: @Sendable (InputStream?) -> Void
    }
    private struct ResponseHandler {
        let answer: @Sendable (URLSession.ResponseDisposition) -> Void
    }

    /// Whether a thread asks a delegate in Foundation's place.
    private final class Asking {
        var isUnderWay = false
    }

    private static let asking = PerThread<Asking> { Asking() }

    /// Asks a delegate in Foundation's place: its own method is meant then, not what stands in front of it.
    static func ask(_ body: () -> Void) {
        let asking = asking.current
        asking.isUnderWay = true
        defer { asking.isUnderWay = false }
        body()
    }

    /// The delegate that Foundation asks, unless it is asked in Foundation's place.
    private static func delegate<Delegate>(_ place: Place, _: Delegate.Type) -> Delegate? {
        asking.current.isUnderWay ? nil : object(place, AnyObject.self) as? Delegate
    }

    /// Sets what is done, once.
    private static let isReady: Bool = {
        precondition(MemoryLayout<URLRequest>.size == 9, "Foundation's requests are not an object and a truth value")
        precondition(MemoryLayout<Data>.size == 16, "Foundation's data are not two words")
        let observers: Observers = (
            { task, response, request in
                TaskMetrics.redirect(
                    object(task, URLSessionTask.self), object(response, URLResponse.self), to: request.load(as: URLRequest.self))
            },
            { session, task, challenge, handler, context, delegate in
                guard let delegate = Self.delegate(delegate, (any URLSessionTaskDelegate).self) else { return 0 }
                let handler = closure(handler, context, as: ChallengeHandler.self)
                let isAsked = UnansweredChallenge.ask(
                    delegate, object(session, URLSession.self), object(task, URLSessionTask.self),
                    object(challenge, URLAuthenticationChallenge.self), handler.answer)
                return isAsked ? 1 : 0
            },
            { session, task, handler, context, delegate in
                guard let delegate = Self.delegate(delegate, (any URLSessionTaskDelegate).self) else { return 0 }
                let handler = closure(handler, context, as: StreamHandler.self)
                BodyStream.ask(delegate, object(session, URLSession.self), object(task, URLSessionTask.self), handler.answer)
                return 1
            },
            { session, task, response, handler, context, delegate in
                guard let delegate = Self.delegate(delegate, (any URLSessionDataDelegate).self) else { return 0 }
                let handler = closure(handler, context, as: ResponseHandler.self)
                ResponseAnswer.ask(
                    delegate, object(session, URLSession.self), object(task, URLSessionDataTask.self),
                    object(response, URLResponse.self), handler.answer)
                return 1
            },
            { ResponseAnswer.isCancelled(object($0, URLSessionTask.self)) ? 0 : 1 },
            { session, task, error, delegate in
                let task = object(task, URLSessionTask.self)
                if let delegate = object(delegate, AnyObject.self) as? any URLSessionTaskDelegate {
                    TaskMetrics.complete(object(session, URLSession.self), task, delegate)
                }
                return error ?? ResponseAnswer.error(of: task)
            }
        )
        withUnsafePointer(to: observers, setObservers)
        return true
    }()

    private static func object<Object: AnyObject>(_ place: Place, _: Object.Type) -> Object {
        Unmanaged<Object>.fromOpaque(place).takeUnretainedValue()
    }

    private static func closure<Closure>(_ function: Place, _ context: Place?, as _: Closure.Type) -> Closure {
        withUnsafePointer(to: (function, context)) { UnsafeRawPointer($0).load(as: Closure.self) }
    }

    /// Looks at the methods of a task's delegates. Called before the task begins, or goes on.
    static func watch(_ task: URLSessionTask) {
        // The task's own delegate is for requests that Foundation is asked for as asynchronous functions.
        for case let delegate? in [task.delegate, WaitingTasks.session(of: task)?.delegate as? any URLSessionTaskDelegate] where isReady {
            let (_, table) = unsafeBitCast(delegate, to: (UnsafeRawPointer, Place).self)
            var isWatched = watchTaskDelegate(table, redirection, challenge, stream, completion) != 0
            if let delegate = delegate as? any URLSessionDataDelegate {
                let (_, table) = unsafeBitCast(delegate, to: (UnsafeRawPointer, Place).self)
                isWatched = watchDataDelegate(table, response, reception) != 0 && isWatched
            }
            precondition(isWatched, "A delegate's table of methods cannot be written: \(String(cString: strerror(errno)))")
        }
    }
}

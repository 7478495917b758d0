import Foundation
import Synchronization

/// One showing of layers: its clock, the loop that makes its frames, and what frameworks above keep for as long as it lasts.
///
/// An app has one session, from its first layer to its end. Each test has its own, so that no window, timer or animation of another is there,
/// even where tests take turns on the main thread.
///
/// # Threads
///
/// A session belongs to the main thread. Layers that no session shows may be built, changed and drawn on any thread, by one thread at a
/// time; once a tree is shown it belongs to the main thread too. Hosts, and whoever begins or ends a session, are held to that: another
/// thread ends the process there. Apps are told (see `MainThreadChecker`), and what they changed is shown all the same, as on iOS.
package final class Session {
    /// The process's own session.
    nonisolated(unsafe) package static let process = Session()

    /// A session that a task and all that it calls have for their own. Only the main thread looks inside.
    private struct Scope: @unchecked Sendable {
        let session: Session
    }

    @TaskLocal private static var scope: Scope?
    /// Whether any task ever had a session of its own: an app's tasks need not be asked.
    private static let hasScopes = Atomic(false)

    /// The session that layers are shown in.
    package static var current: Session {
        guard hasScopes.load(ordering: .relaxed), let scope else { return process }
        return scope.session
    }

    /// Runs something in a new session, which is the current one for all that the body's task does meanwhile.
    package static func withNew(_ body: () async throws -> Void) async rethrows {
        hasScopes.store(true, ordering: .relaxed)
        try await $scope.withValue(Scope(session: Session())) { try await body() }
    }

    /// Runs something in the session: what was begun in it and comes back to the main thread by a queue, which knows of no task.
    package func perform(_ body: () -> Void) {
        if self === Self.process { body() } else { Self.$scope.withValue(Scope(session: self), operation: body) }
    }

    /// Makes the session's frames.
    package let renderLoop = RenderLoop()
    /// The transactions that are open on the main thread.
    let transactions = TransactionStack()
    /// The clock that all animation time comes from, in seconds; it never goes back. A host sets its own before an app starts; one that is
    /// moved by hand makes frames repeatable. Any thread may ask it.
    package var clock: () -> CFTimeInterval = { ProcessInfo.processInfo.systemUptime }
    private var parts: [ObjectIdentifier: AnyObject] = [:]

    /// Creates a session in which nothing is shown.
    package init() {}

    /// What a framework above keeps in the session: made when it is first asked for, gone with the session.
    package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
        let key = ObjectIdentifier(Part.self)
        if let known = parts[key] { return unsafeDowncast(known, to: Part.self) }
        let new = make()
        parts[key] = new
        return new
    }
}

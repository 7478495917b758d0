/// How a host has an app live: it starts the app, and calls it whenever something happened or a frame is needed.
///
/// Called on the main thread only; so is the app. Whoever turns the loop serves `RunLoop.main` (timers, the main queue, sockets), hands
/// over events, and calls `HostClient.renderFrame()` once a refresh while `HostClient.needsFrame` is true. When it is false the loop
/// sleeps until an event, the run loop or `HostClient.nextWake` wakes it.
///
/// A host need not own that loop: where it is somebody else's, as a browser's or another toolkit's is, `start(_:)` arranges to be called
/// from there and returns. A host that does own it is an `OwnedLoop`.
@MainActor
public protocol HostLoop: AnyObject {
    /// Opens the screen, then starts the app by `HostClient.hostDidStart()`. Called once, and does not wait for the app's end.
    ///
    /// The app outlives its host: keep it by a weak reference.
    /// - Throws: why there can be no screen; the app then ends with that message.
    func start(_ client: any HostClient) throws

    /// The app asks for a frame, or for its events to be served soon: `needsFrame` may have become true outside an event.
    ///
    /// A host that looks at `needsFrame` at every refresh may leave this out.
    func setNeedsFrame()

    /// The app wants to end with this exit code, after the present turn of the loop.
    func stop(exitCode: Int32)
}

extension HostLoop {
    /// Looked at with the next refresh.
    public func setNeedsFrame() {}
}

/// A loop that is the host's own. Where it sleeps, it sleeps in `RunLoop.main`: a main thread that waits elsewhere does not answer.
@MainActor
public protocol OwnedLoop: HostLoop {
    /// Serves the app that `start(_:)` started until it ends; returns the process's exit code. Called once, on the main thread.
    func serve() -> Int32
}

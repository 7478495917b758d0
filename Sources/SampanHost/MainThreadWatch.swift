import Foundation

/// The watchdog of an app: tells who started it that its main thread does not answer, and has Swift's runtime write what that does.
@MainActor
package enum MainThreadWatch {
    private nonisolated static let limit = 10

    /// Watches the main thread from now on, if who started the app wants to know of it. Returns what ends that.
    ///
    /// - Parameter endsApp: whether the app is to be ended when its main thread does not answer.
    package static func begin(endsApp: Bool) -> () -> Void {
        guard let text = getenv(Unresponsiveness.variable), let descriptor = Int32(String(cString: text)) else { return {} }
        // Nobody else's business: programs that the app starts may not have it open.
        unsetenv(Unresponsiveness.variable)
        guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return {} }
        let main = pthread_self()
        let stop = Watchdog(limit: limit) { isLaunching in
            let writesCalls = writeCalls(of: main)
            tell(
                Unresponsiveness(seconds: Double(limit), isLaunching: isLaunching, endsApp: endsApp, writesCalls: writesCalls),
                on: descriptor)
        }.watchCurrentRunLoop()
        return {
            stop()
            close(descriptor)
        }
    }

    /// Has Swift's runtime write what a thread does; returns whether it does so. It does that once in a process's life: it takes its handlers
    /// away then, and writes nothing of later hangs and crashes. Put back, they would now and then wait for ever in the second.
    private nonisolated static func writeCalls(of thread: pthread_t) -> Bool {
        // Where the runtime writes nothing, the signal would end the app.
        runtimeWrites && pthread_kill(thread, SIGQUIT) == 0
    }

    /// Whether the signal by which the runtime is asked for a backtrace is handled.
    private nonisolated static var runtimeWrites: Bool {
        var action = sigaction()
        sigaction(SIGQUIT, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != 0
    }

    private nonisolated static func tell(_ message: Unresponsiveness, on descriptor: Int32) {
        // That nobody reads any more ends nothing.
        var own = sigset_t()
        sigemptyset(&own)
        sigaddset(&own, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &own, nil)
        message.line.withUnsafeBytes { _ = write(descriptor, $0.baseAddress, $0.count) }
    }
}

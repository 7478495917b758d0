import Foundation
import Synchronization

/// Lets an app that is asked to end by a signal end as on iOS: it is told, and has a few seconds.
public enum TerminationSignal {
    /// How long the app may take, in seconds. One that takes longer is ended by the signal.
    private static let patience = 5.0

    private static let caught = Atomic(false)
    /// Where the handler writes to: little else may be done in a handler.
    nonisolated(unsafe) private static var told: Int32 = -1

    /// Whether the signal came.
    public static var wasCaught: Bool { caught.load(ordering: .acquiring) }

    /// Has an app be told from now on. Called once, on the main thread, by the host whose loop serves it.
    @MainActor
    public static func tell(_ client: any HostClient) {
        var ends: [Int32] = [-1, -1]
        guard told < 0, pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        told = ends[1]
        let heard = ends[0]
        let thread = Thread {
            var number: UInt8 = 0
            while read(heard, &number, 1) != 1 {
                guard errno == EINTR else { return }
            }
            caught.store(true, ordering: .releasing)
            DispatchQueue.main.async { MainActor.assumeIsolated { client.handle(.terminate) } }
            var span = timespec(tv_sec: Int(patience), tv_nsec: 0)
            // Not `nanosleep`, which a headless host takes over. Other signals come, too: by one the recorder of leaks stops all threads.
            var rest = timespec()
            while clock_nanosleep(CLOCK_MONOTONIC, 0, &span, &rest) == EINTR { span = rest }
            signal(SIGTERM, SIG_DFL)
            kill(getpid(), SIGTERM)
        }
        thread.name = "TerminationSignal"
        thread.start()
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            let error = errno
            var byte: UInt8 = 0
            _ = write(TerminationSignal.told, &byte, 1)
            errno = error
        }
        // Whoever asks twice does not want to wait.
        action.sa_flags = SA_RESTART | Int32(bitPattern: UInt32(SA_RESETHAND))
        sigaction(SIGTERM, &action, nil)
    }
}

import Foundation

/// Has something done before the process ends: by `exit`, by the end of its main function, or by a signal that asks it to end.
final class EndingWatch {
    private nonisolated(unsafe) static var action: @Sendable () -> Void = {}
    /// Where the signals' handler writes their numbers to: little else may be done in a handler.
    private nonisolated(unsafe) static var told: Int32 = -1
    private let source: (any DispatchSourceRead)?

    /// Begins; there is one in a process. Signals that the process ignores or handles itself are left to it.
    init(_ queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) {
        Self.action = action
        atexit { EndingWatch.action() }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            source = nil
            return
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        Self.told = ends[1]
        let heard = ends[0]
        let source = DispatchSource.makeReadSource(fileDescriptor: heard, queue: queue)
        source.setEventHandler {
            var number: UInt8 = 0
            guard read(heard, &number, 1) == 1 else { return }
            action()
            signal(Int32(number), SIG_DFL)
            kill(getpid(), Int32(number))
        }
        source.resume()
        self.source = source
        for number in [SIGTERM, SIGINT, SIGHUP] { Self.hear(number) }
    }

    private static func hear(_ number: Int32) {
        var present = sigaction()
        guard sigaction(number, nil, &present) == 0, present.__sigaction_handler.sa_handler == nil else { return }
        var new = sigaction()
        new.__sigaction_handler.sa_handler = { number in
            let error = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(EndingWatch.told, &byte, 1)
            errno = error
        }
        // Whoever asks twice does not want to wait.
        new.sa_flags = SA_RESTART | Int32(bitPattern: UInt32(SA_RESETHAND))
        sigaction(number, &new, nil)
    }
}

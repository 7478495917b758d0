import Foundation

/// Takes commands for an app from outside, on a thread of its own. The app's host does them on the main thread, when it comes to it.
public final class ControlServer: @unchecked Sendable {
    private let socket: Int32
    private let wake: @Sendable () -> Void
    private let lock = NSLock()
    private var waiting: [ControlRequest] = []
    /// How many commands have come whose answers are not sent yet.
    private var open = 0

    /// No command is longer, in bytes: one may have a picture in it, in base 64.
    static let longest = AddedMedia.limit / 3 * 4 + 1 << 12
    /// So long an app that ends waits for its answers to be sent, in seconds.
    private static let farewell = 1.0
    /// So long a command may take, in seconds.
    private static let patience = 120.0

    /// Begins to listen, if whoever started the app wants it.
    ///
    /// - Parameter wake: is called on another thread when a command waits.
    public convenience init?(environment: [String: String], wake: @escaping @Sendable () -> Void) {
        guard let socket = environment[ControlSocket.variable].flatMap({ Int32($0) }) else { return nil }
        // Nobody else's business: programs that the app starts may not have it open.
        unsetenv(ControlSocket.variable)
        guard fcntl(socket, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
        self.init(socket: socket, wake: wake)
    }

    /// Takes commands from a socket that listens.
    init(socket: Int32, wake: @escaping @Sendable () -> Void) {
        (self.socket, self.wake) = (socket, wake)
        let thread = Thread { [weak self] in
            while true {
                let connection = accept(socket, nil, nil)
                if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard connection >= 0, let self else { return }
                self.serve(connection)
                close(connection)
            }
        }
        thread.name = "ControlServer"
        thread.start()
    }

    deinit {
        // The thread returns from waiting.
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    /// The command that has waited longest.
    public func next() -> ControlRequest? { lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() } }

    /// Waits until what was answered is sent: called before the app ends. Whoever still waits is told that it came too late.
    public func finish() {
        while let request = next() { request.answer(ControlAnswer(failure: "the app has ended")) }
        let end = MachineTime.now + Self.farewell
        while lock.withLock({ open > 0 }), MachineTime.now < end { usleep(1000) }
    }

    private func serve(_ connection: Int32) {
        guard ControlSocket.isOwn(connection) else { return }
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard let line = ControlSocket.readLine(from: connection, atMost: Self.longest) else { return }
        lock.withLock { open += 1 }
        defer { lock.withLock { open -= 1 } }
        let answer: ControlAnswer
        do {
            guard let command = try HostScript(String(decoding: line, as: UTF8.self), name: "control").commands.first?.command else {
                throw HostScript.Failure(description: "expected a command")
            }
            let request = ControlRequest(command)
            lock.withLock { waiting.append(request) }
            wake()
            answer = request.wait(Self.patience) ?? ControlAnswer(failure: "the app did not come to it in \(Int(Self.patience)) s")
        } catch {
            answer = ControlAnswer(failure: "\(error)")
        }
        try? ControlSocket.write(answer.line, to: connection)
    }
}

import Foundation
internal import CWebKitGTK

/// A display without a screen, in the process itself, which GTK is given because it starts with none at all.
///
/// GTK's backend for browsers, Broadway, asks whoever listens at a socket without a file for windows and fingers. Pages are drawn into windows that
/// are nowhere, so few questions are asked, and what is answered does not matter.
enum DisplayServer {
    /// What is asked for that has to be answered.
    private enum Question: UInt32 {
        case newWindow = 0
        case sync = 2
        case mouse = 3
        case grab = 10
        case ungrab = 11

        /// The answer's number, and how many words follow the answer's head.
        var answer: (number: UInt32, words: Int) {
            switch self {
            case .sync: (1, 0)
            case .mouse: (2, 4)
            case .newWindow: (3, 1)
            case .grab: (4, 1)
            case .ungrab: (5, 1)
            }
        }
    }

    /// Those that were given a display beside the process itself.
    nonisolated(unsafe) private static var processes: Set<pid_t> = []
    private static let lock = NSLock()

    /// No more displays than that are looked at for one that is free.
    private static let displays = 0..<1000

    /// Begins to listen; the display's name, or `nil` where no socket can be had.
    static func begin() -> String? {
        // A socket's name begins with a folder's, which is else one in the app's container: too long for it.
        setenv("XDG_RUNTIME_DIR", "/tmp", 0)
        for number in displays {
            let path = String(cString: g_get_user_runtime_dir()) + "/broadway\(number + 1).socket"
            guard let listener = listen(at: path) else { continue }
            // Whose display goes before it does complains of that.
            atexit { DisplayServer.lock.withLock { DisplayServer.processes.forEach { kill($0, SIGKILL) } } }
            let thread = Thread { serve(listener) }
            thread.name = "WebKit display"
            thread.start()
            return ":\(number)"
        }
        return nil
    }

    private static func listen(at path: String) -> Int32? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0[1...].copyBytes(from: bytes) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        let size = socklen_t(MemoryLayout.offset(of: \sockaddr_un.sun_path)! + 1 + bytes.count)
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
        }
        guard isBound, Glibc.listen(descriptor, 16) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Answers the process itself and those that it starts, which need a display, too.
    private static func serve(_ listener: Int32) {
        while true {
            let client = accept(listener, nil, nil)
            guard client >= 0 else { return }
            guard let process = process(of: client) else {
                close(client)
                continue
            }
            if process != getpid() { lock.withLock { _ = processes.insert(process) } }
            let thread = Thread {
                answer(client)
                lock.withLock { _ = processes.remove(process) }
                close(client)
            }
            thread.name = "WebKit display"
            thread.start()
        }
    }

    /// Who asks, if it is the user's own.
    private static func process(of client: Int32) -> pid_t? {
        // A process, its user and its group.
        var peer: (pid_t, uid_t, gid_t) = (0, 0, 0)
        var size = socklen_t(MemoryLayout.size(ofValue: peer))
        guard getsockopt(client, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0, peer.1 == getuid() else { return nil }
        return peer.0
    }

    private static func answer(_ client: Int32) {
        var windows: UInt32 = 0
        // Size, number and kind.
        while let head = words(3, from: client) {
            guard head[0] >= 12, words(Int(head[0] + 3) / 4 - 3, from: client, bytes: Int(head[0]) - 12) != nil else { return }
            guard let question = Question(rawValue: head[2]) else { continue }
            let (number, count) = question.answer
            var reply = [UInt32(12 + 4 * count), head[1], number] + Array(repeating: 0, count: count)
            if question == .newWindow {
                windows += 1
                reply[3] = windows
            }
            let isWritten = reply.withUnsafeBytes { write(client, $0.baseAddress!, $0.count) == $0.count }
            guard isWritten else { return }
        }
    }

    private static func words(_ count: Int, from client: Int32, bytes: Int? = nil) -> [UInt32]? {
        var words = [UInt32](repeating: 0, count: count)
        let isRead = words.withUnsafeMutableBytes { buffer in
            var place = 0
            let end = bytes ?? buffer.count
            while place < end {
                let count = read(client, buffer.baseAddress! + place, end - place)
                guard count > 0 else { return false }
                place += count
            }
            return true
        }
        return isRead ? words : nil
    }
}

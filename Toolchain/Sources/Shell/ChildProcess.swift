import CShell
import Foundation

/// A process that this one started, in a process group of its own: what the terminal sends to this one's group does not reach it.
public final class ChildProcess {
    /// How a process ended.
    public enum Ending: Hashable, Sendable {
        /// It exited with a code.
        case exited(Int32)
        /// A signal ended it.
        case signalled(Int32)
    }

    /// The process's number.
    public let id: pid_t
    /// What is readable when the process has ended, or -1.
    private let descriptor: Int32
    private var ending: Ending?

    /// How long a process that is asked to end may take for it, in seconds.
    private static let grace = 2.0
    /// How often a process is asked whether it ended where the system does not say it, in seconds.
    private static let look = 0.02

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: its path.
    ///   - arguments: its arguments, without its name.
    ///   - environment: all its variables.
    ///   - directory: the folder that it runs in; this process's own if `nil`.
    ///   - descriptors: its standard input, output and errors, and more; this process's own where `nil`.
    ///   - confinement: what it may reach; all that this process may if `nil`.
    /// - Throws: `Command.StartFailure`.
    public init(
        _ program: String, _ arguments: [String], environment: [String: String], in directory: String? = nil,
        descriptors: [Int32?] = [], confinement: Confinement? = nil
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in descriptors.enumerated() {
            if let descriptor { posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number)) }
        }
        if let directory { shell_start_in(&actions, directory) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        // A shell has what it starts in the background ignore this one, by which Swift's runtime is asked for a backtrace.
        var restored = sigset_t()
        sigemptyset(&restored)
        sigaddset(&restored, SIGQUIT)
        posix_spawnattr_setsigdefault(&attributes, &restored)
        // A thread of a queue, which this may be, has most signals blocked, and a program would have what starts it.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var id: pid_t = 0
        let rules = try confinement?.makeRules()
        defer { if let rules { close(rules) } }
        let error =
            if let rules {
                shell_spawn_confined(&id, program, &actions, &attributes, words, variables, rules)
            } else {
                posix_spawn(&id, program, &actions, &attributes, words, variables)
            }
        guard error == 0 else {
            throw Command.StartFailure(description: "\"\(program)\" cannot be started: \(String(cString: strerror(error)))")
        }
        self.id = id
        descriptor = shell_process_descriptor(id)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether the process still runs.
    public var isRunning: Bool { wait(atMost: 0) == nil }

    /// Waits for the process's end.
    @discardableResult
    public func wait() -> Ending {
        var status: Int32 = 0
        while ending == nil {
            if waitpid(id, &status, 0) == id { note(status) } else if errno != EINTR { note(0) }
        }
        return ending ?? .exited(0)
    }

    /// Waits for the process's end, at most so many seconds, or until one of some descriptors has something to read; `nil` if it still runs
    /// then.
    public func wait(atMost seconds: Double, orToRead others: [Int32] = []) -> Ending? {
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        var status: Int32 = 0
        while ending == nil {
            if waitpid(id, &status, WNOHANG) == id {
                note(status)
                break
            }
            let rest = deadline - ProcessInfo.processInfo.systemUptime
            if rest <= 0 { return nil }
            var entries = ([descriptor] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            poll(&entries, nfds_t(entries.count), Int32((min(rest, descriptor < 0 ? Self.look : 3600) * 1000).rounded(.up)))
            if entries[0].revents == 0, entries.dropFirst().contains(where: { $0.revents != 0 }) { return nil }
        }
        return ending
    }

    private func note(_ status: Int32) {
        ending = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
    }

    /// Sends the process a signal, if it still runs; returns whether it does.
    @discardableResult
    public func send(_ signal: Int32) -> Bool { ending == nil && kill(id, signal) == 0 }

    /// Asks the process to end, and kills it if it does not in a short while; returns when it is gone.
    public func end() {
        send(SIGTERM)
        // A stopped process hears nothing else.
        send(SIGCONT)
        if wait(atMost: Self.grace) == nil { send(SIGKILL) }
        wait()
    }

    /// How much memory of the machine the process has, in bytes; `nil` if it ended.
    public var memory: Int? {
        guard ending == nil, let text = try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8) else { return nil }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        // One that has ended, and was not waited for yet, has none.
        return pages.flatMap { $0 > 0 ? $0 * Int(sysconf(Int32(_SC_PAGESIZE))) : nil }
    }
}

import CShell
import Glibc

/// Holds a program's processes together: all that it starts ends when it is told to end, and when it is killed.
///
/// A process that is killed cannot end others any more, and what it started may have started more: compilers start compilers. So the
/// program goes on in a grandchild, below two guards that do nothing but wait:
///
///     the process that was started     told to end, it tells the next; adopts and ends all if that one is killed
///     a guard in its own group         adopts and ends all if the first is killed, or the last
///     the program
///
/// Whichever one is killed, alone or with the terminal's foreground group, another is left that ends the rest.
public enum Guardian {
    /// How long what is told to end may take, in seconds; then it is killed.
    private static let grace = 2.0
    /// How long the first process waits for the second to do that, in seconds.
    private static let patience = 2 * grace
    /// How often a guard looks whether what it ended is gone, in seconds; it is told of its own children at once.
    private static let look = 0.02

    /// What tells a program to end.
    private static let endings = [SIGINT, SIGTERM, SIGHUP]

    /// The variable by which the program knows that it is guarded: the number of the guard that is its parent.
    private static let mark = "SAMPAN_GUARD"

    /// Puts this process, and a second, on guard; returns in a third, which does the work. Called before there are other threads.
    ///
    /// - Parameter time: how many seconds the third may take to end by itself when it is told to, by `SIGTERM`; it is killed at once if none.
    public static func enter(allowing time: Double = 0) {
        if let guardian = getenv(mark), String(cString: guardian) == String(getppid()) {
            // A command that this one starts has guards of its own.
            unsetenv(mark)
            return
        }
        // A parent that ignored it would have children vanish unseen.
        signal(SIGCHLD, SIG_DFL)
        // Who started this process ignoring a signal, as nohup does, means it to go on.
        let heard = endings.filter { !isIgnored($0) }
        var before = sigset_t()
        var blocked = set(of: endings + [SIGCHLD])
        sigprocmask(SIG_BLOCK, &blocked, &before)
        shell_adopt_orphans()
        guard let second = fork(atParentsDeath: SIGTERM) else { return _ = sigprocmask(SIG_SETMASK, &before, nil) }
        if second != 0 { guardFirst(second, hearing: heard, allowing: time) }
        shell_adopt_orphans()
        guard let program = fork(atParentsDeath: SIGKILL) else { _exit(1) }
        if program != 0 {
            // Out of reach of what is sent to the terminal's foreground group.
            setpgid(0, 0)
            guardSecond(program, allowing: time)
        }
        sigprocmask(SIG_SETMASK, &before, nil)
        setenv(mark, String(getppid()), 1)
        startAnew()
    }

    /// Replaces this process's program by the same from its begin.
    ///
    /// Swift's runtime remembers the number of a thread, and a fork's only thread has the number of its parent's in mind. A lock that it takes
    /// while another thread wants it belongs to the parent then, for the system, and is never given back.
    private static func startAnew() -> Never {
        let link = "/proc/self/exe"
        var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        // By its own name, so that lists of processes have that, if it is still there.
        if readlink(link, &path, path.count - 1) > 0 { execv(path, CommandLine.unsafeArgv) }
        execv(link, CommandLine.unsafeArgv)
        perror("sampan: \(link) cannot be started")
        _exit(EX_OSERR)
    }

    /// Forks; `nil` if that cannot be done. The child gets a signal when this process ends.
    private static func fork(atParentsDeath signal: Int32) -> pid_t? {
        let parent = getpid()
        let child = shell_fork()
        guard child == 0 else { return child > 0 ? child : nil }
        shell_signal_at_parents_death(signal)
        // The parent may have ended before.
        if getppid() != parent { _exit(1) }
        return 0
    }

    // MARK: The guards

    private static func guardFirst(_ second: pid_t, hearing heard: [Int32], allowing time: Double) -> Never {
        var told: Int32?
        var deadline = Double.infinity
        while true {
            let number = wait(for: heard + [SIGCHLD], until: deadline)
            if let status = reap(second) {
                // It took the time that it had, and has something to say of how it ended.
                if time > 0, !wasKilled(status) { end(as: status) }
                if told != nil || wasKilled(status) { endAll(hearing: [], isLast: told != nil) }
                if let told { die(by: told) }
                end(as: status)
            }
            if let number, number != SIGCHLD {
                told = told ?? number
                deadline = min(deadline, now + patience + time)
                kill(second, SIGTERM)
            }
            // The guard itself hangs, or was stopped.
            if now >= deadline { kill(second, SIGKILL) }
        }
    }

    private static func guardSecond(_ program: pid_t, allowing time: Double) -> Never {
        var deadline = Double.infinity
        while true {
            let number = wait(for: endings + [SIGCHLD], until: deadline)
            if let status = reap(program) {
                // A program that ended by itself has waited for what it started.
                if wasKilled(status) { endAll(hearing: endings, isLast: false) }
                end(as: status)
            }
            let isTold = number.map { $0 != SIGCHLD } ?? false
            guard isTold || now >= deadline else { continue }
            if time > 0, deadline == .infinity {
                deadline = now + time
                kill(program, SIGTERM)
                continue
            }
            kill(program, SIGKILL)
            endAll(hearing: endings, isLast: false, isTold: true)
            _exit(1)
        }
    }

    /// Ends all processes below this one: asks them, and kills those that are still there after a while, or when it is told a second
    /// time, or at once if asking them was somebody else's part.
    private static func endAll(hearing heard: [Int32], isLast: Bool, isTold: Bool = false) {
        var isTold = isTold
        var deadline = isLast ? 0 : now + grace
        var asked: Set<pid_t> = []
        while true {
            _ = reap(0)
            let rest = ProcessTree.descendants()
            if rest.isEmpty { return }
            let isLate = now >= deadline
            for process in rest {
                if isLate {
                    kill(process, SIGKILL)
                } else if asked.insert(process).inserted {
                    kill(process, SIGTERM)
                    // A stopped process hears nothing else.
                    kill(process, SIGCONT)
                }
            }
            if let number = wait(for: heard + [SIGCHLD], until: min(now + look, max(deadline, now + look))), number != SIGCHLD {
                if isTold { deadline = 0 }
                isTold = true
            }
        }
    }

    // MARK: Processes

    /// Whether a signal ended a process.
    private static func wasKilled(_ status: Int32) -> Bool { status & 0x7F != 0 }

    /// Takes all children that ended; returns how one of them did, if it is among them.
    private static func reap(_ child: pid_t) -> Int32? {
        var found: Int32?
        var status: Int32 = 0
        while true {
            let ended = waitpid(-1, &status, WNOHANG)
            if ended <= 0 { return found }
            if ended == child { found = status }
        }
    }

    /// Ends this process as another ended.
    private static func end(as status: Int32) -> Never {
        if wasKilled(status) { die(by: status & 0x7F) }
        _exit(status >> 8 & 0xFF)
    }

    /// Ends this process by a signal, for whoever waits for it to see.
    private static func die(by number: Int32) -> Never {
        // The picture of its memory, where one is wanted, was written by the process that the signal was for.
        var none = rlimit()
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        signal(number, SIG_DFL)
        var own = set(of: [number])
        sigprocmask(SIG_UNBLOCK, &own, nil)
        raise(number)
        _exit(128 + number)
    }

    // MARK: Signals

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    private static func set(of numbers: [Int32]) -> sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        return signals
    }

    /// Waits for one of some blocked signals; `nil` if none came in time.
    private static func wait(for numbers: [Int32], until deadline: Double) -> Int32? {
        var signals = set(of: numbers)
        if deadline == .infinity {
            let number = sigwaitinfo(&signals, nil)
            return number > 0 ? number : nil
        }
        let rest = max(0, deadline - now)
        var time = timespec(tv_sec: Int(rest), tv_nsec: Int((rest - rest.rounded(.down)) * 1e9))
        let number = sigtimedwait(&signals, nil, &time)
        return number > 0 ? number : nil
    }
}

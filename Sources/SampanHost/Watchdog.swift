import CoreFoundation
import Foundation
import Synchronization

/// Finds out that the thread of a run loop does not answer, as iOS's watchdog does with an app's main thread.
///
/// The run loop notes each of its turns. A thread looks once a second whether there was one; while the run loop sleeps it sleeps too, so it
/// wakes nothing and is woken by nothing. It goes by real time, whatever a host's clock says.
final class Watchdog: Sendable {
    /// What the run loop does.
    private enum State: UInt8, AtomicRepresentable {
        /// It does something, as does the thread until its first turn.
        case awake
        /// It waits.
        case resting
        /// It waits, and has to wake the watchdog when it no longer does.
        case restingWatched
        /// Nobody watches any more.
        case stopped
    }

    private let limit: Int
    private let tick: Double
    private let onHang: @Sendable (_ isLaunching: Bool) -> Void
    private let state = Atomic(State.awake)
    private let turns = Atomic(0)
    private let wake = DispatchSemaphore(value: 0)

    /// `kCFRunLoopEntry`, `kCFRunLoopBeforeTimers`, `kCFRunLoopBeforeWaiting`, `kCFRunLoopAfterWaiting` and `kCFRunLoopExit`.
    private static let turning: CFOptionFlags = 1 << 0 | 1 << 1 | 1 << 5 | 1 << 6 | 1 << 7
    /// `kCFRunLoopBeforeWaiting`
    private static let beforeWaiting: CFOptionFlags = 1 << 5

    /// Creates a watchdog that bites after `limit` looks in vain, one each `tick` seconds.
    ///
    /// - Parameter onHang: is called once for each hang, on a thread of the watchdog's own.
    init(limit: Int = 10, tick: Double = 1, onHang: @escaping @Sendable (_ isLaunching: Bool) -> Void) {
        (self.limit, self.tick, self.onHang) = (limit, tick, onHang)
    }

    /// Whether it sleeps until the run loop wakes.
    var isAsleep: Bool { state.load(ordering: .acquiring) == .restingWatched }

    /// Begins to watch the run loop of this thread. Returns what ends that, to be called by the same thread.
    func watchCurrentRunLoop() -> () -> Void {
        // What other observers do is work: it rests after the last of them, and is awake before the first.
        let observers = [
            observer(of: Self.turning, order: .min) { [self] in
                turns.add(1, ordering: .relaxed)
                change(to: .awake)
            },
            observer(of: Self.beforeWaiting, order: .max) { [self] in change(to: .resting) },
        ]
        let watched = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? "self"
        let thread = Thread { [self] in watch("/proc/" + watched) }
        thread.name = "Watchdog"
        thread.start()
        return { [self] in
            observers.forEach(CFRunLoopObserverInvalidate)
            change(to: .stopped)
        }
    }

    private func observer(of activities: CFOptionFlags, order: CFIndex, _ body: @escaping () -> Void) -> CFRunLoopObserver {
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, order) { _, _ in body() }!
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopCommonModes)
        // While the app is suspended, it is its host that turns the loop.
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, SuspendedLoop.mode)
        return observer
    }

    private func change(to new: State) {
        if state.exchange(new, ordering: .acquiringAndReleasing) == .restingWatched { wake.signal() }
    }

    private func watch(_ thread: String) {
        var ticks = UnansweredTicks(limit: limit)
        var seen = 0
        var last = Self.now
        var waited = Self.waits(of: thread)
        while state.load(ordering: .acquiring) != .stopped {
            var isAnswered = false
            if state.compareExchange(expected: .resting, desired: .restingWatched, ordering: .acquiringAndReleasing).exchanged {
                wake.wait()
                isAnswered = true
                (last, waited) = (Self.now, Self.waits(of: thread))
            }
            Self.sleep(until: last + tick)
            let (turn, time) = (turns.load(ordering: .relaxed), Self.now)
            isAnswered = isAnswered || turn != seen
            let waits = Self.waits(of: thread)
            let look = UnansweredTicks.Look(
                isAnswered: isAnswered, delay: (time - last) / tick, starvation: (waits - waited) / tick,
                isDebugged: !isAnswered && Self.isDebugged)
            if ticks.note(look) { onHang(turn == 0) }
            (seen, last, waited) = (turn, Self.now, waits)
        }
    }

    // MARK: The process

    private static var now: Double { MachineTime.now }

    private static func sleep(until time: Double) {
        while case let rest = time - now, rest > 0 {
            var span = timespec(tv_sec: Int(rest), tv_nsec: Int((rest - rest.rounded(.down)) * 1e9))
            // Not `nanosleep`: a headless host's clock stands still while the main thread does not answer.
            clock_nanosleep(CLOCK_MONOTONIC, 0, &span, nil)
        }
    }

    /// For how many seconds of its life a thread could have run, but no processor was free; 0 where the system does not count that.
    private static func waits(of thread: String) -> Double {
        guard let text = try? String(contentsOfFile: thread + "/schedstat", encoding: .utf8) else { return 0 }
        let numbers = text.split(separator: " ")
        return numbers.count > 1 ? (Double(numbers[1]) ?? 0) / 1e9 : 0
    }

    private static var isDebugged: Bool {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return false }
        return status.split(separator: "\n").contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
    }
}

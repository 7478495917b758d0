import CHostDelays
import Foundation
import SampanHost

/// What waits in an app whose host keeps its own time: work that is to be done later, threads that sleep, timers of run loops. It goes on
/// when the host's clock has come there, by which the app's dates go, too.
///
/// Should the host's clock stand still, because the main thread itself waits for such work, the machine's clock counts.
final class HostDelays: @unchecked Sendable {
    /// The delays of the process: functions of C know no other.
    static let shared = HostDelays()

    private enum Waiting {
        case work(host_delayed_work)
        case thread(DispatchSemaphore)
        case timer(Int32)

        var isTimer: Bool {
            guard case .timer = self else { return false }
            return true
        }
    }

    private struct Delay {
        let number: UInt
        let due: Double
        let waiting: Waiting
    }

    /// For so long, in seconds, the host's clock stands still before the machine's counts.
    private static let patience = 0.25
    /// For so long, in seconds, a frame waits for what was due at its time.
    private static let timeForWork = 0.1

    private let lock = NSLock()
    private var delays: [Delay] = []
    private var count: UInt = 0
    private var clock: HostClock?
    private var lastFrame = 0.0
    /// What the host's clock showed in the last frame.
    private var lastTime = 0.0

    private var machineTime: Double { host_machine_time() }

    /// Delays go by a clock from now on.
    func begin(_ clock: HostClock) {
        exchangeSleep()
        lock.withLock { (self.clock, lastFrame, lastTime) = (clock, machineTime, clock.now) }
        host_clock_begin()
        host_clock_set_timers { HostDelays.shared.take(timer: $0, after: $1) ? 1 : 0 }
        host_delays_set({ HostDelays.shared.take(work: $1, after: $0) ? 1 : 0 }, { HostDelays.shared.sleep($0) ? 1 : 0 })
    }

    /// Delays go by the machine's clock again. What waits still goes on when its time has come by that.
    func end() {
        host_delays_set(nil, nil)
        host_clock_set_timers(nil)
        lock.withLock { clock = nil }
    }

    /// When the next delay ends, by the host's clock.
    var nextDue: Double? { lock.withLock { delays.first?.due } }

    /// When the next delay ends that is no run loop's: timers may go on for ever.
    var nextWorkDue: Double? { lock.withLock { delays.first { !$0.waiting.isTimer }?.due } }

    /// Lets go on what is due at a frame's time, and waits a little until that is done: it is to be seen in this frame.
    func advance() {
        let due = lock.withLock { () -> [Delay] in
            guard let clock else { return [] }
            lastFrame = machineTime
            host_clock_advance(clock.now - lastTime)
            lastTime = clock.now
            let end = delays.firstIndex { $0.due > clock.now } ?? delays.count
            defer { delays.removeFirst(end) }
            return Array(delays.prefix(end))
        }
        guard !due.isEmpty else { return }
        var isUnderWay = false
        for delay in due {
            switch delay.waiting {
            case .work(let work): isUnderWay = host_delays_start(work) != 0 || isUnderWay
            case .thread(let semaphore): semaphore.signal()
            case .timer(let file): host_clock_fire(file)
            }
        }
        if isUnderWay { host_delays_wait(Self.timeForWork) }
    }

    /// Does something while which the app's time is the machine's.
    func rest<T>(_ body: () -> T) -> T {
        let start = machineTime
        host_clock_rest(1)
        defer {
            host_clock_rest(0)
            // What has passed meanwhile is not told again with the next frame.
            lock.withLock {
                lastFrame = machineTime
                lastTime += lastFrame - start
            }
        }
        return body()
    }

    private func add(_ waiting: Waiting, after seconds: Double) -> UInt? {
        lock.withLock {
            guard let clock else { return nil }
            count += 1
            let delay = Delay(number: count, due: clock.now + seconds, waiting: waiting)
            delays.insert(delay, at: delays.firstIndex { $0.due > delay.due } ?? delays.count)
            return delay.number
        }
    }

    /// Takes a delay out if the host's clock stands still.
    ///
    /// - Returns: the delay; whether it is still waiting where it was not taken out.
    private func takeOut(_ number: UInt) -> (delay: Delay?, waits: Bool) {
        lock.withLock {
            guard let place = delays.firstIndex(where: { $0.number == number }) else { return (nil, false) }
            guard clock == nil || machineTime - lastFrame > Self.patience else { return (nil, true) }
            return (delays.remove(at: place), false)
        }
    }

    // MARK: Work

    private func take(work: host_delayed_work, after seconds: Double) -> Bool {
        guard let number = add(.work(work), after: seconds) else { return false }
        Self.look(after: seconds, for: number)
        return true
    }

    private static func look(after seconds: Double, for number: UInt) {
        host_delays_call(seconds, number) { number in
            let number = UInt(bitPattern: number)
            let (delay, waits) = HostDelays.shared.takeOut(number)
            switch delay?.waiting {
            case .work(let work): _ = host_delays_start(work)
            case .timer(let file): host_clock_fire(file)
            case .thread, nil: break
            }
            if waits { HostDelays.look(after: HostDelays.patience, for: number) }
        }
    }

    // MARK: Timers

    /// Takes over what a run loop waits for, in the place of what it waited for before.
    private func take(timer file: Int32, after seconds: Double) -> Bool {
        lock.withLock {
            delays.removeAll { delay in
                guard case .timer(file) = delay.waiting else { return false }
                return true
            }
        }
        guard seconds >= 0, let number = add(.timer(file), after: seconds) else { return false }
        // Who waits for hours does not look whether frames are made meanwhile.
        if seconds < 3600 { Self.look(after: seconds, for: number) }
        return true
    }

    // MARK: Threads

    private func sleep(_ seconds: Double) -> Bool {
        let end = machineTime + seconds
        let semaphore = DispatchSemaphore(value: 0)
        guard let number = add(.thread(semaphore), after: seconds) else { return false }
        while semaphore.wait(timeout: .now() + max(end - machineTime, Self.patience)) == .timedOut {
            let (delay, waits) = takeOut(number)
            if delay != nil || !waits { return true }
        }
        return true
    }
}

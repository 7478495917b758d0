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
        /// When it ends, by the host's clock.
        var due: Double
        /// When it ends, by the clock that the app sees.
        let moment: Double
        /// How far the app's clock was ahead of the host's when it began, if that is to be told when a frame is made.
        var lead: Double
        let waiting: Waiting
    }

    /// For so long, in seconds, a frame waits for what was due at its time.
    private static let timeForWork = 0.1

    private let lock = NSLock()
    private var delays: [Delay] = []
    private var count: UInt = 0
    private var clock: HostClock?
    /// What the host's clock showed in the last frame.
    private var lastTime = 0.0
    private var isResting = false
    /// Whether a timer has fired since the last frame by itself: a run loop is served, and no frames are made.
    private var hasTimerFired = false

    /// Delays go by a clock from now on.
    func begin(_ clock: HostClock) {
        exchangeSleep()
        lock.withLock { (self.clock, lastTime) = (clock, clock.now) }
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
            moveClock(by: clock.now - lastTime)
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

    /// Lets the app's clock stand still again. Called when a run loop that was served for long has ended: what is drawn then takes no time.
    func endTurn() { lock.withLock { if clock != nil { moveClock(by: 0) } } }

    private func moveClock(by seconds: Double) {
        let excess = host_clock_advance(seconds)
        hasTimerFired = false
        settleLeads(less: excess)
    }

    /// Does something while which the app's time is the machine's.
    func rest<T>(_ body: () -> T) -> T {
        let start = host_machine_time()
        lock.withLock {
            host_clock_rest(1)
            isResting = true
        }
        defer {
            lock.withLock {
                host_clock_rest(0)
                isResting = false
                // What has passed meanwhile is not told again with the next frame.
                lastTime += host_machine_time() - start
                settleLeads(less: 0)
            }
        }
        return body()
    }

    private func add(_ waiting: Waiting, after seconds: Double) -> Delay? {
        lock.withLock {
            guard let clock else { return nil }
            count += 1
            // Timers go by the app's dates. Other work goes by frames alone, so that one that takes long does not change in which it is done.
            let isAhead = isResting || hasTimerFired && waiting.isTimer
            let delay = Delay(
                number: count, due: clock.now + seconds, moment: host_app_time() + seconds, lead: isAhead ? host_clock_lead() : 0,
                waiting: waiting)
            delays.insert(delay, at: delays.firstIndex { $0.due > delay.due } ?? delays.count)
            return delay
        }
    }

    /// Lets the delays that began while the app's clock was ahead end when the app's comes to their moment.
    ///
    /// - Parameter excess: how far the app's clock is ahead of the host's now.
    private func settleLeads(less excess: Double) {
        guard delays.contains(where: { $0.lead > 0 }) else { return }
        for place in delays.indices where delays[place].lead > 0 {
            delays[place].due += delays[place].lead - excess
            delays[place].lead = 0
        }
        delays.sort { ($0.due, $0.number) < ($1.due, $1.number) }
    }

    /// Takes a delay out if the app's clock has come to its moment by itself.
    ///
    /// - Returns: the delay; the one that is still waiting where none was taken out.
    private func takeOut(_ number: UInt) -> (delay: Delay?, waiting: Delay?) {
        lock.withLock {
            guard let place = delays.firstIndex(where: { $0.number == number }) else { return (nil, nil) }
            guard clock == nil || host_clock_lead() > 0 && host_app_time() >= delays[place].moment else { return (nil, delays[place]) }
            if delays[place].waiting.isTimer { hasTimerFired = true }
            return (delays.remove(at: place), nil)
        }
    }

    // MARK: Work

    private func take(work: host_delayed_work, after seconds: Double) -> Bool {
        guard let delay = add(.work(work), after: seconds) else { return false }
        Self.look(for: delay)
        return true
    }

    /// Looks for a delay when the app's clock could have come to its moment by itself.
    private static func look(for delay: Delay) {
        host_delays_call(host_clock_wait(delay.moment), delay.number) { number in
            let (delay, waiting) = HostDelays.shared.takeOut(UInt(bitPattern: number))
            switch delay?.waiting {
            case .work(let work): _ = host_delays_start(work)
            case .timer(let file): host_clock_fire(file)
            case .thread, nil: break
            }
            if let waiting { HostDelays.look(for: waiting) }
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
        guard seconds >= 0, let delay = add(.timer(file), after: seconds) else { return false }
        // Who waits for hours does not look whether frames are made meanwhile.
        if seconds < 3600 { Self.look(for: delay) }
        return true
    }

    // MARK: Threads

    private func sleep(_ seconds: Double) -> Bool {
        let semaphore = DispatchSemaphore(value: 0)
        guard let delay = add(.thread(semaphore), after: seconds) else { return false }
        while semaphore.wait(timeout: .now() + host_clock_wait(delay.moment)) == .timedOut {
            if takeOut(delay.number).waiting == nil { return true }
        }
        return true
    }
}

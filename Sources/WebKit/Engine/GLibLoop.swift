import Foundation
internal import CWebKitGTK
import SampanHost

/// Serves GLib's loop, by which WebKit lives, from the main run loop: a thread waits for GLib's descriptors and times, and what is due is done on
/// the main thread.
@MainActor
final class GLibLoop {
    static let shared = GLibLoop()

    private let context = g_main_context_default()
    private let waiter = Waiter()

    private init() {
        // Who owns the loop may ask it what to wait for.
        g_main_context_acquire(context)
        let waiter = waiter
        let thread = Thread { waiter.wait { DispatchQueue.main.async { GLibLoop.shared.turn() } } }
        thread.name = "WebKit loop"
        thread.start()
        waitForMore()
    }

    /// Looks again at what is to be waited for, after a call that may have put something off.
    func wake() { waiter.wake() }

    /// Does something in the loop's next turn.
    func later(_ body: @escaping @MainActor () -> Void) {
        let data = Completion.data { _ in body() }
        g_idle_add(
            { data in
                Completion.function(nil, nil, data)
                return 0
            }, data)
    }

    /// Does what is due.
    func iterate() {
        // A page that always has something to do must not keep the app from everything else.
        for _ in 0..<64 where g_main_context_iteration(context, 0) == 0 { break }
    }

    /// Does what becomes due for so many seconds of the machine's clock, or until there is nothing that is waited for.
    func serve(atMost seconds: Double, while isWaited: () -> Bool) {
        let end = MachineTime.now + seconds
        iterate()
        while isWaited(), MachineTime.now < end {
            usleep(1000)
            iterate()
        }
    }

    private func turn() {
        iterate()
        waitForMore()
    }

    private func waitForMore() {
        var priority: gint = 0
        guard g_main_context_prepare(context, &priority) == 0 else { return waiter.begin([], timeout: 0) }
        var timeout: gint = -1
        var descriptors = [GPollFD](repeating: GPollFD(), count: 16)
        var count = Int(g_main_context_query(context, priority, &timeout, &descriptors, gint(descriptors.count)))
        if count > descriptors.count {
            descriptors = [GPollFD](repeating: GPollFD(), count: count)
            count = Int(g_main_context_query(context, priority, &timeout, &descriptors, gint(count)))
        }
        let waited = descriptors.prefix(count).map { pollfd(fd: $0.fd, events: Int16(bitPattern: $0.events), revents: 0) }
        waiter.begin(waited, timeout: timeout)
    }
}

/// The thread that waits.
private final class Waiter: @unchecked Sendable {
    private let begun = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var descriptors: [pollfd] = []
    private var timeout: Int32 = -1
    private let waker = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

    /// Waits for descriptors, or for so many milliseconds; for ever if there are less than none.
    func begin(_ descriptors: [pollfd], timeout: Int32) {
        lock.withLock { (self.descriptors, self.timeout) = (descriptors, timeout) }
        begun.signal()
    }

    func wake() { eventfd_write(waker, 1) }

    /// Calls a function whenever the time for a turn of the loop has come.
    func wait(_ turn: () -> Void) {
        while true {
            begun.wait()
            var (waited, limit) = lock.withLock { (self.descriptors, self.timeout) }
            waited.append(pollfd(fd: waker, events: Int16(POLLIN), revents: 0))
            poll(&waited, nfds_t(waited.count), limit)
            var count: eventfd_t = 0
            eventfd_read(waker, &count)
            turn()
        }
    }
}

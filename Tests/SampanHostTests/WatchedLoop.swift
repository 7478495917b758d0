import CoreFoundation
import Foundation
import Synchronization

@testable import SampanHost

/// A thread with a run loop that is watched, in short ticks.
final class WatchedLoop: Sendable {
    /// What the watchdog told.
    private final class Told: Sendable {
        let isLaunching = Mutex<[Bool]>([])
    }

    /// Signalled for each hang.
    let bites = DispatchSemaphore(value: 0)
    /// Whether the thread was launching, for each hang.
    var launching: [Bool] { told.isLaunching.withLock { $0 } }
    private let told = Told()
    private let watchdog: Watchdog
    /// Set before `hasBegun`.
    nonisolated(unsafe) private var loop: CFRunLoop?
    private let isOver = Atomic(false)
    private let hasBegun = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Starts the thread, which does something before its first turn.
    init(limit: Int = 3, first: @escaping @Sendable () -> Void = {}) {
        watchdog = Watchdog(limit: limit, tick: 0.02) { [told, bites] isLaunching in
            told.isLaunching.withLock { $0.append(isLaunching) }
            bites.signal()
        }
        let thread = Thread { [self] in
            let stop = watchdog.watchCurrentRunLoop()
            loop = CFRunLoopGetCurrent()
            // Without a source a run loop does not wait.
            let timer = Timer(timeInterval: 3600, repeats: true) { _ in }
            RunLoop.current.add(timer, forMode: .default)
            hasBegun.signal()
            first()
            while !isOver.load(ordering: .acquiring) { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
            stop()
            hasEnded.signal()
        }
        thread.start()
        hasBegun.wait()
    }

    func perform(_ body: @escaping @Sendable () -> Void) {
        CFRunLoopPerformBlock(loop, kCFRunLoopDefaultMode, body)
        CFRunLoopWakeUp(loop)
    }

    /// Waits until the watchdog sleeps.
    func rest() { while !watchdog.isAsleep { usleep(1000) } }

    func end() {
        perform { [self] in
            isOver.store(true, ordering: .releasing)
            CFRunLoopStop(CFRunLoopGetCurrent())
        }
        hasEnded.wait()
    }
}

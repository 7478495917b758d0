import Foundation
import Synchronization

/// Holds what belongs to the main thread to it.
package enum MainThreadChecker {
    /// Whether the caller is on the main thread, or is what the main queue runs: on Linux a program's main thread may end, and other
    /// threads then run its queue.
    package static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Ends the process if the caller is on another thread.
    package static func require(_ function: StaticString = #function) {
        precondition(isOnMain, "\(function) must be called on the main thread only")
    }

    /// Runs something on the main thread: at once if this is it, otherwise soon. Whoever is freed may be on any thread.
    package static func perform(_ body: @escaping () -> Void) {
        if isOnMain { return body() }
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { body() }
    }

    private static let reported = Mutex<Set<Substring>>([])

    /// Tells the developer of a change that another thread makes, once for each place that makes it.
    static func report(_ change: StaticString) {
        // "library(symbol+offset) [address]", this function's caller first. The first call from outside this library is the place.
        let calls = Thread.callStackSymbols.drop { !$0.contains("callStackSymbols") }.dropFirst()
        func library(_ call: String) -> Substring { call.prefix { $0 != "(" } }
        let own = calls.first.map(library)
        let place = calls.first { library($0) != own }?.prefix { $0 != "[" } ?? ""
        guard reported.withLock({ $0.insert(place).inserted }) else { return }
        let name = Thread.current.name ?? ""
        let text = """
            =================================================================
            Main Thread Checker: UI API called on a background thread: \(change)
            PID: \(ProcessInfo.processInfo.processIdentifier), Thread name: \(name.isEmpty ? "(none)" : name)
            Backtrace:
            \(calls.joined(separator: "\n"))

            """
        FileHandle.standardError.write(Data(text.utf8))
    }
}

import Foundation
import QuartzCore

/// What a data source shows, for every thread to ask.
final class SharedSnapshot<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: Value

    init(_ value: Value) { storage = value }

    var value: Value { lock.withLock { storage } }

    func take(_ value: Value) { lock.withLock { storage = value } }
}

/// Does what is the main thread's: at once there, elsewhere soon, and in the order of the calls.
func onMainThread(_ body: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let body = body
    MainThreadChecker.perform { MainActor.assumeIsolated { body() } }
}

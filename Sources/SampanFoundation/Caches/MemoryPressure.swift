import Foundation

/// What can give memory back when there is little of it.
package protocol MemoryReliever: AnyObject, Sendable {
    /// Gives back what can be made again.
    func relieve()
}

/// Who is asked for memory when there is little. It keeps nobody alive.
package final class MemoryPressure: @unchecked Sendable {
    /// The process's.
    package static let shared = MemoryPressure()

    private struct Weak { weak var reliever: (any MemoryReliever)? }

    private let lock = NSLock()
    private var relievers: [ObjectIdentifier: Weak] = [:]

    /// Asks an object from now on. It must say `remove(_:)` when it ends.
    package func add(_ reliever: any MemoryReliever) { lock.withLock { relievers[ObjectIdentifier(reliever)] = Weak(reliever: reliever) } }

    /// Asks an object no more.
    package func remove(_ reliever: any MemoryReliever) { lock.withLock { _ = relievers.removeValue(forKey: ObjectIdentifier(reliever)) } }

    /// Asks everybody for memory.
    package func relieve() {
        let all = lock.withLock { relievers.values.compactMap(\.reliever) }
        all.forEach { $0.relieve() }
    }
}

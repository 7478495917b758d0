import Foundation

/// Data that is thrown away when memory is short, unless somebody uses it. See https://developer.apple.com/documentation/foundation/nspurgeabledata.
///
/// It is in use when it is made: what is thrown away is what was given up by `endContentAccess()` as often as it was taken.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    /// Guards the count.
    private let lock = NSLock()
    private var users = 1
    private var isDiscarded = false
    private lazy var reliever = Reliever(self)

    deinit { if users == 0 { MemoryPressure.shared.remove(reliever) } }

    /// Says that the data is used from now on, until `endContentAccess()`.
    ///
    /// - Returns: whether it is there.
    open func beginContentAccess() -> Bool {
        lock.withLock {
            guard !isDiscarded else { return false }
            users += 1
            return true
        }
    }

    /// Says that the data is no longer used.
    open func endContentAccess() {
        let isUnused = lock.withLock {
            users = Swift.max(0, users - 1)
            return users == 0
        }
        if isUnused { MemoryPressure.shared.add(reliever) }
    }

    /// Throws the data away unless somebody uses it.
    open func discardContentIfPossible() {
        let discards = lock.withLock {
            guard users == 0, !isDiscarded else { return false }
            isDiscarded = true
            return true
        }
        if discards { length = 0 }
    }

    /// Whether the data was thrown away.
    open func isContentDiscarded() -> Bool { lock.withLock { isDiscarded } }
}

/// Is asked for memory in the place of some data, which cannot be sent to other threads.
private final class Reliever: MemoryReliever, @unchecked Sendable {
    private weak var data: NSPurgeableData?

    init(_ data: NSPurgeableData) { self.data = data }

    func relieve() { data?.discardContentIfPossible() }
}

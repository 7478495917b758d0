import Foundation
import Synchronization

/// A host's clock: it stands still until the host moves it, and any thread may ask it.
public final class HostClock: Sendable {
    private let bits: Atomic<UInt64>

    /// Creates a clock that shows a time, in seconds; by default the machine's monotonic time.
    public init(now: Double = MachineTime.now) { bits = Atomic(now.bitPattern) }

    /// The time shown, in seconds. It must never go back.
    public var now: Double {
        get { Double(bitPattern: bits.load(ordering: .relaxed)) }
        set { bits.store(newValue.bitPattern, ordering: .relaxed) }
    }

    /// Moves the clock to the machine's monotonic time.
    public func advance() { now = MachineTime.now }
}

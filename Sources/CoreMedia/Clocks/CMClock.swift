import class CoreFoundation.CFAllocator
import Foundation
import QuartzCore

/// What tells the time. See https://developer.apple.com/documentation/coremedia/cmclock.
///
/// There is one, the host's: the time of `CACurrentMediaTime()`, which headless is that of the frames.
public final class CMClock: Hashable, Sendable {
    /// The host's clock.
    public static let hostTimeClock = CMClock()

    private init() {}

    /// The time now.
    public var time: CMTime { CMTime(seconds: CACurrentMediaTime(), preferredTimescale: 1_000_000_000) }

    /// Whether they are the same clock.
    public static func == (lhs: CMClock, rhs: CMClock) -> Bool { lhs === rhs }
    /// By which clock it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the host's clock.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }

/// Returns the time of a clock.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

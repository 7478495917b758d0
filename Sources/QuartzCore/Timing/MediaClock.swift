import CoreGraphics
import Foundation

/// A time or a span of time, in seconds.
public typealias CFTimeInterval = Double

/// The clock that all animation time comes from. A host sets it before an app starts; a hand-driven one makes frames repeatable.
package enum MediaClock {
    /// Returns the present time, in seconds. It never goes back.
    nonisolated(unsafe) package static var now: () -> CFTimeInterval = monotonic

    /// The machine's monotonic clock, in seconds.
    package static func monotonic() -> CFTimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// Returns the current absolute time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now() }

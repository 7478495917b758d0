import CoreGraphics
import Foundation
import UIKit

// Times as objects. Foundation here wraps numbers of geometry only: a time's parts are kept in those, bit for bit.

extension NSValue {
    // @objc(valueWithCMTime:)
    /// Wraps a time.
    public convenience init(time: CMTime) {
        let parts = time.parts
        self.init(cgRect: CGRect(x: parts.0, y: parts.1, width: parts.2, height: 0))
    }

    // @objc(CMTimeValue)
    /// The time.
    public var timeValue: CMTime {
        let rect = cgRectValue
        return CMTime(parts: (Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width)))
    }

    // @objc(valueWithCMTimeRange:)
    /// Wraps a range.
    public convenience init(timeRange: CMTimeRange) {
        let (start, duration) = (timeRange.start.parts, timeRange.duration.parts)
        self.init(
            cgAffineTransform: CGAffineTransform(
                a: start.0, b: start.1, c: start.2, d: duration.0, tx: duration.1, ty: duration.2))
    }

    // @objc(CMTimeRangeValue)
    /// The range.
    public var timeRangeValue: CMTimeRange {
        let parts = cgAffineTransformValue
        return CMTimeRange(
            start: CMTime(parts: (Double(parts.a), Double(parts.b), Double(parts.c))),
            duration: CMTime(parts: (Double(parts.d), Double(parts.tx), Double(parts.ty))))
    }
}

extension CMTime {
    fileprivate var parts: (Double, Double, Double) {
        let scale = UInt64(UInt32(bitPattern: timescale)) << 32 | UInt64(flags.rawValue)
        return (Double(bitPattern: UInt64(bitPattern: value)), Double(bitPattern: scale), Double(bitPattern: UInt64(bitPattern: epoch)))
    }

    fileprivate init(parts: (Double, Double, Double)) {
        let scale = parts.1.bitPattern
        self.init(
            value: CMTimeValue(bitPattern: parts.0.bitPattern), timescale: CMTimeScale(bitPattern: UInt32(truncatingIfNeeded: scale >> 32)),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: scale)), epoch: CMTimeEpoch(bitPattern: parts.2.bitPattern))
    }
}

import Foundation
import QuartzCore

/// When the accelerometer is recorded. What it measured then follows from how the device was moved.
final class AccelerometerTape: @unchecked Sendable {
    static let shared = AccelerometerTape()

    /// A time in which it is recorded without a break.
    struct Piece: Sendable {
        let began: Double
        var ended: Double
        /// The number of its first measurement.
        let first: UInt64

        /// How many measurements there are until a time.
        func count(until time: Double) -> Int {
            time < began ? 0 : Int((min(time, ended) - began) * AccelerometerTape.rate + AccelerometerTape.tolerance) + 1
        }

        /// When one of them is made.
        func time(of index: Int) -> Double { began + Double(index) / AccelerometerTape.rate }
    }

    /// Measurements a second.
    private static let rate = 50.0
    /// Dates are not as exact as times are, so a measurement counts that is missed by such a part of the time between two.
    private static let tolerance = 1e-4
    /// Nothing is recorded for longer, nor asked for at once: twelve hours.
    static let limit = 12.0 * 3600
    /// So long measurements are kept: three days.
    private static let memory = 72.0 * 3600

    private let lock = NSLock()
    private var pieces: [Piece] = []

    /// Records from now on.
    func record(for seconds: TimeInterval) {
        guard seconds > 0 else { return }
        let now = CACurrentMediaTime()
        let end = now + min(seconds, Self.limit)
        lock.withLock {
            pieces.removeAll { $0.ended < now - Self.memory }
            guard let last = pieces.last, last.ended >= now else {
                pieces.append(Piece(began: now, ended: end, first: pieces.last.map { $0.first + UInt64($0.count(until: $0.ended)) } ?? 1))
                return
            }
            pieces[pieces.count - 1].ended = max(last.ended, end)
        }
    }

    /// The measurements between two times: pieces, and the indexes in each.
    func parts(from start: Double, to end: Double) -> [(piece: Piece, indexes: Range<Int>)] {
        let now = CACurrentMediaTime()
        let (start, end) = (max(start, now - Self.memory), min(end, now))
        return lock.withLock { pieces }.compactMap { piece in
            let first = max(0, Int(((start - piece.began) * Self.rate - Self.tolerance).rounded(.up)))
            let count = piece.count(until: end)
            return first < count ? (piece, first..<count) : nil
        }
    }
}

import CoreGraphics
import Foundation

/// Noise in space and time that is the same whenever it is asked for: random values at the corners of a lattice, and what lies between.
package enum FieldNoise {
    /// The lattice's width, in points.
    private static let cell: CGFloat = 80

    /// The noise at a place and time, each part from -1 to 1.
    ///
    /// - Parameters:
    ///   - smoothness: from 0, where the lattice's cells are seen, to 1.
    ///   - time: in steps of the lattice.
    package static func vector(at place: CGPoint, time: CGFloat, smoothness: CGFloat) -> CGVector {
        CGVector(dx: value(place, time, smoothness, seed: 1), dy: value(place, time, smoothness, seed: 2))
    }

    private static func value(_ place: CGPoint, _ time: CGFloat, _ smoothness: CGFloat, seed: UInt64) -> CGFloat {
        let at = [place.x / cell, place.y / cell, time]
        let base = at.map { $0.rounded(.down) }
        let parts = zip(at, base).map { ease($0 - $1, smoothness) }
        var sum: CGFloat = 0
        for corner in 0..<8 {
            var weight: CGFloat = 1
            var hash = seed
            for axis in 0..<3 {
                let isFar = corner >> axis & 1 == 1
                weight *= isFar ? parts[axis] : 1 - parts[axis]
                let step = Int64(max(-1e15, min(1e15, base[axis]))) + (isFar ? 1 : 0)
                hash = mixed(hash ^ UInt64(bitPattern: step))
            }
            sum += weight * (CGFloat(hash >> 11) / CGFloat(1 << 53) * 2 - 1)
        }
        return sum
    }

    /// How much of the far corner is seen at a part of the way.
    private static func ease(_ part: CGFloat, _ smoothness: CGFloat) -> CGFloat {
        let smooth = part * part * (3 - 2 * part)
        let step: CGFloat = part < 0.5 ? 0 : 1
        let mix = min(max(smoothness, 0), 1)
        return smooth * mix + step * (1 - mix)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value &+ 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

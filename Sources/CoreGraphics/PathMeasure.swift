import Foundation

/// A path's lengths, kept so that parts of it can be found again and again.
package final class PathMeasure: @unchecked Sendable {
    private struct Piece {
        var segment: PathSegment
        /// How far along the whole path the piece begins.
        var start: CGFloat
        var length: CGFloat
    }

    private var pieces: [Piece] = []
    /// The length of all lines and curves, closing lines included.
    package private(set) var length: CGFloat = 0

    package init(_ path: PathStorage) {
        path.forEachSegment { segment in
            let own: CGFloat
            switch segment {
            case .move: own = 0
            case .line(let a, let b), .close(let a, let b): own = hypot(b.x - a.x, b.y - a.y)
            case .curve(let curve): own = curve.length()
            }
            pieces.append(Piece(segment: segment, start: length, length: own))
            length += own
        }
    }

    package convenience init(_ path: CGPath) { self.init(path.storage) }

    /// The part of the path between two distances, gaps between subpaths not counted. A subpath that is there from its start to its
    /// closing line stays closed.
    package func part(from start: CGFloat, to end: CGFloat) -> PathStorage {
        var result = PathStorage()
        guard end > start else { return result }
        let (start, end) = (max(start, 0), min(end, length))
        var (isOpen, isWhole) = (false, false)
        for piece in pieces {
            if case .move(let p) = piece.segment {
                isOpen = false
                isWhole = piece.start >= start
                if isWhole, piece.start < end {
                    result.move(to: p)
                    isOpen = true
                }
                continue
            }
            let (from, to) = (max(start, piece.start), min(end, piece.start + piece.length))
            guard to > from || (piece.length == 0 && isOpen && piece.start <= end) else {
                if piece.start + piece.length <= start { isWhole = false }
                if piece.start >= end { isOpen = false }
                continue
            }
            append(piece, from - piece.start, to - piece.start, isOpen: &isOpen, isWhole: isWhole, to: &result)
        }
        return result
    }

    private func append(_ piece: Piece, _ from: CGFloat, _ to: CGFloat, isOpen: inout Bool, isWhole: Bool, to result: inout PathStorage) {
        let isComplete = from <= 0 && to >= piece.length
        func begin(_ p: CGPoint) {
            if !isOpen { result.move(to: p) }
            isOpen = true
        }
        switch piece.segment {
        case .move: break
        case .close(let a, let b):
            if isComplete, isWhole, isOpen {
                result.close()
                return
            }
            fallthroughLine(a, b)
        case .line(let a, let b): fallthroughLine(a, b)
        case .curve(let curve):
            if isComplete {
                begin(curve.p0)
                result.curve(to: curve.p3, curve.p1, curve.p2)
                return
            }
            let t0 = curve.parameter(atLength: from, total: piece.length)
            let t1 = curve.parameter(atLength: to, total: piece.length)
            let part = curve.part(from: t0, to: t1)
            begin(part.p0)
            result.curve(to: part.p3, part.p1, part.p2)
        }
        func fallthroughLine(_ a: CGPoint, _ b: CGPoint) {
            func at(_ distance: CGFloat) -> CGPoint {
                if distance >= piece.length { return b }
                let t = piece.length > 0 ? distance / piece.length : 0
                return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
            begin(at(from))
            result.line(to: at(to))
        }
    }

    /// The part between two fractions of the whole length, as a shape layer's `strokeStart` and `strokeEnd` have it.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        CGPath(storage: part(from: start * length, to: end * length))
    }

    /// Where the path is after a distance, and the direction it has there.
    package func position(at distance: CGFloat) -> (point: CGPoint, tangent: CGVector)? {
        let distance = min(max(distance, 0), length)
        var found: Piece?
        for piece in pieces {
            if case .move = piece.segment, found != nil { continue }
            if piece.start > distance { break }
            if piece.length > 0 || found == nil { found = piece }
        }
        guard let piece = found else { return nil }
        switch piece.segment {
        case .move(let p): return (p, .zero)
        case .line(let a, let b), .close(let a, let b):
            let t = piece.length > 0 ? (distance - piece.start) / piece.length : 0
            return (CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t), CGVector(dx: b.x - a.x, dy: b.y - a.y))
        case .curve(let curve):
            let t = curve.parameter(atLength: distance - piece.start, total: piece.length)
            return (curve.point(at: t), curve.derivative(at: t))
        }
    }
}

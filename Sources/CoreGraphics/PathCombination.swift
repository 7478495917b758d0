import Foundation

/// Puts two filled paths together: cuts all edges where they meet, keeps those that separate inside from outside, and joins them again.
struct PathCombination {
    /// A part of an edge between two meetings.
    private struct Piece {
        var source: Int
        var t0: CGFloat
        var t1: CGFloat
        var curve: CubicBezier
        var isLine: Bool

        var reversed: Piece {
            Piece(source: source, t0: t1, t1: t0, curve: CubicBezier(curve.p3, curve.p2, curve.p1, curve.p0), isLine: isLine)
        }
    }

    private let first: [MonotoneEdge]
    private let second: [MonotoneEdge]
    private let tolerance: CGFloat
    private var pieces: [Piece] = []
    private let rule: CGPathFillRule

    init(_ first: PathStorage, _ second: PathStorage, rule: CGPathFillRule, closesFirst: Bool = true) {
        self.first = MonotoneEdge.edges(of: first, closing: closesFirst)
        self.second = MonotoneEdge.edges(of: second)
        self.rule = rule
        let box = first.controlBox.union(second.controlBox)
        tolerance = box.isNull ? 1e-9 : max(box.width, box.height, 1e-6) * 1e-8
        cut()
    }

    private var edges: [MonotoneEdge] { first + second }

    private mutating func cut() {
        let edges = self.edges
        var cuts = [[CGFloat]](repeating: [], count: edges.count)
        let intersector = EdgeIntersector(tolerance: tolerance)
        for i in edges.indices {
            for j in edges.indices where j > i {
                for (a, b) in intersector.meetings(edges[i], edges[j]) {
                    cuts[i].append(a)
                    cuts[j].append(b)
                }
            }
        }
        for (index, edge) in edges.enumerated() {
            var last: CGFloat = 0
            for t in cuts[index].sorted() + [1] where t > last {
                let part = edge.curve.part(from: last, to: t)
                // Cuts at one and the same place must not leave crumbs.
                guard max(abs(part.p3.x - part.p0.x), abs(part.p3.y - part.p0.y)) > tolerance * 8 || t == 1 else { continue }
                pieces.append(Piece(source: index, t0: last, t1: t, curve: part, isLine: edge.isLine))
                last = t
            }
        }
        pieces.removeAll { max(abs($0.curve.p3.x - $0.curve.p0.x), abs($0.curve.p3.y - $0.curve.p0.y)) <= tolerance * 8 }
    }

    private func winding(_ p: CGPoint, _ edges: [MonotoneEdge]) -> Bool { rule.isInside(edges.reduce(0) { $0 + $1.crossing(p) }) }

    /// The filled area of all points for which `isInside` is true, given whether they are inside the first and the second path.
    func area(_ isInside: (Bool, Bool) -> Bool) -> PathStorage {
        func result(_ p: CGPoint) -> Bool { isInside(winding(p, first), winding(p, second)) }
        var kept: [Piece] = []
        for piece in pieces {
            let (middle, direction) = (piece.curve.point(at: 0.5), piece.curve.derivative(at: 0.5))
            let length = hypot(direction.dx, direction.dy)
            guard length > 0 else { continue }
            let size = hypot(piece.curve.p3.x - piece.curve.p0.x, piece.curve.p3.y - piece.curve.p0.y)
            let step = max(min(size * 1e-3, tolerance * 1e4), tolerance * 4) / length
            let left = result(CGPoint(x: middle.x - direction.dy * step, y: middle.y + direction.dx * step))
            let right = result(CGPoint(x: middle.x + direction.dy * step, y: middle.y - direction.dx * step))
            guard left != right else { continue }
            // The inside always lies to the left. Where both paths have the same edge, one of it is enough.
            let oriented = left ? piece : piece.reversed
            if !kept.contains(where: { isSame($0, oriented) }) { kept.append(oriented) }
        }
        return join(kept, isClosed: true)
    }

    /// The parts of the first path's own lines that lie inside the second path, or outside.
    func lines(inside: Bool) -> PathStorage {
        let own = pieces.filter { $0.source < first.count }
        return join(own.filter { winding($0.curve.point(at: 0.5), second) == inside }, isClosed: false)
    }

    private func isSame(_ a: Piece, _ b: Piece) -> Bool {
        near(a.curve.p0, b.curve.p0) && near(a.curve.p3, b.curve.p3)
            && near(a.curve.point(at: 0.5), b.curve.point(at: 0.5), tolerance * 1e3)
    }

    private func near(_ p: CGPoint, _ q: CGPoint, _ distance: CGFloat? = nil) -> Bool {
        let distance = distance ?? tolerance * 32
        return abs(p.x - q.x) <= distance && abs(p.y - q.y) <= distance
    }

    // MARK: Joining

    private func join(_ pieces: [Piece], isClosed: Bool) -> PathStorage {
        var result = PathStorage()
        var rest = pieces
        while !rest.isEmpty {
            var chain = [rest.removeFirst()]
            while let last = chain.last, !(isClosed && near(last.curve.p3, chain[0].curve.p0)), let next = follower(of: last, in: rest) {
                chain.append(rest.remove(at: next))
            }
            // What does not come around again encloses nothing.
            if isClosed, !near(chain[chain.count - 1].curve.p3, chain[0].curve.p0) { continue }
            append(merged(chain, isClosed: isClosed), isClosed: isClosed, to: &result)
        }
        return result
    }

    /// The piece that goes on where another ends: of several, the one furthest to the left, so that areas that touch stay apart.
    private func follower(of piece: Piece, in rest: [Piece]) -> Int? {
        let incoming = piece.curve.derivative(at: 1)
        var best: (index: Int, turn: CGFloat)?
        for (index, candidate) in rest.enumerated() where near(candidate.curve.p0, piece.curve.p3) {
            let outgoing = candidate.curve.derivative(at: 0)
            let turn = atan2(incoming.dx * outgoing.dy - incoming.dy * outgoing.dx, incoming.dx * outgoing.dx + incoming.dy * outgoing.dy)
            if turn > best?.turn ?? -.infinity { best = (index, turn) }
        }
        return best?.index
    }

    /// A chain with what had been cut without need put together again.
    private func merged(_ chain: [Piece], isClosed: Bool) -> [Piece] {
        var result: [Piece] = []
        for piece in chain {
            if let last = result.last, let both = both(last, piece) { result[result.count - 1] = both } else { result.append(piece) }
        }
        if isClosed, result.count > 2, let both = both(result[result.count - 1], result[0]) {
            result[0] = both
            result.removeLast()
        }
        return result
    }

    private func both(_ a: Piece, _ b: Piece) -> Piece? {
        if a.isLine, b.isLine {
            let (d, e) = (a.curve.derivative(at: 0), b.curve.derivative(at: 0))
            guard abs(d.dx * e.dy - d.dy * e.dx) <= 1e-9 * hypot(d.dx, d.dy) * hypot(e.dx, e.dy), d.dx * e.dx + d.dy * e.dy > 0 else {
                return nil
            }
            return Piece(source: a.source, t0: a.t0, t1: b.t1, curve: MonotoneEdge(line: a.curve.p0, b.curve.p3).curve, isLine: true)
        }
        guard a.source == b.source, a.t1 == b.t0 else { return nil }
        let whole = edges[a.source].curve
        let part = whole.part(from: min(a.t0, b.t1), to: max(a.t0, b.t1))
        let curve = a.t0 < b.t1 ? part : CubicBezier(part.p3, part.p2, part.p1, part.p0)
        return Piece(source: a.source, t0: a.t0, t1: b.t1, curve: curve, isLine: false)
    }

    private func append(_ chain: [Piece], isClosed: Bool, to result: inout PathStorage) {
        guard let start = chain.first?.curve.p0 else { return }
        result.move(to: start)
        for (index, piece) in chain.enumerated() {
            let isLast = isClosed && index == chain.count - 1
            if piece.isLine {
                if !isLast { result.line(to: piece.curve.p3) }
            } else {
                result.curve(to: isLast ? start : piece.curve.p3, piece.curve.p1, piece.curve.p2)
            }
        }
        if isClosed { result.close() }
    }
}

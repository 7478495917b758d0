import Foundation

/// Which corners of a rectangle are meant, in its own coordinates.
package struct RectCorners: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let minXMinY = RectCorners(rawValue: 1)
    package static let maxXMinY = RectCorners(rawValue: 2)
    package static let minXMaxY = RectCorners(rawValue: 4)
    package static let maxXMaxY = RectCorners(rawValue: 8)
    package static let all = RectCorners(rawValue: 15)
}

extension PathStorage {
    /// How far along an edge a continuous corner reaches, in radii.
    package static let continuousReach: CGFloat = 1.528_665

    /// A continuous corner's curves in radii from the corner: along the incoming edge, away from it. The outgoing half mirrors them.
    private static let continuous: [CGPoint] = [
        CGPoint(x: 1.528_665, y: 0), CGPoint(x: 1.088_492_96, y: 0), CGPoint(x: 0.868_406_94, y: 0),
        CGPoint(x: 0.631_493_79, y: 0.074_911_39), CGPoint(x: 0.372_823_83, y: 0.169_059_56), CGPoint(x: 0.169_059_56, y: 0.372_823_83),
        CGPoint(x: 0.074_911_39, y: 0.631_493_79), CGPoint(x: 0, y: 0.868_406_94), CGPoint(x: 0, y: 1.088_492_96),
        CGPoint(x: 0, y: 1.528_665),
    ]

    /// A quarter circle cut at the same places.
    private static let circular: [CGPoint] = {
        let cut = atan2(1 - continuous[3].x, 1 - continuous[3].y)
        let angles: [CGFloat] = [0, cut, CGFloat.pi / 2 - cut, CGFloat.pi / 2]
        var points: [CGPoint] = [CGPoint(x: 1, y: 0)]
        for (a0, a1) in zip(angles, angles.dropFirst()) {
            let k = 4 / 3 * tan((a1 - a0) / 4)
            func at(_ a: CGFloat, _ along: CGFloat) -> CGPoint {
                CGPoint(x: 1 - sin(a) - along * cos(a), y: 1 - cos(a) + along * sin(a))
            }
            points += [at(a0, k), at(a1, -k), at(a1, 0)]
        }
        return points
    }()

    /// A rectangle whose corners bend gradually, as iOS draws them. Where there is no room for that, they come nearer to quarter circles.
    package mutating func continuousRoundedRect(_ rect: CGRect, radius: CGFloat, corners: RectCorners = .all) {
        let rect = rect.standardized
        // A corner without a rounded neighbour may use the whole edge.
        let shares: CGFloat = corners.hasNeighbours ? 0.5 : 1
        let room = min(rect.width, rect.height) * shares
        let radius = min(max(radius, 0), room)
        guard radius > 0, !corners.isEmpty else {
            self.rect(rect)
            return
        }
        let smoothing = min(max((room / radius - 1) / (Self.continuousReach - 1), 0), 1)
        let curve = zip(Self.circular, Self.continuous).map {
            CGPoint(x: ($0.x + ($1.x - $0.x) * smoothing) * radius, y: ($0.y + ($1.y - $0.y) * smoothing) * radius)
        }
        func corner(_ flag: RectCorners, _ origin: CGPoint, _ incoming: CGVector, _ outgoing: CGVector, _ path: inout PathStorage) {
            func at(_ p: CGPoint) -> CGPoint {
                CGPoint(
                    x: origin.x - incoming.dx * p.x + outgoing.dx * p.y, y: origin.y - incoming.dy * p.x + outgoing.dy * p.y)
            }
            let isRound = corners.contains(flag)
            path.line(to: isRound ? at(curve[0]) : origin)
            guard isRound else { return }
            for index in stride(from: 1, to: 10, by: 3) { path.curve(to: at(curve[index + 2]), at(curve[index]), at(curve[index + 1])) }
        }
        let (right, down) = (CGVector(dx: 1.0, dy: 0), CGVector(dx: 0, dy: 1.0))
        let (left, up) = (CGVector(dx: -1.0, dy: 0), CGVector(dx: 0, dy: -1.0))
        // The path begins where the first corner has ended, on the edge at the least y, and runs towards greater x.
        move(to: CGPoint(x: rect.minX + (corners.contains(.minXMinY) ? curve[0].x : 0), y: rect.minY))
        corner(.maxXMinY, CGPoint(x: rect.maxX, y: rect.minY), right, down, &self)
        corner(.maxXMaxY, CGPoint(x: rect.maxX, y: rect.maxY), down, left, &self)
        corner(.minXMaxY, CGPoint(x: rect.minX, y: rect.maxY), left, up, &self)
        if corners.contains(.minXMinY) {
            corner(.minXMinY, CGPoint(x: rect.minX, y: rect.minY), up, right, &self)
        }
        close()
    }
}

extension RectCorners {
    /// Whether two corners at one edge are among these.
    fileprivate var hasNeighbours: Bool {
        for pair: RectCorners in [[.minXMinY, .maxXMinY], [.maxXMinY, .maxXMaxY], [.maxXMaxY, .minXMaxY], [.minXMaxY, .minXMinY]]
        where isSuperset(of: pair) {
            return true
        }
        return false
    }
}

extension PathStorage {
    /// The path run through backwards: subpaths in reverse order, each from its end to its beginning.
    package func reversed() -> PathStorage {
        var result = PathStorage()
        var pieces: [PathElement] = []
        var starts: [CGPoint] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var subpaths: [(elements: [PathElement], starts: [CGPoint], end: CGPoint, isClosed: Bool)] = []
        func flush(_ isClosed: Bool) {
            if !starts.isEmpty || isClosed { subpaths.append((pieces, starts, current, isClosed)) }
            pieces = []
            starts = []
        }
        forEach { element in
            switch element {
            case .move(let p):
                flush(false)
                (start, current) = (p, p)
            case .line(let p), .quad(_, let p), .curve(_, _, let p):
                pieces.append(element)
                starts.append(current)
                current = p
            case .close:
                flush(true)
                current = start
            }
        }
        flush(false)
        for subpath in subpaths.reversed() {
            result.move(to: subpath.end)
            for (element, start) in zip(subpath.elements, subpath.starts).reversed() {
                switch element {
                case .line: result.line(to: start)
                case .quad(let c, _): result.quad(to: start, c)
                case .curve(let c1, let c2, _): result.curve(to: start, c2, c1)
                case .move, .close: break
                }
            }
            if subpath.isClosed { result.close() }
        }
        return result
    }
}

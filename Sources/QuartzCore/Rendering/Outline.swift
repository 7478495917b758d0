import CoreGraphics

/// The outline of a rectangle with round corners.
enum Outline {
    /// A rectangle with the same corners all around the given set.
    static func path(_ rect: CGRect, _ corners: Corners) -> PathStorage {
        var path = PathStorage()
        guard !corners.isSquare else {
            path.rect(rect)
            return path
        }
        let side = min(rect.width, rect.height)
        let radius = min(corners.radius, side / 2)
        // How much of the room that a continuous corner takes is there; without any it is a quarter circle.
        let smooth = corners.isContinuous && radius > 0 ? max(0, min(1, (side / 2 / radius - 1) / 0.528665)) : 0
        path.move(to: CGPoint(x: rect.minX + rect.width / 2, y: rect.minY))
        corner(&path, CGPoint(x: rect.maxX, y: rect.minY), (-1, 0), (0, 1), corners.mask & 2 != 0 ? radius : 0, smooth)
        corner(&path, CGPoint(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0), corners.mask & 8 != 0 ? radius : 0, smooth)
        corner(&path, CGPoint(x: rect.minX, y: rect.maxY), (1, 0), (0, -1), corners.mask & 4 != 0 ? radius : 0, smooth)
        corner(&path, CGPoint(x: rect.minX, y: rect.minY), (0, 1), (1, 0), corners.mask & 1 != 0 ? radius : 0, smooth)
        path.close()
        return path
    }

    /// Control points of a corner, as multiples of its radius along the side it is reached by and the side it is left by: of a quarter circle
    /// in three pieces, and of Apple's continuous curve.
    private static let round: [(CGFloat, CGFloat)] = [
        (1, 0), (0.9, 0), (0.8, 0.0083), (0.7052, 0.0446), (0.4236, 0.1526), (0.1526, 0.4236), (0.0446, 0.7052), (0.0083, 0.8), (0, 0.9),
        (0, 1),
    ]

    private static let smooth: [(CGFloat, CGFloat)] = [
        (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060), (0.169060, 0.372824),
        (0.074911, 0.631494), (0, 0.868407), (0, 1.088493), (0, 1.528665),
    ]

    private static func corner(
        _ path: inout PathStorage, _ p: CGPoint, _ back: (CGFloat, CGFloat), _ on: (CGFloat, CGFloat), _ radius: CGFloat,
        _ smoothness: CGFloat
    ) {
        guard radius > 0 else { return path.line(to: p) }
        func at(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
            CGPoint(x: p.x + (back.0 * a + on.0 * b) * radius, y: p.y + (back.1 * a + on.1 * b) * radius)
        }
        if smoothness == 0 {
            let k: CGFloat = 1 - 0.5522847498
            path.line(to: at(1, 0))
            path.curve(to: at(0, 1), at(k, 0), at(0, k))
            return
        }
        let points = zip(round, smooth).map { r, s in at(r.0 + (s.0 - r.0) * smoothness, r.1 + (s.1 - r.1) * smoothness) }
        path.line(to: points[0])
        path.curve(to: points[3], points[1], points[2])
        path.curve(to: points[6], points[4], points[5])
        path.curve(to: points[9], points[7], points[8])
    }

    /// The ring between a rectangle's outline and the same `width` further in; to be filled by the even-odd rule.
    static func ring(_ rect: CGRect, _ corners: Corners, width: CGFloat) -> PathStorage {
        var path = path(rect, corners)
        let inside = rect.insetBy(dx: width, dy: width)
        guard !inside.isNull, inside.width > 0, inside.height > 0 else { return path }
        var inner = corners
        inner.radius = max(0, corners.radius - width)
        path.append(Outline.path(inside, inner))
        return path
    }
}

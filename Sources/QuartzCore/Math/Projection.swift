import CoreGraphics

/// A map of the plane that keeps lines straight: an affine transform, or one with perspective.
///
/// `[x y 1] × ((a b p) (c d q) (tx ty w))`, then divided by the last component.
package struct Projection: Equatable {
    package var a: CGFloat = 1, b: CGFloat = 0, p: CGFloat = 0
    package var c: CGFloat = 0, d: CGFloat = 1, q: CGFloat = 0
    package var tx: CGFloat = 0, ty: CGFloat = 0, w: CGFloat = 1

    /// The identity.
    package init() {}

    package init(a: CGFloat, b: CGFloat, p: CGFloat, c: CGFloat, d: CGFloat, q: CGFloat, tx: CGFloat, ty: CGFloat, w: CGFloat) {
        (self.a, self.b, self.p, self.c, self.d, self.q, self.tx, self.ty, self.w) = (a, b, p, c, d, q, tx, ty, w)
    }

    /// What a transform does to the plane z = 0, seen from the front.
    package init(_ m: CATransform3D) {
        self.init(a: m.m11, b: m.m12, p: m.m14, c: m.m21, d: m.m22, q: m.m24, tx: m.m41, ty: m.m42, w: m.m44)
    }

    /// An affine map.
    package init(_ m: CGAffineTransform) { self.init(a: m.a, b: m.b, p: 0, c: m.c, d: m.d, q: 0, tx: m.tx, ty: m.ty, w: 1) }

    /// A translation.
    package init(x: CGFloat, y: CGFloat) { (tx, ty) = (x, y) }

    package var isAffine: Bool { p == 0 && q == 0 && w == 1 }
    package var isTranslation: Bool { isAffine && a == 1 && b == 0 && c == 0 && d == 1 }
    /// Whether rectangles stay upright rectangles.
    package var keepsRectangles: Bool { isAffine && ((b == 0 && c == 0) || (a == 0 && d == 0)) }
    package var affine: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    package var determinant: CGFloat { a * (d * w - q * ty) - b * (c * w - q * tx) + p * (c * ty - d * tx) }

    /// First this map, then another.
    package func concat(_ o: Projection) -> Projection {
        if isTranslation {
            if o.isTranslation { return Projection(x: tx + o.tx, y: ty + o.ty) }
            var r = o
            r.tx += tx * o.a + ty * o.c
            r.ty += tx * o.b + ty * o.d
            r.w += tx * o.p + ty * o.q
            return r
        }
        if isAffine, o.isAffine {
            return Projection(
                a: a * o.a + b * o.c, b: a * o.b + b * o.d, p: 0, c: c * o.a + d * o.c, d: c * o.b + d * o.d, q: 0,
                tx: tx * o.a + ty * o.c + o.tx, ty: tx * o.b + ty * o.d + o.ty, w: 1)
        }
        return Projection(
            a: a * o.a + b * o.c + p * o.tx, b: a * o.b + b * o.d + p * o.ty, p: a * o.p + b * o.q + p * o.w,
            c: c * o.a + d * o.c + q * o.tx, d: c * o.b + d * o.d + q * o.ty, q: c * o.p + d * o.q + q * o.w,
            tx: tx * o.a + ty * o.c + w * o.tx, ty: tx * o.b + ty * o.d + w * o.ty, w: tx * o.p + ty * o.q + w * o.w)
    }

    /// Where a step along the z axis of a space leads that is seen through this map: what is added to x, y and their divisor.
    package func depthStep(of m: CATransform3D) -> SIMD3<Double> {
        SIMD3(
            Double(m.m31 * a + m.m32 * c + m.m34 * tx), Double(m.m31 * b + m.m32 * d + m.m34 * ty),
            Double(m.m31 * p + m.m32 * q + m.m34 * w))
    }

    /// The inverse map, or `nil` if the plane is seen edge on.
    package func inverted() -> Projection? {
        if isTranslation { return Projection(x: -tx, y: -ty) }
        let k = determinant
        guard k != 0, k.isFinite else { return nil }
        let r = Projection(
            a: (d * w - q * ty) / k, b: (p * ty - b * w) / k, p: (b * q - p * d) / k, c: (q * tx - c * w) / k,
            d: (a * w - p * tx) / k, q: (p * c - a * q) / k, tx: (c * ty - d * tx) / k, ty: (b * tx - a * ty) / k,
            w: (a * d - b * c) / k)
        guard isAffine else { return r }
        return Projection(a: r.a, b: r.b, p: 0, c: r.c, d: r.d, q: 0, tx: r.tx, ty: r.ty, w: 1)
    }

    /// Where a point goes.
    package func apply(_ point: CGPoint) -> CGPoint {
        let (x, y) = (point.x, point.y)
        let (u, v) = (x * a + y * c + tx, x * b + y * d + ty)
        if isAffine { return CGPoint(x: u, y: v) }
        let k = x * p + y * q + w
        return k == 0 ? CGPoint(x: u, y: v) : CGPoint(x: u / k, y: v / k)
    }

    /// The smallest rectangle around a rectangle's picture. What lies behind the eye is left out.
    package func boundingBox(of rect: CGRect) -> CGRect {
        if isTranslation {
            return CGRect(x: rect.origin.x + tx, y: rect.origin.y + ty, width: rect.size.width, height: rect.size.height)
        }
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if isAffine {
            // Sums of the extremes of each term: exact for scaling, and no rounding beyond that of its terms otherwise.
            let (ax, bx, cy, dy) = ((x0 * a, x1 * a), (x0 * b, x1 * b), (y0 * c, y1 * c), (y0 * d, y1 * d))
            let minX = min(ax.0, ax.1) + min(cy.0, cy.1) + tx, maxX = max(ax.0, ax.1) + max(cy.0, cy.1) + tx
            let minY = min(bx.0, bx.1) + min(dy.0, dy.1) + ty, maxY = max(bx.0, bx.1) + max(dy.0, dy.1) + ty
            return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        }
        let corners = clippedCorners(of: rect)
        guard let first = corners.first else { return .null }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for corner in corners.dropFirst() {
            (minX, maxX) = (min(minX, corner.x), max(maxX, corner.x))
            (minY, maxY) = (min(minY, corner.y), max(maxY, corner.y))
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The outline of a rectangle's picture: its corners, cut where it passes the eye.
    package func clippedCorners(of rect: CGRect) -> [CGPoint] {
        typealias Corner = (x: CGFloat, y: CGFloat, w: CGFloat)
        func project(_ x: CGFloat, _ y: CGFloat) -> Corner { (x * a + y * c + tx, x * b + y * d + ty, x * p + y * q + w) }
        let near: CGFloat = 1e-4
        let corners = [
            project(rect.minX, rect.minY), project(rect.maxX, rect.minY), project(rect.maxX, rect.maxY), project(rect.minX, rect.maxY),
        ]
        var result: [CGPoint] = []
        for i in 0..<4 {
            let (one, next) = (corners[i], corners[(i + 1) % 4])
            if one.w >= near { result.append(CGPoint(x: one.x / one.w, y: one.y / one.w)) }
            if (one.w >= near) != (next.w >= near) {
                let t = (near - one.w) / (next.w - one.w)
                let (x, y) = (one.x + (next.x - one.x) * t, one.y + (next.y - one.y) * t)
                result.append(CGPoint(x: x / near, y: y / near))
            }
        }
        return result
    }
}

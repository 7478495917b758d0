import CoreGraphics
import Foundation

/// A rotation in space, as a unit quaternion.
package struct Quaternion: Equatable {
    /// The components; w is the real one.
    package var x = 0.0, y = 0.0, z = 0.0, w = 1.0

    /// No rotation.
    package init() {}

    package init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

    /// The rotation by `angle` radians about a unit vector.
    package init(angle: Double, axis: (Double, Double, Double)) {
        let (s, c) = (sin(angle / 2), cos(angle / 2))
        self.init(x: axis.0 * s, y: axis.1 * s, z: axis.2 * s, w: c)
    }

    /// The way from one rotation to another at constant angular speed, the short way round.
    package static func slerp(_ a: Quaternion, _ b: Quaternion, _ t: Double) -> Quaternion {
        var b = b
        var dot = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
        if dot < 0 { (b, dot) = (Quaternion(x: -b.x, y: -b.y, z: -b.z, w: -b.w), -dot) }
        var (ka, kb) = (1 - t, t)
        if dot < 0.9999999 {
            let angle = acos(dot)
            (ka, kb) = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
        }
        return Quaternion(x: a.x * ka + b.x * kb, y: a.y * ka + b.y * kb, z: a.z * ka + b.z * kb, w: a.w * ka + b.w * kb).normalized
    }

    /// The same rotation with length 1.
    package var normalized: Quaternion {
        let n = (x * x + y * y + z * z + w * w).squareRoot()
        return n == 0 ? Quaternion() : Quaternion(x: x / n, y: y / n, z: z / n, w: w / n)
    }

    /// The rotation by angles about x, then y, then z, in radians.
    package init(euler: (x: Double, y: Double, z: Double)) {
        let a = Quaternion(angle: euler.x, axis: (1, 0, 0)), b = Quaternion(angle: euler.y, axis: (0, 1, 0))
        let c = Quaternion(angle: euler.z, axis: (0, 0, 1))
        self = c * (b * a)
    }

    /// The rotation `b` followed by the rotation `a`.
    package static func * (a: Quaternion, b: Quaternion) -> Quaternion {
        Quaternion(
            x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
    }

    /// The angles about x, then y, then z that make up the rotation, in radians.
    package var euler: (x: Double, y: Double, z: Double) {
        let sine = max(-1, min(1, 2 * (w * y - x * z)))
        if abs(sine) > 0.9999999 {
            // Looking along the y axis: x and z turn about the same line, so give all of it to z.
            return (0, copysign(.pi / 2, sine), 2 * atan2(sine > 0 ? -x : x, w))
        }
        return (
            atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), asin(sine), atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))
        )
    }
}

extension CATransform3D {
    /// A rotation.
    package init(_ q: Quaternion) {
        self = CATransform3DIdentity
        m11 = CGFloat(1 - 2 * (q.y * q.y + q.z * q.z))
        m12 = CGFloat(2 * (q.x * q.y + q.w * q.z))
        m13 = CGFloat(2 * (q.x * q.z - q.w * q.y))
        m21 = CGFloat(2 * (q.x * q.y - q.w * q.z))
        m22 = CGFloat(1 - 2 * (q.x * q.x + q.z * q.z))
        m23 = CGFloat(2 * (q.y * q.z + q.w * q.x))
        m31 = CGFloat(2 * (q.x * q.z + q.w * q.y))
        m32 = CGFloat(2 * (q.y * q.z - q.w * q.x))
        m33 = CGFloat(1 - 2 * (q.x * q.x + q.y * q.y))
    }

    /// A transform taken apart, so that its parts can be blended: `scale × shear × rotation × translation × perspective`.
    package struct Parts {
        /// The factors along the axes.
        package var scale = (x: 1.0, y: 1.0, z: 1.0)
        /// The shears xy, xz and yz.
        package var shear = (xy: 0.0, xz: 0.0, yz: 0.0)
        /// The rotation.
        package var rotation = Quaternion()
        /// The translation, in points.
        package var translation = (x: 0.0, y: 0.0, z: 0.0)
        /// The last column.
        package var perspective = (x: 0.0, y: 0.0, z: 0.0, w: 1.0)
    }

    /// The transform's parts, or `nil` if it is singular.
    package var parts: Parts? {
        guard m44 != 0 else { return nil }
        let k = Double(1 / m44)
        var p = Parts()
        var plain = self
        (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, m44)
        if m14 != 0 || m24 != 0 || m34 != 0 {
            guard let inverse = plain.inverted() else { return nil }
            // Solve plain × [perspective column] = [last column] for the column.
            let (a, b, c, d) = (m14, m24, m34, m44)
            p.perspective.x = Double(inverse.m11 * a + inverse.m12 * b + inverse.m13 * c + inverse.m14 * d)
            p.perspective.y = Double(inverse.m21 * a + inverse.m22 * b + inverse.m23 * c + inverse.m24 * d)
            p.perspective.z = Double(inverse.m31 * a + inverse.m32 * b + inverse.m33 * c + inverse.m34 * d)
            p.perspective.w = Double(inverse.m41 * a + inverse.m42 * b + inverse.m43 * c + inverse.m44 * d)
        }
        p.translation = (Double(m41) * k, Double(m42) * k, Double(m43) * k)
        typealias V = SIMD3<Double>
        func dot(_ a: V, _ b: V) -> Double { (a * b).sum() }
        var r0 = V(Double(m11), Double(m12), Double(m13)) * k
        var r1 = V(Double(m21), Double(m22), Double(m23)) * k
        var r2 = V(Double(m31), Double(m32), Double(m33)) * k
        // Gram–Schmidt: what is left of each row, seen from the rows before it, is its scale; what is taken off is shear.
        p.scale.x = dot(r0, r0).squareRoot()
        guard p.scale.x > 0 else { return nil }
        r0 /= p.scale.x
        p.shear.xy = dot(r0, r1)
        r1 -= r0 * p.shear.xy
        p.scale.y = dot(r1, r1).squareRoot()
        guard p.scale.y > 0 else { return nil }
        r1 /= p.scale.y
        p.shear.xy /= p.scale.y
        p.shear.xz = dot(r0, r2)
        r2 -= r0 * p.shear.xz
        p.shear.yz = dot(r1, r2)
        r2 -= r1 * p.shear.yz
        p.scale.z = dot(r2, r2).squareRoot()
        guard p.scale.z > 0 else { return nil }
        r2 /= p.scale.z
        p.shear.xz /= p.scale.z
        p.shear.yz /= p.scale.z
        let cross = V(r1.y * r2.z - r1.z * r2.y, r1.z * r2.x - r1.x * r2.z, r1.x * r2.y - r1.y * r2.x)
        if dot(r0, cross) < 0 {
            // A mirror image. One axis is turned round: the one that leaves the least to rotate, so that a flip along one axis stays one.
            let trace = (r0.x, r1.y, r2.z)
            if trace.0 <= trace.1, trace.0 <= trace.2 {
                p.scale.x.negate()
                r0 = -r0
                p.shear.xy.negate()
                p.shear.xz.negate()
            } else if trace.1 <= trace.2 {
                p.scale.y.negate()
                r1 = -r1
                p.shear.xy.negate()
                p.shear.yz.negate()
            } else {
                p.scale.z.negate()
                r2 = -r2
                p.shear.xz.negate()
                p.shear.yz.negate()
            }
        }
        p.rotation = CATransform3D.quaternion(r0, r1, r2)
        return p
    }

    private static func quaternion(_ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) -> Quaternion {
        let q: Quaternion
        let trace = r0.x + r1.y + r2.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            q = Quaternion(x: (r1.z - r2.y) / s, y: (r2.x - r0.z) / s, z: (r0.y - r1.x) / s, w: s / 4)
        } else if r0.x > r1.y, r0.x > r2.z {
            let s = (1 + r0.x - r1.y - r2.z).squareRoot() * 2
            q = Quaternion(x: s / 4, y: (r0.y + r1.x) / s, z: (r2.x + r0.z) / s, w: (r1.z - r2.y) / s)
        } else if r1.y > r2.z {
            let s = (1 + r1.y - r0.x - r2.z).squareRoot() * 2
            q = Quaternion(x: (r0.y + r1.x) / s, y: s / 4, z: (r1.z + r2.y) / s, w: (r2.x - r0.z) / s)
        } else {
            let s = (1 + r2.z - r0.x - r1.y).squareRoot() * 2
            q = Quaternion(x: (r2.x + r0.z) / s, y: (r1.z + r2.y) / s, z: s / 4, w: (r0.y - r1.x) / s)
        }
        return q.normalized
    }

    /// Puts a transform together from its parts.
    package init(_ p: Parts) {
        let (s, h) = (p.scale, p.shear)
        // Row i of the shear matrix says how much of the rows before it is in row i; scale comes first of all.
        var m = CATransform3DIdentity
        m.m11 = CGFloat(s.x)
        (m.m21, m.m22) = (CGFloat(s.y * h.xy), CGFloat(s.y))
        (m.m31, m.m32, m.m33) = (CGFloat(s.z * h.xz), CGFloat(s.z * h.yz), CGFloat(s.z))
        var r = CATransform3DConcat(m, CATransform3D(p.rotation))
        (r.m41, r.m42, r.m43) = (CGFloat(p.translation.x), CGFloat(p.translation.y), CGFloat(p.translation.z))
        let v = p.perspective
        if v.x != 0 || v.y != 0 || v.z != 0 || v.w != 1 {
            var q = CATransform3DIdentity
            (q.m14, q.m24, q.m34, q.m44) = (CGFloat(v.x), CGFloat(v.y), CGFloat(v.z), CGFloat(v.w))
            r = CATransform3DConcat(r, q)
        }
        self = r
    }

    /// The transform a fraction `t` of the way from `a` to `b`: translation, scale, shear and perspective blend evenly, rotation turns
    /// the short way round. Transforms that cannot be taken apart blend element by element.
    package static func interpolate(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        if CATransform3DEqualToTransform(a, b) { return a }
        if a.isScaleAndTranslation, b.isScaleAndTranslation { return mixElements(a, b, t) }
        guard let pa = a.parts, let pb = b.parts else { return mixElements(a, b, t) }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        var p = Parts()
        p.scale = (mix(pa.scale.x, pb.scale.x), mix(pa.scale.y, pb.scale.y), mix(pa.scale.z, pb.scale.z))
        p.shear = (mix(pa.shear.xy, pb.shear.xy), mix(pa.shear.xz, pb.shear.xz), mix(pa.shear.yz, pb.shear.yz))
        p.rotation = Quaternion.slerp(pa.rotation, pb.rotation, t)
        p.translation = (
            mix(pa.translation.x, pb.translation.x), mix(pa.translation.y, pb.translation.y), mix(pa.translation.z, pb.translation.z)
        )
        p.perspective = (
            mix(pa.perspective.x, pb.perspective.x), mix(pa.perspective.y, pb.perspective.y),
            mix(pa.perspective.z, pb.perspective.z), mix(pa.perspective.w, pb.perspective.w)
        )
        return CATransform3D(p)
    }

    /// Whether nothing but scale and translation is in the transform, so that blending elements is blending parts.
    package var isScaleAndTranslation: Bool {
        m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
    }

    private static func mixElements(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        let k = CGFloat(t)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * k }
        return CATransform3D(
            m11: mix(a.m11, b.m11), m12: mix(a.m12, b.m12), m13: mix(a.m13, b.m13), m14: mix(a.m14, b.m14), m21: mix(a.m21, b.m21),
            m22: mix(a.m22, b.m22), m23: mix(a.m23, b.m23), m24: mix(a.m24, b.m24), m31: mix(a.m31, b.m31), m32: mix(a.m32, b.m32),
            m33: mix(a.m33, b.m33), m34: mix(a.m34, b.m34), m41: mix(a.m41, b.m41), m42: mix(a.m42, b.m42), m43: mix(a.m43, b.m43),
            m44: mix(a.m44, b.m44))
    }
}

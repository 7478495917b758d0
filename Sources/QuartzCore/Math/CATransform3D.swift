import CoreGraphics

/// A 4 × 4 matrix that transforms row vectors: `[x y z 1] × M`.
public struct CATransform3D: Sendable {
    /// Row 1, column 1.
    public var m11: CGFloat
    /// Row 1, column 2.
    public var m12: CGFloat
    /// Row 1, column 3.
    public var m13: CGFloat
    /// Row 1, column 4.
    public var m14: CGFloat
    /// Row 2, column 1.
    public var m21: CGFloat
    /// Row 2, column 2.
    public var m22: CGFloat
    /// Row 2, column 3.
    public var m23: CGFloat
    /// Row 2, column 4.
    public var m24: CGFloat
    /// Row 3, column 1.
    public var m31: CGFloat
    /// Row 3, column 2.
    public var m32: CGFloat
    /// Row 3, column 3.
    public var m33: CGFloat
    /// Row 3, column 4: perspective, as −1 / the eye's distance in points.
    public var m34: CGFloat
    /// Row 4, column 1: the x translation, in points.
    public var m41: CGFloat
    /// Row 4, column 2: the y translation, in points.
    public var m42: CGFloat
    /// Row 4, column 3: the z translation, in points.
    public var m43: CGFloat
    /// Row 4, column 4.
    public var m44: CGFloat

    /// Creates the matrix of zeros.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a matrix from its elements, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat, m31: CGFloat,
        m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { CATransform3DEqualToTransform(t, CATransform3DIdentity) }

/// Returns whether two transforms are equal, element by element.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14 && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23
        && a.m24 == b.m24 && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34 && a.m41 == b.m41 && a.m42 == b.m42
        && a.m43 == b.m43 && a.m44 == b.m44
}

/// Returns a translation by (tx, ty, tz), in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// Returns a scaling by (sx, sy, sz).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// Returns a rotation by `angle` radians about the vector (x, y, z); the identity if the vector has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    return CATransform3D(Quaternion(angle: Double(angle), axis: (Double(x / length), Double(y / length), Double(z / length))))
}

/// Returns `t` preceded by a translation: `translation × t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var r = t
    r.m41 += tx * t.m11 + ty * t.m21 + tz * t.m31
    r.m42 += tx * t.m12 + ty * t.m22 + tz * t.m32
    r.m43 += tx * t.m13 + ty * t.m23 + tz * t.m33
    r.m44 += tx * t.m14 + ty * t.m24 + tz * t.m34
    return r
}

/// Returns `t` preceded by a scaling: `scaling × t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var r = t
    (r.m11, r.m12, r.m13, r.m14) = (sx * t.m11, sx * t.m12, sx * t.m13, sx * t.m14)
    (r.m21, r.m22, r.m23, r.m24) = (sy * t.m21, sy * t.m22, sy * t.m23, sy * t.m24)
    (r.m31, r.m32, r.m33, r.m34) = (sz * t.m31, sz * t.m32, sz * t.m33, sz * t.m34)
    return r
}

/// Returns `t` preceded by a rotation by `angle` radians: `rotation × t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the product `a × b`: first `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        (
            x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
            x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
        )
    }
    let (r1, r2) = (row(a.m11, a.m12, a.m13, a.m14), row(a.m21, a.m22, a.m23, a.m24))
    let (r3, r4) = (row(a.m31, a.m32, a.m33, a.m34), row(a.m41, a.m42, a.m43, a.m44))
    return CATransform3D(
        m11: r1.0, m12: r1.1, m13: r1.2, m14: r1.3, m21: r2.0, m22: r2.1, m23: r2.2, m24: r2.3, m31: r3.0, m32: r3.1, m33: r3.2,
        m34: r3.3, m41: r4.0, m42: r4.1, m43: r4.2, m44: r4.3)
}

/// Returns the inverse of a transform, or the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() ?? t }

/// Returns the transform that does in space what an affine transform does in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return t
}

/// Returns whether an affine transform can say all that a transform does.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0 && t.m43 == 0
        && t.m44 == 1
}

/// Returns the affine part of a transform; undefined if it is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
    /// The inverse, or `nil` if the determinant is zero.
    package func inverted() -> CATransform3D? {
        // Two-row minors of the upper and of the lower half; every cofactor is made of them.
        let s0 = m11 * m22 - m21 * m12, s1 = m11 * m23 - m21 * m13, s2 = m11 * m24 - m21 * m14
        let s3 = m12 * m23 - m22 * m13, s4 = m12 * m24 - m22 * m14, s5 = m13 * m24 - m23 * m14
        let c5 = m33 * m44 - m43 * m34, c4 = m32 * m44 - m42 * m34, c3 = m32 * m43 - m42 * m33
        let c2 = m31 * m44 - m41 * m34, c1 = m31 * m43 - m41 * m33, c0 = m31 * m42 - m41 * m32
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        var r = CATransform3D()
        r.m11 = (m22 * c5 - m23 * c4 + m24 * c3) * k
        r.m12 = (-m12 * c5 + m13 * c4 - m14 * c3) * k
        r.m13 = (m42 * s5 - m43 * s4 + m44 * s3) * k
        r.m14 = (-m32 * s5 + m33 * s4 - m34 * s3) * k
        r.m21 = (-m21 * c5 + m23 * c2 - m24 * c1) * k
        r.m22 = (m11 * c5 - m13 * c2 + m14 * c1) * k
        r.m23 = (-m41 * s5 + m43 * s2 - m44 * s1) * k
        r.m24 = (m31 * s5 - m33 * s2 + m34 * s1) * k
        r.m31 = (m21 * c4 - m22 * c2 + m24 * c0) * k
        r.m32 = (-m11 * c4 + m12 * c2 - m14 * c0) * k
        r.m33 = (m41 * s4 - m42 * s2 + m44 * s0) * k
        r.m34 = (-m31 * s4 + m32 * s2 - m34 * s0) * k
        r.m41 = (-m21 * c3 + m22 * c1 - m23 * c0) * k
        r.m42 = (m11 * c3 - m12 * c1 + m13 * c0) * k
        r.m43 = (-m41 * s3 + m42 * s1 - m43 * s0) * k
        r.m44 = (m31 * s3 - m32 * s1 + m33 * s0) * k
        return r
    }

    /// Where the point (x, y, z) goes, with its homogeneous coordinate.
    package func apply(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        (
            x * m11 + y * m21 + z * m31 + m41, x * m12 + y * m22 + z * m32 + m42, x * m13 + y * m23 + z * m33 + m43,
            x * m14 + y * m24 + z * m34 + m44
        )
    }
}

import Foundation

/// A 3 × 3 matrix, its last column fixed, that maps points of one two-dimensional space to another:
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// The entry in row 1, column 1.
    public var a: CGFloat
    /// The entry in row 1, column 2.
    public var b: CGFloat
    /// The entry in row 2, column 1.
    public var c: CGFloat
    /// The entry in row 2, column 2.
    public var d: CGFloat
    /// The translation along x.
    public var tx: CGFloat
    /// The translation along y.
    public var ty: CGFloat

    /// The transform that leaves everything where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a matrix of zeros.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a matrix from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a matrix from its six entries.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Creates a scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a rotation by `angle` radians, from the positive x axis towards the positive y axis.
    public init(rotationAngle angle: CGFloat) {
        let (s, c) = (sin(angle), cos(angle))
        self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// Whether this is the identity.
    public var isIdentity: Bool { self == .identity }

    /// This transform, preceded by a translation.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx * a + ty * c + self.tx, ty: tx * b + ty * d + self.ty)
    }

    /// This transform, preceded by a scaling.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
    }

    /// This transform, preceded by a rotation of `angle` radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; this one itself if it cannot be undone.
    public func inverted() -> CGAffineTransform {
        let determinant = self.determinant
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// The transform that applies this one, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The factor by which areas grow, negative if the plane is turned over.
    package var determinant: CGFloat { a * d - b * c }

    /// Whether shapes keep an area, so that the transform can be undone.
    package var isInvertible: Bool {
        let determinant = self.determinant
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether axis-aligned rectangles stay axis-aligned.
    package var preservesRects: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// The mean factor by which lengths grow.
    package var meanScale: CGFloat { abs(determinant).squareRoot() }
}

/// A transform taken apart into scale, shear, rotation and translation, applied in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale of each axis.
    public var scale: CGSize
    /// The shear along x for each unit of y, applied after scaling.
    public var horizontalShear: CGFloat
    /// The rotation, in radians.
    public var rotation: CGFloat
    /// The translation.
    public var translation: CGVector

    /// Creates components that make up the zero transform.
    public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

    /// Creates components from the four parts.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform that scales, shears, rotates and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The scale, shear, rotation and translation that make up this transform.
    public func decomposed() -> CGAffineTransformComponents {
        let sx = (a * a + b * b).squareRoot()
        let rotation = sx == 0 ? (c == 0 && d == 0 ? 0 : atan2(-c, d)) : atan2(b, a)
        let unrotated = concatenating(CGAffineTransform(rotationAngle: -rotation))
        let sy = unrotated.d
        return CGAffineTransformComponents(
            scale: CGSize(width: sx, height: sy), horizontalShear: sy == 0 ? 0 : unrotated.c / sy, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }
}

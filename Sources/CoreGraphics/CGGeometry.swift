import Foundation

extension CGPoint {
    /// The point that `t` maps this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// The point as a property list, with the keys `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] as NSDictionary }

    /// Creates a point from a property list that `dictionaryRepresentation` gave.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = number(dict["X"]), let y = number(dict["Y"]) else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The size that `t` maps this one to; translation plays no part.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// The size as a property list, with the keys `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] as NSDictionary }

    /// Creates a size from a property list that `dictionaryRepresentation` gave.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = number(dict["Width"]), let height = number(dict["Height"]) else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The smallest rectangle that holds the four corners that `t` maps this one's to.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let p0 = CGPoint(x: minX, y: minY).applying(t)
        let p1 = CGPoint(x: maxX, y: minY).applying(t)
        let p2 = CGPoint(x: minX, y: maxY).applying(t)
        let p3 = CGPoint(x: maxX, y: maxY).applying(t)
        let left = min(min(p0.x, p1.x), min(p2.x, p3.x))
        let right = max(max(p0.x, p1.x), max(p2.x, p3.x))
        let top = min(min(p0.y, p1.y), min(p2.y, p3.y))
        let bottom = max(max(p0.y, p1.y), max(p2.y, p3.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle as a property list, with the keys `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        ["X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height)] as NSDictionary
    }

    /// Creates a rectangle from a property list that `dictionaryRepresentation` gave.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else { return nil }
        self.init(origin: origin, size: size)
    }

    /// The point in the middle.
    package var center: CGPoint { CGPoint(x: midX, y: midY) }
}

private func number(_ value: Any?) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }

// What geometry compares with in Objective-C's way. See https://developer.apple.com/documentation/coregraphics/cgrect/equalto(_:).

extension CGPoint {
    /// Returns whether the two points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether the two sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether the two rectangles have the same place and size.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

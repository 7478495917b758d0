import CoreGraphics
import Foundation

/// A key path, taken apart: a property, and perhaps a part of its value.
package struct AnimatedPath: Hashable {
    /// What is meant.
    enum Property: Hashable {
        /// One of the layer classes' own.
        case known(LayerKey)
        /// A key of the app's own.
        case custom(String)
    }

    /// A part of a structured value.
    enum Part: Hashable {
        case whole, x, y, width, height, origin, size, originX, originY, sizeWidth, sizeHeight
        case rotationX, rotationY, rotationZ, scale, scaleX, scaleY, scaleZ, translation, translationX, translationY, translationZ
    }

    let property: Property
    let part: Part

    /// The property's key.
    var key: String {
        switch property {
        case .known(let key): key.rawValue
        case .custom(let key): key
        }
    }

    /// Takes a key path apart. A path that is not understood as a part is a custom key.
    package init(_ keyPath: String) {
        guard let dot = keyPath.utf8.firstIndex(of: UInt8(ascii: ".")) else {
            property = LayerKey(rawValue: keyPath).map { .known($0) } ?? .custom(keyPath)
            part = .whole
            return
        }
        if let key = LayerKey(rawValue: String(keyPath[..<dot])),
            let part = AnimatedPath.part(String(keyPath[keyPath.index(after: dot)...]))
        {
            property = .known(key)
            self.part = part
        } else {
            property = .custom(keyPath)
            part = .whole
        }
    }

    private static func part(_ name: String) -> Part? {
        switch name {
        case "x": .x
        case "y": .y
        case "width": .width
        case "height": .height
        case "origin": .origin
        case "size": .size
        case "origin.x": .originX
        case "origin.y": .originY
        case "size.width": .sizeWidth
        case "size.height": .sizeHeight
        case "rotation", "rotation.z": .rotationZ
        case "rotation.x": .rotationX
        case "rotation.y": .rotationY
        case "scale": .scale
        case "scale.x": .scaleX
        case "scale.y": .scaleY
        case "scale.z": .scaleZ
        case "translation": .translation
        case "translation.x": .translationX
        case "translation.y": .translationY
        case "translation.z": .translationZ
        default: nil
        }
    }
}

extension AnimatableValue {
    /// A part of the value; `nil` if it has no such part.
    func part(_ part: AnimatedPath.Part) -> AnimatableValue? {
        switch (self, part) {
        case (_, .whole): return self
        case (.point(let v), .x): return .number(Double(v.x))
        case (.point(let v), .y): return .number(Double(v.y))
        case (.size(let v), .width): return .number(Double(v.width))
        case (.size(let v), .height): return .number(Double(v.height))
        case (.rect(let v), .origin): return .point(v.origin)
        case (.rect(let v), .size): return .size(v.size)
        case (.rect(let v), .originX): return .number(Double(v.origin.x))
        case (.rect(let v), .originY): return .number(Double(v.origin.y))
        case (.rect(let v), .sizeWidth): return .number(Double(v.size.width))
        case (.rect(let v), .sizeHeight): return .number(Double(v.size.height))
        case (.transform(let v), .translation): return .size(CGSize(width: v.m41, height: v.m42))
        case (.transform(let v), .translationX): return .number(Double(v.m41))
        case (.transform(let v), .translationY): return .number(Double(v.m42))
        case (.transform(let v), .translationZ): return .number(Double(v.m43))
        case (.transform(let v), _):
            guard let parts = v.parts else {
                return .number(0)
            }
            switch part {
            case .rotationX: return .number(parts.rotation.euler.x)
            case .rotationY: return .number(parts.rotation.euler.y)
            case .rotationZ: return .number(parts.rotation.euler.z)
            case .scaleX: return .number(parts.scale.x)
            case .scaleY: return .number(parts.scale.y)
            case .scaleZ: return .number(parts.scale.z)
            case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
            default: return nil
            }
        default: return nil
        }
    }

    /// Three numbers along the axes; `nil` if there are not so many.
    fileprivate static func three(_ list: [AnimatableValue]) -> SIMD3<Double>? {
        let numbers = list.compactMap(\.number)
        return numbers.count == 3 ? SIMD3(numbers[0], numbers[1], numbers[2]) : nil
    }

    /// The value with a part of it replaced; unchanged if it has no such part or the new one is of another kind.
    func replacing(_ part: AnimatedPath.Part, with new: AnimatableValue) -> AnimatableValue {
        if part == .whole { return new }
        switch (self, part, new) {
        case (.point(var v), .x, .number(let n)):
            v.x = CGFloat(n)
            return .point(v)
        case (.point(var v), .y, .number(let n)):
            v.y = CGFloat(n)
            return .point(v)
        case (.size(var v), .width, .number(let n)):
            v.width = CGFloat(n)
            return .size(v)
        case (.size(var v), .height, .number(let n)):
            v.height = CGFloat(n)
            return .size(v)
        case (.rect(let v), .origin, .point(let p)): return .rect(CGRect(origin: p, size: v.size))
        case (.rect(let v), .size, .size(let s)): return .rect(CGRect(origin: v.origin, size: s))
        case (.rect(var v), .originX, .number(let n)):
            v.origin.x = CGFloat(n)
            return .rect(v)
        case (.rect(var v), .originY, .number(let n)):
            v.origin.y = CGFloat(n)
            return .rect(v)
        case (.rect(var v), .sizeWidth, .number(let n)):
            v.size.width = CGFloat(n)
            return .rect(v)
        case (.rect(var v), .sizeHeight, .number(let n)):
            v.size.height = CGFloat(n)
            return .rect(v)
        case (.transform(let v), _, _): return .transform(v.replacing(part, with: new))
        default: return self
        }
    }
}

extension CATransform3D {
    fileprivate func replacing(_ part: AnimatedPath.Part, with new: AnimatableValue) -> CATransform3D {
        var r = self
        switch (part, new) {
        case (.translation, .size(let s)): (r.m41, r.m42) = (s.width, s.height)
        case (.translation, .point(let p)): (r.m41, r.m42) = (p.x, p.y)
        // What value functions make of three numbers.
        case (.translation, .array(let list)):
            guard let v = AnimatableValue.three(list) else { break }
            (r.m41, r.m42, r.m43) = (CGFloat(v.x), CGFloat(v.y), CGFloat(v.z))
        case (.scale, .array(let list)):
            guard let v = AnimatableValue.three(list) else { break }
            return replacingTurnOrScale(.scaleX, with: v.x).replacingTurnOrScale(.scaleY, with: v.y).replacingTurnOrScale(
                .scaleZ, with: v.z)
        case (.translationX, .number(let n)): r.m41 = CGFloat(n)
        case (.translationY, .number(let n)): r.m42 = CGFloat(n)
        case (.translationZ, .number(let n)): r.m43 = CGFloat(n)
        case (_, .number(let n)): return replacingTurnOrScale(part, with: n)
        default: break
        }
        return r
    }

    private func replacingTurnOrScale(_ part: AnimatedPath.Part, with n: Double) -> CATransform3D {
        if part == .rotationZ, isScaleAndTranslation, m11 > 0, m22 > 0, m33 > 0 {
            // The commonest case by far: a plain spin of something that is not turned otherwise.
            var r = self
            let (c, s) = (CGFloat(cos(n)), CGFloat(sin(n)))
            (r.m11, r.m12, r.m21, r.m22) = (m11 * c, m11 * s, -m22 * s, m22 * c)
            return r
        }
        // A transform flattened to nothing cannot be taken apart: start from its translation alone.
        var parts =
            parts
            ?? {
                var p = Parts()
                p.translation = (Double(m41), Double(m42), Double(m43))
                return p
            }()
        switch part {
        case .rotationX, .rotationY, .rotationZ:
            var euler = parts.rotation.euler
            if part == .rotationX { euler.x = n } else if part == .rotationY { euler.y = n } else { euler.z = n }
            parts.rotation = Quaternion(euler: euler)
        case .scaleX: parts.scale.x = n
        case .scaleY: parts.scale.y = n
        case .scaleZ: parts.scale.z = n
        case .scale: parts.scale = (n, n, n)
        default: break
        }
        return CATransform3D(parts)
    }
}

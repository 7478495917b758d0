import CoreGraphics
import Foundation

/// A property's value in a form that can be blended.
package enum AnimatableValue {
    /// No value: a colour or a path that is not set.
    case none
    /// A number, or a Boolean.
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor)
    case transform(CATransform3D)
    case path(CGPath)
    case array([AnimatableValue])
    /// Anything else; changes at once.
    case object(Any)

    /// Takes a value as apps give it: Swift's types, or `NSNumber` and `NSValue`.
    package init(_ any: Any?) {
        guard let any else {
            self = .none
            return
        }
        switch any {
        case is NSNull: self = .none
        case let value as AnimatableValue: self = value
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        case let value as CGPoint: self = .point(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGColor: self = .color(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CGPath: self = .path(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as [Any?]: self = .array(value.map { AnimatableValue($0) })
        case let value as TransformBoxing: self = value.boxedTransform.map { .transform($0) } ?? .object(any)
        default: self = .object(any)
        }
    }

    /// The number in a value that an app gave.
    static func number(in any: Any?) -> Double? { AnimatableValue(any).number }

    /// The value as key-value coding gives it.
    package var any: Any? {
        switch self {
        case .none: nil
        case .number(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): value
        case .transform(let value): value
        case .path(let value): value
        case .array(let values): values.map { $0.any as Any }
        case .object(let value): value
        }
    }

    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
    package var size: CGSize? { if case .size(let value) = self { value } else { nil } }
    package var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    package var color: CGColor? { if case .color(let value) = self { value } else { nil } }
    package var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
    package var path: CGPath? { if case .path(let value) = self { value } else { nil } }
    package var array: [AnimatableValue]? { if case .array(let value) = self { value } else { nil } }
    package var isNone: Bool { if case .none = self { true } else { false } }
}

/// Something that holds a transform for an API that takes only objects.
package protocol TransformBoxing {
    var boxedTransform: CATransform3D? { get }
}

extension AnimatableValue {
    /// The value a fraction `t` of the way from `a` to `b`; beyond 0…1 the way is continued. Values that do not blend change at once
    /// when the way begins.
    package static func interpolate(_ a: AnimatableValue, _ b: AnimatableValue, _ t: Double) -> AnimatableValue {
        let k = CGFloat(t)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * k }
        switch (a, b) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)): return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y), width: mix(a.size.width, b.size.width),
                    height: mix(a.size.height, b.size.height)))
        case (.color(let a), .color(let b)): return .color(blend(a, b, t))
        case (.color(let a), .none): return .color(blend(a, a.copy(alpha: 0) ?? a, t))
        case (.none, .color(let b)): return .color(blend(b.copy(alpha: 0) ?? b, b, t))
        case (.transform(let a), .transform(let b)): return .transform(.interpolate(a, b, t))
        case (.path(let a), .path(let b)): return .path(CGPath.interpolate(a, b, t) ?? b)
        case (.array(let a), .array(let b)) where a.count == b.count:
            return .array(zip(a, b).map { interpolate($0, $1, t) })
        case (.object(let a), .object(let b)):
            // A picture that stays is itself all the way.
            if (a as AnyObject) === (b as AnyObject) { return .object(b) }
            if let blend = BlendedContents(from: a, to: b, fraction: t) { return .object(blend) }
            return .object(b)
        default: return b
        }
    }

    private static func blend(_ a: CGColor, _ b: CGColor, _ t: Double) -> CGColor {
        guard let from = a.sRGB, let to = b.sRGB, a !== b else { return t < 1 && a.sRGB != nil && b.sRGB == nil ? a : b }
        let mixed = from + (to - from) * t
        return CGColor(srgbRed: CGFloat(mixed.x), green: CGFloat(mixed.y), blue: CGFloat(mixed.z), alpha: CGFloat(min(1, max(0, mixed.w))))
    }

    /// The sum of two values; of transforms, the product `a × b`.
    package static func sum(_ a: AnimatableValue, _ b: AnimatableValue) -> AnimatableValue {
        switch (a, b) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.color(let a), .color(let b)): .color(addColors(a, b, 1))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
        case (.array(let a), .array(let b)) where a.count == b.count: .array(zip(a, b).map { sum($0, $1) })
        case (.none, let b): b
        case (let a, .none): a
        default: a
        }
    }

    /// What has to be added to `b` to get `a`: the difference `a − b`; of transforms, the product `a × b⁻¹`.
    package static func difference(_ a: AnimatableValue, _ b: AnimatableValue) -> AnimatableValue {
        switch (a, b) {
        case (.number(let a), .number(let b)): .number(a - b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
                    height: a.size.height - b.size.height))
        case (.color(let a), .color(let b)): .color(addColors(a, b, -1))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
        case (.array(let a), .array(let b)) where a.count == b.count: .array(zip(a, b).map { difference($0, $1) })
        default: a
        }
    }

    private static func addColors(_ a: CGColor, _ b: CGColor, _ sign: Double) -> CGColor {
        guard let x = a.sRGB, let y = b.sRGB else { return a }
        let r = x + y * sign
        return CGColor(srgbRed: CGFloat(r.x), green: CGFloat(r.y), blue: CGFloat(r.z), alpha: CGFloat(r.w))
    }

    /// The value of the same kind that changes nothing when added.
    package var zero: AnimatableValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .color: .color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
        case .transform: .transform(CATransform3DIdentity)
        case .array(let values): .array(values.map(\.zero))
        case .none, .path, .object: .none
        }
    }

    /// How far apart two values are: what paced animations keep even.
    package static func distance(_ a: AnimatableValue, _ b: AnimatableValue) -> Double {
        switch (a, b) {
        case (.number(let a), .number(let b)): abs(a - b)
        case (.point(let a), .point(let b)): Double(hypot(a.x - b.x, a.y - b.y))
        case (.size(let a), .size(let b)): Double(hypot(a.width - b.width, a.height - b.height))
        case (.rect(let a), .rect(let b)):
            hypot(
                distance(.point(a.origin), .point(b.origin)), distance(.size(a.size), .size(b.size)))
        case (.color(let a), .color(let b)):
            (((a.sRGB ?? .zero) - (b.sRGB ?? .zero)) * ((a.sRGB ?? .zero) - (b.sRGB ?? .zero))).sum().squareRoot()
        case (.transform(let a), .transform(let b)):
            hypot(hypot(Double(a.m41 - b.m41), Double(a.m42 - b.m42)), Double(a.m43 - b.m43))
                + [a.m11 - b.m11, a.m12 - b.m12, a.m21 - b.m21, a.m22 - b.m22, a.m33 - b.m33].reduce(0) { $0 + abs(Double($1)) }
        case (.array(let a), .array(let b)): zip(a, b).reduce(0) { $0 + distance($1.0, $1.1) }
        default: 0
        }
    }

    /// Whether two values are the same, as far as that can be told.
    package static func equal(_ a: AnimatableValue, _ b: AnimatableValue) -> Bool {
        switch (a, b) {
        case (.none, .none): true
        case (.number(let a), .number(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
        case (.path(let a), .path(let b)): a == b
        case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) }
        case (.object(let a), .object(let b)): (a as AnyObject) === (b as AnyObject)
        default: false
        }
    }
}

extension CGPath {
    /// The path between two paths of the same elements; `nil` if their elements differ.
    package static func interpolate(_ a: CGPath, _ b: CGPath, _ t: Double) -> CGPath? {
        if a === b { return a }
        return a.storage.interpolated(to: b.storage, t).map { CGPath(storage: $0) }
    }
}

/// Two pictures of which one gives way to the other.
package final class BlendedContents {
    /// The picture that fades out.
    package let from: Any
    /// The picture that fades in.
    package let to: Any
    /// How much of the second one shows, from 0 to 1.
    package let fraction: Double

    /// `nil` if the two are not both pictures.
    init?(from: Any, to: Any, fraction: Double) {
        guard from is CGImage || from is BackingStore, to is CGImage || to is BackingStore else { return nil }
        (self.from, self.to, self.fraction) = (from, to, min(1, max(0, fraction)))
    }
}

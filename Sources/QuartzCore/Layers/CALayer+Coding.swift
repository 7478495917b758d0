import CoreGraphics
import Foundation

/// Values in archives: numbers as such, structures as lists of numbers, so that they do not depend on this machine's types.
enum Archive {
    /// The properties of every layer that an archive holds.
    static let layerKeys: [LayerKey] = [
        .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .sublayerTransform, .opacity, .hidden, .doubleSided,
        .geometryFlipped, .masksToBounds, .contentsRect, .contentsCenter, .contentsScale, .contentsGravity, .contentsFormat,
        .minificationFilter, .magnificationFilter, .backgroundColor, .cornerRadius, .maskedCorners, .cornerCurve, .borderWidth,
        .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .shouldRasterize, .rasterizationScale,
        .opaque, .allowsGroupOpacity, .allowsEdgeAntialiasing, .edgeAntialiasingMask, .needsDisplayOnBoundsChange, .name, .beginTime,
        .timeOffset, .duration, .repeatCount, .repeatDuration, .speed, .autoreverses, .fillMode,
    ]

    /// The value as objects of property lists; `nil` if it cannot be kept.
    static func encode(_ value: AnimatableValue) -> NSObject? {
        switch value {
        case .none: nil
        case .number(let n): NSNumber(value: n)
        case .point, .size, .rect, .transform: value.components.map { list(tag(value), $0) }
        case .color(let c): c.sRGB.map { list("color", [$0.x, $0.y, $0.z, $0.w]) }
        case .path(let path): list("path", path.numbers)
        case .array(let values): encodeAll(values)
        case .object(let any): (any as? String).map { $0 as NSString }
        }
    }

    private static func encodeAll(_ values: [AnimatableValue]) -> NSObject? {
        let all = values.map { encode($0) }
        guard !all.contains(where: { $0 == nil }) else { return nil }
        return (["array" as NSString] + all.compactMap { $0 }) as NSArray
    }

    private static func tag(_ value: AnimatableValue) -> String {
        switch value {
        case .point: "point"
        case .size: "size"
        case .rect: "rect"
        default: "transform"
        }
    }

    private static func list(_ tag: String, _ numbers: [Double]) -> NSObject {
        ([tag as NSString] + numbers.map { NSNumber(value: $0) }) as NSArray
    }

    /// The value of objects of property lists; `nil` if they make no sense.
    static func decode(_ any: Any?) -> AnimatableValue? {
        if let number = any as? NSNumber { return .number(number.doubleValue) }
        if let string = any as? String { return .object(string) }
        guard let list = any as? [Any], let tag = list.first as? String else { return nil }
        let rest = list.dropFirst()
        if tag == "array" {
            let values = rest.map { decode($0) }
            return values.contains { $0 == nil } ? nil : .array(values.compactMap { $0 })
        }
        let numbers = rest.compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == rest.count else { return nil }
        switch (tag, numbers.count) {
        case ("point", 2): return AnimatableValue.point(.zero).replacingComponents(numbers)
        case ("size", 2): return AnimatableValue.size(.zero).replacingComponents(numbers)
        case ("rect", 4): return AnimatableValue.rect(.zero).replacingComponents(numbers)
        case ("color", 4): return AnimatableValue.color(LayerValues.black).replacingComponents(numbers)
        case ("transform", 16): return AnimatableValue.transform(CATransform3DIdentity).replacingComponents(numbers)
        case ("path", _): return CGPath(numbers: numbers).map { .path($0) }
        default: return nil
        }
    }

    /// What a class's archive may hold.
    static let classes: [AnyClass] = [NSArray.self, NSNumber.self, NSString.self]

    static func read(_ coder: NSCoder, _ key: String) -> AnimatableValue? {
        guard coder.containsValue(forKey: key) else { return nil }
        return decode(coder.decodeObject(of: classes, forKey: key))
    }
}

extension CALayer {
    final func encodeValues(to coder: NSCoder) {
        for key in Archive.layerKeys + archivedOwnKeys {
            if let value = property(key), let object = Archive.encode(value) { coder.encode(object, forKey: key.rawValue) }
        }
        if let sublayers { coder.encode(sublayers as NSArray, forKey: LayerKey.sublayers.rawValue) }
        if let mask { coder.encode(mask, forKey: LayerKey.mask.rawValue) }
    }

    final func decode(from coder: NSCoder) {
        for key in Archive.layerKeys + archivedOwnKeys {
            if let value = Archive.read(coder, key.rawValue) { setProperty(key, value) }
        }
        if coder.containsValue(forKey: LayerKey.sublayers.rawValue),
            let layers = coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: LayerKey.sublayers.rawValue) as? [CALayer]
        {
            sublayers = layers
        }
        if coder.containsValue(forKey: LayerKey.mask.rawValue) {
            mask = coder.decodeObject(of: CALayer.self, forKey: LayerKey.mask.rawValue)
        }
    }
}

extension CAAnimation {
    final func encodeValues(to coder: NSCoder) {
        for key in CAAnimation.timingKeys + ownKeys where shouldArchiveValue(forKey: key) {
            let value = value(forKey: key)
            if let object = Archive.encode(AnimatableValue(value)) {
                coder.encode(object, forKey: key)
            } else if let object = value as? NSObject & NSSecureCoding {
                coder.encode(object, forKey: key)
            } else if let objects = value as? [CAAnimation] {
                coder.encode(objects as NSArray, forKey: key)
            } else if let curves = value as? [CAMediaTimingFunction] {
                coder.encode(curves as NSArray, forKey: key)
            }
        }
    }

    final func decode(from coder: NSCoder) {
        for key in CAAnimation.timingKeys + ownKeys where coder.containsValue(forKey: key) {
            let object = coder.decodeObject(of: CAAnimation.archivedClasses, forKey: key)
            setValue(Archive.decode(object)?.any ?? object, forKey: key)
        }
    }

    private static let timingKeys = [
        "beginTime", "timeOffset", "duration", "repeatCount", "repeatDuration", "speed", "autoreverses", "removedOnCompletion", "fillMode",
    ]

    private static let archivedClasses: [AnyClass] =
        Archive.classes + [CAMediaTimingFunction.self, CAValueFunction.self, CAAnimation.self]
}

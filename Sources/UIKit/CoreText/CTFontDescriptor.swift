import CoreGraphics
import Foundation

/// What tells a font from others. At Apple `CTFontDescriptor` and `UIFontDescriptor` are bridged; here each is the other.
///
/// See https://developer.apple.com/documentation/coretext/ctfontdescriptor.
public typealias CTFontDescriptor = UIFontDescriptor

/// The PostScript name, a string.
nonisolated(unsafe) public let kCTFontNameAttribute: CFString = UIFontDescriptor.AttributeName.name.rawValue as NSString
/// The name for people, a string.
nonisolated(unsafe) public let kCTFontDisplayNameAttribute: CFString = UIFontDescriptor.AttributeName.visibleName.rawValue as NSString
/// The family's name, a string.
nonisolated(unsafe) public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue as NSString
/// The face's name within its family, a string.
nonisolated(unsafe) public let kCTFontStyleNameAttribute: CFString = UIFontDescriptor.AttributeName.face.rawValue as NSString
/// A dictionary of traits.
nonisolated(unsafe) public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue as NSString
/// The size in points, a number.
nonisolated(unsafe) public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue as NSString
/// An array of feature settings.
nonisolated(unsafe) public let kCTFontFeatureSettingsAttribute: CFString =
    UIFontDescriptor.AttributeName.featureSettings.rawValue as NSString
/// The raw value of the symbolic traits.
nonisolated(unsafe) public let kCTFontSymbolicTrait: CFString = UIFontDescriptor.TraitKey.symbolic.rawValue as NSString
/// From -1 to 1.
nonisolated(unsafe) public let kCTFontWeightTrait: CFString = UIFontDescriptor.TraitKey.weight.rawValue as NSString
/// From -1 to 1.
nonisolated(unsafe) public let kCTFontWidthTrait: CFString = UIFontDescriptor.TraitKey.width.rawValue as NSString
/// From -1 to 1.
nonisolated(unsafe) public let kCTFontSlantTrait: CFString = UIFontDescriptor.TraitKey.slant.rawValue as NSString
/// The number of a feature's type.
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey: CFString = UIFontDescriptor.FeatureKey.type.rawValue as NSString
/// The number of a choice within a feature's type.
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey: CFString = UIFontDescriptor.FeatureKey.selector.rawValue as NSString

/// Returns a descriptor of attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: names(attributes))
}

/// Returns a descriptor of a font by its PostScript name and size, in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name as String, size: size)
}

/// Returns a descriptor with more attributes, which win over those there are.
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
    original.addingAttributes(names(attributes))
}

/// Returns an attribute, looked up in the font if the descriptor does not hold it.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    descriptor.object(forKey: .init(rawValue: attribute as String)).map { object($0) }
}

/// Returns all attributes of a descriptor.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    let attributes = descriptor.fontAttributes
    return NSDictionary(objects: attributes.map { object($0.value) }, forKeys: attributes.map { $0.key.rawValue as NSString })
}

private func names(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [:]
    for (key, value) in attributes { if let key = key as? String { result[.init(rawValue: key)] = value } }
    return result
}

/// A value of a descriptor as an object: its dictionaries have keys of their own.
private func object(_ value: Any) -> AnyObject {
    if let traits = value as? [UIFontDescriptor.TraitKey: Any] {
        return NSDictionary(objects: traits.map(\.value), forKeys: traits.map { $0.key.rawValue as NSString })
    }
    if let features = value as? [[UIFontDescriptor.FeatureKey: Int]] {
        return features.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) } as NSArray
    }
    return value as AnyObject
}

import CoreGraphics
import Foundation

/// The name of a feature's type, a string.
nonisolated(unsafe) public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether only one of a type's selectors can be chosen, a Boolean.
nonisolated(unsafe) public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The selectors of a type, an array of dictionaries.
nonisolated(unsafe) public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The name of a selector, a string.
nonisolated(unsafe) public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether a selector is chosen where nothing is said, a Boolean.
nonisolated(unsafe) public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// The four letters of an OpenType feature, a string, in a feature setting.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The value of an OpenType feature, a number, in a feature setting.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

/// Returns the features that the font has and that settings can choose, in an array of dictionaries; `nil` if it has none.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let types = FontFeatureSettings.types(of: font.face.featureTags)
    guard !types.isEmpty else { return nil }
    return types.map { type in
        [
            kCTFontFeatureTypeIdentifierKey as String: type.identifier, kCTFontFeatureTypeNameKey as String: type.name,
            kCTFontFeatureTypeExclusiveKey as String: type.isExclusive,
            kCTFontFeatureTypeSelectorsKey as String: type.selectors.map { selector in
                [
                    kCTFontFeatureSelectorIdentifierKey as String: selector.identifier,
                    kCTFontFeatureSelectorNameKey as String: selector.name,
                    kCTFontFeatureSelectorDefaultKey as String: selector.isDefault,
                ] as [String: Any]
            },
        ] as [String: Any]
    } as NSArray
}

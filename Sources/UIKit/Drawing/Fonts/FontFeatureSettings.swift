import Foundation
import SampanTextLayout

/// Translates between the numbers by which Apple's fonts name their features and OpenType's tags.
enum FontFeatureSettings {
    /// Type, selector, tag, value.
    static let table: [(Int, Int, String, Int)] = [
        (1, 2, "liga", 1), (1, 3, "liga", 0), (1, 4, "dlig", 1), (1, 5, "dlig", 0), (1, 18, "clig", 1), (1, 19, "clig", 0),
        (1, 20, "hlig", 1), (1, 21, "hlig", 0),
        (6, 0, "tnum", 1), (6, 1, "pnum", 1),
        (10, 0, "sups", 0), (10, 1, "sups", 1), (10, 2, "subs", 1), (10, 3, "ordn", 1), (10, 4, "sinf", 1),
        (11, 0, "frac", 0), (11, 1, "afrc", 1), (11, 2, "frac", 1),
        (14, 4, "zero", 1), (14, 5, "zero", 0),
        (21, 0, "onum", 1), (21, 1, "lnum", 1),
        (33, 0, "case", 1), (33, 1, "case", 0), (33, 2, "cpsp", 1), (33, 3, "cpsp", 0),
        (37, 1, "smcp", 1), (37, 2, "pcap", 1), (38, 1, "c2sc", 1), (38, 2, "c2pc", 1),
        (36, 0, "calt", 1), (36, 1, "calt", 0), (36, 2, "swsh", 1), (36, 3, "swsh", 0), (36, 4, "cswh", 1), (36, 5, "cswh", 0),
    ]

    /// Stylistic sets are type 35; selector 2 turns the first one on, 3 off, and so forth.
    private static func stylisticSet(_ selector: Int) -> FontFeature? {
        guard selector >= 2, selector < 42 else { return nil }
        let number = selector / 2
        return FontFeature(tag: "ss" + (number < 10 ? "0" : "") + String(number), value: selector % 2 == 0 ? 1 : 0)
    }

    /// The features of the value of `featureSettings`; what is not known is left out.
    static func features(_ value: Any) -> [FontFeature] {
        var dictionaries: [[String: Any]] = []
        if let keyed = value as? [[UIFontDescriptor.FeatureKey: Any]] {
            dictionaries = keyed.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) }
        } else if let named = value as? [[String: Any]] {
            dictionaries = named
        }
        return dictionaries.compactMap { setting in
            if let tag = setting["CTFeatureOpenTypeTag"] as? String, tag.utf8.count == 4 {
                return FontFeature(tag: tag, value: Int(number(setting["CTFeatureOpenTypeValue"]) ?? 1))
            }
            guard let type = number(setting["CTFeatureTypeIdentifier"]), let selector = number(setting["CTFeatureSelectorIdentifier"])
            else { return nil }
            if type == 35 { return stylisticSet(Int(selector)) }
            return table.first { $0.0 == Int(type) && $0.1 == Int(selector) }.map { FontFeature(tag: $0.2, value: $0.3) }
        }
    }

    /// The value of `featureSettings` for features.
    static func settings(of features: [FontFeature]) -> [[UIFontDescriptor.FeatureKey: Int]] {
        features.compactMap { feature in
            if feature.tag.hasPrefix("ss"), let set = Int(feature.tag.dropFirst(2)) {
                return [.type: 35, .selector: set * 2 + (feature.value == 0 ? 1 : 0)]
            }
            return table.first { $0.2 == feature.tag && $0.3 == feature.value }.map { [.type: $0.0, .selector: $0.1] }
        }
    }
}

/// A number however it was put into a dictionary.
func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}

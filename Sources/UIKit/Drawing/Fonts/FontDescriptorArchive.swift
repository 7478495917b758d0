import Foundation

/// The attributes of font descriptors in archives.
enum FontDescriptorArchive {
    private static let classes: [AnyClass] = [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self]

    static func write(_ attributes: [UIFontDescriptor.AttributeName: Any], _ coder: NSCoder) {
        coder.encode(dictionary(attributes.map { ($0.key.rawValue, $0.value) }), forKey: "attributes")
    }

    private static func dictionary(_ values: [(String, Any)]) -> NSDictionary {
        let result = NSMutableDictionary()
        for (key, value) in values { if let object = object(value) { result.setObject(object, forKey: key as NSString) } }
        return result
    }

    private static func object(_ value: Any) -> NSObject? {
        switch value {
        case let text as String: text as NSString
        case let style as UIFont.TextStyle: style.rawValue as NSString
        case let weight as UIFont.Weight: NSNumber(value: Double(weight.rawValue))
        case let traits as UIFontDescriptor.SymbolicTraits: NSNumber(value: traits.rawValue)
        case let traits as [UIFontDescriptor.TraitKey: Any]: dictionary(traits.map { ($0.key.rawValue, $0.value) })
        case let setting as [UIFontDescriptor.FeatureKey: Any]: dictionary(setting.map { ($0.key.rawValue, $0.value) })
        case let named as [String: Any]: dictionary(named.map { ($0.key, $0.value) })
        case let list as [Any]: list.compactMap { object($0) } as NSArray
        default: number(value).map { NSNumber(value: Double($0)) }
        }
    }

    static func read(_ coder: NSCoder) -> [UIFontDescriptor.AttributeName: Any] {
        guard coder.containsValue(forKey: "attributes"),
            let kept = coder.decodeObject(of: classes, forKey: "attributes") as? [String: Any]
        else { return [:] }
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        for (key, value) in kept {
            switch (UIFontDescriptor.AttributeName(rawValue: key), value) {
            case (.traits, let traits as [String: Any]):
                attributes[.traits] = Dictionary(
                    uniqueKeysWithValues: traits.map { (UIFontDescriptor.TraitKey(rawValue: $0.key), $0.value) })
            case (.featureSettings, let settings as [[String: Any]]):
                attributes[.featureSettings] = settings.map { setting in
                    Dictionary(uniqueKeysWithValues: setting.map { (UIFontDescriptor.FeatureKey(rawValue: $0.key), $0.value) })
                }
            case (let name, let value): attributes[name] = value
            }
        }
        return attributes
    }
}

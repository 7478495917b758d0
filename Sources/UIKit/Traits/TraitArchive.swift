import Foundation

/// The system's traits in archives: those that are specified, by their names.
enum TraitArchive {
    struct Trait {
        let write: (UITraitCollection.Values, NSCoder) -> Void
        let read: (NSCoder, inout UITraitCollection.Values) -> Void
    }

    static var traits: [Trait] {
        [
            path("userInterfaceIdiom", \.userInterfaceIdiom),
            path("userInterfaceStyle", \.userInterfaceStyle),
            path("layoutDirection", \.layoutDirection),
            path("horizontalSizeClass", \.horizontalSizeClass),
            path("verticalSizeClass", \.verticalSizeClass),
            path("forceTouchCapability", \.forceTouchCapability),
            path("displayGamut", \.displayGamut),
            path("accessibilityContrast", \.accessibilityContrast),
            path("userInterfaceLevel", \.userInterfaceLevel),
            path("legibilityWeight", \.legibilityWeight),
            path("activeAppearance", \.activeAppearance),
            path("listEnvironment", \.listEnvironment),
            path("toolbarItemPresentationSize", \.toolbarItemPresentationSize),
            path("sceneCaptureState", \.sceneCaptureState),
            Trait(
                write: { values, coder in
                    if values.displayScale != 0 { coder.encode(Double(values.displayScale), forKey: "displayScale") }
                },
                read: { coder, values in
                    if coder.containsValue(forKey: "displayScale") {
                        values.displayScale = CGFloat(coder.decodeDouble(forKey: "displayScale"))
                    }
                }),
            Trait(
                write: { values, coder in
                    guard values.preferredContentSizeCategory != .unspecified else { return }
                    coder.encode(values.preferredContentSizeCategory.rawValue as NSString, forKey: "preferredContentSizeCategory")
                },
                read: { coder, values in
                    guard coder.containsValue(forKey: "preferredContentSizeCategory"),
                        let name = coder.decodeObject(of: NSString.self, forKey: "preferredContentSizeCategory") as String?
                    else { return }
                    values.preferredContentSizeCategory = UIContentSizeCategory(rawValue: name)
                }),
        ]
    }

    private static func path<Value: RawRepresentable & Equatable>(
        _ key: String, _ path: WritableKeyPath<UITraitCollection.Values, Value>
    ) -> Trait where Value.RawValue == Int {
        Trait(
            write: { values, coder in
                let value = values[keyPath: path]
                if value != UITraitCollection.Values()[keyPath: path] { coder.encode(value.rawValue, forKey: key) }
            },
            read: { coder, values in
                if let value = coder.decodeRaw(Value.self, forKey: key) { values[keyPath: path] = value }
            })
    }
}

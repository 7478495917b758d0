import SampanInterfaceBuilder

extension ClassCard {
    static let navigationBar = ClassCard(
        UINavigationBar.self, elements: "navigationBar",
        names: "preferredBehavioralStyle prefersLargeTitles",
        attributes: [
            .property("largeTitles", \.prefersLargeTitles),
            .custom("titleTextAttributes") { bar, source in
                bar.titleTextAttributes = source.textAttributes("titleTextAttributes")
            },
            .custom("largeTitleTextAttributes") { bar, source in
                bar.largeTitleTextAttributes = source.textAttributes("largeTitleTextAttributes")
            },
            .custom("backgroundImage") { bar, source in bar.setBackgroundImage(source.image("backgroundImage"), for: .default) },
            .appearance("standardAppearance") { $0.standardAppearance = $1 },
            .appearance("compactAppearance") { $0.compactAppearance = $1 },
            .appearance("scrollEdgeAppearance") { $0.scrollEdgeAppearance = $1 },
            .appearance("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = $1 },
            .property("items", \.items),
        ])
}

extension CardAttribute {
    /// The look of a navigation bar in one of its states.
    fileprivate static func appearance(
        _ key: String, _ apply: @escaping @MainActor (Object, UINavigationBarAppearance) -> Void
    ) -> Self {
        custom(key) { object, source in
            guard let look = source.child(key) else { return }
            let appearance = UINavigationBarAppearance()
            if let color = look.color("backgroundColor") { appearance.backgroundColor = color }
            if let color = look.color("shadowColor") { appearance.shadowColor = color }
            if let image = look.image("backgroundImage") { appearance.backgroundImage = image }
            if let image = look.image("shadowImage") { appearance.shadowImage = image }
            if let attributes = look.textAttributes("titleTextAttributes") { appearance.titleTextAttributes = attributes }
            if let attributes = look.textAttributes("largeTitleTextAttributes") { appearance.largeTitleTextAttributes = attributes }
            apply(object, appearance)
        }
    }
}

extension NibRecord {
    /// The attributes of a text, from the record under a key.
    fileprivate func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let source = child(key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = source.color("textColor")
        attributes[.font] = source.font("fontDescription")
        return attributes.isEmpty ? nil : attributes
    }
}

extension UIBarStyle: DocumentWordable {
    package static var documentWords: [String: Self] { ["blackOpaque": .black, "blackTranslucent": .black] }
}

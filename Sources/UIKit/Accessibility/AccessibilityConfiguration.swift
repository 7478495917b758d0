import SampanInterfaceBuilder

extension CardAttribute where Object: AccessibleObject {
    /// What a document says of an object to assistive technologies and to tests.
    static var accessibilityConfiguration: Self {
        custom("accessibilityConfiguration") { object, source in
            guard let source = source.child("accessibilityConfiguration") else { return }
            let record = source.record
            if let identifier = record["identifier"] { object.accessibilityIdentifier = identifier }
            if let label = record.text("label") { object.accessibilityLabel = label }
            if let hint = record.text("hint") { object.accessibilityHint = hint }
            if let value = record.text("value") { object.accessibilityValue = value }
            if case .bool(let isElement)? = record.values["isElement"] { object.isAccessibilityElement = isElement }
            if let traits: UIAccessibilityTraits = source.options("traits") { object.accessibilityTraits = traits }
        }
    }
}

extension UIAccessibilityTraits: DocumentWordable {
    package static var documentWords: [String: Self] {
        [
            "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction, "button": .button,
            "causesPageTurn": .causesPageTurn, "header": .header, "image": .image, "keyboardKey": .keyboardKey, "link": .link,
            "notEnabled": .notEnabled, "playsSound": .playsSound, "searchField": .searchField, "selected": .selected,
            "startsMediaSession": .startsMediaSession, "staticText": .staticText, "summaryElement": .summaryElement, "tabBar": .tabBar,
            "updatesFrequently": .updatesFrequently,
        ]
    }
}

import InterfaceBuilder

extension NibAttribute where Object: AccessibleObject {
    /// What a document says of an object to assistive technologies and to tests.
    static var accessibility: Self {
        custom("accessibilityConfiguration") { object, source in
            guard let record = source.record.child("accessibilityConfiguration") else { return }
            if let identifier = record["identifier"] { object.accessibilityIdentifier = identifier }
            if let label = record.text("label") { object.accessibilityLabel = label }
            if let hint = record.text("hint") { object.accessibilityHint = hint }
            if let value = record.text("value") { object.accessibilityValue = value }
            if case .bool(let isElement)? = record.values["isElement"] { object.isAccessibilityElement = isElement }
            if let traits = NibRecord(record: record, builder: source.builder).options("traits", NibWords.accessibilityTraits) {
                object.accessibilityTraits = traits
            }
        }
    }
}

extension NibWords {
    static let accessibilityTraits: [String: UIAccessibilityTraits] = [
        "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction, "button": .button,
        "causesPageTurn": .causesPageTurn, "header": .header, "image": .image, "keyboardKey": .keyboardKey, "link": .link,
        "notEnabled": .notEnabled, "playsSound": .playsSound, "searchField": .searchField, "selected": .selected,
        "startsMediaSession": .startsMediaSession, "staticText": .staticText, "summaryElement": .summaryElement, "tabBar": .tabBar,
        "updatesFrequently": .updatesFrequently,
    ]
}

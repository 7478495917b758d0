import SampanInterfaceBuilder

extension ClassCard {
    static let textView = ClassCard(
        UITextView.self, elements: "textView",
        names: "borderStyle usesStandardTextScaling",
        withoutEffect: "usesAttributedText",
        attributes: [
            .property("fontDescription", \.font),
            .given("textColor", \.textColor),
            .property("textAlignment", \.textAlignment),
            .custom("text") { view, source in view.text = source.record.text("text") },
            .property("attributedText", \.attributedText),
            .custom("textContainerLineFragmentPadding") { view, source in
                if let padding = source.record.double("textContainerLineFragmentPadding") {
                    view.textContainer.lineFragmentPadding = CGFloat(padding)
                }
            },
            .textInputTraits,
        ],
        facts: [
            .accessibility { view, standard in
                (standard.isElement, standard.value, standard.respondsToInteraction) = (true, view.text, view.isEditable)
            }
        ])
}

extension UIDataDetectorTypes: DocumentReadable, DocumentWordable {
    package static var documentWords: [String: Self] { ["phoneNumber": .phoneNumber, "link": .link, "all": .all] }

    package static func read(_ name: String, from source: NibRecord) -> Any? {
        guard let words = source.record.flags(name) else { return nil }
        if let unknown = words.subtracting(documentWords.keys).subtracting(["none"]).min() {
            source.log(
                "'\(unknown)' of the data detectors of <\(source.record.element)> has no effect: only links and telephone numbers are found"
            )
        }
        return source.options(name, as: Self.self)
    }
}

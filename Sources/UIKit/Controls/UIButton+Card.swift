import SampanInterfaceBuilder

extension ClassCard {
    static let button = ClassCard(
        UIButton.self, elements: "button",
        names: "hoverable preferredBehavioralStyle role showsTouchWhenHighlighted",
        withoutEffect: "hasAttributedTitle",
        attributes: [
            .property("springLoaded", \.isSpringLoaded),
            .custom("buttonType") { button, source in
                if let type: UIButton.ButtonType = source.choice("buttonType") { button.setType(type) }
            },
            .property("pointerInteraction", \.isPointerInteractionEnabled),
            .custom("states") { button, source in
                // A configuration says all that the button shows; its states then hold what Interface Builder left there.
                guard source.record.child("configuration") == nil else { return }
                for state in source.list("states") { state.applyState(to: button) }
            },
            .custom("fontDescription") { button, source in
                if let font = source.font("fontDescription") { button.titleLabel?.font = font }
            },
            .custom("lineBreakMode") { button, source in
                if let mode: NSLineBreakMode = source.choice("lineBreakMode") { button.titleLabel?.lineBreakMode = mode }
            },
            .custom("titleShadowOffset") { button, source in
                if let offset = source.record.size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
            },
        ],
        facts: [
            .accessibility { button, standard in
                standard.label = button.currentTitle ?? button.configuration?.title ?? button.currentImage?.accessibilityLabel
                standard.traits.insert(.button)
            }
        ])
}

extension UIButton.ButtonType: DocumentWordable {
    package static var documentWords: [String: Self] { ["roundedRect": .roundedRect] }
}

extension NibRecord {
    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
    ]

    /// What a button shows in the state that the record is for.
    fileprivate func applyState(to button: UIButton) {
        guard let key = record.key, let state = Self.states[key] else { return }
        if let title = record.text("title") { button.setTitle(title, for: state) }
        if let color = self.color("titleColor") { button.setTitleColor(color, for: state) }
        if let color = self.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let image = self.image("image") { button.setImage(image, for: state) }
        if let symbols = child("preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(symbols.symbolConfiguration(), forImageIn: state)
        }
        if let image = self.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let title = attributedString("attributedTitle") { button.setAttributedTitle(title, for: state) }
    }
}

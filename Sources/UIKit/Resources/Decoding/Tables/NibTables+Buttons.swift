import Foundation
import InterfaceBuilder

extension NibTables {
    static var buttons: [NibTable] { [button, activityIndicator] }

    private static let button = NibTable(
        UIButton.self,
        [
            .custom("buttonType") { button, source in
                if let type = source.choice("buttonType", buttonTypes) { button.setType(type) }
            },
            .custom("states") { button, source in
                // A configuration says all that the button shows; its states then hold what Interface Builder left there.
                guard source.record.child("configuration") == nil else { return }
                for state in source.record.list("states") { apply(NibRecord(record: state, builder: source.builder), to: button) }
            },
            .custom("configuration") { button, source in
                guard let record = source.record.child("configuration") else { return }
                button.configuration = source.builder.buttonConfiguration(record)
            },
            .font("fontDescription") { $0.titleLabel?.font = $1 },
            .custom("lineBreakMode") { button, source in
                if let mode = source.choice("lineBreakMode", NibWords.lineBreakModes) { button.titleLabel?.lineBreakMode = mode }
            },
            .custom("titleShadowOffset") { button, source in
                if let offset = source.record.size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
            },
            .insets("contentEdgeInsets", \.contentEdgeInsets),
            .insets("titleEdgeInsets", \.titleEdgeInsets),
            .insets("imageEdgeInsets", \.imageEdgeInsets),
            .bool("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
            .bool("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
            .bool("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
        ])

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
    ]

    /// What a button shows in one state.
    private static func apply(_ source: NibRecord, to button: UIButton) {
        guard let key = source.record.key, let state = states[key] else { return }
        if let title = source.record.text("title") { button.setTitle(title, for: state) }
        if let color = source.color("titleColor") { button.setTitleColor(color, for: state) }
        if let color = source.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let image = source.image("image") { button.setImage(image, for: state) }
        if let symbols = source.record.child("preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(source.builder.symbolConfiguration(symbols), forImageIn: state)
        }
        if let image = source.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
        if case .attributedString(let string)? = source.record.values["attributedTitle"] {
            button.setAttributedTitle(source.builder.attributedString(string), for: state)
        }
    }

    private static let activityIndicator = NibTable(
        UIActivityIndicatorView.self,
        [
            .choice("style", \.style, ["medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large]),
            .custom("color") { view, source in if let color = source.color("color") { view.color = color } },
            .bool("hidesWhenStopped", \.hidesWhenStopped),
            .custom("animating") { view, source in if source.record.bool("animating") == true { view.startAnimating() } },
        ])
}

import Foundation
import InterfaceBuilder

extension NibTables {
    static var editing: [NibTable] { [textField, textView] }

    private static let textField = NibTable(
        UITextField.self,
        [
            .choice("borderStyle", \.borderStyle, ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
            // The colour again: what it fills depends on the border.
            .color("backgroundColor", \.backgroundColor),
            .font("fontDescription") { $0.font = $1 },
            .custom("textColor") { field, source in if let color = source.color("textColor") { field.textColor = color } },
            .choice("textAlignment", \.textAlignment, NibWords.textAlignments),
            .text("text", \.text),
            .attributedText("attributedText") { $0.attributedText = $1 },
            .text("placeholder", \.placeholder),
            .attributedText("attributedPlaceholder") { $0.attributedPlaceholder = $1 },
            .number("minimumFontSize", \.minimumFontSize),
            .bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
            .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .bool("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
            .bool("clearsOnBeginEditing", \.clearsOnBeginEditing),
            .bool("clearsOnInsertion", \.clearsOnInsertion),
            .choice("clearButtonMode", \.clearButtonMode, viewModes),
            .choice("leftViewMode", \.leftViewMode, viewModes),
            .choice("rightViewMode", \.rightViewMode, viewModes),
            .image("background", \.background),
            .image("disabledBackground", \.disabledBackground),
            .child("leftView", as: UIView.self) { $0.leftView = $1 },
            .child("rightView", as: UIView.self) { $0.rightView = $1 },
            .textInputTraits,
        ])

    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    private static let textView = NibTable(
        UITextView.self,
        [
            .font("fontDescription") { $0.font = $1 },
            .custom("textColor") { view, source in if let color = source.color("textColor") { view.textColor = color } },
            .choice("textAlignment", \.textAlignment, NibWords.textAlignments),
            .custom("text") { view, source in view.text = source.record.text("text") },
            .attributedText("attributedText") { $0.attributedText = $1 },
            .bool("editable", \.isEditable),
            .bool("selectable", \.isSelectable),
            .bool("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
            .bool("clearsOnInsertion", \.clearsOnInsertion),
            .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .insets("textContainerInset", \.textContainerInset),
            .custom("textContainerLineFragmentPadding") { view, source in
                if let padding = source.record.double("textContainerLineFragmentPadding") {
                    view.textContainer.lineFragmentPadding = CGFloat(padding)
                }
            },
            .custom("dataDetectorTypes") { view, source in
                guard let words = source.record.flags("dataDetectorTypes") else { return }
                view.dataDetectorTypes = source.options("dataDetectorTypes", detectors) ?? []
                let unknown = words.subtracting(detectors.keys).subtracting(["none"]).sorted()
                guard let first = unknown.first else { return }
                source.builder.source.log(
                    "'\(first)' of the data detectors of <textView> has no effect: only links and telephone numbers are found",
                    at: source.record.line)
            },
            .textInputTraits,
        ])

    private static let detectors: [String: UIDataDetectorTypes] = ["phoneNumber": .phoneNumber, "link": .link, "all": .all]
}

extension NibAttribute where Object: UITextInputTraits {
    /// How a text wants to be typed.
    static var textInputTraits: Self {
        custom("textInputTraits") { object, source in
            guard let record = source.record.child("textInputTraits") else { return }
            NibTextTraits.apply(NibRecord(record: record, builder: source.builder), to: object)
        }
    }
}

/// Interface Builder's words for how a text is typed.
@MainActor
enum NibTextTraits {
    static func apply<Object: UITextInputTraits>(_ source: NibRecord, to object: Object) {
        func set<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ words: [String: Value]) {
            if let value = source.choice(name, words) { object[keyPath: path] = value }
        }
        set(
            "autocapitalizationType", \.autocapitalizationType,
            ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
        set("autocorrectionType", \.autocorrectionType, ["default": .default, "no": .no, "yes": .yes])
        set("spellCheckingType", \.spellCheckingType, ["default": .default, "no": .no, "yes": .yes])
        set("smartQuotesType", \.smartQuotesType, ["default": .default, "no": .no, "yes": .yes])
        set("smartDashesType", \.smartDashesType, ["default": .default, "no": .no, "yes": .yes])
        set("smartInsertDeleteType", \.smartInsertDeleteType, ["default": .default, "no": .no, "yes": .yes])
        set("keyboardType", \.keyboardType, keyboards)
        set("keyboardAppearance", \.keyboardAppearance, ["default": .default, "dark": .dark, "alert": .dark, "light": .light])
        set("returnKeyType", \.returnKeyType, returnKeys)
        if let value = source.record.bool("enablesReturnKeyAutomatically") { object.enablesReturnKeyAutomatically = value }
        if let value = source.record.bool("secureTextEntry") { object.isSecureTextEntry = value }
        if let word = source.record["textContentType"] { object.textContentType = UITextContentType(rawValue: word) }
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}

import SampanInterfaceBuilder

extension CardAttribute where Object: UITextInputTraits {
    /// How a text wants to be typed.
    static var textInputTraits: Self {
        custom("textInputTraits") { object, source in
            guard let source = source.child("textInputTraits") else { return }
            @MainActor func set<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
                if case .value(let value as Value) = DocumentValue.read(name, as: Value.self, from: source) {
                    object[keyPath: path] = value
                }
            }
            set("autocapitalizationType", \.autocapitalizationType)
            set("autocorrectionType", \.autocorrectionType)
            set("spellCheckingType", \.spellCheckingType)
            set("smartQuotesType", \.smartQuotesType)
            set("smartDashesType", \.smartDashesType)
            set("smartInsertDeleteType", \.smartInsertDeleteType)
            set("keyboardType", \.keyboardType)
            set("keyboardAppearance", \.keyboardAppearance)
            set("returnKeyType", \.returnKeyType)
            set("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
            set("secureTextEntry", \.isSecureTextEntry)
            if let word = source.record["textContentType"] { object.textContentType = UITextContentType(rawValue: word) }
        }
    }
}

extension UIKeyboardType: DocumentWordable {
    package static var documentWords: [String: Self] {
        ["alphabet": .alphabet, "ASCIICapable": .asciiCapable, "ASCIICapableNumberPad": .asciiCapableNumberPad]
    }
}

extension UIKeyboardAppearance: DocumentWordable {
    package static var documentWords: [String: Self] { ["alert": .alert] }
}

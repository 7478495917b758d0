import UIKit

/// A line of text that can be changed. See https://developer.apple.com/documentation/swiftui/textfield.
public struct TextField<Label: View>: View {
    let text: Binding<String>
    let label: Label
    let prompt: Text?
    /// Whether the text is a value's, as a style or a formatter writes it.
    var isFormatted = false
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    /// The direction in which the field grows with its text.
    var axis = Axis.horizontal

    /// Creates a field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        (self.text, self.prompt, self.label) = (text, prompt, label())
    }
    /// The field.
    public var body: some View {
        if axis == .vertical {
            GrowingField(text: text, prompt: prompt ?? (label as? Text))
        } else {
            FieldView(
                text: text, prompt: prompt ?? (label as? Text), isSecure: false, isFormatted: isFormatted,
                onEditingChanged: onEditingChanged, onCommit: onCommit)
        }
    }
}

extension TextField where Label == Text {
    /// Creates a field.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { (self.text, prompt, label) = (text, nil, Text(titleKey)) }
    /// Creates a field.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { (self.text, prompt, label) = (text, nil, Text(title)) }
    /// Creates a field with another text while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        (self.text, self.prompt, label) = (text, prompt, Text(titleKey))
    }
    /// Creates a field with another text while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        (self.text, self.prompt, label) = (text, prompt, Text(title))
    }
    /// Creates a field, in the old way.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        (self.text, prompt, label) = (text, nil, Text(titleKey))
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }
    /// Creates a field, in the old way.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        (self.text, prompt, label) = (text, nil, Text(title))
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }
    /// Creates a field of a value that a style writes and reads.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(text: Self.formatted(value, format), prompt: prompt) { Text(titleKey) }
        isFormatted = true
    }
    /// Creates a field of a value that a style writes and reads.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(text: Self.formatted(value, format), prompt: prompt) { Text(title) }
        isFormatted = true
    }
    /// Creates a field of a value that there may be.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        let text = Binding<String>(source: value.source, get: { value.wrappedValue.map { format.format($0) } ?? "" }) { string, _ in
            value.wrappedValue = string.isEmpty ? nil : (try? format.parseStrategy.parse(string)) ?? value.wrappedValue
        }
        self.init(text: text, prompt: prompt) { Text(titleKey) }
        isFormatted = true
    }
    /// Creates a field of a value that a formatter writes and reads.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        let text = Binding<String>(source: value.source, get: { formatter.string(for: value.wrappedValue) ?? "" }) { string, _ in
            if let number = (formatter as? NumberFormatter)?.number(from: string), let new = FieldNumbers.value(number, V.self) {
                value.wrappedValue = new
            } else if let date = (formatter as? DateFormatter)?.date(from: string) as? V {
                value.wrappedValue = date
            }
        }
        self.init(text: text) { Text(titleKey) }
        isFormatted = true
    }

    private static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(source: value.source, get: { format.format(value.wrappedValue) }) { string, _ in
            if let new = try? format.parseStrategy.parse(string) { value.wrappedValue = new }
        }
    }
}

enum FieldNumbers {
    static func value<V>(_ number: NSNumber, _ type: V.Type) -> V? {
        switch type {
        case is Int.Type: number.intValue as? V
        case is Double.Type: number.doubleValue as? V
        case is Float.Type: number.floatValue as? V
        case is CGFloat.Type: CGFloat(number.doubleValue) as? V
        case is Decimal.Type: number.decimalValue as? V
        default: number as? V
        }
    }
}

/// A line of text whose letters are not shown. See https://developer.apple.com/documentation/swiftui/securefield.
public struct SecureField<Label: View>: View {
    let text: Binding<String>
    let label: Label
    let prompt: Text?
    var onCommit: () -> Void = {}
    /// Creates a field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        (self.text, self.prompt, self.label) = (text, prompt, label())
    }
    /// The field.
    public var body: some View {
        FieldView(
            text: text, prompt: prompt ?? (label as? Text), isSecure: true, isFormatted: false, onEditingChanged: { _ in },
            onCommit: onCommit)
    }
}
extension SecureField where Label == Text {
    /// Creates a field.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { (self.text, prompt, label) = (text, nil, Text(titleKey)) }
    /// Creates a field.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { (self.text, prompt, label) = (text, nil, Text(title)) }
    /// Creates a field, in the old way.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        (self.text, prompt, label, self.onCommit) = (text, nil, Text(titleKey), onCommit)
    }
}

/// What a field's return key says. See https://developer.apple.com/documentation/swiftui/submitlabel.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType
    /// Done.
    public static let done = SubmitLabel(key: .done)
    /// Go.
    public static let go = SubmitLabel(key: .go)
    /// Send.
    public static let send = SubmitLabel(key: .send)
    /// Join.
    public static let join = SubmitLabel(key: .join)
    /// Route.
    public static let route = SubmitLabel(key: .route)
    /// Search.
    public static let search = SubmitLabel(key: .search)
    /// Return.
    public static let `return` = SubmitLabel(key: .default)
    /// Next.
    public static let next = SubmitLabel(key: .next)
    /// Continue.
    public static let `continue` = SubmitLabel(key: .continue)
}

/// Which letters are capitals while text is typed. See https://developer.apple.com/documentation/swiftui/textinputautocapitalization.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType
    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
    init(type: UITextAutocapitalizationType) { self.type = type }
    /// Creates what UIKit's type is.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// What fields of text are like.
struct FieldTraits {
    var keyboard = UIKeyboardType.default
    var capitals = UITextAutocapitalizationType.sentences
    var corrects: Bool?
    var contentType: UITextContentType?
    var returnKey: UIReturnKeyType?
    var border = UITextField.BorderStyle.none
    var submit: [() -> Void] = []
}

private struct FieldTraitsKey: EnvironmentKey { static var defaultValue: FieldTraits { FieldTraits() } }
extension EnvironmentValues {
    var fieldTraits: FieldTraits {
        get { self[FieldTraitsKey.self] }
        set { self[FieldTraitsKey.self] = newValue }
    }
}

/// How fields look. See https://developer.apple.com/documentation/swiftui/textfieldstyle.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// UIKit's form of the border.
    var _border: UITextField.BorderStyle { get }
}
/// The usual look. See https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's form.
    public var _border: UITextField.BorderStyle { .none }
}
/// Without a border. See https://developer.apple.com/documentation/swiftui/plaintextfieldstyle.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's form.
    public var _border: UITextField.BorderStyle { .none }
}
/// With a round border. See https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's form.
    public var _border: UITextField.BorderStyle { .roundedRect }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual look.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// With a round border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    func field(_ change: @escaping (inout FieldTraits) -> Void) -> some View {
        transformEnvironment(\.fieldTraits, transform: change)
    }
    /// Sets the keyboard of fields within.
    public func keyboardType(_ type: UIKeyboardType) -> some View { field { $0.keyboard = type } }
    /// Sets what fields within are for.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { field { $0.contentType = textContentType } }
    /// Says which letters are capitals while text is typed.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        field { $0.capitals = autocapitalization?.type ?? .sentences }
    }
    /// Says which letters are capitals while text is typed, in the old way.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { field { $0.capitals = style } }
    /// Keeps typed text from being corrected.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { field { $0.corrects = !disable } }
    /// Keeps typed text from being corrected, in the old way.
    public func disableAutocorrection(_ disable: Bool?) -> some View { field { $0.corrects = disable.map { !$0 } } }
    /// Sets what the return key of fields within says.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { field { $0.returnKey = submitLabel.key } }
    /// Sets the look of fields within.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let border = style._border
        return field { $0.border = border }
    }
}

/// A field, as UIKit shows it.
struct FieldView: UIViewRepresentable {
    let text: Binding<String>
    let prompt: Text?
    let isSecure: Bool
    let isFormatted: Bool
    let onEditingChanged: (Bool) -> Void
    let onCommit: () -> Void

    final class Coordinator: NSObject, UITextFieldDelegate {
        var view: FieldView
        var submit: [() -> Void] = []
        var focus: FocusTarget?
        weak var page: Page?
        init(_ view: FieldView) { self.view = view }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            textField.inputAccessoryView = page?.barAboveKeyboard()
            return true
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            view.onEditingChanged(true)
            focus?.changed(true)
        }
        func textFieldDidEndEditing(_ textField: UITextField) {
            view.onEditingChanged(false)
            focus?.changed(false)
            // What was read of the text is written as it is.
            let shown = view.text.wrappedValue
            if textField.text != shown { textField.text = shown }
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            view.onCommit()
            for action in submit.reversed() { action() }
            return true
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        let coordinator = context.coordinator
        field.addAction(
            UIAction { [weak field] _ in
                guard let text = field?.text, coordinator.view.text.wrappedValue != text else { return }
                coordinator.view.text.wrappedValue = text
            }, for: .editingChanged)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        context.coordinator.view = self
        let environment = context.environment
        let traits = environment.fieldTraits
        context.coordinator.submit = traits.submit
        context.coordinator.page = environment.page
        let shown = text.wrappedValue
        // A field of a number is not written anew under the user's fingers.
        if uiView.text != shown, !uiView.isFirstResponder || !isFormatted { uiView.text = shown }
        uiView.placeholder = prompt?.plainString(in: environment)
        uiView.font = (environment.font ?? .body).uiFont(in: environment)
        uiView.textColor = ForegroundStyle().paint(in: environment).color
        uiView.isSecureTextEntry = isSecure
        uiView.isEnabled = environment.isEnabled
        uiView.keyboardType = traits.keyboard
        uiView.autocapitalizationType = traits.capitals
        uiView.autocorrectionType = traits.corrects.map { $0 ? .yes : .no } ?? .default
        uiView.textContentType = traits.contentType
        uiView.returnKeyType = traits.returnKey ?? .default
        uiView.borderStyle = traits.border
        if let tint = environment.tintColor { uiView.tintColor = tint }
        switch environment.multilineTextAlignment {
        case .leading: uiView.textAlignment = .natural
        case .center: uiView.textAlignment = .center
        case .trailing: uiView.textAlignment = .right
        }
        context.coordinator.focus = environment.focusTarget
        environment.focusTarget?.connect(uiView)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? max(own.width, 100), height: own.height)
    }
}

/// Text of many lines that can be changed. See https://developer.apple.com/documentation/swiftui/texteditor.
public struct TextEditor: View {
    let text: Binding<String>
    /// Creates an editor.
    public init(text: Binding<String>) { self.text = text }
    /// The editor.
    public var body: some View { EditorView(text: text) }
}

struct EditorView: UIViewRepresentable {
    let text: Binding<String>

    final class Coordinator: NSObject, UITextViewDelegate {
        var text: Binding<String>
        var focus: FocusTarget?
        weak var page: Page?
        init(_ text: Binding<String>) { self.text = text }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            textView.inputAccessoryView = page?.barAboveKeyboard()
            return true
        }
        func textViewDidChange(_ textView: UITextView) { if text.wrappedValue != textView.text { text.wrappedValue = textView.text } }
        func textViewDidBeginEditing(_ textView: UITextView) { focus?.changed(true) }
        func textViewDidEndEditing(_ textView: UITextView) { focus?.changed(false) }
    }

    func makeCoordinator() -> Coordinator { Coordinator(text) }
    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }
    func updateUIView(_ uiView: UITextView, context: Context) {
        context.coordinator.text = text
        let environment = context.environment
        context.coordinator.page = environment.page
        if uiView.text != text.wrappedValue { uiView.text = text.wrappedValue }
        uiView.font = (environment.font ?? .body).uiFont(in: environment)
        uiView.textColor = ForegroundStyle().paint(in: environment).color
        uiView.isEditable = environment.isEnabled
        uiView.backgroundColor = environment.listBackground == .hidden ? .clear : .systemBackground
        context.coordinator.focus = environment.focusTarget
        environment.focusTarget?.connect(uiView)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }
}

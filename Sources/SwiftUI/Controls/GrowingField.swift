import UIKit

extension TextField {
    /// Creates a field that grows with its text.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
        self.axis = axis
    }
}

extension TextField where Label == Text {
    /// Creates a field that grows with its text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(titleKey, text: text, prompt: nil)
        self.axis = axis
    }
    /// Creates a field that grows with its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(title, text: text, prompt: nil)
        self.axis = axis
    }
    /// Creates a field that grows with its text, with another text while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(titleKey, text: text, prompt: prompt)
        self.axis = axis
    }
    /// Creates a field that grows with its text, with another text while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
        self.axis = axis
    }
}

/// A field as high as its text, up to the limit of lines; beyond it, it scrolls.
struct GrowingField: View {
    let text: Binding<String>
    let prompt: Text?

    var body: some View {
        ZStack(alignment: .topLeading) {
            if text.wrappedValue.isEmpty, let prompt { prompt.foregroundColor(Color(uiColor: .placeholderText)).allowsHitTesting(false) }
            GrowingTextView(text: text)
        }
    }
}

struct GrowingTextView: UIViewRepresentable {
    let text: Binding<String>

    func makeCoordinator() -> EditorView.Coordinator { EditorView.Coordinator(text) }
    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.backgroundColor = .clear
        return view
    }
    func updateUIView(_ uiView: UITextView, context: Context) {
        context.coordinator.text = text
        let environment = context.environment
        let traits = environment.fieldTraits
        context.coordinator.page = environment.page
        if uiView.text != text.wrappedValue { uiView.text = text.wrappedValue }
        uiView.font = (environment.font ?? .body).uiFont(in: environment)
        uiView.textColor = ForegroundStyle().paint(in: environment).color
        uiView.isEditable = environment.isEnabled
        uiView.keyboardType = traits.keyboard
        uiView.autocapitalizationType = traits.capitals
        uiView.autocorrectionType = traits.corrects.map { $0 ? .yes : .no } ?? .default
        context.coordinator.focus = environment.focusTarget
        environment.focusTarget?.connect(uiView)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        let width = proposal.width ?? 200
        let line = uiView.font?.lineHeight ?? 20
        let fitting = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let most = context.environment.lineLimit.map { CGFloat($0) * line } ?? .infinity
        let height = min(max(fitting, line), most)
        uiView.isScrollEnabled = fitting > height
        return CGSize(width: width, height: height.rounded(.up))
    }
}

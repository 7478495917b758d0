import UIKit

/// An alert, or a sheet of actions.
struct AlertModifier: PrimitiveModifier {
    let style: UIAlertController.Style
    let isPresented: () -> Bool
    let title: () -> Text?
    let message: () -> any View
    let actions: () -> any View
    let clear: () -> Void

    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        AlertNode(view, inputs)
    }
}

final class AlertNode<Content: View>: NodeOf<ModifiedContent<Content, AlertModifier>> {
    private var child: NodeOf<Content>!
    private var shown: (controller: UIAlertController, parts: [HostNode])?
    private var isWanted = false

    override init(_ view: ModifiedContent<Content, AlertModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        look()
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, AlertModifier>) {
        super.update(view)
        child.update(view.content)
        look()
    }
    override func reevaluate() { look() }

    private func look() {
        isDirty = false
        isWanted = graph.reading(self) { view.modifier.isPresented() }
        guard isWanted != (shown != nil) else { return }
        graph.afterNextUpdate { [weak self] in self?.follow() }
    }

    private func follow() {
        guard !isRemoved, isWanted != (shown != nil) else { return }
        if let shown {
            shown.controller.presentingViewController?.dismiss(animated: true)
            end()
            return
        }
        guard let presenter else { return }
        guard presenter.viewIfLoaded?.window != nil else {
            graph.afterNextFrame { [weak self] in self?.follow() }
            return
        }
        let controller = make()
        presenter.present(controller, animated: true)
    }

    private func make() -> UIAlertController {
        let modifier = view.modifier
        let actions = HostNode(modifier.actions(), inputs) { $0.isListRow = false }
        let message = HostNode(modifier.message(), inputs)
        let said = message.items.map(\.plainText).filter { !$0.isEmpty }.joined(separator: "\n")
        let controller = UIAlertController(
            title: modifier.title()?.plainString(in: environment), message: said.isEmpty ? nil : said, preferredStyle: modifier.style)
        for item in actions.items {
            if let field = item.first(RepresentableItem.self)?.uiView as? UITextField {
                controller.addTextField { [weak self] shown in self?.connect(shown, field) }
            }
            for button in item.all(PressItem.self) {
                let style: UIAlertAction.Style =
                    switch button.role {
                    case .destructive?: .destructive
                    case .cancel?: .cancel
                    default: .default
                    }
                let action = UIAlertAction(title: button.plainText, style: style) { [weak self] _ in
                    self?.close()
                    button.control.action()
                }
                action.isEnabled = button.environment.isEnabled
                controller.addAction(action)
            }
        }
        if controller.actions.isEmpty {
            controller.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.close() })
        }
        if modifier.style == .actionSheet, !controller.actions.contains(where: { $0.style == .cancel }) {
            controller.addAction(
                UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel) { [weak self] _ in self?.close() })
        }
        shown = (controller, [actions, message])
        return controller
    }

    /// What is typed into an alert's field is typed into the view's.
    private func connect(_ shown: UITextField, _ field: UITextField) {
        shown.placeholder = field.placeholder
        shown.text = field.text
        shown.isSecureTextEntry = field.isSecureTextEntry
        shown.keyboardType = field.keyboardType
        shown.addAction(
            UIAction { [weak shown] _ in
                field.text = shown?.text
                field.sendActions(for: .editingChanged)
            }, for: .editingChanged)
    }

    private func close() {
        end()
        view.modifier.clear()
    }

    private func end() {
        let parts = shown?.parts ?? []
        shown = nil
        isWanted = false
        graph.afterNextFrame { for part in parts { part.remove() } }
    }

    override func remove() {
        shown?.controller.presentingViewController?.dismiss(animated: true)
        end()
        super.remove()
    }
}

extension LayoutItem {
    /// All items of a kind, from the outside in and one after another.
    func all<T>(_ type: T.Type) -> [T] {
        if let found = self as? T { return [found] }
        return contents.flatMap { $0.all(type) }
    }
}

/// An alert, in the old way. See https://developer.apple.com/documentation/swiftui/alert.
public struct Alert {
    /// A button of an alert. See https://developer.apple.com/documentation/swiftui/alert/button.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?
        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }
        /// A button that goes back.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }
        /// A button that goes back.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(role: .cancel, label: Text("Cancel"), action: action) }
        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
        @MainActor var view: AnyView { AnyView(SwiftUI.Button(role: role, perform: action ?? {}, label: label)) }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]
    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, [dismissButton ?? .default(Text("OK"))])
    }
    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

/// A sheet of actions, in the old way. See https://developer.apple.com/documentation/swiftui/actionsheet.
public struct ActionSheet {
    /// A button of the sheet.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]
    /// Creates a sheet.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

extension View {
    private func alert(
        _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>, _ actions: @escaping () -> any View,
        _ message: @escaping () -> any View
    ) -> some View {
        modifier(
            AlertModifier(
                style: style, isPresented: { isPresented.wrappedValue }, title: { title }, message: message, actions: actions,
                clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
    }

    /// Presents an alert as long as a value is true.
    public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A)
        -> some View
    {
        alert(.alert, Text(titleKey), isPresented, actions) { EmptyView() }
    }
    /// Presents an alert as long as a value is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A)
        -> some View
    {
        alert(.alert, Text(title), isPresented, actions) { EmptyView() }
    }
    /// Presents an alert as long as a value is true.
    public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View {
        alert(.alert, title, isPresented, actions) { EmptyView() }
    }
    /// Presents an alert with a message as long as a value is true.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(.alert, Text(titleKey), isPresented, actions, message) }
    /// Presents an alert with a message as long as a value is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(.alert, Text(title), isPresented, actions, message) }
    /// Presents an alert with a message as long as a value is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(.alert, title, isPresented, actions, message) }
    /// Presents an alert about a value.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(.alert, Text(titleKey), isPresented, { AnyView(data.map(actions)) }) { AnyView(data.map(message)) }
    }
    /// Presents an alert about a value.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(.alert, Text(title), isPresented, { AnyView(data.map(actions)) }) { AnyView(data.map(message)) }
    }
    /// Presents an alert about a value.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(.alert, title, isPresented, { AnyView(data.map(actions)) }) { AnyView(data.map(message)) }
    }
    /// Presents an alert about a value, without a message.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(.alert, Text(titleKey), isPresented, { AnyView(data.map(actions)) }) { EmptyView() } }
    /// Presents an alert about a value, without a message.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(.alert, Text(title), isPresented, { AnyView(data.map(actions)) }) { EmptyView() } }
    /// Presents an alert about a value, without a message.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(.alert, title, isPresented, { AnyView(data.map(actions)) }) { EmptyView() } }
    /// Presents an alert about an error.
    public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A)
        -> some View
    {
        alert(.alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, actions) { EmptyView() }
    }
    /// Presents an alert, in the old way.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            AlertModifier(
                style: .alert, isPresented: { isPresented.wrappedValue }, title: { content().title }, message: { content().message },
                actions: { ForEach(0..<content().buttons.count) { content().buttons[$0].view } },
                clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
    }
    /// Presents an alert as long as there is a value, in the old way.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(
            AlertModifier(
                style: .alert, isPresented: { item.wrappedValue != nil }, title: { item.wrappedValue.map { content($0).title } },
                message: { item.wrappedValue.flatMap { content($0).message } },
                actions: {
                    let buttons = item.wrappedValue.map { content($0).buttons } ?? []
                    return ForEach(0..<buttons.count) { buttons[$0].view }
                }, clear: { if item.wrappedValue != nil { item.wrappedValue = nil } }))
    }
    /// Presents a sheet of actions, in the old way.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(
            AlertModifier(
                style: .actionSheet, isPresented: { isPresented.wrappedValue }, title: { content().title }, message: { content().message },
                actions: {
                    let buttons = content().buttons
                    return ForEach(0..<buttons.count) { buttons[$0].view }
                }, clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
    }
    /// Presents a sheet of actions as long as a value is true.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions) { EmptyView() }
    }
    /// Presents a sheet of actions as long as a value is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.actionSheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions) { EmptyView() }
    }
    /// Presents a sheet of actions with a message as long as a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(.actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions, message)
    }
    /// Presents a sheet of actions with a message as long as a value is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(.actionSheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions, message)
    }
    /// Presents a sheet of actions about a value.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(.actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, { AnyView(data.map(actions)) }) {
            EmptyView()
        }
    }
    /// Presents a sheet of actions with a message about a value.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(.actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, { AnyView(data.map(actions)) }) {
            AnyView(data.map(message))
        }
    }
}

import UIKit

/// What a button does, in a word. See https://developer.apple.com/documentation/swiftui/buttonrole.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// It destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It goes back without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
}

/// What can be tapped. See https://developer.apple.com/documentation/swiftui/button.
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label

    init(role: ButtonRole?, perform action: @escaping () -> Void, label: Label) {
        (self.role, self.action, self.label) = (role, action, label)
    }

    /// Creates a button.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, perform: action, label: label())
    }
    /// Creates a button of a role.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, perform: action, label: label())
    }

    /// The button, as the style shows it.
    public var body: some View { StyledButton(role: role, action: action, label: AnyView(label)) }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, perform: action, label: Text(titleKey))
    }
    /// Creates a button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, perform: action, label: Text(title))
    }
    /// Creates a button of a role with a title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, perform: action, label: Text(titleKey))
    }
    /// Creates a button of a role with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, perform: action, label: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, perform: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, perform: action, label: SwiftUI.Label(title, systemImage: systemImage))
    }
    /// Creates a button of a role with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, perform: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    /// Creates a button of a role with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, perform: action, label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style is given.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, perform: configuration.action, label: configuration.label)
    }
}

/// A button, shown by the environment's style.
struct StyledButton: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: AnyView
    @Environment(\.buttonStyle) private var style

    var body: some View { style.make(role, action, label) }
}

/// Shows buttons. See https://developer.apple.com/documentation/swiftui/buttonstyle.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The kind of view.
    associatedtype Body: View
    /// A button as it is given to a style.
    typealias Configuration = ButtonStyleConfiguration
    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as it is given to a style. See https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// What the button does, in a word.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether a finger is on it.
    public let isPressed: Bool
}

/// Shows buttons, and says what taps them. See https://developer.apple.com/documentation/swiftui/primitivebuttonstyle.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The kind of view.
    associatedtype Body: View
    /// A button as it is given to a style.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as it is given to a style. See https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// What the button does, in a word.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: () -> Void
    /// Does what the button does.
    public func trigger() { action() }
}

/// A style of any kind.
struct AnyButtonStyle {
    let make: @MainActor (ButtonRole?, @escaping () -> Void, AnyView) -> AnyView

    @MainActor
    init<S: PrimitiveButtonStyle>(_ style: S) {
        make = { role, action, label in
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role, label: PrimitiveButtonStyleConfiguration.Label(view: Self.row(label)), action: action)
            return AnyView(style.makeBody(configuration: configuration))
        }
    }

    @MainActor
    init<S: ButtonStyle>(_ style: S) {
        make = { role, action, label in AnyView(PressableButton(style: style, role: role, action: action, label: Self.row(label))) }
    }

    /// What a label has stands beside each other, and is one view for what a style does to it.
    @MainActor
    private static func row(_ label: AnyView) -> AnyView { AnyView(HStack { label }) }
}

/// A button that knows whether a finger is on it.
struct PressableButton<S: ButtonStyle>: View {
    let style: S
    let role: ButtonRole?
    let action: () -> Void
    let label: AnyView
    @State private var isPressed = false

    var body: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(role: role, label: ButtonStyleConfiguration.Label(view: label), isPressed: isPressed)
        )
        .modifier(PressModifier(role: role, action: action, pressed: { isPressed = $0 }))
    }
}

struct PressModifier: ItemModifier {
    let role: ButtonRole?
    let action: () -> Void
    let pressed: (Bool) -> Void
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> PressItem { PressItem(content, node) }
    func update(_ item: PressItem) {
        let repeats = item.environment.buttonRepeatBehavior.isEnabled
        let repeater = repeats ? item.repeater ?? ButtonRepeater(item.graph) : nil
        item.repeater = repeater
        item.control.action = { if repeater?.hasFired != true { action() } }
        item.control.pressed = { isPressed in
            pressed(isPressed)
            repeater?.follow(isPressed, action)
        }
        item.role = role
        item.control.isEnabled = item.environment.isEnabled
        item.control.accessibilityTraits = item.environment.isEnabled ? .button : [.button, .notEnabled]
    }
}

/// Something that does something when it is tapped.
@MainActor
protocol TappableItem: LayoutItem {
    func tap()
}

final class PressItem: WrapperItem, TappableItem {
    var repeater: ButtonRepeater?
    let control = PressControl()
    var role: ButtonRole?
    override var view: UIView? { control }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let frame = CGRect(origin: origin, size: size(proposal))
        sink.add(control, frame, self)
        control.sink.begin(within: sink, frame: frame)
        content.place(control.sink, at: .zero, proposal)
        control.sink.finish()
    }

    func tap() { if environment.isEnabled { control.action() } }
}

/// A control that is as large as a button's view.
final class PressControl: UIControl {
    lazy private(set) var sink = ViewSink(self)
    var action: () -> Void = {}
    var pressed: (Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        passesSafeAreaOn = true
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { pressed(isHighlighted) } }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenText }
        set { super.accessibilityLabel = newValue }
    }

    // What the app says of the label it says of the button, which is one element with it.
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? identifierWithin }
        set { super.accessibilityIdentifier = newValue }
    }

    // Fingers that come down on the label are the button's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        return self
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
}

extension UIView {
    /// What the texts and images within say.
    var spokenText: String? {
        let words = subviews.filter { !$0.accessibilityElementsHidden }.compactMap { $0.accessibilityLabel ?? $0.spokenText }
            .filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The first identifier that something within has.
    var identifierWithin: String? {
        subviews.lazy.filter { !$0.accessibilityElementsHidden }.compactMap { $0.accessibilityIdentifier ?? $0.identifierWithin }.first
    }
}

/// The style that fits where a button is. See https://developer.apple.com/documentation/swiftui/defaultbuttonstyle.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// The view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: TintedText(), role: configuration.role, action: configuration.action, label: AnyView(configuration.label))
    }
}

/// The style of buttons without a border. See https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// The view of a button.
    public func makeBody(configuration: Configuration) -> some View { DefaultButtonStyle().makeBody(configuration: configuration) }
}

private struct TintedText: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

private struct TintedLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .buttonForeground(
                !isEnabled
                    ? AnyShapeStyle(Color(uiColor: .tertiaryLabel))
                    : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
            )
            .opacity(configuration.isPressed ? 0.3 : 1)
    }
}

extension View {
    /// A button's style for its label, unless the app said one around the button: that is the button's, too, and fainter where it is disabled.
    fileprivate func buttonForeground(_ style: AnyShapeStyle) -> some View {
        transformEnvironment(\.self) { environment in
            if let own = environment.foregroundStyles, !own.isDefault {
                if !environment.isEnabled { environment.foregroundStyles?.opacity = own.opacity * ForegroundStyles.opacities[2] }
            } else {
                environment.foregroundStyles = ForegroundStyles(levels: [style])
            }
        }
    }
}

/// The style that changes nothing. See https://developer.apple.com/documentation/swiftui/plainbuttonstyle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// The view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: PlainLook(), role: configuration.role, action: configuration.action, label: AnyView(configuration.label))
    }
}

private struct PlainLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.75 : 1) }
}

/// The style with a tinted background. See https://developer.apple.com/documentation/swiftui/borderedbuttonstyle.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// The view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: BorderedLook(isProminent: false), role: configuration.role, action: configuration.action,
            label: AnyView(configuration.label))
    }
}

/// The style with a filled background. See https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// The view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: BorderedLook(isProminent: true), role: configuration.role, action: configuration.action,
            label: AnyView(configuration.label))
    }
}

private struct BorderedLook: ButtonStyle {
    let isProminent: Bool
    func makeBody(configuration: Configuration) -> some View { BorderedLabel(configuration: configuration, isProminent: isProminent) }
}

private struct BorderedLabel: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    private var tint: AnyShapeStyle { configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }

    private var insets: EdgeInsets {
        switch size {
        case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
        }
    }

    private var outline: AnyShape {
        switch shape.kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .automatic, .rounded:
            AnyShape(RoundedRectangle(cornerRadius: shape.radius ?? (size == .large ? 12 : size == .regular ? 7 : 14)))
        }
    }

    var body: some View {
        let fill: AnyShapeStyle =
            !isEnabled
            ? AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
            : isProminent ? tint : AnyShapeStyle(FadedStyle(style: tint, opacity: 0.15))
        configuration.label
            .buttonForeground(!isEnabled ? AnyShapeStyle(Color(uiColor: .tertiaryLabel)) : isProminent ? AnyShapeStyle(Color.white) : tint)
            .padding(insets)
            .background(fill, in: outline)
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

/// The form of buttons' borders. See https://developer.apple.com/documentation/swiftui/buttonbordershape.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind { case automatic, capsule, rounded, circle }
    let kind: Kind
    var radius: CGFloat?
    /// The usual form.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Half circles at the ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// Round corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded)
    /// Round corners of a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .rounded, radius: radius) }
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
}

/// The size of controls. See https://developer.apple.com/documentation/swiftui/controlsize.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { MainActor.assumeIsolated { UncheckedBox(AnyButtonStyle(DefaultButtonStyle())) }.value }
}
private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    /// The form of buttons' borders.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that fits.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The style that changes nothing.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// With a tinted background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// With a filled background.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
    /// Sets the style of buttons within.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, AnyButtonStyle(style)) }
    /// Sets the style of buttons within.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, AnyButtonStyle(style)) }
    /// Sets the form of buttons' borders within.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
    /// Sets the size of controls within.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

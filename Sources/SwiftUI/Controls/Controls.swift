import UIKit

/// A control of UIKit's that shows a value.
struct ControlView<Control: UIControl, Value: Equatable>: UIViewRepresentable {
    let value: Binding<Value>
    let make: () -> Control
    var events: UIControl.Event = .valueChanged
    let read: (Control) -> Value
    let write: (Control, Value, EnvironmentValues) -> Void
    var fitting: ((ProposedViewSize, Control) -> CGSize)?

    final class Coordinator {
        var value: Binding<Value>
        init(_ value: Binding<Value>) { self.value = value }
    }

    func makeCoordinator() -> Coordinator { Coordinator(value) }

    func makeUIView(context: Context) -> Control {
        let control = make()
        let (coordinator, read) = (context.coordinator, read)
        control.addAction(
            UIAction { [weak control] _ in
                guard let control else { return }
                let new = read(control)
                if coordinator.value.wrappedValue != new { coordinator.value.wrappedValue = new }
            }, for: events)
        return control
    }

    func updateUIView(_ uiView: Control, context: Context) {
        context.coordinator.value = value
        uiView.isEnabled = context.environment.isEnabled
        write(uiView, value.wrappedValue, context.environment)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Control, context: Context) -> CGSize? { fitting?(proposal, uiView) }
}

extension EnvironmentValues {
    var tintColor: UIColor? { tint.flatMap { $0.paint(in: self).color } }
}

/// A control with two states. See https://developer.apple.com/documentation/swiftui/toggle.
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    @Environment(\.toggleStyle) private var style

    /// Creates a control.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }
    /// The control, as the style shows it.
    public var body: some View { style.make(isOn, AnyView(label)) }
}

extension Toggle where Label == Text {
    /// Creates a control with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { (self.isOn, label) = (isOn, Text(titleKey)) }
    /// Creates a control with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { (self.isOn, label) = (isOn, Text(title)) }
}

/// A control as it is given to a style. See https://developer.apple.com/documentation/swiftui/togglestyleconfiguration.
public struct ToggleStyleConfiguration {
    /// The label.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The label.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    var binding: Binding<Bool> { $isOn }
}

/// Shows toggles. See https://developer.apple.com/documentation/swiftui/togglestyle.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The kind of view.
    associatedtype Body: View
    /// A control as it is given to a style.
    typealias Configuration = ToggleStyleConfiguration
    /// The view of a control.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch. See https://developer.apple.com/documentation/swiftui/switchtogglestyle.
public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?
    /// Creates the style.
    public init() { tint = nil }
    /// Creates the style with a colour.
    public init(tint: Color) { self.tint = tint }
    /// The view of a control.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            ControlView(
                value: configuration.binding, make: UISwitch.init, read: \.isOn,
                write: { control, isOn, environment in
                    control.onTintColor = tint?.uiColor(in: environment) ?? environment.tintColor
                    if control.isOn != isOn { control.setOn(isOn, animated: control.window != nil) }
                })
        }
        .modifier(AccessibilityElementModifier(behavior: .combine, control: .init(text: configuration.label.view.view as? Text)))
    }
}

/// A button that stays pressed. See https://developer.apple.com/documentation/swiftui/buttontogglestyle.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}
    /// The view of a control.
    public func makeBody(configuration: Configuration) -> some View {
        let button = Button {
            configuration.binding.wrappedValue.toggle()
        } label: {
            configuration.label
        }
        return Group { if configuration.isOn { button.buttonStyle(.bordered) } else { button } }
    }
}

/// A label at the leading side, and a control at the other.
struct LabeledControl<L: View, C: View>: View {
    let label: L
    @ViewBuilder let control: C
    @Environment(\.labelsAreHidden) private var isHidden

    var body: some View {
        if isHidden {
            control
        } else {
            HStack {
                label
                Spacer()
                control
            }
        }
    }
}

struct AnyToggleStyle {
    let make: @MainActor (Binding<Bool>, AnyView) -> AnyView
    @MainActor
    init<S: ToggleStyle>(_ style: S) {
        make = { isOn, label in
            AnyView(style.makeBody(configuration: ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(view: label), isOn: isOn)))
        }
    }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle { MainActor.assumeIsolated { UncheckedBox(AnyToggleStyle(SwitchToggleStyle())) }.value }
}
private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    /// The style that fits.
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// Sets the style of toggles within.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, AnyToggleStyle(style)) }
    /// Shows controls within without their labels.
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// A control for a value of a range. See https://developer.apple.com/documentation/swiftui/slider.
public struct Slider<Label: View, ValueLabel: View>: View {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    let least, most: ValueLabel
    let changed: (Bool) -> Void

    /// The control.
    public var body: some View {
        HStack {
            least
            ControlView(
                value: value, make: { SliderControl(changed) }, read: { $0.stepped(Double($0.value)) },
                write: { control, value, environment in
                    // Nobody sees the label of a slider.
                    control.title = (label as? Text)?.plainString(in: environment)
                    control.minimumValue = Float(bounds.lowerBound)
                    control.maximumValue = Float(bounds.upperBound)
                    control.step = step.map { ($0, bounds.lowerBound) }
                    control.minimumTrackTintColor = environment.tintColor
                    if !control.isTracking || step != nil { control.value = Float(value) }
                }, fitting: { proposal, control in CGSize(width: proposal.width ?? 118, height: control.intrinsicContentSize.height) })
            most
        }
    }

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ least: ValueLabel, _ most: ValueLabel,
        _ changed: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(source: value.source, get: { Double(value.wrappedValue) }) { new, _ in value.wrappedValue = V(new) }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        (self.label, self.least, self.most, self.changed) = (label, least, most, changed)
    }
}

final class SliderControl: UISlider {
    var step: (Double, from: Double)?
    /// What it is called if the app does not say it otherwise.
    var title: String?
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }
    private let changed: (Bool) -> Void
    init(_ changed: @escaping (Bool) -> Void) {
        self.changed = changed
        super.init(frame: .zero)
        addAction(UIAction { [weak self] _ in self?.changed(true) }, for: .touchDown)
        addAction(UIAction { [weak self] _ in self?.changed(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }
    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }
    func stepped(_ value: Double) -> Double {
        guard let step, step.0 > 0 else { return value }
        return step.from + ((value - step.from) / step.0).rounded() * step.0
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a control.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged) }
    /// Creates a control that goes by steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged) }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a control with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged) }
    /// Creates a control with a label that goes by steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged) }
}

extension Slider {
    /// Creates a control with labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
    /// Creates a control with labels at its ends that goes by steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}

/// A control that counts up and down. See https://developer.apple.com/documentation/swiftui/stepper.
public struct Stepper<Label: View>: View {
    let label: Label
    let up, down: (() -> Void)?
    let editing: (Bool) -> Void

    /// The control.
    public var body: some View {
        LabeledControl(label: label) { StepperControl(up: up, down: down, editing: editing, title: label as? Text) }
    }

    /// Creates a control by what it does.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { (self.label, up, down, editing) = (label(), onIncrement, onDecrement, onEditingChanged) }

    /// Creates a control by what it does, in the old way.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { (self.label, up, down, editing) = (label(), onIncrement, onDecrement, onEditingChanged) }

    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label, _ editing: @escaping (Bool) -> Void
    ) {
        (self.label, self.editing) = (label, editing)
        func change(_ step: V.Stride) -> (() -> Void)? {
            let next = value.wrappedValue.advanced(by: step)
            if let bounds, !bounds.contains(next) {
                // The last step may be a part of one.
                let end = step > 0 ? bounds.upperBound : bounds.lowerBound
                return value.wrappedValue == end ? nil : { value.wrappedValue = end }
            }
            return { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        }
        (up, down) = (change(step), change(-step))
    }
    /// Creates a control of a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, label(), onEditingChanged) }
    /// Creates a control of a value of a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, label(), onEditingChanged) }
}

extension Stepper where Label == Text {
    /// Creates a control of a value of a range.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(titleKey), onEditingChanged) }
    /// Creates a control of a value of a range.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(title), onEditingChanged) }
    /// Creates a control of a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(titleKey), onEditingChanged) }
    /// Creates a control of a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(title), onEditingChanged) }
    /// Creates a control by what it does.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { (label, up, down, editing) = (Text(titleKey), onIncrement, onDecrement, onEditingChanged) }
}

struct StepperControl: UIViewRepresentable {
    let up, down: (() -> Void)?
    let editing: (Bool) -> Void
    let title: Text?

    final class Coordinator {
        var change: (Double) -> Void = { _ in }
        var editing: (Bool) -> Void = { _ in }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> TitledStepper {
        let stepper = TitledStepper()
        stepper.minimumValue = -1
        stepper.maximumValue = 1
        let coordinator = context.coordinator
        stepper.addAction(
            UIAction { [weak stepper] _ in
                guard let stepper else { return }
                let value = stepper.value
                coordinator.change(value)
            }, for: .valueChanged)
        stepper.addAction(UIAction { _ in coordinator.editing(true) }, for: .touchDown)
        stepper.addAction(UIAction { _ in coordinator.editing(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return stepper
    }

    func updateUIView(_ uiView: TitledStepper, context: Context) {
        uiView.title = title?.plainString(in: context.environment)
        uiView.isEnabled = context.environment.isEnabled
        uiView.minimumValue = down == nil ? 0 : -1
        uiView.maximumValue = up == nil ? 0 : 1
        uiView.value = 0
        context.coordinator.editing = editing
        context.coordinator.change = { [weak uiView] value in
            if value > 0 { up?() } else if value < 0 { down?() }
            uiView?.value = 0
        }
    }
}

final class TitledStepper: UIStepper {
    /// What it is called if the app does not say it otherwise.
    var title: String?
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }
}

extension ControlSize: Comparable {
    /// Whether one size is smaller.
    public static func < (a: ControlSize, b: ControlSize) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
}

/// A page of the web that is opened. See https://developer.apple.com/documentation/swiftui/link.
public struct Link<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL
    /// Creates a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) { (self.destination, self.label) = (destination, label()) }
    /// The link.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
    }
}
extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) { (self.destination, label) = (destination, Text(titleKey)) }
    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { (self.destination, label) = (destination, Text(title)) }
}

import UIKit

/// A choice of one of several values. See https://developer.apple.com/documentation/swiftui/picker.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    /// Creates a choice.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.selection, self.content, self.label) = (selection, content(), label())
    }
    /// Creates a choice, in the old way.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        (self.selection, self.label, self.content) = (selection, label, content())
    }

    /// The choice, as the style shows it.
    public var body: some View {
        PickerHost(
            selection: Binding(source: selection.source, get: { AnyHashable(selection.wrappedValue) }) { value, transaction in
                guard let value = value.base as? SelectionValue ?? value as? SelectionValue else { return }
                withTransactionIfAnimated(transaction) { selection.wrappedValue = value }
            }, isOptional: SelectionValue.self is any OptionalValue.Type, label: AnyView(label), options: AnyView(content))
    }
}

extension Picker where Label == Text {
    /// Creates a choice with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        (self.selection, label, self.content) = (selection, Text(titleKey), content())
    }
    /// Creates a choice with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        (self.selection, label, self.content) = (selection, Text(title), content())
    }
}

/// How a choice is shown. See https://developer.apple.com/documentation/swiftui/pickerstyle.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// What the style is.
    var _kind: _PickerKind { get }
}

/// The kinds of styles.
public enum _PickerKind: Sendable {
    case menu, segmented, wheel, inline, link
}

/// A menu. See https://developer.apple.com/documentation/swiftui/defaultpickerstyle.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A menu.
    public var _kind: _PickerKind { .menu }
}
/// A menu. See https://developer.apple.com/documentation/swiftui/menupickerstyle.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A menu.
    public var _kind: _PickerKind { .menu }
}
/// Segments. See https://developer.apple.com/documentation/swiftui/segmentedpickerstyle.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// Segments.
    public var _kind: _PickerKind { .segmented }
}
/// A wheel. See https://developer.apple.com/documentation/swiftui/wheelpickerstyle.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A wheel.
    public var _kind: _PickerKind { .wheel }
}
/// Rows with a mark. See https://developer.apple.com/documentation/swiftui/inlinepickerstyle.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// Rows.
    public var _kind: _PickerKind { .inline }
}
/// A row that leads to a page of the options. See https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A page.
    public var _kind: _PickerKind { .link }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to a page of the options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// A menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// Rows with a mark.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: _PickerKind { .menu } }
extension EnvironmentValues {
    var pickerStyle: _PickerKind {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of choices within.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style._kind) }
}

/// What can be chosen: its value and what it says.
struct PickerOption: Equatable {
    let value: AnyHashable
    let title: String
    let image: UIImage?
}

/// A tag that stands for no optional value.
private struct PlainTag: Hashable {
    let value: AnyHashable
}

/// A value that may be none.
protocol OptionalValue {}
extension Optional: OptionalValue {}

/// A choice whose options are known when its content has been evaluated.
struct PickerHost: View {
    let selection: Binding<AnyHashable>
    /// Whether what is chosen may be nothing.
    let isOptional: Bool
    let label: AnyView
    let options: AnyView
    @Environment(\.pickerStyle) private var style

    var body: some View {
        OptionReader(content: options, isOptional: isOptional) { options in
            switch style {
            case .segmented: AnyView(SegmentedPicker(selection: selection, options: options))
            case .wheel: AnyView(WheelPicker(selection: selection, options: options))
            case .menu: AnyView(MenuPicker(selection: selection, label: label, options: options))
            case .inline: AnyView(InlinePicker(selection: selection, options: options))
            case .link: AnyView(LinkPicker(selection: selection, label: label, options: options))
            }
        }
    }
}

/// A view that is made of what other views say.
struct OptionReader: PrimitiveView {
    let content: AnyView
    let isOptional: Bool
    let make: ([PickerOption]) -> AnyView
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { OptionNode(view, inputs) }
}

final class OptionNode: NodeOf<OptionReader> {
    private var content: HostNode!
    private var child: NodeOf<AnyView>!

    override init(_ view: OptionReader, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        content = HostNode(view.content, self.inputs)
        content.changed = { [weak self] in self?.refresh() }
        child = SwiftUI.makeNode(view.make(found), self.inputs)
    }

    private var found: [PickerOption] {
        var collector = RowCollector()
        content.collectRows(&collector)
        return collector.sections.flatMap(\.rows).compactMap { row in
            guard let item = row.make().first else { return nil }
            let traits = item.traits
            // A tag that does not stand for an optional value cannot be chosen where there is one.
            if view.isOptional, !traits.isOptionalTag, let tag = traits.tag {
                return PickerOption(value: AnyHashable(PlainTag(value: tag)), title: item.plainText, image: nil)
            }
            let image = item.first(ImageItem.self)?.image?.uiImage(in: item.environment)
            return PickerOption(value: traits.tag ?? row.id, title: item.plainText, image: image)
        }
    }

    private func refresh() { child.update(view.make(found)) }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: OptionReader) {
        super.update(view)
        content.update(view.content)
        refresh()
    }
    override func environmentChanged(from old: EnvironmentValues) {
        content.setEnvironment(environment)
        super.environmentChanged(from: old)
        refresh()
    }
    override func remove() {
        content.remove()
        super.remove()
    }
}

struct SegmentedPicker: View {
    let selection: Binding<AnyHashable>
    let options: [PickerOption]

    var body: some View {
        ControlView(
            value: selection, make: { UISegmentedControl(items: []) },
            read: { control in
                options.indices.contains(control.selectedSegmentIndex)
                    ? options[control.selectedSegmentIndex].value : selection.wrappedValue
            },
            write: { control, value, _ in
                let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
                if shown != options.map(\.title) || options.contains(where: { $0.title.isEmpty }) {
                    control.removeAllSegments()
                    for (index, option) in options.enumerated() {
                        if option.title.isEmpty, let image = option.image {
                            control.insertSegment(with: image, at: index, animated: false)
                        } else {
                            control.insertSegment(withTitle: option.title, at: index, animated: false)
                        }
                    }
                }
                control.selectedSegmentIndex = options.firstIndex { $0.value == value } ?? UISegmentedControl.noSegment
            },
            fitting: { proposal, control in
                CGSize(width: proposal.width ?? control.intrinsicContentSize.width, height: control.intrinsicContentSize.height)
            }
        )
        .id(options.map(\.value))
    }
}

struct WheelPicker: UIViewRepresentable {
    let selection: Binding<AnyHashable>
    let options: [PickerOption]

    final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var view: WheelPicker
        init(_ view: WheelPicker) { self.view = view }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { view.options.count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            view.options[row].title
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            if view.options.indices.contains(row) { view.selection.wrappedValue = view.options[row].value }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UIPickerView {
        let picker = UIPickerView()
        picker.dataSource = context.coordinator
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIView(_ uiView: UIPickerView, context: Context) {
        let hasChanged = context.coordinator.view.options != options
        context.coordinator.view = self
        if hasChanged { uiView.reloadAllComponents() }
        if let index = options.firstIndex(where: { $0.value == selection.wrappedValue }), uiView.selectedRow(inComponent: 0) != index {
            uiView.selectRow(index, inComponent: 0, animated: uiView.window != nil)
        }
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 320, height: 216)
    }
}

/// The chosen value; a touch shows the others in a menu.
struct MenuPicker: View {
    let selection: Binding<AnyHashable>
    let label: AnyView
    let options: [PickerOption]
    @Environment(\.isListRow) private var isListRow

    private var button: some View {
        Menu {
            InlinePicker(selection: selection, options: options)
        } label: {
            HStack(spacing: 4) {
                Text(verbatim: options.first { $0.value == selection.wrappedValue }?.title ?? "")
                Image(systemName: "chevron.up.chevron.down").imageScale(.small)
            }
            .foregroundStyle(isListRow ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(TintShapeStyle()))
        }
    }

    var body: some View {
        if isListRow { LabeledControl(label: label) { button } } else { button }
    }
}

struct InlinePicker: View {
    let selection: Binding<AnyHashable>
    let options: [PickerOption]

    var body: some View {
        ForEach(0..<options.count) { index in
            Button {
                selection.wrappedValue = options[index].value
            } label: {
                HStack {
                    Text(verbatim: options[index].title).foregroundColor(.primary)
                    Spacer()
                    if options[index].value == selection.wrappedValue { Image(systemName: "checkmark") }
                }
            }
        }
    }
}

/// A day or a time. See https://developer.apple.com/documentation/swiftui/datepicker.
public struct DatePicker<Label: View>: View {
    /// What is chosen of a date.
    public typealias Components = DatePickerComponents
    let selection: Binding<Date>
    let least, most: Date?
    let components: Components
    let label: Label
    @Environment(\.datePickerStyle) private var style

    /// Creates a choice.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { (self.selection, least, most, components, self.label) = (selection, nil, nil, displayedComponents, label()) }
    /// Creates a choice of a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        (self.selection, least, most, components, self.label) = (
            selection, range.lowerBound, range.upperBound, displayedComponents, label()
        )
    }
    /// Creates a choice of what is later.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { (self.selection, least, most, components, self.label) = (selection, range.lowerBound, nil, displayedComponents, label()) }
    /// Creates a choice of what is earlier.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { (self.selection, least, most, components, self.label) = (selection, nil, range.upperBound, displayedComponents, label()) }

    /// The choice.
    public var body: some View {
        let control = ControlView(
            value: selection, make: TitledDatePicker.init, read: \.date,
            write: { picker, date, environment in
                picker.title = (label as? Text)?.plainString(in: environment)
                picker.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
                picker.preferredDatePickerStyle = style
                picker.minimumDate = least
                picker.maximumDate = most
                picker.locale = environment.locale
                picker.calendar = environment.calendar
                if picker.date != date { picker.date = date }
            },
            fitting: { proposal, picker in
                let own = picker.sizeThatFits(CGSize(width: proposal.width ?? 320, height: CGFloat.greatestFiniteMagnitude))
                return style == .compact || style == .automatic ? own : CGSize(width: proposal.width ?? own.width, height: own.height)
            })
        if style == .wheels || style == .inline { control } else { LabeledControl(label: label) { control } }
    }
}

final class TitledDatePicker: UIDatePicker {
    /// What it is called if the app does not say it otherwise.
    var title: String?
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }
}

/// What is chosen of a date. See https://developer.apple.com/documentation/swiftui/datepickercomponents.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
    /// Creates a choice.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// Creates a choice.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
    /// Creates a choice of a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }
    /// Creates a choice of what is later.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }
    /// Creates a choice of what is earlier.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }
    /// Creates a choice of a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
    /// Creates a choice of what is later.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
    /// Creates a choice of what is earlier.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
}

/// How dates are chosen. See https://developer.apple.com/documentation/swiftui/datepickerstyle.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// UIKit's style.
    var _style: UIDatePickerStyle { get }
}
/// The style that fits. See https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's style.
    public var _style: UIDatePickerStyle { .compact }
}
/// A label that opens a calendar. See https://developer.apple.com/documentation/swiftui/compactdatepickerstyle.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's style.
    public var _style: UIDatePickerStyle { .compact }
}
/// A calendar. See https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's style.
    public var _style: UIDatePickerStyle { .inline }
}
/// Wheels. See https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// UIKit's style.
    public var _style: UIDatePickerStyle { .wheels }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that fits.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A label that opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .compact } }
extension EnvironmentValues {
    var datePickerStyle: UIDatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of date pickers within.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { environment(\.datePickerStyle, style._style) }
}

import UIKit

/// A choice of several days. See https://developer.apple.com/documentation/swiftui/multidatepicker.
public struct MultiDatePicker<Label: View>: View {
    let selection: Binding<Set<DateComponents>>
    let range: DateInterval
    let label: Label

    private init(_ selection: Binding<Set<DateComponents>>, _ start: Date?, _ end: Date?, _ label: Label) {
        let start = start ?? .distantPast
        // The end of a range is no part of it.
        range = DateInterval(start: start, end: max(start, end?.addingTimeInterval(-1) ?? .distantFuture))
        (self.selection, self.label) = (selection, label)
    }

    /// Creates a choice.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { self.init(selection, nil, nil, label()) }
    /// Creates a choice within a range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }
    /// Creates a choice of what is later.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.lowerBound, nil, label())
    }
    /// Creates a choice of what is earlier.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, bounds.upperBound, label())
    }

    /// The calendar. Its label is for assistive technologies alone.
    public var body: some View {
        ControlView(
            value: selection, make: MultiDateControl.init, read: \.dates,
            write: { control, dates, environment in
                control.accessibilityLabel = (label as? Text)?.plainString(in: environment)
                control.update(environment, range: range)
                if control.dates != dates { control.dates = dates }
            },
            fitting: { proposal, control in
                let own = control.intrinsicContentSize
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            })
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a choice.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    /// Creates a choice.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) { self.init(selection: selection) { Text(title) } }
    /// Creates a choice within a range.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// Creates a choice within a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
    /// Creates a choice of what is later.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// Creates a choice of what is later.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
    /// Creates a choice of what is earlier.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// Creates a choice of what is earlier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

/// UIKit's calendar as a control whose value is the days that are chosen.
final class MultiDateControl: UIControl, UICalendarSelectionMultiDateDelegate {
    private let calendarView = UICalendarView()
    private lazy var chosen = UICalendarSelectionMultiDate(delegate: self)

    override init(frame: CGRect) {
        super.init(frame: frame)
        calendarView.wantsDateDecorations = false
        calendarView.selectionBehavior = chosen
        addSubview(calendarView)
    }

    required init?(coder: NSCoder) { nil }

    var dates: Set<DateComponents> {
        get { Set(chosen.selectedDates) }
        set { chosen.selectedDates = newValue.sorted { ($0.date ?? .distantPast) < ($1.date ?? .distantPast) } }
    }

    func update(_ environment: EnvironmentValues, range: DateInterval) {
        if calendarView.locale != environment.locale { calendarView.locale = environment.locale }
        if calendarView.calendar != environment.calendar { calendarView.calendar = environment.calendar }
        if calendarView.availableDateRange != range { calendarView.availableDateRange = range }
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        sendActions(for: .valueChanged)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        sendActions(for: .valueChanged)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        calendarView.frame = bounds
    }

    override var intrinsicContentSize: CGSize { calendarView.intrinsicContentSize }
}

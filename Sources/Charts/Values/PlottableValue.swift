import SwiftUI

/// A value with a label. See https://developer.apple.com/documentation/charts/plottablevalue.
public struct PlottableValue<Value: Plottable> {
    let datum: PlotDatum

    /// A value with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { self.value(Text(labelKey), value) }
    /// A value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(datum: PlotDatum(label: label, value: value.plotted))
    }
    /// A value with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { self.value(Text(label), value) }
}

extension PlottableValue where Value == Date {
    /// A date that stands for the whole hour, day, month or whatever it is in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> { self.value(Text(labelKey), value, unit: unit, calendar: calendar) }
    /// A date that stands for the whole hour, day, month or whatever it is in.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> {
        var datum = PlotDatum(label: label, value: value.plotted)
        if let interval = calendar.dateInterval(of: unit, for: value) {
            datum.value = interval.start.plotted
            datum.span = interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
        }
        return PlottableValue(datum: datum)
    }
    /// A date that stands for the whole hour, day, month or whatever it is in.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> { self.value(Text(label), value, unit: unit, calendar: calendar) }
}

/// A value of a mark, of whatever type it was.
struct PlotDatum: @unchecked Sendable {
    let label: Text
    var value: _Plotted
    /// The span of time that the value stands for.
    var span: ClosedRange<Double>?

    /// Where the value is among numbers: in the middle of what it stands for.
    var center: Double { span.map { ($0.lowerBound + $0.upperBound) / 2 } ?? value.number }
}

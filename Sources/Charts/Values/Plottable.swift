import Foundation

/// A type whose values a chart can show. See https://developer.apple.com/documentation/charts/plottable.
public protocol Plottable {
    /// The type that the chart shows: a number, a date or a text.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// What the chart shows of the value.
    var primitivePlottable: PrimitivePlottable { get }
    /// Creates a value of what a chart shows; `nil` if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts show as it is. See https://developer.apple.com/documentation/charts/primitiveplottableprotocol.
public protocol PrimitivePlottableProtocol: Hashable {
    /// The value as charts keep it.
    var _plotted: _Plotted { get }
    /// Creates a value of one that charts keep; `nil` if it is of another kind.
    init?(_plotted: _Plotted)
}

/// A value as charts keep it.
public struct _Plotted: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case number, date, category }
    let kind: Kind
    /// The number, or the seconds since the reference date.
    let number: Double
    /// The category's name.
    let name: String
    /// Whether values between whole numbers do not exist.
    let isWhole: Bool

    init(number: Double, isWhole: Bool = false) { (kind, self.number, name, self.isWhole) = (.number, number, "", isWhole) }
    init(date: Date) { (kind, number, name, isWhole) = (.date, date.timeIntervalSinceReferenceDate, "", false) }
    init(category: String) { (kind, number, name, isWhole) = (.category, 0, category, false) }

    var date: Date { Date(timeIntervalSinceReferenceDate: number) }

    /// The name by which the value is one of several.
    var categoryName: String {
        switch kind {
        case .category: name
        case .number: number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .date: date.formatted(date: .abbreviated, time: .omitted)
        }
    }

    /// Whether both are the same value.
    public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind && a.number == b.number && a.name == b.name }
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(number)
        hasher.combine(name)
    }
}

extension Plottable {
    var plotted: _Plotted { primitivePlottable._plotted }
    /// The value of one that a chart keeps; `nil` if it is of another kind.
    static func value(_ plotted: _Plotted) -> Self? { PrimitivePlottable(_plotted: plotted).flatMap { Self(primitivePlottable: $0) } }
}

extension Plottable where PrimitivePlottable == Self {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    /// What the chart shows of the raw value.
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
    /// Creates a value of what a chart shows of a raw value.
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

extension BinaryFloatingPoint {
    fileprivate static func number(_ plotted: _Plotted) -> Self? { plotted.kind == .number ? Self(plotted.number) : nil }
}

extension FixedWidthInteger {
    /// The nearest whole number.
    fileprivate static func number(_ plotted: _Plotted) -> Self? {
        plotted.kind == .number ? Self(exactly: plotted.number.rounded()) : nil
    }
    fileprivate var whole: _Plotted { _Plotted(number: Double(self), isWhole: true) }
}

extension Double: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = Double
    /// The number.
    public var _plotted: _Plotted { _Plotted(number: Double(self)) }
    /// Creates a number of one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension Float: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = Float
    /// The number.
    public var _plotted: _Plotted { _Plotted(number: Double(self)) }
    /// Creates a number of one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension CGFloat: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = CGFloat
    /// The number.
    public var _plotted: _Plotted { _Plotted(number: Double(self)) }
    /// Creates a number of one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension Int: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = Int
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension Int8: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = Int8
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension Int16: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = Int16
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension Int32: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = Int32
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension Int64: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = Int64
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension UInt: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = UInt
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension UInt8: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = UInt8
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension UInt16: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = UInt16
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension UInt32: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = UInt32
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension UInt64: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = UInt64
    /// The number.
    public var _plotted: _Plotted { whole }
    /// Creates the number next to one that charts keep.
    public init?(_plotted: _Plotted) {
        guard let number = Self.number(_plotted) else { return nil }
        self = number
    }
}

extension Decimal: Plottable, PrimitivePlottableProtocol {
    /// A number is shown as it is.
    public typealias PrimitivePlottable = Decimal
    /// The number.
    public var _plotted: _Plotted { _Plotted(number: NSDecimalNumber(decimal: self).doubleValue) }
    /// Creates a number of one that charts keep.
    public init?(_plotted: _Plotted) {
        guard _plotted.kind == .number else { return nil }
        self.init(_plotted.number)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    /// A text is one of several categories.
    public typealias PrimitivePlottable = String
    /// The category.
    public var _plotted: _Plotted { _Plotted(category: self) }
    /// Creates a text of a category.
    public init?(_plotted: _Plotted) {
        guard _plotted.kind == .category else { return nil }
        self = _plotted.name
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    /// A date is shown as it is.
    public typealias PrimitivePlottable = Date
    /// The date.
    public var _plotted: _Plotted { _Plotted(date: self) }
    /// Creates a date of one that charts keep.
    public init?(_plotted: _Plotted) {
        guard _plotted.kind == .date else { return nil }
        self = _plotted.date
    }
}

import Foundation

/// How values become places. See https://developer.apple.com/documentation/charts/scaletype.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable { case linear, log, date, category, squareRoot, symmetricLog(slopeAtZero: Double), power(Double) }
    let kind: Kind
    /// Numbers, evenly.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// Numbers by their logarithms.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// Dates.
    public static var date: ScaleType { ScaleType(kind: .date) }
    /// Categories, side by side.
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// Numbers by their square roots.
    public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    /// Numbers by their logarithms, on both sides of zero.
    public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }
    /// Numbers by their logarithms, on both sides of zero.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero)) }
    /// Numbers by a power of them.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

    /// What is even in the plot.
    func warped(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: value > 0 ? Foundation.log10(value) : -.infinity
        case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Foundation.log(1 + abs(value) * slope)
        case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
        }
    }

    /// The value of what is even in the plot.
    func unwarped(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: pow(10, value)
        case .squareRoot: value < 0 ? -value * value : value * value
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * (exp(abs(value)) - 1) / slope
        case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
        }
    }
}

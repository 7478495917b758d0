import CoreLocation
import Foundation

/// Writes distances for people. See https://developer.apple.com/documentation/mapkit/mkdistanceformatter.
open class MKDistanceFormatter: Formatter {
    /// Which units are used.
    public enum Units: UInt, Sendable {
        case `default`, metric, imperial, imperialWithYards
    }

    /// How units are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        case `default`, abbreviated, full
    }

    /// Whose numbers and units are used; the user's from the start.
    open var locale: Locale! = Locale.current
    /// Which units are used; the locale's from the start.
    open var units: Units = .default
    /// How units are written; abbreviated from the start.
    open var unitStyle: DistanceUnitStyle = .default

    private var known: Units {
        guard units == .default else { return units }
        switch locale.region?.identifier {
        case "US", "LR", "MM": return .imperial
        case "GB": return .imperialWithYards
        default: return .metric
        }
    }

    /// Writes a distance, in metres, as signs do: near ones to round numbers.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let metres = max(distance, 0)
        switch known {
        case .metric, .default:
            if metres < 1000 { return text(Self.rounded(metres), Self.metres) }
            return text(Self.far(metres / 1000), Self.kilometres)
        case .imperial:
            let feet = metres / 0.3048
            if feet < 1000 { return text(Self.rounded(feet), Self.feet) }
            return text(Self.far(metres / 1609.344), Self.miles)
        case .imperialWithYards:
            let yards = metres / 0.9144
            if yards < 1000 { return text(Self.rounded(yards), Self.yards) }
            return text(Self.far(metres / 1609.344), Self.miles)
        }
    }

    /// The greatest distance, in metres, below another that is 1, 2 or 5 of a power of ten of the unit that it is written in.
    func roundDistance(below distance: Double) -> Double {
        let (near, far) =
            switch known {
            case .metric, .default: (1.0, 1000.0)
            case .imperial: (0.3048, 1609.344)
            case .imperialWithYards: (0.9144, 1609.344)
            }
        let unit = distance >= far ? far : near
        let power = pow(10, log10(distance / unit).rounded(.down))
        return ([5.0, 2, 1].first { $0 * power * unit <= distance } ?? 1) * power * unit
    }

    /// To 5 below 50, to 50 above 200, to 10 between.
    private static func rounded(_ value: Double) -> Double {
        let step = value < 10 ? 1.0 : value < 50 ? 5 : value < 200 ? 10 : 50
        return (value / step).rounded() * step
    }

    /// To a tenth below ten.
    private static func far(_ value: Double) -> Double { value < 10 ? (value * 10).rounded() / 10 : value.rounded() }

    /// A unit: its sign, and its name for one and for more. Names are English.
    private struct Unit {
        let sign: String
        let one: String
        let more: String
    }

    private static let metres = Unit(sign: "m", one: "meter", more: "meters")
    private static let kilometres = Unit(sign: "km", one: "kilometer", more: "kilometers")
    private static let feet = Unit(sign: "ft", one: "foot", more: "feet")
    private static let yards = Unit(sign: "yd", one: "yard", more: "yards")
    private static let miles = Unit(sign: "mi", one: "mile", more: "miles")

    private func text(_ value: Double, _ unit: Unit) -> String {
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .decimal
        numbers.maximumFractionDigits = 1
        let number = numbers.string(from: NSNumber(value: value)) ?? "\(value)"
        return "\(number) \(unitStyle == .full ? value == 1 ? unit.one : unit.more : unit.sign)"
    }

    /// Reads a distance that was written, in metres; -1 where there is none.
    open func distance(from distance: String) -> CLLocationDistance {
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .decimal
        let word = distance.prefix { !$0.isLetter }.trimmingCharacters(in: .whitespaces)
        guard let value = numbers.number(from: word)?.doubleValue else { return -1 }
        let unit = distance.drop { !$0.isLetter }.lowercased().trimmingCharacters(in: .whitespaces)
        let known: [(String, Double)] = [
            ("km", 1000), ("kilomet", 1000), ("mi", 1609.344), ("mile", 1609.344), ("ft", 0.3048), ("feet", 0.3048), ("foot", 0.3048),
            ("yd", 0.9144), ("yard", 0.9144), ("m", 1),
        ]
        return known.first { unit.hasPrefix($0.0) }.map { value * $0.1 } ?? -1
    }

    open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } }
}

/// Which units are used, by the name that this had before Swift 4.2.
public typealias MKDistanceFormatterUnits = MKDistanceFormatter.Units
/// How units are written, by the name that this had before Swift 4.2.
public typealias MKDistanceFormatterUnitStyle = MKDistanceFormatter.DistanceUnitStyle

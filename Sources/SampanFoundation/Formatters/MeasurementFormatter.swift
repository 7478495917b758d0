import Foundation

// replaces Foundation
/// Writes measurements: "5 km", "3.107 miles".
///
/// Texts are ICU's. Units that CLDR has no name for are written by their symbols.
/// See https://developer.apple.com/documentation/foundation/measurementformatter.
open class MeasurementFormatter: Formatter {
    /// Which unit is written. See https://developer.apple.com/documentation/foundation/measurementformatter/unitoptions-swift.struct.
    public struct UnitOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The measurement's own.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The one in which the number is at least 1, of those that the person's region uses.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Temperatures have no letter for their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is written. The usual one of the region at first.
    open var unitOptions: UnitOptions = []
    /// How units are written. Shortened at first.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and region. The person's at first.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { numberFormatter.locale = locale }
    }
    /// What writes the numbers.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    private var language: Locale { locale ?? .autoupdatingCurrent }

    /// The text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let chosen = RegionalUnits.chosen(measurement.value, measurement.unit, unitOptions, language)
        return text(chosen.value, chosen.unit)
    }

    /// The name of a unit.
    open func string(from unit: Unit) -> String {
        // The name as it stands beside a number.
        guard let identifier = UnitNames.identifier(of: unit), unitStyle == .long || unitStyle == .medium || unitStyle == .short,
            let text = SkeletonText.text(2, skeleton: "unit/\(identifier) \(width)", locale: language),
            let number = SkeletonText.text(2, skeleton: "", locale: language), let range = text.range(of: number)
        else { return unit.symbol }
        return text.replacingCharacters(in: range, with: "").trimmingCharacters(in: .whitespaces)
    }

    /// The text of a `Measurement`; `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        guard let measurement = obj as? any AnyMeasurement else { return nil }
        let chosen = RegionalUnits.chosen(measurement.value, measurement.anyUnit, unitOptions, language)
        return text(chosen.value, chosen.unit)
    }

    private var width: String {
        switch unitStyle {
        case .short: "unit-width-narrow"
        case .medium: "unit-width-short"
        case .long: "unit-width-full-name"
        @unknown default: "unit-width-short"
        }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return "\(number)°" }
        guard let identifier = UnitNames.identifier(of: unit) else { return "\(number) \(unit.symbol)" }
        // ICU chooses the unit's form by the number as it is written, which the number's formatter has its own way to.
        let precision = precision
        guard let text = SkeletonText.text(value, skeleton: "unit/\(identifier) \(width) \(precision)", locale: language),
            let plain = SkeletonText.text(value, skeleton: precision, locale: language), let range = text.range(of: plain)
        else { return "\(number) \(unit.symbol)" }
        return text.replacingCharacters(in: range, with: number)
    }

    private var precision: String {
        if numberFormatter.usesSignificantDigits {
            let least = max(1, min(numberFormatter.minimumSignificantDigits, 15))
            let most = max(least, min(numberFormatter.maximumSignificantDigits, 15))
            return String(repeating: "@", count: least) + String(repeating: "#", count: most - least)
        }
        let least = max(0, min(numberFormatter.minimumFractionDigits, 15))
        let most = max(least, min(numberFormatter.maximumFractionDigits, 15))
        return most == 0 ? "precision-integer" : "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
    }
}

/// A measurement of any kind.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}

/// The units that regions use.
private enum RegionalUnits {
    static func chosen(
        _ value: Double, _ unit: Unit, _ options: MeasurementFormatter.UnitOptions, _ locale: Locale
    ) -> (value: Double, unit: Unit) {
        guard let dimension = unit as? Dimension, !options.contains(.providedUnit) || options.contains(.naturalScale) else {
            return (value, unit)
        }
        let units =
            options.contains(.providedUnit)
            ? scale(of: dimension, isMetric(dimension) ? .metric : .us) : scale(of: dimension, locale.measurementSystem)
        guard !units.isEmpty else { return (value, unit) }
        let base = dimension.converter.baseUnitValue(fromValue: value)
        func converted(_ unit: Dimension) -> Double { unit.converter.value(fromBaseUnitValue: base) }
        guard options.contains(.naturalScale) else { return (converted(units[0]), units[0]) }
        // The largest in which there is at least one; the smallest for less.
        let fitting = units.first { abs(converted($0)) >= 1 } ?? units[units.count - 1]
        return (converted(fitting), fitting)
    }

    private static func isMetric(_ unit: Dimension) -> Bool {
        ![UnitLength.miles, UnitLength.yards, UnitLength.feet, UnitLength.inches, UnitMass.pounds, UnitMass.ounces, UnitMass.stones]
            .contains(unit)
    }

    /// The units of a kind in a system of measures, the largest first; the first is the one that stands for all.
    private static func scale(of unit: Dimension, _ system: Locale.MeasurementSystem) -> [Dimension] {
        let isUS = system == .us
        switch unit {
        case is UnitLength:
            if isUS { return [UnitLength.miles, UnitLength.feet, UnitLength.inches] }
            if system == .uk { return [UnitLength.miles, UnitLength.yards, UnitLength.feet, UnitLength.inches] }
            return [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
        case is UnitMass:
            if isUS { return [UnitMass.pounds, UnitMass.ounces] }
            return [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.micrograms]
        case is UnitTemperature: return [isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
        case is UnitSpeed: return [isUS || system == .uk ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour]
        case is UnitArea:
            if isUS { return [UnitArea.squareMiles, UnitArea.acres, UnitArea.squareFeet, UnitArea.squareInches] }
            return [UnitArea.squareKilometers, UnitArea.hectares, UnitArea.squareMeters, UnitArea.squareCentimeters]
        case is UnitVolume:
            if isUS { return [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.cups, UnitVolume.fluidOunces] }
            return [UnitVolume.liters, UnitVolume.milliliters]
        case is UnitEnergy: return [UnitEnergy.kilocalories, UnitEnergy.calories]
        case is UnitPressure: return [isUS ? UnitPressure.inchesOfMercury : UnitPressure.hectopascals]
        case is UnitFuelEfficiency: return [isUS ? UnitFuelEfficiency.milesPerGallon : UnitFuelEfficiency.litersPer100Kilometers]
        case is UnitPower: return [UnitPower.kilowatts, UnitPower.watts, UnitPower.milliwatts]
        case is UnitDuration: return [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds]
        default: return []
        }
    }
}

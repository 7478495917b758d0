import Foundation

/// The names that CLDR has for Foundation's units; see https://unicode.org/reports/tr35/tr35-general.html#unit-identifiers.
enum UnitNames {
    /// The name of a unit; `nil` if CLDR has none.
    static func identifier(of unit: Unit) -> String? { names[key(of: unit)] }

    /// Units of one kind have symbols of their own; those of two kinds may share one.
    private static func key(of unit: Unit) -> String { "\(type(of: unit)) \(unit.symbol)" }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        func add(_ units: [(Unit, String)]) { for (unit, name) in units { names[key(of: unit)] = name } }
        add([
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"), (UnitAcceleration.gravity, "g-force"),
            (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
            (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"), (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareMeters, "square-meter"), (UnitArea.squareCentimeters, "square-centimeter"),
            (UnitArea.squareInches, "square-inch"),
            (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"),
            (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
            (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
            (UnitDispersion.partsPerMillion, "permillion"),
        ])
        add([
            (UnitDuration.nanoseconds, "nanosecond"), (UnitDuration.microseconds, "microsecond"),
            (UnitDuration.milliseconds, "millisecond"),
            (UnitDuration.seconds, "second"), (UnitDuration.minutes, "minute"), (UnitDuration.hours, "hour"),
            (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"), (UnitEnergy.kilojoules, "kilojoule"),
            (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
            (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"), (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitIlluminance.lux, "lux"),
        ])
        add([
            (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.petabytes, "petabyte"),
            (UnitInformationStorage.terabytes, "terabyte"), (UnitInformationStorage.gigabytes, "gigabyte"),
            (UnitInformationStorage.megabytes, "megabyte"), (UnitInformationStorage.kilobytes, "kilobyte"),
            (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.gigabits, "gigabit"),
            (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.kilobits, "kilobit"),
        ])
        add([
            (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
            (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
            (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
            (UnitLength.feet, "foot"),
            (UnitLength.yards, "yard"), (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
            (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
            (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
            (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
            (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
            (UnitPower.watts, "watt"),
            (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
        ])
        add([
            (UnitPressure.newtonsPerMetersSquared, "pascal"), (UnitPressure.megapascals, "megapascal"),
            (UnitPressure.kilopascals, "kilopascal"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"), (UnitSpeed.metersPerSecond, "meter-per-second"),
            (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
            (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
            (UnitVolume.cubicInches, "cubic-inch"),
            (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
            (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
            (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
            (UnitVolume.metricCups, "cup-metric"),
        ])
        return names
    }()
}

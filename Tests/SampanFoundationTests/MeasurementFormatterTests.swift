import Foundation
import SampanFoundation
import Testing

private typealias MeasurementFormatter = SampanFoundation.MeasurementFormatter

@Suite struct MeasurementFormatterTests {
    private func formatter(
        _ locale: String, _ options: MeasurementFormatter.UnitOptions = [], _ style: Formatter.UnitStyle = .medium
    ) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        (formatter.locale, formatter.unitOptions, formatter.unitStyle) = (Locale(identifier: locale), options, style)
        return formatter
    }

    @Test func theRegionsUnitIsWritten() {
        let length = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter("en_US").string(from: length) == "3.107 mi")
        #expect(formatter("de_DE").string(from: length) == "5 km")
        #expect(formatter("en_US").string(from: Measurement(value: 1, unit: UnitLength.meters)) == "0.001 mi")
        #expect(formatter("en_US").string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
        #expect(formatter("de_DE").string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)) == "20 °C")
        #expect(formatter("en_US").string(from: Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)) == "62.137 mph")
    }

    @Test func theProvidedUnitAndTheNaturalOneAreWritten() {
        let length = Measurement(value: 1500, unit: UnitLength.meters)
        #expect(formatter("en_US", .providedUnit).string(from: length) == "1,500 m")
        #expect(formatter("de_DE", .naturalScale).string(from: length) == "1,5 km")
        #expect(formatter("en_US", .naturalScale).string(from: Measurement(value: 1, unit: UnitLength.meters)) == "3.281 ft")
        #expect(formatter("en_US", .temperatureWithoutUnit).string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
        #expect(formatter("en_US", .providedUnit).string(for: Measurement(value: 1, unit: UnitMass.grams)) == "1 g")
    }

    @Test func unitsAreWordsAndHavePlurals() {
        let long = formatter("en_US", .providedUnit, .long)
        #expect(long.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
        #expect(long.string(from: Measurement(value: 2, unit: UnitLength.kilometers)) == "2 kilometers")
        #expect(long.string(from: UnitLength.meters) == "meters" && formatter("en_US").string(from: UnitLength.meters) == "m")
        #expect(formatter("ru_RU", .providedUnit, .long).string(from: Measurement(value: 3, unit: UnitDuration.hours)) == "3 часа")
    }

    @Test func numbersAreTheNumberFormatters() {
        let formatter = formatter("en_US", .providedUnit)
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: Measurement(value: 2.345, unit: UnitMass.kilograms)) == "2.3 kg")
        formatter.numberFormatter.minimumFractionDigits = 1
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2.0 kg")
    }

    @Test func unitsWithoutANameHaveTheirSymbol() {
        #expect(formatter("en_US", .providedUnit).string(from: Measurement(value: 2, unit: Unit(symbol: "apples"))) == "2 apples")
        #expect(formatter("en_US", .providedUnit).string(from: Measurement(value: 2, unit: UnitAngle.gradians)) == "2 grad")
    }

    @Test func measurementsFormatThemselves() {
        let length = Measurement(value: 5, unit: UnitLength.kilometers)
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided)
        #expect(length.formatted(style) == "5 kilometers")
        #expect(length.formatted(.measurement(width: .abbreviated, usage: .road).locale(Locale(identifier: "en_US"))) == "3.1 mi")
        #expect(
            Measurement(value: 20, unit: UnitTemperature.celsius).formatted(
                .measurement(width: .narrow, usage: .weather).locale(Locale(identifier: "en_US"))) == "68°")
        let precise = length.formatted(
            .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2)))
                .locale(Locale(identifier: "en_US")))
        #expect(precise == "5.00 km")
    }

    private func name(_ given: String?, _ family: String?, middle: String? = nil, prefix: String? = nil, suffix: String? = nil)
        -> PersonNameComponents
    {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.middleName, name.namePrefix, name.nameSuffix) = (given, family, middle, prefix, suffix)
        return name
    }

    @Test func namesAreWritten() {
        typealias Names = SampanFoundation.PersonNameComponentsFormatter
        let name = name("Anna", "Ek", middle: "Maria", prefix: "Dr.", suffix: "PhD")
        #expect(Names.localizedString(from: name, style: .default) == "Anna Ek")
        #expect(Names.localizedString(from: name, style: .long) == "Dr. Anna Maria Ek PhD")
        #expect(Names.localizedString(from: name, style: .short) == "Anna")
        #expect(Names.localizedString(from: name, style: .abbreviated) == "AE")
        #expect(self.name("太郎", "山田").formatted() == "山田太郎")
        #expect(name.formatted(.name(style: .abbreviated)) == "AE")
        let formatter = Names()
        formatter.locale = Locale(identifier: "hu_HU")
        #expect(formatter.string(from: self.name("Béla", "Bartók")) == "Bartók Béla")
        #expect(formatter.string(for: 5) == nil)
    }

    @Test func namesAreRead() throws {
        let formatter = SampanFoundation.PersonNameComponentsFormatter()
        let long = try #require(formatter.personNameComponents(from: "Dr. Ludwig Maria van Beethoven Jr."))
        #expect(long == name("Ludwig", "van Beethoven", middle: "Maria", prefix: "Dr.", suffix: "Jr."))
        #expect(formatter.personNameComponents(from: "Ek, Anna") == name("Anna", "Ek"))
        #expect(formatter.personNameComponents(from: "Anna") == name("Anna", nil))
        #expect(formatter.personNameComponents(from: "山田 太郎") == name("太郎", "山田"))
        #expect(formatter.personNameComponents(from: "12") == nil)
    }
}

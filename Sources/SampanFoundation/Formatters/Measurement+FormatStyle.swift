import Foundation

/// What a measurement is of, by which the unit and the number's precision are chosen.
///
/// See https://developer.apple.com/documentation/foundation/measurementformatunitusage.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    /// ICU's word; none for the measurement's own unit.
    let word: String?

    /// What has no more special word.
    public static var general: Self { Self(word: "default") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(word: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A person's length.
    public static var person: Self { Self(word: "person") }
    /// A person's height.
    public static var personHeight: Self { Self(word: "person-height") }
    /// A length of road.
    public static var road: Self { Self(word: "road") }
    /// How far something is from a person.
    public static var focalLength: Self { Self(word: "focal-length") }
    /// A depth of rain.
    public static var rainfall: Self { Self(word: "rainfall") }
    /// A depth of snow.
    public static var snowfall: Self { Self(word: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: Self { Self(word: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// A person's temperature.
    public static var person: Self { Self(word: "person") }
    /// The weather's.
    public static var weather: Self { Self(word: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(word: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of something to drink.
    public static var liquid: Self { Self(word: "fluid") }
}

extension Measurement where UnitType: Dimension {
    /// How a measurement is written. See https://developer.apple.com/documentation/foundation/measurement/formatstyle.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How units are written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let word: String
            /// As words: "5 kilometers".
            public static var wide: Self { Self(word: "unit-width-full-name") }
            /// Shortened: "5 km".
            public static var abbreviated: Self { Self(word: "unit-width-short") }
            /// As short as can be: "5km".
            public static var narrow: Self { Self(word: "unit-width-narrow") }
        }

        /// How the unit is written.
        public var width: UnitWidth
        /// The language and region.
        public var locale: Locale
        /// What the measurement is of.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// How the number is written, if not as is usual for what the measurement is of.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        /// The text of a measurement.
        public func format(_ value: Measurement) -> String {
            guard let identifier = UnitNames.identifier(of: value.unit) else {
                return "\((numberFormatStyle ?? .init()).locale(locale).format(value.value)) \(value.unit.symbol)"
            }
            var skeleton = "unit/\(identifier) \(width.word)"
            if let word = usage.word { skeleton += " usage/\(word)" }
            guard let style = numberFormatStyle, usage.word == nil else {
                return SkeletonText.text(value.value, skeleton: skeleton, locale: locale) ?? "\(value)"
            }
            let number = style.locale(locale).format(value.value)
            guard let text = SkeletonText.text(value.value, skeleton: skeleton, locale: locale),
                let plain = SkeletonText.text(value.value, skeleton: "", locale: locale), let range = text.range(of: plain)
            else { return "\(number) \(value.unit.symbol)" }
            return text.replacingCharacters(in: range, with: number)
        }

        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        // Only what can be written down again is kept: the usage's word, and no style of numbers.
        private enum CodingKeys: String, CodingKey {
            case width, locale, usage
        }

        /// Reads a style.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            width = try container.decode(UnitWidth.self, forKey: .width)
            locale = try container.decode(Locale.self, forKey: .locale)
            usage = MeasurementFormatUnitUsage(word: try container.decodeIfPresent(String.self, forKey: .usage))
            numberFormatStyle = nil
        }

        /// Writes the style.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(width, forKey: .width)
            try container.encode(locale, forKey: .locale)
            try container.encodeIfPresent(usage.word, forKey: .usage)
        }
    }

    /// The text of the measurement in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Measurement {
        style.format(self)
    }

    /// The text of the measurement: "5 km", in the unit that is usual in the person's region.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Foundation.FormatStyle {
    /// A style for measurements: `distance.formatted(.measurement(width: .wide))`.
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

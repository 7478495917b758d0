import Foundation
internal import _FoundationICU

// replaces Foundation
/// Writes quantities of time: "1 hour, 5 minutes", "1:05:00".
///
/// Texts follow the language of the formatter's calendar; phrases beside the quantity are in English and Vietnamese, in English elsewhere.
/// See https://developer.apple.com/documentation/foundation/datecomponentsformatter.
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// By their place: "1:10:00".
        case positional
        /// As short as can be: "1h 10m".
        case abbreviated
        /// Shortened: "1 hr, 10 min".
        case short
        /// As words: "1 hour, 10 minutes".
        case full
        /// Numbers and units as words: "one hour, ten minutes".
        case spellOut
        /// Shorter than `short`: "1hr 10min".
        case brief
    }

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The behavior as bits.
        public let rawValue: UInt
        /// Creates a behavior of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading ones are left out where the place says the unit; elsewhere all are.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first that counts are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between units that count are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those behind the last that counts are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None is left out.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written. By their place at first.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written; if it is empty, all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar by which units are counted, and whose language is written. The user's at first.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The moment from which months and years are counted; the beginning of 2001 if there is none.
    open var referenceDate: Date?
    /// Whether the smallest unit may be broken: "1.5 hours".
    open var allowsFractionalUnits = false
    /// How many units are written at most, the largest ones; 0 for as many as there are. What is left out is not rounded.
    open var maximumUnitCount = 0
    /// Whether a single one of the largest unit is counted in the next: "75 minutes".
    open var collapsesLargestUnit = false
    /// Whether "About" goes before.
    open var includesApproximationPhrase = false
    /// Whether "remaining" goes behind.
    open var includesTimeRemainingPhrase = false
    /// Where the text will stand.
    open var formattingContext = Formatter.Context.unknown

    /// The units from the largest to the smallest.
    private static let units: [Unit] = [
        Unit(.year, .year, \.year, UAMEASUNIT_DURATION_YEAR, 31_556_952),
        Unit(.month, .month, \.month, UAMEASUNIT_DURATION_MONTH, 2_629_746),
        Unit(.weekOfMonth, .weekOfMonth, \.weekOfMonth, UAMEASUNIT_DURATION_WEEK, 604_800),
        Unit(.day, .day, \.day, UAMEASUNIT_DURATION_DAY, 86400), Unit(.hour, .hour, \.hour, UAMEASUNIT_DURATION_HOUR, 3600),
        Unit(.minute, .minute, \.minute, UAMEASUNIT_DURATION_MINUTE, 60), Unit(.second, .second, \.second, UAMEASUNIT_DURATION_SECOND, 1),
    ]

    private struct Unit {
        let allowed: NSCalendar.Unit
        let component: Calendar.Component
        let path: KeyPath<DateComponents, Int?>
        let measured: UAMeasureUnit
        /// How long it is, in seconds, in the mean.
        let length: Double

        init(
            _ allowed: NSCalendar.Unit, _ component: Calendar.Component, _ path: KeyPath<DateComponents, Int?>, _ measured: UAMeasureUnit,
            _ length: Double
        ) {
            (self.allowed, self.component, self.path, self.measured, self.length) = (allowed, component, path, measured, length)
        }

        /// Whether its place in "1:10:00" tells what it is.
        var isPositional: Bool { length <= 3600 }
    }

    private struct Quantity {
        let unit: Unit
        var count: Double
    }

    // MARK: What is written

    /// The text of a `DateComponents`; `nil` for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The text of the time that components make up.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        var components = components
        (components.calendar, components.timeZone) = (nil, nil)
        return counting.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// The text of a time in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + ti)
    }

    /// The text of the time between two moments.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        var quantities = quantities(from: min(startDate, endDate), to: max(startDate, endDate))
        quantities = withoutZeros(collapsed(quantities))
        guard !quantities.isEmpty else { return nil }
        if isNegative { quantities[0].count.negate() }
        return text(quantities).map(phrase)
    }

    /// The text of the time that components make up, in the user's language.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Counting

    /// The calendar that counts: a day is one of 24 hours in it.
    private var counting: Calendar {
        var counting = calendar ?? .autoupdatingCurrent
        if let zone = TimeZone(secondsFromGMT: 0) { counting.timeZone = zone }
        return counting
    }

    private func quantities(from start: Date, to end: Date) -> [Quantity] {
        let units = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.allowed) }
        let found = counting.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var quantities = units.map { Quantity(unit: $0, count: Double(found[keyPath: $0.path] ?? 0)) }
        if allowsFractionalUnits, let last = quantities.indices.last, let counted = counting.date(byAdding: found, to: start) {
            quantities[last].count += end.timeIntervalSince(counted) / quantities[last].unit.length
        }
        return quantities
    }

    private func collapsed(_ quantities: [Quantity]) -> [Quantity] {
        guard collapsesLargestUnit, let first = quantities.firstIndex(where: { $0.count != 0 }), first + 1 < quantities.count,
            quantities[first].count == 1
        else { return quantities }
        var result = quantities
        result[first + 1].count += (quantities[first].unit.length / quantities[first + 1].unit.length).rounded()
        result[first].count = 0
        return result
    }

    /// The quantities that are written: what is left out is decided by where the zeros stand.
    private func withoutZeros(_ quantities: [Quantity]) -> [Quantity] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) || behavior.isEmpty { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = quantities.firstIndex(where: { $0.count != 0 }), let last = quantities.lastIndex(where: { $0.count != 0 }) else {
            // Something has to be said.
            return behavior.contains(.pad) ? limited(quantities) : quantities.suffix(1)
        }
        if behavior.contains(.pad) { return limited(quantities) }
        let kept = quantities.indices.filter { index in
            if quantities[index].count != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
        }
        return limited(kept.map { quantities[$0] })
    }

    private func limited(_ quantities: [Quantity]) -> [Quantity] {
        maximumUnitCount > 0 ? Array(quantities.prefix(maximumUnitCount)) : quantities
    }

    // MARK: Writing

    private var locale: Locale { calendar?.locale ?? .current }

    private func text(_ quantities: [Quantity]) -> String? {
        let amounts = quantities.map { MeasureText.Amount(value: $0.count, unit: $0.unit.measured) }
        switch unitsStyle {
        case .positional: return positional(quantities)
        case .abbreviated: return MeasureText(locale: locale, width: UAMEASFMT_WIDTH_NARROW).text(amounts)
        case .short: return MeasureText(locale: locale, width: UAMEASFMT_WIDTH_SHORT).text(amounts)
        case .full: return MeasureText(locale: locale, width: UAMEASFMT_WIDTH_WIDE).text(amounts)
        case .spellOut: return MeasureText(locale: locale, width: UAMEASFMT_WIDTH_WIDE, spellsOut: true).text(amounts)
        case .brief: return MeasureText(locale: locale, width: UAMEASFMT_WIDTH_SHORTER).text(amounts)
        }
    }

    /// "3d 1:05:07": numbers in a row as far as their places tell the units.
    private func positional(_ quantities: [Quantity]) -> String? {
        let placed = quantities.filter(\.unit.isPositional)
        let named = quantities.filter { !$0.unit.isPositional }
        var parts: [String] = []
        if !named.isEmpty {
            let amounts = named.map { MeasureText.Amount(value: $0.count, unit: $0.unit.measured) }
            guard let text = MeasureText(locale: locale, width: UAMEASFMT_WIDTH_NARROW).text(amounts) else { return nil }
            parts.append(text)
        }
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.maximumFractionDigits = 3
        let texts = placed.enumerated().map { index, quantity in
            numbers.minimumIntegerDigits = index == 0 ? 1 : 2
            return numbers.string(from: NSNumber(value: quantity.count)) ?? ""
        }
        if !texts.isEmpty { parts.append(texts.joined(separator: ":")) }
        return parts.joined(separator: " ")
    }

    private func phrase(_ text: String) -> String {
        let isVietnamese = locale.language.languageCode?.identifier == "vi"
        var text = text
        if includesTimeRemainingPhrase { text = isVietnamese ? "Còn \(text)" : "\(text) remaining" }
        if includesApproximationPhrase {
            if isVietnamese, includesTimeRemainingPhrase { return "Còn khoảng \(text.dropFirst("Còn ".count))" }
            text = isVietnamese ? "Khoảng \(text)" : "About \(text)"
        }
        return text
    }
}

import Foundation
internal import _FoundationICU

/// Writes how far a moment is from another: "2 days ago", "tomorrow".
///
/// See https://developer.apple.com/documentation/foundation/relativedatetimeformatter.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether days that have names are called by them.
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers always: "1 day ago".
        case numeric
        /// Names where there are: "yesterday".
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// As words: "2 months ago".
        case full
        /// Numbers as words, too: "two months ago".
        case spellOut
        /// Shortened: "2 mo. ago".
        case short
        /// As short as can be: "2mo ago".
        case abbreviated
    }

    /// Whether days that have names are called by them. They are not at first.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written. As words at first.
    open var unitsStyle = UnitsStyle.full
    /// Where the text will stand.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar by which units are counted. The user's at first.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language. The user's at first.
    open var locale: Locale! = .autoupdatingCurrent

    private static let units: [(KeyPath<DateComponents, Int?>, URelativeDateTimeUnit)] = [
        (\.year, UDAT_REL_UNIT_YEAR), (\.month, UDAT_REL_UNIT_MONTH), (\.weekOfMonth, UDAT_REL_UNIT_WEEK), (\.day, UDAT_REL_UNIT_DAY),
        (\.hour, UDAT_REL_UNIT_HOUR), (\.minute, UDAT_REL_UNIT_MINUTE), (\.second, UDAT_REL_UNIT_SECOND),
    ]

    /// The text of components by the largest that is not 0: what is smaller is left out, not rounded.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for (path, unit) in Self.units {
            if let count = dateComponents[keyPath: path], count != 0 { return text(count, unit) }
        }
        let smallest = Self.units.last { dateComponents[keyPath: $0.0] != nil }
        return text(0, smallest?.1 ?? UDAT_REL_UNIT_SECOND)
    }

    /// The text of a moment that is so many seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// The text of a moment seen from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let calendar = calendar ?? .autoupdatingCurrent
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// The text of a `Date` seen from now; `nil` for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

    private func text(_ count: Int, _ unit: URelativeDateTimeUnit) -> String {
        let identifier = (locale ?? .autoupdatingCurrent).identifier
        var status = U_ZERO_ERROR
        // The format takes the numbers' format over.
        let numbers = unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
        let format = swift_ureldatefmt_open(identifier, numbers, style, context, &status)
        defer { swift_ureldatefmt_close(format) }
        // Minus zero is "0 seconds ago".
        let value = Double(count)
        let text = MeasureText.text {
            dateTimeStyle == .named
                ? swift_ureldatefmt_format(format, value, unit, $0, $1, $2)
                : swift_ureldatefmt_formatNumeric(format, value, unit, $0, $1, $2)
        }
        return text ?? ""
    }

    private var style: UDateRelativeDateTimeFormatterStyle {
        switch unitsStyle {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }

    private var context: UDisplayContext {
        switch formattingContext {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}

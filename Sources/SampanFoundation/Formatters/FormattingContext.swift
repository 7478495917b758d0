import Foundation
import ObjCRuntime
internal import _FoundationICU

/// Where the text of a formatter will stand: in some languages a month's name begins with a capital there.
private enum FormattingContext {
    nonisolated(unsafe) private static var key: UInt8 = 0

    private final class Kept {
        var context = Formatter.Context.unknown
    }

    static func get(_ formatter: Formatter) -> Formatter.Context {
        (ObjectLifetime.value(of: formatter, key: &key) as? Kept)?.context ?? .unknown
    }

    static func set(_ formatter: Formatter, _ context: Formatter.Context) {
        ObjectLifetime.value(of: formatter, key: &key, orMake: Kept.init).context = context
    }

    /// ICU's word for a place that changes texts; `nil` for the others.
    static func display(_ context: Formatter.Context) -> UDisplayContext? {
        switch context {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        default: nil
        }
    }

    /// A date as a date formatter writes it, for a place.
    static func text(_ formatter: DateFormatter, _ date: Date, _ context: UDisplayContext) -> String? {
        guard let pattern = formatter.dateFormat, let locale = formatter.locale else { return nil }
        let (units, zone) = (Array(pattern.utf16), Array((formatter.timeZone ?? .current).identifier.utf16))
        var status = U_ZERO_ERROR
        guard
            let format = swift_udat_open(
                UDAT_PATTERN, UDAT_PATTERN, locale.identifier, zone, Int32(zone.count), units, Int32(units.count), &status)
        else { return nil }
        defer { swift_udat_close(format) }
        swift_udat_setContext(format, context, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return MeasureText.text { swift_udat_format(format, date.timeIntervalSince1970 * 1000, $0, $1, nil, $2) }
    }

    /// A date as a formatter writes it that calls the days about today by their names: "Yesterday at 3:00 PM".
    static func relativeText(_ formatter: DateFormatter, _ date: Date) -> String? {
        guard formatter.dateStyle != .none, let locale = formatter.locale else { return nil }
        let zone = Array((formatter.timeZone ?? .current).identifier.utf16)
        var status = U_ZERO_ERROR
        let style = UDateFormatStyle(rawValue: style(formatter.dateStyle).rawValue | UDAT_RELATIVE.rawValue)
        guard
            let format = swift_udat_open(
                Self.style(formatter.timeStyle), style, locale.identifier, zone, Int32(zone.count), nil, 0, &status)
        else { return nil }
        defer { swift_udat_close(format) }
        let place = display(FormattingContext.get(formatter)) ?? UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        swift_udat_setContext(format, place, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return MeasureText.text { swift_udat_format(format, date.timeIntervalSince1970 * 1000, $0, $1, nil, $2) }
    }

    private static func style(_ style: DateFormatter.Style) -> UDateFormatStyle {
        switch style {
        case .none: UDAT_NONE
        case .short: UDAT_SHORT
        case .medium: UDAT_MEDIUM
        case .long: UDAT_LONG
        case .full: UDAT_FULL
        @unknown default: UDAT_MEDIUM
        }
    }

    private final class Written: DateFormatter, @unchecked Sendable {
        override func string(from date: Date) -> String {
            if doesRelativeDateFormatting, let text = FormattingContext.relativeText(self, date) { return text }
            guard let context = FormattingContext.display(FormattingContext.get(self)) else { return super.string(from: date) }
            return FormattingContext.text(self, date, context) ?? super.string(from: date)
        }
    }

    private final class Plain: DateFormatter, @unchecked Sendable {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Written.self, butNotBy: Plain.self, of: DateFormatter.self)
    }
}

extension DateFormatter {
    /// Where the text will stand. See https://developer.apple.com/documentation/foundation/dateformatter/formattingcontext.
    public var formattingContext: Formatter.Context {
        get { FormattingContext.get(self) }
        set { FormattingContext.set(self, newValue) }
    }

    /// How formatters behave. iOS knows one way.
    public enum Behavior: UInt, Sendable {
        /// The way there is.
        case `default` = 0
        /// The way that came with Mac OS X 10.4.
        case behavior10_4 = 1040
    }

    /// How the formatter behaves: as iOS's do, whatever is set.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}

import Foundation
import InterfaceBuilder

extension NibTables {
    static var pickers: [NibTable] { [pickerView, datePicker] }

    private static let pickerView = NibTable(
        UIPickerView.self,
        [
            // The chosen rows are marked in any case.
            .custom("showsSelectionIndicator") { _, _ in }
        ])

    private static let datePicker = NibTable(
        UIDatePicker.self,
        [
            .choice(
                "datePickerMode", \.datePickerMode,
                ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]),
            .choice(
                "style", \.preferredDatePickerStyle, ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
            .custom("locale") { picker, source in
                guard let name = source.record.child("locale")?["localeIdentifier"] else { return }
                // Foundation stops the program at what is no identifier at all.
                guard name.utf8.allSatisfy({ $0 < 128 && ($0 == 45 || $0 == 95 || isalnum(Int32($0)) != 0) }), !name.isEmpty else {
                    return source.builder.source.log("\"\(name)\" is not the identifier of a locale", at: source.record.line)
                }
                picker.locale = Locale(identifier: name)
            },
            .custom("timeZone") { picker, source in
                if let name = source.record.child("timeZone")?["name"] { picker.timeZone = TimeZone(identifier: name) }
            },
            .date("minimumDate") { $0.minimumDate = $1 },
            .date("maximumDate") { $0.maximumDate = $1 },
            .int("minuteInterval", \.minuteInterval),
            .bool("roundsToMinuteInterval", \.roundsToMinuteInterval),
            .custom("useCurrentDate") { picker, source in
                if source.record.bool("useCurrentDate") == true { picker.date = Date() }
            },
            .date("date") { $0.date = $1 },
            .double("countDownDuration", \.countDownDuration),
        ])
}

extension NibAttribute {
    /// A point in time.
    fileprivate static func date(_ name: String, _ apply: @escaping @MainActor (Object, Date) -> Void) -> Self {
        custom(name) { object, source in
            if case .date(let seconds)? = source.record.values[name] { apply(object, Date(timeIntervalSinceReferenceDate: seconds)) }
        }
    }
}

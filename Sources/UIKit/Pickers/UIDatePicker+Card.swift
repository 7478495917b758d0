import Foundation
import SampanInterfaceBuilder

extension ClassCard {
    static let datePicker = ClassCard(
        UIDatePicker.self, elements: "datePicker",
        attributes: [
            .property("datePickerMode", \.datePickerMode),
            .property("style", \.preferredDatePickerStyle),
            .custom("timeZone") { picker, source in
                if let name = source.record.child("timeZone")?["name"] { picker.timeZone = TimeZone(identifier: name) }
            },
            .property("minimumDate", \.minimumDate),
            .property("maximumDate", \.maximumDate),
            .property("minuteInterval", \.minuteInterval),
            .custom("useCurrentDate") { picker, source in
                if source.record.bool("useCurrentDate") == true { picker.date = Date() }
            },
            .property("date", \.date),
            .property("countDownDuration", \.countDownDuration),
        ],
        // Each of its fields is an element of its own.
        facts: [.accessibility { $1.isElement = false }])
}

extension Locale: DocumentReadable {
    package static func read(_ name: String, from source: NibRecord) -> Any? {
        guard let identifier = source.record.child(name)?["localeIdentifier"] else { return nil }
        // Foundation stops the program at what is no identifier at all.
        guard identifier.utf8.allSatisfy({ $0 < 128 && ($0 == 45 || $0 == 95 || isalnum(Int32($0)) != 0) }), !identifier.isEmpty else {
            source.log("\"\(identifier)\" is not the identifier of a locale")
            return nil
        }
        return Locale(identifier: identifier)
    }
}

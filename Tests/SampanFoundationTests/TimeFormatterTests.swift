import Foundation
import SampanFoundation
import Testing

@Suite struct TimeFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], _ locale: String = "en_US"
    ) -> SampanFoundation.DateComponentsFormatter {
        let formatter = SampanFoundation.DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        return formatter
    }

    private typealias DateComponentsFormatter = SampanFoundation.DateComponentsFormatter

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "3:25:07"), (.abbreviated, "3h 25m 7s"), (.short, "3 hr, 25 min, 7 sec"),
        (.full, "3 hours, 25 minutes, 7 seconds"), (.spellOut, "three hours, twenty-five minutes, seven seconds"),
        (.brief, "3hr 25min 7sec"),
    ])
    func eachStyleWritesUnitsItsWay(_ style: SampanFoundation.DateComponentsFormatter.UnitsStyle, _ text: String) {
        #expect(formatter(style).string(from: 3 * 3600 + 25 * 60 + 7) == text)
    }

    @Test func languagesHaveTheirOwnWords() {
        #expect(formatter(.full, [], "vi_VN").string(from: 3725) == "1 giờ, 2 phút, 5 giây")
        #expect(formatter(.short, [.minute], "de_DE").string(from: 3725) == "62 Min.")
    }

    @Test func zerosAreDroppedAsAsked() {
        let positional = formatter(.positional, [.hour, .minute, .second])
        #expect(
            positional.string(from: 65) == "1:05" && positional.string(from: 3610) == "1:00:10"
                && positional.string(from: 4200) == "1:10:00")
        positional.zeroFormattingBehavior = .pad
        #expect(positional.string(from: 65) == "0:01:05")
        positional.allowedUnits = [.minute, .second]
        #expect(positional.string(from: 5) == "0:05")
        let abbreviated = formatter(.abbreviated, [.day, .hour, .minute, .second])
        #expect(abbreviated.string(from: 3610) == "1h 10s")
        abbreviated.zeroFormattingBehavior = .dropLeading
        #expect(abbreviated.string(from: 600) == "10m 0s")
        abbreviated.zeroFormattingBehavior = .dropTrailing
        #expect(abbreviated.string(from: 600) == "0d 0h 10m")
        abbreviated.zeroFormattingBehavior = .dropMiddle
        #expect(abbreviated.string(from: 3610) == "0d 1h 10s")
        #expect(formatter(.full, [.minute, .second]).string(from: 0) == "0 seconds")
        let days = formatter(.positional, [.day, .hour, .minute, .second])
        days.zeroFormattingBehavior = .pad
        #expect(days.string(from: 3610) == "0d 1:00:10")
    }

    @Test func unitsAreLimitedWithoutRounding() {
        let formatter = formatter(.full)
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 7199) == "1 hour")
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 86400 * 3 + 3600 + 59) == "3 days, 1 hour")
    }

    @Test func componentsAndMomentsAreCountedByTheCalendar() {
        let formatter = formatter(.full, [.year, .month, .day])
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: DateComponents(month: 14)) == "1 year, 2 months")
        #expect(formatter.string(from: start, to: start + 31 * 86400) == "1 month")
        #expect(formatter.string(from: start, to: start - 86400) == "-1 day")
        #expect(formatter.string(for: DateComponents(day: 2)) == "2 days" && formatter.string(for: "x") == nil)
        #expect(formatter.string(from: .infinity) == nil)
    }

    @Test func phrasesFractionsAndCollapsedUnits() {
        let hours = formatter(.full, [.hour])
        hours.allowsFractionalUnits = true
        #expect(hours.string(from: 5400) == "1.5 hours")
        let minutes = formatter(.full, [.hour, .minute])
        minutes.collapsesLargestUnit = true
        #expect(minutes.string(from: 4500) == "75 minutes" && minutes.string(from: 8100) == "2 hours, 15 minutes")
        (minutes.includesApproximationPhrase, minutes.includesTimeRemainingPhrase) = (true, true)
        #expect(minutes.string(from: 300) == "About 5 minutes remaining")
    }

    // MARK: Relative

    private func relative(_ style: RelativeDateTimeFormatter.DateTimeStyle, _ locale: String = "en_US") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = style
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test func distancesAreWrittenByTheirLargestUnit() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let numeric = relative(.numeric)
        #expect(numeric.localizedString(for: now + 90, relativeTo: now) == "in 1 minute")
        #expect(numeric.localizedString(for: now - 2 * 86400 - 5, relativeTo: now) == "2 days ago")
        #expect(numeric.localizedString(from: DateComponents(month: 1)) == "in 1 month")
        #expect(numeric.localizedString(from: DateComponents()) == "in 0 seconds")
        #expect(relative(.named).localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(relative(.named, "vi_VN").localizedString(from: DateComponents(day: 1)) == "Ngày mai")
        numeric.unitsStyle = .abbreviated
        #expect(numeric.localizedString(fromTimeInterval: -7200) == "2h ago")
        numeric.unitsStyle = .spellOut
        #expect(numeric.localizedString(from: DateComponents(hour: -2)) == "two hours ago")
    }

    // MARK: Lists

    @Test func listsAreJoinedInTheirLanguage() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c" && formatter.string(from: ["a", 2]) == "a and 2")
        formatter.locale = Locale(identifier: "vi_VN")
        #expect(formatter.string(for: ["a", "b", "c"]) == "a, b và c" && formatter.string(for: 1) == nil)
        let numbers = NumberFormatter()
        (numbers.minimumFractionDigits, numbers.locale) = (1, Locale(identifier: "en_US"))
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2]) == "1.0 và 2.0")
    }
}

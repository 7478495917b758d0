import Foundation
import SampanFoundation
import Testing

/// What Foundation's formatters and descriptions say on iOS.
@Suite struct FormatterDifferenceTests {
    @Test func theHigherLimitOfAFractionLowersTheLowerOne() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: 1234.6) == "$1,234.60")
        formatter.maximumFractionDigits = 0
        #expect(formatter.string(from: 1234.6) == "$1,235" && formatter.minimumFractionDigits == 0)
        formatter.maximumFractionDigits = 3
        #expect(formatter.minimumFractionDigits == 0)
    }

    @Test func daysAboutTodayHaveNames() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateStyle = .medium
        formatter.doesRelativeDateFormatting = true
        let now = Date()
        #expect(formatter.string(from: now) == "Today")
        let calendar = Calendar.current
        let yesterday = try #require(calendar.date(byAdding: .day, value: -1, to: now))
        #expect(formatter.string(from: yesterday) == "Yesterday")
        let morning = try #require(calendar.date(bySettingHour: 9, minute: 5, second: 0, of: now))
        formatter.timeStyle = .short
        #expect(formatter.string(from: morning).hasPrefix("Today") && formatter.string(from: morning).contains("9:05"))
        formatter.locale = Locale(identifier: "vi")
        #expect(formatter.string(from: morning).lowercased().contains("hôm nay"))
        let long = Date(timeIntervalSince1970: 0)
        formatter.timeStyle = .none
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "UTC")
        #expect(formatter.string(from: long) == "Jan 1, 1970")
        formatter.doesRelativeDateFormatting = false
        #expect(!formatter.string(from: now).contains("Today"))
    }

    @Test func aProgressSaysHowFarItIs() {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 3
        #expect(progress.localizedDescription == "30% completed" && progress.localizedAdditionalDescription == "3 of 10")
    }

    @Test func dataSaysItsLengthAndBytes() {
        #expect(NSData(data: Data([1, 2, 255])).description == "{length = 3, bytes = 0x0102ff}")
        #expect(NSMutableData(data: Data()).description == "{length = 0, bytes = 0x}")
        #expect(
            NSData(data: Data(0..<32)).description
                == "{length = 32, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 18191a1b 1c1d1e1f }")
    }
}

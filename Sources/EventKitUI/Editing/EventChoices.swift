import EventKit
import Foundation

/// How often an event comes again, as people choose it.
enum RepeatChoice: CaseIterable, Hashable {
    case never, daily, weekly, everyTwoWeeks, monthly, yearly
    /// By rules that are none of the others: they stay until another choice is made.
    case custom

    static let offered: [RepeatChoice] = [.never, .daily, .weekly, .everyTwoWeeks, .monthly, .yearly]

    private var frequency: (EKRecurrenceFrequency, interval: Int)? {
        switch self {
        case .never, .custom: nil
        case .daily: (.daily, 1)
        case .weekly: (.weekly, 1)
        case .everyTwoWeeks: (.weekly, 2)
        case .monthly: (.monthly, 1)
        case .yearly: (.yearly, 1)
        }
    }

    /// What an event has now.
    init(_ rules: [EKRecurrenceRule]?) {
        guard let rule = rules?.first else {
            self = .never
            return
        }
        let parts: [[NSObject]?] = [
            rule.daysOfTheWeek, rule.daysOfTheMonth, rule.monthsOfTheYear, rule.weeksOfTheYear, rule.daysOfTheYear, rule.setPositions,
        ]
        let isPlain = rules?.count == 1 && rule.recurrenceEnd == nil && parts.allSatisfy { $0?.isEmpty ?? true }
        let found = Self.offered.first { choice in
            choice.frequency.map { $0.0 == rule.frequency && $0.interval == rule.interval } ?? false
        }
        self = isPlain ? found ?? .custom : .custom
    }

    /// The rules of the choice; `nil` for those that an event has already.
    var rules: [EKRecurrenceRule]? {
        if self == .custom { return nil }
        return frequency.map { [EKRecurrenceRule(recurrenceWith: $0.0, interval: $0.interval, end: nil)] } ?? []
    }

    var title: String {
        switch self {
        case .never: "Never"
        case .daily: "Every Day"
        case .weekly: "Every Week"
        case .everyTwoWeeks: "Every 2 Weeks"
        case .monthly: "Every Month"
        case .yearly: "Every Year"
        case .custom: "Custom"
        }
    }
}

/// How long before an event a person is told of it, as they choose it.
enum AlertChoice: Hashable {
    case none
    /// So many seconds before it begins.
    case before(TimeInterval)
    /// By alarms that are none of the others: they stay until another choice is made.
    case custom

    static let offered: [AlertChoice] = [.none] + [0, 300, 600, 900, 1_800, 3_600, 7_200, 86_400, 172_800, 604_800].map(AlertChoice.before)

    /// What an event has now.
    init(_ alarms: [EKAlarm]?) {
        guard let alarms, !alarms.isEmpty else {
            self = .none
            return
        }
        let choice = AlertChoice.before(-alarms[0].relativeOffset)
        self = alarms.count == 1 && alarms[0].absoluteDate == nil && Self.offered.contains(choice) ? choice : .custom
    }

    /// The alarms of the choice; `nil` for those that an event has already.
    var alarms: [EKAlarm]? {
        switch self {
        case .none: []
        case .before(let seconds): [EKAlarm(relativeOffset: -seconds)]
        case .custom: nil
        }
    }

    var title: String {
        switch self {
        case .none: return "None"
        case .custom: return "Custom"
        case .before(0): return "At time of event"
        case .before(let seconds):
            let units: [(TimeInterval, String)] = [(604_800, "week"), (86_400, "day"), (3_600, "hour"), (60, "minute")]
            guard let (length, unit) = units.first(where: { seconds >= $0.0 }) else { return "Custom" }
            let count = Int(seconds / length)
            return "\(count) \(unit)\(count == 1 ? "" : "s") before"
        }
    }
}

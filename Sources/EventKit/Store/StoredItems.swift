import Foundation

/// A place as it is kept.
struct StoredPlace: Codable, Hashable {
    /// Where on the earth, in degrees.
    struct Position: Codable, Hashable {
        var latitude: Double
        var longitude: Double
    }

    var title: String?
    var position: Position?
    /// In metres.
    var radius = 0.0

    var isOnlyNamed: Bool { position == nil && radius == 0 }
}

/// An alarm as it is kept.
struct StoredAlarm: Codable, Hashable {
    var date: Date?
    var offset: TimeInterval?
    var place: StoredPlace?
    var proximity: EKAlarmProximity?
}

/// A rule as it is kept.
struct StoredRule: Codable, Equatable {
    struct Day: Codable, Equatable {
        var weekday: EKWeekday
        var week: Int
    }

    var frequency: EKRecurrenceFrequency
    var interval: Int
    var days: [Day]?
    var monthDays: [Int]?
    var months: [Int]?
    var weeks: [Int]?
    var yearDays: [Int]?
    var positions: [Int]?
    var endDate: Date?
    var count: Int?
}

/// An event or a reminder as it is kept.
struct StoredItem: Codable, Equatable {
    var kind: EKEntityType
    var identifier = UUID().uuidString
    var calendar: String?
    var title: String?
    var location: String?
    /// More of the place than its name, if that is known.
    var place: StoredPlace?
    var notes: String?
    var url: URL?
    var timeZone: TimeZone?
    var created: Date?
    var modified: Date?
    var alarms: [StoredAlarm] = []
    var rules: [StoredRule] = []
    // Events.
    var start: Date?
    var end: Date?
    var isAllDay = false
    var availability = EKEventAvailability.busy
    /// Times at which one that comes again does not.
    var exceptions: [Date] = []
    var isDetached = false
    // Reminders.
    var startComponents: DateComponents?
    var dueComponents: DateComponents?
    var completed: Date?
    var priority = 0

    init(kind: EKEntityType) { self.kind = kind }
}

/// A calendar as it is kept.
struct StoredCalendar: Codable, Equatable {
    var kind: EKEntityType
    var identifier = UUID().uuidString
    var title: String
    /// Red, green, blue and alpha, from 0 to 1.
    var color: [Double]
}

/// All that the person has.
struct StoredContents: Codable, Equatable {
    var calendars: [StoredCalendar]
    var items: [StoredItem] = []

    /// A new device's: a calendar and a list.
    static var initial: StoredContents {
        StoredContents(calendars: [
            StoredCalendar(kind: .event, title: "Calendar", color: [0.0, 0.478, 1.0, 1]),
            StoredCalendar(kind: .reminder, title: "Reminders", color: [1.0, 0.584, 0.0, 1]),
        ])
    }
}

/// Keeps what the person has, in the app's container.
final class CalendarDatabase: @unchecked Sendable {
    static let shared = CalendarDatabase(file: defaultFile)

    private let file: URL?
    private let lock = NSLock()
    private var known: StoredContents?

    private static var defaultFile: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/Calendar/Calendar.json")
        }
    }

    /// - Parameter file: where it is kept; `nil` keeps it in memory.
    init(file: URL?) { self.file = file }

    var contents: StoredContents { lock.withLock { loaded() } }

    /// Changes what is kept. Throws `EKError.internalFailure` if that cannot be written; it is as before then.
    func change(_ body: (inout StoredContents) -> Void) throws {
        try lock.withLock {
            var contents = loaded()
            body(&contents)
            if let file {
                do {
                    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try JSONEncoder().encode(contents).write(to: file, options: .atomic)
                } catch { throw EKError(.internalFailure, "The calendars cannot be kept: \(error.localizedDescription)") }
            }
            known = contents
        }
    }

    /// A file that cannot be read is put aside, and a new one begun.
    private func loaded() -> StoredContents {
        if let known { return known }
        var contents = StoredContents.initial
        if let file, let data = try? Data(contentsOf: file) {
            do {
                contents = try JSONDecoder().decode(StoredContents.self, from: data)
            } catch {
                let aside = file.appendingPathExtension("unreadable")
                try? FileManager.default.removeItem(at: aside)
                try? FileManager.default.moveItem(at: file, to: aside)
                FileHandle.standardError.write(
                    Data("sampan: \(file.path) is no list of calendars and was put aside as \(aside.lastPathComponent)\n".utf8))
            }
        }
        known = contents
        return contents
    }
}

import Foundation
import SampanFoundation
import QuartzCore

/// What the app has scheduled in the old way, and what came of it: in this session, and in a file that outlives the app.
@available(iOS, introduced: 4.0, deprecated: 10.0)
@MainActor
final class LocalNotifications {
    private struct Waiting {
        let notification: UILocalNotification
        var due: Date?
    }

    /// That of the present session.
    static var current: LocalNotifications { Session.current.part { LocalNotifications(file: defaultFile) } }

    /// How many notifications may wait. Those that come last are forgotten beyond that.
    static let limit = 64

    private var waiting: [Waiting] = []
    /// Those that came and that the person sees, the latest last.
    private(set) var listed: [UILocalNotification] = []
    /// What the app has registered.
    private(set) var settings: UIUserNotificationSettings?
    private let file: URL?

    /// Called when others wait than before.
    var didChange: () -> Void = {}
    /// Brings a notification to the app or to the person.
    var deliver: (UILocalNotification) -> Void = { _ in }
    /// Asks the person whether the app may call for attention, if that was never asked; called back when it is known.
    var ask: (_ then: @escaping () -> Void) -> Void = { $0() }
    /// Whether the person lets the app call for attention.
    var isAllowed: () -> Bool = { false }

    /// What is kept in a file, or what is not kept, if that is `nil`.
    init(file: URL?) {
        self.file = file
        read()
    }

    // MARK: Scheduling

    /// Those that wait.
    var scheduled: [UILocalNotification] { waiting.map(\.notification) }

    /// The regions of those that wait to come there.
    var regions: [NSObject] { waiting.compactMap(\.notification.regionStorage) }

    /// When the next comes.
    var nextDue: Date? { waiting.compactMap(\.due).min() }

    func schedule(_ notifications: [UILocalNotification], now: Date = Date()) {
        for notification in notifications {
            guard let copy = notification.copy() as? UILocalNotification else { continue }
            // What is to come in the past comes at once; what is for a place waits for that.
            let due = copy.regionStorage == nil ? copy.moment() ?? now : nil
            waiting.append(Waiting(notification: copy, due: due))
        }
        let surplus = waiting.count - Self.limit
        if surplus > 0 {
            let kept = waiting.sorted { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }.prefix(Self.limit)
            waiting = Array(kept)
        }
        changed()
    }

    /// Takes back what is equal to a notification, also from what the person sees.
    func cancel(_ notification: UILocalNotification) {
        waiting.removeAll { $0.notification == notification }
        listed.removeAll { $0 == notification }
        changed()
    }

    func cancelAll() {
        (waiting, listed) = ([], [])
        changed()
    }

    func replaceScheduled(_ notifications: [UILocalNotification]) {
        waiting = []
        schedule(notifications)
    }

    // MARK: Coming

    /// Takes those out that are due, in the order in which they come; those that repeat wait for the next time.
    func takeDue(at now: Date) -> [UILocalNotification] {
        let due = waiting.filter { $0.due.map { $0 <= now } ?? false }.sorted { ($0.due ?? now) < ($1.due ?? now) }
        guard !due.isEmpty else { return [] }
        waiting = waiting.compactMap { entry in
            guard let date = entry.due, date <= now else { return entry }
            guard let next = entry.notification.repetition(after: now) else { return nil }
            return Waiting(notification: entry.notification, due: next)
        }
        changed()
        return due.map(\.notification)
    }

    /// Takes those out that are for a region.
    func takeDue(at region: NSObject) -> [UILocalNotification] {
        let due = waiting.map(\.notification).filter { $0.regionStorage == region }
        waiting.removeAll { $0.notification.regionStorage == region && $0.notification.regionTriggersOnce }
        changed()
        return due
    }

    /// Shows a notification to the person.
    func list(_ notification: UILocalNotification) {
        listed.append(notification)
        save()
    }

    /// The person has done something with a notification, or put it away.
    func unlist(_ notification: UILocalNotification) {
        listed.removeAll { $0 === notification }
        save()
    }

    // MARK: Settings

    func register(_ settings: UIUserNotificationSettings, then: @escaping () -> Void) {
        self.settings = settings
        save()
        if settings.types.isEmpty { then() } else { ask(then) }
    }

    /// How the app may call for attention.
    var granted: UIUserNotificationSettings {
        UIUserNotificationSettings(types: isAllowed() ? settings?.types ?? [] : [], categories: settings?.categories)
    }

    /// What can be done with a notification.
    func actions(of notification: UILocalNotification) -> [UIUserNotificationAction] {
        settings?.categories?.first { $0.identifier == notification.category }?.actions(for: .default) ?? []
    }

    // MARK: Keeping

    private func changed() {
        save()
        didChange()
    }

    /// The file of the app that runs; none where there is no home of its own, as in tests.
    private static var defaultFile: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/Notifications/LocalNotifications.plist")
        }
    }

    private func read() {
        guard let file, let data = try? Data(contentsOf: file) else { return }
        do {
            let coder = try NSKeyedUnarchiver(forReadingFrom: data)
            coder.requiresSecureCoding = false
            defer { coder.finishDecoding() }
            func list<T>(_ key: String) -> [T] { coder.decodeObject(forKey: key) as? [T] ?? [] }
            let notifications: [UILocalNotification] = list("waiting")
            let dates: [NSDate] = list("due")
            guard notifications.count == dates.count else { throw CocoaError(.coderReadCorrupt) }
            waiting = zip(notifications, dates).map { Waiting(notification: $0, due: $1 as Date == .distantFuture ? nil : $1 as Date) }
            listed = list("listed")
            settings = coder.decodePresentObject(of: UIUserNotificationSettings.self, forKey: "settings")
        } catch {
            let aside = file.appendingPathExtension("damaged")
            try? FileManager.default.removeItem(at: aside)
            try? FileManager.default.moveItem(at: file, to: aside)
            FileHandle.standardError.write(
                Data("sampan: the app's local notifications cannot be read and were set aside: \(aside.path)\n".utf8))
        }
    }

    private func save() {
        guard let file else { return }
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        coder.encode(waiting.map(\.notification) as NSArray, forKey: "waiting")
        coder.encode(waiting.map { ($0.due ?? .distantFuture) as NSDate } as NSArray, forKey: "due")
        coder.encode(listed as NSArray, forKey: "listed")
        coder.encode(settings, forKey: "settings")
        coder.finishEncoding()
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try coder.encodedData.write(to: file, options: .atomic)
        } catch {
            FileHandle.standardError.write(
                Data("sampan: the app's local notifications cannot be kept: \(error.localizedDescription)\n".utf8))
        }
    }
}

@available(iOS, introduced: 4.0, deprecated: 10.0)
extension UILocalNotification {
    /// The moment of `fireDate`, where the device is now.
    func moment(in zone: TimeZone = .current) -> Date? {
        guard let fireDate else { return nil }
        guard let timeZone else { return fireDate }
        return fireDate + Double(timeZone.secondsFromGMT(for: fireDate) - zone.secondsFromGMT(for: fireDate))
    }

    /// When it comes again after a moment; `nil` if it does not repeat.
    func repetition(after now: Date, in zone: TimeZone = .current) -> Date? {
        let units: [(NSCalendar.Unit, Calendar.Component, Int)] = [
            (.second, .second, 1), (.minute, .minute, 1), (.hour, .hour, 1), (.day, .day, 1), (.weekday, .day, 7),
            (.weekdayOrdinal, .day, 7), (.weekOfMonth, .day, 7), (.weekOfYear, .day, 7), (.month, .month, 1), (.quarter, .month, 3),
            (.year, .year, 1), (.yearForWeekOfYear, .year, 1),
        ]
        guard let (_, component, step) = units.first(where: { repeatInterval.contains($0.0) }), let start = moment(in: zone) else {
            return nil
        }
        var calendar = repeatCalendar ?? .current
        if timeZone != nil { calendar.timeZone = zone }
        // Counted from the first time: what comes on the 31st comes at the end of a shorter month, and on the 31st again.
        var count = max(0, (calendar.dateComponents([component], from: start, to: now).value(for: component) ?? 0) / step)
        while let date = calendar.date(byAdding: component, value: count * step, to: start) {
            if date > now { return date }
            count += 1
        }
        return nil
    }
}

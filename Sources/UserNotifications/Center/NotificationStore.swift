import CoreLocation
import Foundation
import SampanHost

/// What a notification centre remembers: the requests that wait, the notifications that came and were not cleared away, and what the app asked
/// for. It is kept with what the app has stored, for notifications come whether or not their app runs.
struct NotificationStore {
    /// A request that waits.
    struct Pending {
        let request: UNNotificationRequest
        let added: Date
        /// When it comes.
        var due: Date
    }

    var pending: [Pending] = []
    var delivered: [UNNotification] = []
    var options: UNAuthorizationOptions = []
    var isProvisional = false

    private let file: URL?

    /// Reads what was kept. What cannot be read is set aside, and said.
    init(file: URL?) {
        self.file = file
        guard let file, let data = try? Data(contentsOf: file) else { return }
        do {
            let coder = try NSKeyedUnarchiver(forReadingFrom: data)
            coder.requiresSecureCoding = true
            defer { coder.finishDecoding() }
            let requests = coder.list(of: UNNotificationRequest.self, forKey: "requests")
            let added = coder.list(of: NSDate.self, forKey: "added")
            let due = coder.list(of: NSDate.self, forKey: "due")
            guard requests.count == added.count, added.count == due.count else { throw CocoaError(.coderReadCorrupt) }
            pending = requests.indices.map { Pending(request: requests[$0], added: added[$0] as Date, due: due[$0] as Date) }
            delivered = coder.list(of: UNNotification.self, forKey: "delivered")
            options = UNAuthorizationOptions(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "options")))
            isProvisional = coder.decodeBool(forKey: "isProvisional")
        } catch {
            let aside = file.appendingPathExtension("damaged")
            try? FileManager.default.removeItem(at: aside)
            try? FileManager.default.moveItem(at: file, to: aside)
            FileHandle.standardError.write(Data("sampan: the app's notifications cannot be read and were set aside: \(aside.path)\n".utf8))
        }
    }

    /// The place in what the app has stored; `nil` for an app that has no such place.
    static var defaultFile: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/Notifications/Notifications.plist")
        }
    }

    func save() {
        guard let file else { return }
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        coder.encode(pending.map(\.request) as NSArray, forKey: "requests")
        coder.encode(pending.map { $0.added as NSDate } as NSArray, forKey: "added")
        coder.encode(pending.map { $0.due as NSDate } as NSArray, forKey: "due")
        coder.encode(delivered as NSArray, forKey: "delivered")
        coder.encode(Int(bitPattern: options.rawValue), forKey: "options")
        coder.encode(isProvisional, forKey: "isProvisional")
        coder.finishEncoding()
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try coder.encodedData.write(to: file, options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("sampan: the app's notifications cannot be kept: \(error.localizedDescription)\n".utf8))
        }
    }

    // MARK: Time

    /// Adds a request in place of one of the same name.
    mutating func add(_ request: UNNotificationRequest, now: Date) -> Bool {
        guard let due = request.trigger.map({ $0.date(after: now, added: now) }) ?? now else { return false }
        pending.removeAll { $0.request.identifier == request.identifier }
        pending.append(Pending(request: request, added: now, due: due))
        return true
    }

    /// The requests that are due, in order, with the times at which they came; those that repeat go on waiting.
    mutating func takeDue(at now: Date) -> [UNNotification] {
        var due: [UNNotification] = []
        for entry in pending.filter({ $0.due <= now }).sorted(by: { $0.due < $1.due }) {
            due.append(UNNotification(date: entry.due, request: entry.request))
            guard let place = pending.firstIndex(where: { $0.request === entry.request }) else { continue }
            if let trigger = entry.request.trigger, trigger.repeats, let next = trigger.date(after: now, added: entry.added) {
                pending[place].due = next
            } else {
                pending.remove(at: place)
            }
        }
        return due
    }

    /// The requests that wait for a region; those that repeat go on waiting.
    mutating func takeDue(at region: CLRegion, now: Date) -> [UNNotification] {
        let due = pending.filter { ($0.request.trigger as? UNLocationNotificationTrigger)?.region == region }.map(\.request)
        pending.removeAll { entry in due.contains { $0 === entry.request && $0.trigger?.repeats == false } }
        return due.map { UNNotification(date: now, request: $0) }
    }

    /// When the next one comes; those that wait for a region come at no time.
    var nextDue: Date? { pending.map(\.due).filter { $0 < .distantFuture }.min() }
}

import Foundation
import UIKit

extension UNNotificationContent {
    /// What a remote notification says.
    @MainActor
    convenience init(_ remote: RemoteNotification) {
        var values = Values()
        let aps = remote.aps
        if let text = aps["alert"] as? String {
            values.body = text
        } else if let alert = aps["alert"] as? [String: Any] {
            values.title = Self.text("title", of: alert)
            values.subtitle = Self.text("subtitle", of: alert)
            values.body = alert["body"] as? String ?? Self.localized(alert["loc-key"], alert["loc-args"])
            values.launchImageName = alert["launch-image"] as? String ?? ""
        }
        values.badge = aps["badge"] as? NSNumber
        values.categoryIdentifier = aps["category"] as? String ?? ""
        values.threadIdentifier = aps["thread-id"] as? String ?? ""
        values.targetContentIdentifier = aps["target-content-id"] as? String
        values.filterCriteria = aps["filter-criteria"] as? String
        values.relevanceScore = (aps["relevance-score"] as? NSNumber)?.doubleValue ?? 0
        values.interruptionLevel = Self.levels[aps["interruption-level"] as? String ?? "active"] ?? .active
        if let name = (aps["sound"] as? String) ?? (aps["sound"] as? [String: Any])?["name"] as? String {
            values.sound = name == "default" ? .default : UNNotificationSound(named: UNNotificationSoundName(name))
        }
        values.userInfo = remote.payload
        self.init(values)
    }

    private static let levels: [String: UNNotificationInterruptionLevel] = [
        "passive": .passive, "active": .active, "time-sensitive": .timeSensitive, "critical": .critical,
    ]

    private static func text(_ key: String, of alert: [String: Any]) -> String {
        alert[key] as? String ?? localized(alert["\(key)-loc-key"], alert["\(key)-loc-args"])
    }

    /// A text of the app's own, with the arguments that the server sent.
    private static func localized(_ key: Any?, _ arguments: Any?) -> String {
        guard let key = key as? String else { return "" }
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        let arguments = (arguments as? [Any] ?? []).map { "\($0)" as NSString }
        // Only texts go in: what a server sends does not choose what is read from memory.
        guard SafeFormat.takes(format, count: arguments.count) else { return format }
        return String(format: format, arguments: arguments)
    }
}

/// Formats that take nothing but objects.
enum SafeFormat {
    static func takes(_ format: String, count: Int) -> Bool {
        var rest = Substring(format)
        var used = 0
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                rest.removeFirst()
                continue
            }
            var place: Int?
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty {
                let after = rest[digits.endIndex...]
                guard after.first == "$", let number = Int(digits), number > 0 else { return false }
                place = number
                rest = after.dropFirst()
            }
            guard rest.first == "@" else { return false }
            rest.removeFirst()
            used = max(used + (place == nil ? 1 : 0), place ?? 0)
        }
        return used <= count
    }
}

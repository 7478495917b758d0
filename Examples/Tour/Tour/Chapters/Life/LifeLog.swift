import UIKit

/// What the system has told the app, its scenes and its controllers, in the order in which it came.
class LifeLog {
    static let didChange = Notification.Name("LifeLogDidChange")
    static let shared = LifeLog()

    private(set) var lines: [String] = []

    /// Older lines than these are forgotten.
    private let limit = 200

    /// Notes a callback by its name: `note("AppDelegate", #function)`.
    func note(_ object: String, _ callback: String) {
        lines = (lines + ["\(object).\(callback)"]).suffix(limit)
        NotificationCenter.default.post(name: LifeLog.didChange, object: self)
    }

    func clear() {
        lines = []
        NotificationCenter.default.post(name: LifeLog.didChange, object: self)
    }
}

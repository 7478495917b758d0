import CoreData

/// Notifications, in the order in which they came.
final class Heard: @unchecked Sendable {
    private(set) var notifications: [Notification] = []
    private var observers: [any NSObjectProtocol] = []
    private let body: (Notification) -> Void

    init(_ names: [Notification.Name], of object: AnyObject?, _ body: @escaping (Notification) -> Void = { _ in }) {
        self.body = body
        for name in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
                    self?.notifications.append(notification)
                    self?.body(notification)
                })
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    var names: [Notification.Name] { notifications.map(\.name) }

    /// The names of people under a key of the last notification.
    func people(_ key: String) -> [String]? {
        (notifications.last?.userInfo?[key] as? Set<NSManagedObject>).map { $0.compactMap { ($0 as? Person)?.name }.sorted() }
    }
}

import Foundation
import SampanHost
import UIKit

/// Where an app asks for notifications, and the system's list of those that came.
///
/// Local notifications come by the host's clock, also while the app is suspended; what came due while the app did not run is in the list when it
/// is launched. Remote ones come from scripts and `sampan control APP push`. May be used on any thread; handlers are called on a queue of the
/// centre's own, as on iOS, and the delegate on the main thread.
///
/// See https://developer.apple.com/documentation/usernotifications/unusernotificationcenter.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter(file: NotificationStore.defaultFile, permissions: .shared)

    // @objc(currentNotificationCenter)
    /// The app's centre.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Whether the system shows interfaces of the app's own for notifications. It does not.
    open var supportsContentExtensions: Bool { false }

    /// Who is told and asked. Set it before the app has finished launching.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    let permissions: Permissions
    /// Where handlers are called.
    let queue = DispatchQueue(label: "UserNotifications")
    private let lock = NSLock()
    private var store: NotificationStore
    private var categories: Set<UNNotificationCategory> = []
    /// Who shows notifications and lets time pass.
    @MainActor private(set) lazy var presenter = NotificationPresenter(center: self)

    init(file: URL?, permissions: Permissions) {
        self.permissions = permissions
        store = NotificationStore(file: file)
        super.init()
    }

    /// Reads and changes what is remembered; keeps it where it was changed.
    func withStore<T>(saves: Bool = false, _ body: (inout NotificationStore) -> T) -> T {
        lock.withLock {
            defer { if saves { store.save() } }
            return body(&store)
        }
    }

    private func hand<T>(_ value: T, to handler: @escaping (T) -> Void) {
        nonisolated(unsafe) let (value, handler) = (value, handler)
        queue.async { handler(value) }
    }

    // MARK: Permission

    /// Asks the person, the first time, whether the app may show notifications. Later answers are the same.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = completionHandler
        func answer(_ isGranted: Bool) { queue.async { handler(isGranted, nil) } }
        withStore(saves: true) { $0.options.formUnion(options) }
        if let known = permissions.answer(for: .notifications) { return answer(known != .denied) }
        if options.contains(.provisional) {
            withStore(saves: true) { $0.isProvisional = true }
            return answer(true)
        }
        let permissions = permissions
        DispatchQueue.main.async {
            SystemAlert.ask(
                "“\(Bundle.main.displayName)” Would Like to Send You Notifications",
                message: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
                choices: [
                    .init("Don’t Allow") {
                        permissions.set(.denied, for: .notifications)
                        answer(false)
                    },
                    .init("Allow", isPreferred: true) {
                        permissions.set(.granted, for: .notifications)
                        answer(true)
                    },
                ])
        }
    }

    /// Asks the person, the first time, whether the app may show notifications. Later answers are the same.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { done in requestAuthorization(options: options) { granted, _ in done.resume(returning: granted) } }
    }

    /// Tells what the app may do.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        hand(settings, to: completionHandler)
    }

    /// What the app may do.
    open func notificationSettings() async -> UNNotificationSettings { settings }

    var settings: UNNotificationSettings {
        let (options, isProvisional) = withStore { ($0.options, $0.isProvisional) }
        let status: UNAuthorizationStatus =
            switch permissions.answer(for: .notifications) {
            case .denied: .denied
            case .granted, .grantedOnce: .authorized
            case nil: isProvisional ? .provisional : .notDetermined
            }
        return UNNotificationSettings(status: status, options: options)
    }

    // MARK: Categories

    /// Sets the kinds of notifications whose actions are offered. They take the place of those set before.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { lock.withLock { self.categories = categories } }

    /// Tells the kinds of notifications.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        hand(lock.withLock { categories }, to: completionHandler)
    }

    /// The kinds of notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { knownCategories }

    private var knownCategories: Set<UNNotificationCategory> { lock.withLock { categories } }

    /// The kind of a notification.
    func category(of notification: UNNotification) -> UNNotificationCategory? {
        knownCategories.first { $0.identifier == notification.request.content.categoryIdentifier }
    }

    // MARK: Requests

    // @objc(addNotificationRequest:withCompletionHandler:)
    /// Adds a request for a notification, in place of one of the same name.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: ((((any Error)?) -> Void))? = nil) {
        let error = schedule(request)
        if let completionHandler { hand(error, to: completionHandler) }
    }

    /// Adds a request for a notification, in place of one of the same name.
    open func add(_ request: UNNotificationRequest) async throws {
        if let error = schedule(request) { throw error }
    }

    private func schedule(_ request: UNNotificationRequest) -> (any Error)? {
        let status = settings.authorizationStatus
        guard status == .authorized || status == .provisional else {
            return UNError(.notificationsNotAllowed, "Notifications are not allowed for this application")
        }
        guard PropertyListSerialization.propertyList(request.content.userInfo, isValidFor: .binary) else {
            return UNError(.contentProvidingInvalid, "The user info of a notification has to be a property list")
        }
        guard withStore(saves: true, { $0.add(request, now: Date()) }) else {
            return UNError(.notificationInvalidNoDate, "The trigger of a notification never comes")
        }
        DispatchQueue.main.async { self.presenter.scheduleNext() }
        return nil
    }

    /// Tells the requests that wait.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        hand(withStore { $0.pending.map(\.request) }, to: completionHandler)
    }

    /// The requests that wait.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { withStore { $0.pending.map(\.request) } }

    /// Takes requests back.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        withStore(saves: true) { $0.pending.removeAll { identifiers.contains($0.request.identifier) } }
    }

    /// Takes all requests back.
    open func removeAllPendingNotificationRequests() { withStore(saves: true) { $0.pending = [] } }

    // MARK: What came

    /// Tells the notifications that came and were not cleared away.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        hand(withStore { $0.delivered }, to: completionHandler)
    }

    /// The notifications that came and were not cleared away.
    open func deliveredNotifications() async -> [UNNotification] { withStore { $0.delivered } }

    /// Clears notifications away.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        withStore(saves: true) { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }

    /// Clears all notifications away.
    open func removeAllDeliveredNotifications() { withStore(saves: true) { $0.delivered = [] } }

    // MARK: The icon

    /// Sets the number on the app's icon; 0 takes it away.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        guard newBadgeCount >= 0 else {
            if let completionHandler { hand(UNError(.badgeInputInvalid, "A badge count is not negative"), to: completionHandler) }
            return
        }
        DispatchQueue.main.async { UIApplication.sharedIfRunning?.applicationIconBadgeNumber = newBadgeCount }
        if let completionHandler { hand(nil, to: completionHandler) }
    }

    /// Sets the number on the app's icon; 0 takes it away.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        guard newBadgeCount >= 0 else { throw UNError(.badgeInputInvalid, "A badge count is not negative") }
        await MainActor.run { UIApplication.sharedIfRunning?.applicationIconBadgeNumber = newBadgeCount }
    }
}

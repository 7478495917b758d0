import UIKit
import UserNotifications

/// Notifications: permission, a request that comes due, an action with an answer.
class NotificationsController: CardsController, UNUserNotificationCenterDelegate {
    private let log = LogView()
    private var lines: [String] = []
    private let center = UNUserNotificationCenter.current()

    private enum Name {
        static let category = "note"
        static let reply = "reply"
        static let done = "done"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard(
            L10n.Notifications.Card.title, L10n.Notifications.Card.text, canvas: log, height: 200,
            controls: [
                row([
                    ActionButton(L10n.Notifications.allow) { [weak self] in self?.ask() },
                    ActionButton(L10n.Notifications.send) { [weak self] in self?.send() },
                ])
            ])
        center.delegate = self
        let reply = UNTextInputNotificationAction(
            identifier: Name.reply, title: L10n.Notifications.reply, options: [], textInputButtonTitle: L10n.Notifications.reply,
            textInputPlaceholder: "")
        let done = UNNotificationAction(identifier: Name.done, title: L10n.Notifications.done, options: [.destructive])
        center.setNotificationCategories([
            UNNotificationCategory(identifier: Name.category, actions: [reply, done], intentIdentifiers: [], options: [])
        ])
    }

    private func ask() {
        center.requestAuthorization(options: [.alert, .badge, .sound]) { [weak self] isGranted, _ in
            DispatchQueue.main.async { self?.note("requestAuthorization: \(isGranted)") }
        }
    }

    private func send() {
        let content = UNMutableNotificationContent()
        content.title = L10n.List.title
        content.body = L10n.Notifications.body
        content.badge = 1
        content.categoryIdentifier = Name.category
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3, repeats: false)
        center.add(UNNotificationRequest(identifier: "tour", content: content, trigger: trigger)) { [weak self] error in
            DispatchQueue.main.async { self?.note("add: \(error?.localizedDescription ?? "ok")") }
        }
    }

    private func note(_ line: String) {
        lines.append(line)
        log.show(lines)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        note("willPresent: \(notification.request.identifier)")
        completionHandler([.banner, .list, .badge])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let answer = (response as? UNTextInputNotificationResponse).map { ", \"\($0.userText)\"" } ?? ""
        note("didReceive: \(response.actionIdentifier)\(answer)")
        completionHandler()
    }
}

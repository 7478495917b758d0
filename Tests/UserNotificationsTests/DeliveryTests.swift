import Foundation
import SampanHost
import Testing

@testable import UIKit
@testable import UserNotifications

/// Notifications in an app that runs. Each test has a process of its own.
@Suite struct DeliveryTests {
    @Test func thePersonIsAskedOnceTheAppIsActiveAndTheAppIsInactiveMeanwhile() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                var answers: [Bool] = []
                NotifiedApp.onFinish = {
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { granted, _ in
                        DispatchQueue.main.async { answers.append(granted) }
                    }
                }
                let app = NotifiedApp()
                await app.serve()
                #expect(UIApplication.shared.applicationState == .inactive && UIApplication.shared.windows.count == 1)
                #expect(app.told() == ["active", "resigns"])
                let texts = app.runtime.reachableTexts
                #expect(texts.contains("Allow") && texts.contains("Don’t Allow"), "\(texts)")
                await app.tap("Allow")
                #expect(answers == [true] && UIApplication.shared.applicationState == .active && app.told() == ["active"])
                #expect(UNUserNotificationCenter.current().settings.authorizationStatus == .authorized)
            }.value
        }
    }

    @Test func inTheForegroundTheDelegateDecidesAndABannerOpensTheApp() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = NotifiedApp(granted: true)
                let center = UNUserNotificationCenter.current()
                let delegate = LoggedNotifications([.banner, .list, .badge])
                center.delegate = delegate
                await app.add("ring", title: "Time is up", after: 2)
                app.advance(1.5)
                #expect(delegate.log.isEmpty)
                app.advance(1)
                await app.serve()
                #expect(delegate.log == ["willPresent ring"])
                #expect(UIApplication.shared.applicationIconBadgeNumber == 4)
                #expect(center.withStore { $0.delivered.count } == 1 && app.runtime.reachableTexts.contains("Time is up"))
                await app.tap("Time is up")
                #expect(delegate.log == ["willPresent ring", "response com.apple.UNNotificationDefaultActionIdentifier"])
                #expect(center.withStore { $0.delivered.isEmpty } && !app.runtime.reachableTexts.contains("Time is up"))
                await app.add("more", title: "Again", after: 1)
                app.advance(1.5)
                await app.serve()
                #expect(app.runtime.reachableTexts.contains("Again"))
                app.advance(6)
                #expect(!app.runtime.reachableTexts.contains("Again") && center.withStore { $0.delivered.count } == 1)
                withExtendedLifetime(delegate) {}
            }.value
        }
    }

    @Test func withoutADelegateNothingShowsInTheForeground() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = NotifiedApp(granted: true)
                await app.add("a", title: "Nobody asks", after: 1)
                app.advance(2)
                #expect(!app.runtime.reachableTexts.contains("Nobody asks"))
                #expect(UNUserNotificationCenter.current().withStore { $0.delivered.isEmpty && $0.pending.isEmpty })
            }.value
        }
    }

    @Test func aSuspendedAppIsNotToldUntilThePersonOpensIt() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = NotifiedApp(granted: true)
                let delegate = LoggedNotifications([])
                UNUserNotificationCenter.current().delegate = delegate
                await app.add("a", title: "Come back", after: 20)
                app.runtime.handle(.background)
                app.advance(30)
                #expect(app.runtime.isSuspended && delegate.log.isEmpty)
                #expect(UNUserNotificationCenter.current().withStore { $0.delivered.map(\.request.identifier) } == ["a"])
                _ = app.told()
                #expect(app.runtime.ask(.notification("nothing", .open))?.contains("listed are \"Come back\"") == true)
                #expect(app.runtime.ask(.notification("Come back", .open)) == nil)
                #expect(delegate.log == ["response com.apple.UNNotificationDefaultActionIdentifier"])
                #expect(UIApplication.shared.applicationState == .active && app.told() == ["foreground", "active"])
                withExtendedLifetime(delegate) {}
            }.value
        }
    }

    @Test func actionsAreDoneInTheBackgroundUnlessTheyWantTheForeground() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = NotifiedApp(granted: true)
                let center = UNUserNotificationCenter.current()
                let delegate = LoggedNotifications([.list])
                center.delegate = delegate
                let actions = [
                    UNNotificationAction(identifier: "LATER", title: "Later"),
                    UNNotificationAction(identifier: "SHOW", title: "Show", options: .foreground),
                    UNTextInputNotificationAction(
                        identifier: "SAY", title: "Say", textInputButtonTitle: "Send", textInputPlaceholder: "Text"),
                ]
                center.setNotificationCategories([
                    UNNotificationCategory(
                        identifier: "task", actions: actions, intentIdentifiers: [], options: .customDismissAction)
                ])
                app.runtime.handle(.background)
                app.advance(10)
                @MainActor func choose(_ answer: NotificationAnswer) {
                    let content = UNMutableNotificationContent()
                    (content.title, content.categoryIdentifier) = ("Task", "task")
                    let request = UNNotificationRequest(identifier: "t", content: content, trigger: nil)
                    center.presenter.deliver(UNNotification(date: Date(), request: request))
                    #expect(app.runtime.ask(.notification("Task", answer)) == nil)
                }
                choose(.action("Later", text: nil))
                choose(.action("SAY", text: "yes"))
                choose(.dismiss)
                #expect(UIApplication.shared.applicationState == .background)
                choose(.action("Show", text: nil))
                #expect(UIApplication.shared.applicationState == .active)
                #expect(
                    delegate.log == [
                        "response LATER", "response SAY: yes", "response com.apple.UNNotificationDismissActionIdentifier", "response SHOW",
                    ])
                withExtendedLifetime(delegate) {}
            }.value
        }
    }

    @Test func remoteNotificationsNeedARegistrationAndSayWhatTheirPayloadSays() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = NotifiedApp(granted: true)
                let center = UNUserNotificationCenter.current()
                let delegate = LoggedNotifications([.list])
                center.delegate = delegate
                let payload = #"{"aps": {"alert": {"title": "News", "body": "It rains"}, "badge": 2, "content-available": 1}, "id": 5}"#
                #expect(app.runtime.ask(.push(payload: payload))?.contains("registerForRemoteNotifications") == true)
                UIApplication.shared.registerForRemoteNotifications()
                await app.serve()
                #expect(app.told().last == "token 32" && UIApplication.shared.isRegisteredForRemoteNotifications)
                #expect(app.runtime.ask(.push(payload: "{}"))?.contains("\"aps\"") == true)
                #expect(app.runtime.ask(.push(payload: payload)) == nil)
                await app.serve()
                let content = center.withStore { $0.delivered.first?.request.content }
                #expect(content?.title == "News" && content?.body == "It rains" && content?.badge == 2)
                #expect(content?.userInfo["id"] as? Int == 5 && app.told() == ["remote 5"])
                #expect(delegate.log.count == 1)
                withExtendedLifetime(delegate) {}
            }.value
        }
    }
}

/// Writes down what it is told.
private final class LoggedNotifications: NSObject, UNUserNotificationCenterDelegate {
    var log: [String] = []
    let options: UNNotificationPresentationOptions

    init(_ options: UNNotificationPresentationOptions) {
        self.options = options
        super.init()
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        log.append("willPresent \(notification.request.identifier)")
        completionHandler(options)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse).map { ": \($0.userText)" } ?? ""
        log.append("response \(response.actionIdentifier)\(text)")
        completionHandler()
    }
}

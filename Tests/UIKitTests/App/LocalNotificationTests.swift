import Foundation
import SampanHost
import SampanSound
import Testing

@testable import UIKit

/// An app's delegate that writes down what it is told of notifications.
@MainActor
private final class Notified: NSObject, UIApplicationDelegate {
    var log: [String] = []
    var knowsTexts = true

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        log.append("received \(notification.alertBody ?? "")")
    }
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        log.append("registered \(notificationSettings.types.rawValue)")
    }
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void
    ) {
        log.append("action \(identifier ?? "") \(application.applicationState == .background)")
        completionHandler()
    }
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) {
        log.append("text \(responseInfo[UIUserNotificationActionResponseTypedTextKey] ?? "")")
        completionHandler()
    }
}

/// Notifications in the way of before iOS 10. Those that need an app have a process of their own.
@Suite struct LocalNotificationTests {
    @MainActor private static func launch(granted: Bool?) -> (LoggedApp, Notified) {
        unsetenv("CFFIXED_USER_HOME")
        Permissions.shared.set(granted.map { $0 ? .granted : .denied }, for: .notifications)
        let app = LoggedApp(.noScenes)
        let delegate = Notified()
        UIApplication.shared.delegate = delegate
        return (app, delegate)
    }

    @MainActor private static func notification(_ body: String, after seconds: Double) -> UILocalNotification {
        let notification = UILocalNotification()
        notification.alertBody = body
        notification.fireDate = Date(timeIntervalSinceNow: seconds)
        notification.applicationIconBadgeNumber = 3
        return notification
    }

    @Test func inTheForegroundTheDelegateIsToldAndNothingIsShown() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, delegate) = Self.launch(granted: true)
                let application = UIApplication.shared
                let tea = Self.notification("Tea", after: 2)
                application.scheduleLocalNotification(tea)
                tea.alertBody = "changed later"
                application.scheduleLocalNotification(Self.notification("Cake", after: 3))
                #expect(application.scheduledLocalNotifications?.map(\.alertBody) == ["Tea", "Cake"])
                app.advance(1)
                #expect(delegate.log.isEmpty)
                app.advance(1.5)
                #expect(delegate.log == ["received Tea"] && application.applicationIconBadgeNumber == 0)
                application.cancelAllLocalNotifications()
                app.advance(3)
                #expect(delegate.log == ["received Tea"] && application.scheduledLocalNotifications?.isEmpty == true)
                application.presentLocalNotificationNow(Self.notification("Now", after: 1000))
                #expect(delegate.log.last == "received Now")
                withExtendedLifetime(delegate) {}
            }.value
        }
    }

    @Test func thePersonIsAskedOnceAndTheDelegateHearsOfIt() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, delegate) = Self.launch(granted: nil)
                let application = UIApplication.shared
                #expect(application.currentUserNotificationSettings?.types == [])
                application.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
                app.advance(1)
                #expect(delegate.log.isEmpty && application.applicationState == .inactive)
                #expect(SystemAlert.choose("Allow"))
                _ = await app.settle()
                #expect(delegate.log == ["registered \(UIUserNotificationType([.alert, .badge]).rawValue)"])
                #expect(application.currentUserNotificationSettings?.types == [.alert, .badge])
                application.registerUserNotificationSettings(UIUserNotificationSettings(types: .sound, categories: nil))
                _ = await app.settle()
                #expect(delegate.log.last == "registered \(UIUserNotificationType.sound.rawValue)", "nobody is asked again")
                withExtendedLifetime(delegate) {}
            }.value
        }
    }

    @Test func inTheBackgroundItIsListedAndOpenedByThePerson() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, delegate) = Self.launch(granted: true)
                let application = UIApplication.shared
                application.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
                _ = await app.settle()
                delegate.log = []
                application.scheduleLocalNotification(Self.notification("Come back", after: 60))
                app.runtime.handle(.background)
                app.advance(30)
                #expect(app.runtime.isSuspended)
                app.host.clock.now += 60
                app.runtime.serveSystem()
                #expect(delegate.log.isEmpty && application.applicationIconBadgeNumber == 3)
                #expect(LocalNotifications.current.listed.map(\.alertBody) == ["Come back"])
                #expect(app.runtime.ask(.notification("Nobody", .open))?.contains("Nobody") == true)
                #expect(app.runtime.ask(.notification("Come back", .open)) == nil)
                #expect(delegate.log == ["received Come back"] && application.applicationState == .active)
                #expect(LocalNotifications.current.listed.isEmpty)
                withExtendedLifetime(delegate) {}
            }.value
        }
    }

    @Test func whatTheAppMayNotDoIsNotDone() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, delegate) = Self.launch(granted: false)
                UIApplication.shared.registerUserNotificationSettings(UIUserNotificationSettings(types: .alert, categories: nil))
                _ = await app.settle()
                #expect(delegate.log == ["registered 0"])
                app.runtime.handle(.background)
                UIApplication.shared.presentLocalNotificationNow(Self.notification("No", after: 0))
                #expect(LocalNotifications.current.listed.isEmpty && UIApplication.shared.applicationIconBadgeNumber == 0)
                withExtendedLifetime(delegate) {}
            }.value
        }
    }

    @Test func aSoundOfTheAppsIsHeardInTheBackground() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let (app, delegate) = Self.launch(granted: true)
                UIApplication.shared.registerUserNotificationSettings(UIUserNotificationSettings(types: .sound, categories: nil))
                _ = await app.settle()
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
                defer { try? FileManager.default.removeItem(at: file) }
                let format = SampleFormat(.integer, width: 2, isBigEndian: false, sampleRate: 44100, channelCount: 1)
                let writer = try SampleFileWriter(file, kind: .wav, format: format)
                try [Float](repeating: 0.5, count: 4410).withUnsafeBufferPointer { try writer.write($0) }
                try writer.close()
                LocalNotificationDelivery.current.soundFile = { $0 == "tea.wav" ? file : nil }
                app.runtime.handle(.background)
                await SoundMixer.withNew { mixer in
                    let tea = Self.notification("Tea", after: 0)
                    UIApplication.shared.presentLocalNotificationNow(tea)
                    #expect(!mixer.isBusy)
                    tea.soundName = "tea.wav"
                    UIApplication.shared.presentLocalNotificationNow(tea)
                    #expect(mixer.isBusy)
                }
                withExtendedLifetime(delegate) {}
            }.value
        }
    }

    @Test func actionsAreDoneInTheBackgroundUnlessTheyWantTheForeground() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let (app, delegate) = Self.launch(granted: true)
                let later = UIMutableUserNotificationAction()
                (later.identifier, later.title, later.activationMode) = ("LATER", "Later", .background)
                let say = UIMutableUserNotificationAction()
                (say.identifier, say.title, say.activationMode, say.behavior) = ("SAY", "Say", .background, .textInput)
                let show = UIMutableUserNotificationAction()
                (show.identifier, show.title) = ("SHOW", "Show")
                let kind = UIMutableUserNotificationCategory()
                kind.identifier = "task"
                kind.setActions([later, say, show], for: .default)
                later.title = "changed later"
                UIApplication.shared.registerUserNotificationSettings(UIUserNotificationSettings(types: .alert, categories: [kind]))
                _ = await app.settle()
                delegate.log = []
                app.runtime.handle(.background)
                @MainActor func answer(_ answer: NotificationAnswer) -> String? {
                    let notification = Self.notification("Task", after: 0)
                    notification.category = "task"
                    UIApplication.shared.presentLocalNotificationNow(notification)
                    return app.runtime.ask(.notification("Task", answer))
                }
                #expect(answer(.action("Later", text: nil)) == nil && delegate.log.last == "action LATER true")
                #expect(answer(.action("SAY", text: "Xin chào")) == nil && delegate.log.last == "text Xin chào")
                #expect(answer(.action("Never", text: nil))?.contains("\"Later\"") == true)
                #expect(answer(.action("Show", text: nil)) == nil)
                #expect(delegate.log.last == "action SHOW false" && UIApplication.shared.applicationState == .active)
                withExtendedLifetime(delegate) {}
            }.value
        }
    }
}

/// What waits, what repeats, and what is kept of it.
@MainActor @Suite struct LocalNotificationStoreTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    private func notification(_ body: String, _ seconds: Double? = nil, every unit: NSCalendar.Unit = []) -> UILocalNotification {
        let notification = UILocalNotification()
        notification.alertBody = body
        notification.fireDate = seconds.map { start + $0 }
        notification.repeatInterval = unit
        notification.repeatCalendar = Calendar(identifier: .gregorian)
        return notification
    }

    @Test func whatIsDueComesInOrderAndWhatRepeatsGoesOn() {
        let store = LocalNotifications(file: nil)
        store.schedule([notification("late", 50), notification("each", 20, every: .minute), notification("soon", 10)], now: start)
        #expect(store.nextDue == start + 10 && store.takeDue(at: start + 9).isEmpty)
        #expect(store.takeDue(at: start + 150).map(\.alertBody) == ["soon", "each", "late"])
        #expect(store.scheduled.map(\.alertBody) == ["each"] && store.nextDue == start + 200)
    }

    @Test func withoutADateItComesAtOnce() {
        let store = LocalNotifications(file: nil)
        store.schedule([notification("now")], now: start)
        #expect(store.takeDue(at: start).map(\.alertBody) == ["now"] && store.scheduled.isEmpty)
    }

    @Test func sixtyFourThatComeFirstWait() {
        let store = LocalNotifications(file: nil)
        store.schedule((0..<70).map { notification("\($0)", Double(70 - $0)) }, now: start)
        #expect(store.scheduled.count == 64 && store.scheduled.first?.alertBody == "69" && store.nextDue == start + 1)
    }

    @Test func anEqualOneIsTakenBackAlsoFromWhatIsListed() {
        let store = LocalNotifications(file: nil)
        store.schedule([notification("a", 5), notification("b", 5)], now: start)
        store.list(notification("a", 5))
        store.cancel(notification("a", 5))
        #expect(store.scheduled.map(\.alertBody) == ["b"] && store.listed.isEmpty)
    }

    @Test func aDateOfATimeZoneGoesByTheClocksWhereTheDeviceIs() throws {
        let bangkok = try #require(TimeZone(identifier: "Asia/Bangkok"))
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let alarm = notification("alarm", 0)
        #expect(alarm.moment(in: tokyo) == start)
        alarm.timeZone = bangkok
        #expect(alarm.moment(in: bangkok) == start && alarm.moment(in: tokyo) == start - 7200)
    }

    @Test func monthsAreCountedFromTheFirstTime() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let rent = UILocalNotification()
        rent.repeatCalendar = calendar
        rent.repeatInterval = .month
        rent.fireDate = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31))
        let february = try #require(rent.repetition(after: rent.fireDate!))
        let march = try #require(rent.repetition(after: february))
        #expect(calendar.component(.day, from: february) == 29 && calendar.component(.day, from: march) == 31)
        rent.repeatInterval = []
        #expect(rent.repetition(after: february) == nil)
    }

    @Test func whatWaitsOutlivesTheApp() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Local.plist")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let first = LocalNotifications(file: file)
        let kept = notification("kept", 5000, every: .day)
        (kept.alertTitle, kept.userInfo, kept.category, kept.hasAction) = ("Title", ["n": 1], "task", false)
        kept.timeZone = TimeZone(identifier: "Asia/Tokyo")
        first.schedule([kept], now: start)
        first.list(notification("seen", 1))
        let action = UIMutableUserNotificationAction()
        (action.identifier, action.isDestructive) = ("A", true)
        action.parameters = [UIUserNotificationTextInputActionButtonTitleKey: "Send"]
        let kind = UIMutableUserNotificationCategory()
        kind.identifier = "task"
        kind.setActions([action], for: .default)
        first.register(UIUserNotificationSettings(types: [.alert, .sound], categories: [kind])) {}
        let second = LocalNotifications(file: file)
        #expect(second.scheduled == [kept] && second.nextDue == first.nextDue)
        #expect(second.listed.map(\.alertBody) == ["seen"] && second.settings == first.settings)
        let back = try #require(second.actions(of: kept).first)
        #expect(back.isDestructive && back.parameters[UIUserNotificationTextInputActionButtonTitleKey] as? String == "Send")
        try Data("bplist00 no".utf8).write(to: file)
        #expect(LocalNotifications(file: file).scheduled.isEmpty)
        #expect(FileManager.default.fileExists(atPath: file.path + ".damaged"))
    }

    @Test func copiesOfActionsAndKindsDoNotChange() {
        let action = UIMutableUserNotificationAction()
        action.title = "Then"
        let copy = action.copy() as? UIUserNotificationAction
        action.title = "Now"
        #expect(copy?.title == "Then" && !(copy is UIMutableUserNotificationAction))
        #expect((copy?.mutableCopy() as? UIMutableUserNotificationAction)?.title == "Then")
        let kind = UIMutableUserNotificationCategory()
        kind.setActions([action, action, action], for: .default)
        #expect(kind.actions(for: .default)?.count == 3 && kind.actions(for: .minimal)?.count == 2)
        kind.setActions([action], for: .minimal)
        #expect(kind.actions(for: .minimal)?.count == 1)
    }
}

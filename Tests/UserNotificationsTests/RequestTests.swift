import Foundation
import SampanHost
import Testing

@testable import UserNotifications

/// Requests, what they wait for, and what is kept of them.
@Suite struct RequestTests {
    private func center(_ answer: PrivacyAnswer? = .granted, file: URL? = nil) -> UNUserNotificationCenter {
        let permissions = Permissions(file: nil)
        permissions.set(answer, for: .notifications)
        return UNUserNotificationCenter(file: file, permissions: permissions)
    }

    private func request(_ name: String, after seconds: Double? = nil, repeats: Bool = false) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = name.uppercased()
        content.body = "body"
        content.badge = 3
        content.sound = .default
        content.userInfo = ["n": 1, "list": ["a"]]
        return UNNotificationRequest(
            identifier: name, content: content,
            trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) })
    }

    @Test func contentOfARequestIsACopyOfWhatTheAppGoesOnChanging() {
        let content = UNMutableNotificationContent()
        content.title = "then"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "now"
        #expect(request.content.title == "then" && !(request.content is UNMutableNotificationContent))
        #expect((content.copy() as? UNNotificationContent)?.title == "now")
        let changed = request.content.mutableCopy() as? UNMutableNotificationContent
        changed?.body = "more"
        #expect(changed?.title == "then" && request.content.body.isEmpty)
    }

    @Test func aRequestReplacesThatOfTheSameNameAndCanBeTakenBack() async throws {
        let center = center()
        try await center.add(request("a", after: 60))
        try await center.add(request("b", after: 60))
        try await center.add(request("a", after: 90))
        let waiting = await center.pendingNotificationRequests()
        #expect(waiting.map(\.identifier) == ["b", "a"])
        #expect((waiting.last?.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 90)
        center.removePendingNotificationRequests(withIdentifiers: ["b", "unknown"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test(arguments: [PrivacyAnswer.denied, nil]) func anAppThatMayNotTellOfAnythingIsRefused(_ answer: PrivacyAnswer?) async {
        let center = center(answer)
        await #expect(throws: UNError.self) { try await center.add(request("a")) }
        do {
            try await center.add(request("a"))
        } catch {
            #expect((error as NSError).domain == UNErrorDomain && (error as NSError).code == 1)
        }
    }

    @Test func userInfoThatIsNoPropertyListIsRefused() async {
        let content = UNMutableNotificationContent()
        content.userInfo = ["view": NSObject()]
        await #expect(throws: UNError.self) {
            try await center().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        }
    }

    @Test func settingsSayWhatWasAskedForAndWhatThePersonSaid() async throws {
        let granted = center()
        _ = try await granted.requestAuthorization(options: [.alert, .badge])
        var settings = await granted.notificationSettings()
        #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled && settings.alertStyle == .banner)
        #expect(settings.badgeSetting == .enabled && settings.soundSetting == .notSupported)
        let denied = center(.denied)
        #expect(try await denied.requestAuthorization(options: [.alert]) == false)
        settings = await denied.notificationSettings()
        #expect(settings.authorizationStatus == .denied && settings.alertSetting == .disabled && settings.alertStyle == .none)
        let quiet = center(nil)
        #expect(try await quiet.requestAuthorization(options: [.alert, .provisional]))
        settings = await quiet.notificationSettings()
        #expect(settings.authorizationStatus == .provisional && settings.alertSetting == .disabled)
        #expect(settings.notificationCenterSetting == .enabled)
        #expect(await center(nil).notificationSettings().authorizationStatus == .notDetermined)
    }

    @Test func whatWaitsAndWhatCameOutlivesTheApp() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a/Notifications.plist")
        let first = center(file: file)
        let asked = request("a", after: 3600, repeats: true)
        try await first.add(asked)
        let date = DateComponents(hour: 9, minute: 30)
        let content = UNMutableNotificationContent()
        content.title = "morning"
        try await first.add(
            UNNotificationRequest(
                identifier: "b", content: content, trigger: UNCalendarNotificationTrigger(dateMatching: date, repeats: true)))
        first.withStore(saves: true) { $0.list(UNNotification(date: Date(timeIntervalSince1970: 7), request: asked)) }
        let second = center(file: file)
        let waiting = await second.pendingNotificationRequests()
        let kept = try #require(waiting.first)
        #expect(kept.content.sound == asked.content.sound && kept.content.badge == asked.content.badge)
        #expect(kept.content.userInfo as NSDictionary == asked.content.userInfo as NSDictionary)
        #expect(kept.trigger == asked.trigger)
        #expect(kept.content == asked.content)
        #expect(kept == asked && waiting.count == 2)
        #expect((waiting.last?.trigger as? UNCalendarNotificationTrigger)?.dateComponents == date)
        let came = await second.deliveredNotifications()
        #expect(came.map(\.date) == [Date(timeIntervalSince1970: 7)] && came.first?.request == asked)
    }

    @Test func aDamagedFileIsSetAsideAndTheCentreBeginsEmpty() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Notifications.plist")
        try Data("bplist00 no".utf8).write(to: file)
        #expect(await center(file: file).pendingNotificationRequests().isEmpty)
        #expect(FileManager.default.fileExists(atPath: file.path + ".damaged") && !FileManager.default.fileExists(atPath: file.path))
    }

    @Test func dueRequestsComeInOrderAndThoseThatRepeatGoOn() {
        var store = NotificationStore(file: nil)
        let start = Date(timeIntervalSince1970: 1000)
        for (name, seconds, repeats) in [("late", 50.0, false), ("each", 60.0, true), ("soon", 10.0, false)] {
            let isAdded = store.add(request(name, after: seconds, repeats: repeats), now: start)
            #expect(isAdded)
        }
        #expect(store.nextDue == start + 10)
        let early = store.takeDue(at: start + 9)
        #expect(early.isEmpty)
        let due = store.takeDue(at: start + 150)
        #expect(due.map(\.request.identifier) == ["soon", "late", "each"] && due.map(\.date) == [start + 10, start + 50, start + 60])
        #expect(store.pending.map(\.due) == [start + 180])
    }

    @Test func calendarTriggersComeTheNextTimeTheyMatch() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Ho_Chi_Minh"))
        let moment = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 10)))
        var components = DateComponents(calendar: calendar, hour: 9, minute: 30)
        let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        let next = try #require(daily.date(after: moment, added: moment))
        #expect(calendar.dateComponents([.day, .hour, .minute], from: next) == DateComponents(day: 29, hour: 9, minute: 30))
        components = DateComponents(calendar: calendar, year: 2020, month: 1, day: 1)
        var store = NotificationStore(file: nil)
        let never = UNNotificationRequest(
            identifier: "never", content: UNNotificationContent(),
            trigger: UNCalendarNotificationTrigger(dateMatching: components, repeats: false))
        let isAdded = store.add(never, now: moment)
        #expect(!isAdded)
    }

    @Test func triggersThatCannotBeEndTheProcessWithAppleWords() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
        }
        let noneWords = String(decoding: none?.standardErrorContent ?? [], as: UTF8.self)
        #expect(noneWords.contains("must be greater than 0"))
        let often = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
        }
        let oftenWords = String(decoding: often?.standardErrorContent ?? [], as: UTF8.self)
        #expect(oftenWords.contains("must be at least 60 if repeating"))
    }

    @Test func filesThatAreNotThereOrNotShownAreNoAttachments() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let picture = folder.appendingPathComponent("a.png")
        let text = folder.appendingPathComponent("a.txt")
        for file in [picture, text] { try Data([1, 2, 3]).write(to: file) }
        let attachment = try UNNotificationAttachment(identifier: "", url: picture)
        #expect(attachment.type == "public.png" && !attachment.identifier.isEmpty)
        for (file, code) in [(text, 101), (folder.appendingPathComponent("none.png"), 100)] {
            do {
                _ = try UNNotificationAttachment(identifier: "a", url: file)
                Issue.record("\(file.lastPathComponent) was taken")
            } catch { #expect((error as NSError).code == code) }
        }
    }

    @Test func formatsOfServersTakeObjectsAlone() {
        #expect(SafeFormat.takes("%@ won %% of %2$@", count: 2))
        #expect(!SafeFormat.takes("%@ and %@", count: 1))
        for format in ["%s", "%n", "%d", "%1$s", "%*@", "%"] { #expect(!SafeFormat.takes(format, count: 9), "\(format)") }
    }
}

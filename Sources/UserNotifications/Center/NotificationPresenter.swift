import AudioToolbox
import CoreLocation
import Foundation
import SampanDebugLog
import SampanHost
import UIKit

/// Lets a centre's notifications come: tells the delegate, shows banners, and answers what the person does with them.
@MainActor
final class NotificationPresenter {
    private unowned let center: UNUserNotificationCenter
    private var timer: HostTimer?
    private let banners = BannerStack()
    private lazy var regions = RegionFollower { [weak self] region, _ in self?.deliver(at: region) }
    private var hasRegions = false

    init(center: UNUserNotificationCenter) { self.center = center }

    // MARK: Time

    /// Waits for the next request that is due.
    func scheduleNext() {
        timer?.invalidate()
        timer = nil
        followRegions()
        guard let due = center.withStore({ $0.nextDue }) else { return }
        nextDue = CACurrentMediaTime() + max(0, due.timeIntervalSinceNow)
        timer = HostTimer.schedule(after: due.timeIntervalSinceNow) { [weak self] in self?.deliverDue() }
    }

    /// When the next one is due by the host's clock.
    private var nextDue: Double?

    /// The app is suspended; its timers stand still.
    func serve(at now: Double) {
        guard let nextDue, nextDue <= now else { return }
        deliverDue()
    }

    private func deliverDue() {
        nextDue = nil
        // The timer goes by the host's clock, which may be ahead of the machine's.
        let moment = max(Date(), center.withStore { $0.nextDue } ?? Date())
        let due = center.withStore(saves: true) { $0.takeDue(at: moment) }
        due.forEach(deliver)
        scheduleNext()
    }

    /// The app was launched: what came due before was told by the system then.
    func begin() {
        center.withStore(saves: true) { store in
            for notification in store.takeDue(at: Date()) { store.list(notification) }
        }
        scheduleNext()
    }

    // MARK: Places

    /// Watches the regions of the requests that wait for one.
    private func followRegions() {
        let waiting = center.withStore { $0.pending.compactMap { ($0.request.trigger as? UNLocationNotificationTrigger)?.region } }
        guard hasRegions || !waiting.isEmpty else { return }
        hasRegions = !waiting.isEmpty
        regions.follow(waiting)
    }

    /// The device crossed a region's edge.
    private func deliver(at region: CLRegion) {
        let due = center.withStore(saves: true) { $0.takeDue(at: region, now: Date()) }
        due.forEach(deliver)
        followRegions()
    }

    // MARK: Delivery

    /// A notification comes.
    func deliver(_ notification: UNNotification) {
        DebugLog.write(.life, "a notification comes: \(notification.request.identifier)")
        guard let application = UIApplication.sharedIfRunning, application.applicationState != .background else {
            return present(notification, [.list, .banner, .sound, .badge])
        }
        guard let delegate = center.delegate else { return }
        let center = center
        let isAsked: Void? = OptionalRequirement.call {
            delegate.userNotificationCenter(
                center, willPresent: notification,
                withCompletionHandler: { [weak self] options in
                    MainThread.run { self?.present(notification, options) }
                })
        }
        guard isAsked == nil else { return }
        Task { @MainActor [weak self] in
            let options = await OptionalRequirement.calling(
                await delegate.userNotificationCenter(center, willPresent: notification))
            if let options { self?.present(notification, options) }
        }
    }

    private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        let settings = center.settings
        let content = notification.request.content
        let isInForeground = UIApplication.sharedIfRunning.map { $0.applicationState != .background } ?? false
        if !options.isDisjoint(with: [.list, .alert]), settings.notificationCenterSetting == .enabled {
            center.withStore(saves: true) { $0.list(notification) }
        }
        if options.contains(.badge), settings.badgeSetting == .enabled, let badge = content.badge {
            UIApplication.sharedIfRunning?.applicationIconBadgeNumber = badge.intValue
        }
        if options.contains(.sound), settings.soundSetting == .enabled, let sound = content.sound { sound.play() }
        // The Home Screen is nobody's to draw.
        if !options.isDisjoint(with: [.banner, .alert]), settings.alertSetting == .enabled, isInForeground,
            !(content.title.isEmpty && content.body.isEmpty)
        {
            banners.show(notification) { [weak self] answer in self?.answer(answer, to: notification) }
        }
    }

    // MARK: Answers

    /// Does what the person does with a notification that is listed.
    ///
    /// - Returns: why that cannot be done; `nil` if it can.
    func answer(_ answer: NotificationAnswer, toNotificationNamed name: String) -> String? {
        let listed = center.withStore { $0.delivered }
        let found = listed.last { $0.request.identifier == name || $0.request.content.title == name }
        guard let notification = found ?? banners.notification(named: name) else {
            let names = listed.map { "\"\($0.request.content.title)\"" }.joined(separator: ", ")
            return "there is no notification \"\(name)\"; \(listed.isEmpty ? "none is listed" : "listed are \(names)")"
        }
        if case .action(let name, _) = answer, action(name, of: notification) == nil {
            let actions = center.category(of: notification)?.actions.map { "\"\($0.title)\"" } ?? []
            return "the notification has no action \"\(name)\": \(actions.isEmpty ? "it has none" : actions.joined(separator: ", "))"
        }
        self.answer(answer, to: notification)
        return nil
    }

    private func action(_ name: String, of notification: UNNotification) -> UNNotificationAction? {
        center.category(of: notification)?.actions.first { $0.identifier == name || $0.title == name }
    }

    private func answer(_ answer: NotificationAnswer, to notification: UNNotification) {
        banners.remove(notification)
        center.withStore(saves: true) { $0.delivered.removeAll { $0.request.identifier == notification.request.identifier } }
        switch answer {
        case .open: open(UNNotificationResponse(notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier))
        case .dismiss:
            guard center.category(of: notification)?.options.contains(.customDismissAction) == true else { return }
            respond(UNNotificationResponse(notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier))
        case .action(let name, let text):
            guard let action = action(name, of: notification) else { return }
            let response =
                action is UNTextInputNotificationAction
                ? UNTextInputNotificationResponse(
                    notification: notification, actionIdentifier: action.identifier, userText: text ?? "")
                : UNNotificationResponse(notification: notification, actionIdentifier: action.identifier)
            if action.options.contains(.foreground) { open(response) } else { respond(response) }
        }
    }

    /// Brings the app to the foreground for a response.
    private func open(_ response: UNNotificationResponse) {
        SystemServices.open(with: response) { [weak self] scene in
            response.targetScene = scene
            self?.tell(response) {}
        }
    }

    /// Tells the app of a response where it is; one that is suspended gets time for it.
    private func respond(_ response: UNNotificationResponse) {
        guard let application = UIApplication.sharedIfRunning else { return tell(response) {} }
        SystemServices.wakeInBackground()
        let task = application.beginBackgroundTask(withName: "notification response")
        tell(response) { application.endBackgroundTask(task) }
    }

    private func tell(_ response: UNNotificationResponse, completion: @escaping @Sendable () -> Void) {
        guard let delegate = center.delegate else { return completion() }
        let center = center
        let isTold: Void? = OptionalRequirement.call {
            delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: completion)
        }
        guard isTold == nil else { return }
        Task { @MainActor in
            await OptionalRequirement.calling(await delegate.userNotificationCenter(center, didReceive: response))
            completion()
        }
    }
}

extension NotificationStore {
    /// Adds a notification to those that the person sees, in place of one of the same name.
    mutating func list(_ notification: UNNotification) {
        delivered.removeAll { $0.request.identifier == notification.request.identifier }
        delivered.append(notification)
    }
}

extension UNNotificationSound {
    /// Plays the app's file, or the system's sound where there is none.
    fileprivate func play() {
        if let name, let file = Bundle.main.url(forResource: name.rawValue, withExtension: nil) {
            DebugLog.write(.life, "the sound of a notification: \(file.lastPathComponent)")
        }
        AudioServicesPlayAlertSound(Self.systemSound)
    }

    private static let systemSound: SystemSoundID = 1007
}

/// Runs what comes from any thread on the main one: at once if it comes from there.
enum MainThread {
    static func run(_ body: @escaping @MainActor () -> Void) {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        DispatchQueue.main.async(execute: body)
    }
}

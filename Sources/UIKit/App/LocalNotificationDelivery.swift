import Foundation
import QuartzCore
import SampanDebugLog
import SampanHost
import SampanSound

/// Brings what an app has scheduled in the old way: to its delegate while it is in the foreground, else to the person.
@available(iOS, introduced: 4.0, deprecated: 10.0)
@MainActor
final class LocalNotificationDelivery {
    static var current: LocalNotificationDelivery { Session.current.part(LocalNotificationDelivery.init) }

    private var notifications: LocalNotifications { .current }
    private var timer: HostTimer?
    private var nextDue: Double?
    private var followsRegions = false
    /// Where a sound of the app's is, by its name.
    var soundFile: (String) -> URL? = { Bundle.main.url(forResource: $0, withExtension: nil) }

    // MARK: Time

    /// The app is launched: what came meanwhile is listed, and what waits is waited for.
    func begin() {
        notifications.didChange = { [unowned self] in scheduleNext() }
        notifications.deliver = { [unowned self] in deliver($0) }
        notifications.isAllowed = { [.granted, .grantedOnce].contains(Permissions.shared.answer(for: .notifications)) }
        notifications.ask = Self.ask
        for notification in notifications.takeDue(at: Date()) { show(notification, isHeard: false) }
        scheduleNext()
    }

    private func scheduleNext() {
        timer?.invalidate()
        (timer, nextDue) = (nil, nil)
        followRegions()
        guard let due = notifications.nextDue else { return }
        let delay = max(0, due.timeIntervalSinceNow)
        nextDue = CACurrentMediaTime() + delay
        timer = HostTimer.schedule(after: delay) { [weak self] in self?.deliverDue() }
    }

    /// The timers of a suspended app stand still, and its notifications come all the same.
    func serve(at now: Double) {
        if let nextDue, nextDue <= now { deliverDue() }
    }

    private func deliverDue() {
        nextDue = nil
        // The timer goes by the host's clock, which may be ahead of the machine's.
        let moment = max(Date(), notifications.nextDue ?? Date())
        notifications.takeDue(at: moment).forEach(deliver)
    }

    private func followRegions() {
        let regions = notifications.regions
        guard followsRegions || !regions.isEmpty, let follow = LocalNotificationPlaces.follow else { return }
        followsRegions = !regions.isEmpty
        follow(regions) { [weak self] region in
            guard let self else { return }
            notifications.takeDue(at: region).forEach(deliver)
        }
    }

    // MARK: Delivery

    private func deliver(_ notification: UILocalNotification) {
        DebugLog.write(.life, "a local notification comes: \(notification.alertBody ?? "")")
        if let application = UIApplication.sharedIfRunning, application.applicationState != .background {
            // Nothing is shown, badged or heard then.
            tell(notification)
        } else {
            show(notification)
        }
    }

    /// Brings a notification to the person, as far as the app may.
    private func show(_ notification: UILocalNotification, isHeard: Bool = true) {
        let types = notifications.granted.types
        if types.contains(.alert), notification.alertBody?.isEmpty == false { notifications.list(notification) }
        if types.contains(.badge), notification.applicationIconBadgeNumber != 0 {
            UIApplication.sharedIfRunning?.applicationIconBadgeNumber = notification.applicationIconBadgeNumber
        }
        if isHeard, types.contains(.sound), let name = notification.soundName { play(name) }
    }

    /// Plays a sound of the app's. The system's own are Apple's and not here.
    private func play(_ name: String) {
        DebugLog.write(.life, "the sound of a notification: \(name)")
        guard let file = soundFile(name), let reader = SoundFiles.reader(contentsOf: file) else { return }
        SoundMixer.current.add(ClipVoice(reader))
    }

    private func tell(_ notification: UILocalNotification) {
        guard let application = UIApplication.sharedIfRunning, let delegate = application.delegate else { return }
        _ = OptionalRequirement.call { delegate.application(application, didReceive: notification) }
    }

    // MARK: Answers

    /// What the person does with a notification of this title or text. Returns `nil` if there is none of that name, else why it cannot be done, empty
    /// if it can.
    func answer(_ answer: NotificationAnswer, toNotificationNamed name: String) -> String? {
        guard let notification = notifications.listed.last(where: { $0.alertTitle == name || $0.alertBody == name }) else { return nil }
        switch answer {
        case .open:
            notifications.unlist(notification)
            SystemServices.open(with: notification) { [weak self] _ in self?.tell(notification) }
        case .dismiss: notifications.unlist(notification)
        case .action(let name, let text):
            let actions = notifications.actions(of: notification)
            guard let action = actions.first(where: { $0.identifier == name || $0.title == name }) else {
                let known = actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", ")
                return "the notification has no action \"\(name)\": \(actions.isEmpty ? "it has none" : known)"
            }
            notifications.unlist(notification)
            perform(action, of: notification, text)
        }
        return ""
    }

    private func perform(_ action: UIUserNotificationAction, of notification: UILocalNotification, _ text: String?) {
        if action.activationMode == .foreground {
            return SystemServices.open(with: notification) { [weak self] _ in self?.handle(action, of: notification, text) {} }
        }
        guard let application = UIApplication.sharedIfRunning else { return }
        SystemServices.wakeInBackground()
        let task = application.beginBackgroundTask(withName: "local notification action")
        handle(action, of: notification, text) { application.endBackgroundTask(task) }
    }

    /// Tells the delegate of an action: with the text that was written, if there is one and the delegate knows that way.
    private func handle(
        _ action: UIUserNotificationAction, of notification: UILocalNotification, _ text: String?, then done: @escaping () -> Void
    ) {
        guard let application = UIApplication.sharedIfRunning, let delegate = application.delegate else { return done() }
        let info: [AnyHashable: Any] =
            action.behavior == .textInput ? [UIUserNotificationActionResponseTypedTextKey: text ?? ""] : [:]
        let isPlain = action.behavior == .default
        func plainly() -> Void? {
            OptionalRequirement.call {
                delegate.application(
                    application, handleActionWithIdentifier: action.identifier, for: notification, completionHandler: done)
            }
        }
        func withInfo() -> Void? {
            OptionalRequirement.call {
                delegate.application(
                    application, handleActionWithIdentifier: action.identifier, for: notification, withResponseInfo: info,
                    completionHandler: done)
            }
        }
        let isTold: Void? = isPlain ? plainly() ?? withInfo() : withInfo() ?? plainly()
        if isTold == nil { done() }
    }

    // MARK: Permission

    /// Asks the person, in the system's name, whether the app may call for attention. The answer is UserNotifications' as well.
    private static func ask(then: @escaping () -> Void) {
        let permissions = Permissions.shared
        guard permissions.answer(for: .notifications) == nil else { return then() }
        func choice(_ title: String, _ answer: PrivacyAnswer, isPreferred: Bool) -> SystemAlert.Choice {
            .init(title, isPreferred: isPreferred) {
                permissions.set(answer, for: .notifications)
                then()
            }
        }
        SystemAlert.ask(
            "“\(Bundle.main.displayName)” Would Like to Send You Notifications",
            message: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
            choices: [choice("Don’t Allow", .denied, isPreferred: false), choice("Allow", .granted, isPreferred: true)])
    }
}

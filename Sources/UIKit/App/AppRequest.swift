import Foundation
import SampanDebugLog

/// What the app is asked for from outside: URLs, activities and quick actions, for which it is launched or comes to the foreground.
@MainActor
struct AppRequest {
    var url: URL?
    var activity: NSUserActivity?
    var shortcut: UIApplicationShortcutItem?
    /// The app that asks.
    var sourceApplication: String?
    /// What a person did with a notification, which UserNotifications knows, and who tells the app of it.
    private var notification: (response: NSObject, tell: Once)?

    /// Called with a scene once, whoever hands it over first.
    private final class Once {
        private var body: ((UIScene?) -> Void)?

        init(_ body: @escaping (UIScene?) -> Void) { self.body = body }

        func call(_ scene: UIScene?) {
            let body = body
            self.body = nil
            body?(scene)
        }
    }

    /// Why the app cannot be asked.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    init(url text: String, from sourceApplication: String? = nil) throws(Refusal) {
        guard let url = URL(string: text), !text.isEmpty else { throw Refusal(description: "'\(text)' is not a URL") }
        (self.url, self.sourceApplication) = (url, sourceApplication)
    }

    /// An activity by its type, with its values as JSON; or a page of the web, which an app continues that takes universal links.
    init(activity type: String, values: String?) throws(Refusal) {
        if type.hasPrefix("https://") || type.hasPrefix("http://"), let page = URL(string: type) {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = page
            self.activity = activity
            return
        }
        let activity = NSUserActivity(activityType: type)
        if let values {
            guard let known = try? JSONSerialization.jsonObject(with: Data(values.utf8)) as? [String: Any] else {
                throw Refusal(description: "expected an activity's values as an object of JSON, found '\(values)'")
            }
            activity.userInfo = known
        }
        self.activity = activity
    }

    /// What a person did with a notification.
    init(notificationResponse: NSObject, tell: @escaping (UIScene?) -> Void) {
        notification = (notificationResponse, Once(tell))
    }

    /// A quick action by its type, of those that the app has.
    init(shortcut type: String) throws(Refusal) {
        let items = (UIApplication.sharedIfRunning?.shortcutItems ?? []) + Self.listedShortcuts
        guard let item = items.first(where: { $0.type == type }) else {
            let known = items.isEmpty ? "it has none" : "it has \(items.map(\.type).joined(separator: ", "))"
            throw Refusal(description: "the app has no quick action '\(type)': \(known)")
        }
        shortcut = item
    }

    /// The quick actions that the app's information lists.
    static var listedShortcuts: [UIApplicationShortcutItem] {
        let entries = SceneManifest.information("UIApplicationShortcutItems") as? [[String: Any]] ?? []
        return entries.compactMap { entry in
            guard let type = entry["UIApplicationShortcutItemType"] as? String,
                let title = entry["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            func localized(_ text: String) -> String { Bundle.main.localizedString(forKey: text, value: text, table: "InfoPlist") }
            var icon: UIApplicationShortcutIcon?
            if let name = entry["UIApplicationShortcutItemIconSymbolName"] as? String {
                icon = UIApplicationShortcutIcon(systemImageName: name)
            } else if let name = entry["UIApplicationShortcutItemIconFile"] as? String {
                icon = UIApplicationShortcutIcon(templateImageName: name)
            } else if let name = entry["UIApplicationShortcutItemIconType"] as? String {
                icon = UIApplicationShortcutIcon.IconType(named: name).map(UIApplicationShortcutIcon.init(type:))
            }
            return UIApplicationShortcutItem(
                type: type, localizedTitle: localized(title),
                localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(localized), icon: icon,
                userInfo: (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])?.compactMapValues(SecureValue.object))
        }
    }

    // MARK: At launch

    /// What the app's delegate is launched with. Apps that live by scenes find it in their scene's options instead.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        guard !SceneManifest.exists else { return nil }
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        options[.url] = url
        options[.sourceApplication] = sourceApplication
        options[.shortcutItem] = shortcut
        if let activity {
            options[.userActivityDictionary] = [
                UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
                "UIApplicationLaunchOptionsUserActivityKey": activity,
            ]
        }
        return options.isEmpty ? nil : options
    }

    /// What a scene is opened for.
    var connectionOptions: UIScene.ConnectionOptions {
        UIScene.ConnectionOptions(
            urlContexts: context.map { [$0] } ?? [], sourceApplication: sourceApplication, userActivities: activity.map { [$0] } ?? [],
            shortcutItem: shortcut, notificationResponse: notification?.response)
    }

    private var context: UIOpenURLContext? {
        url.map {
            UIOpenURLContext(url: $0, options: UIScene.OpenURLOptions(sourceApplication: sourceApplication, openInPlace: opensInPlace))
        }
    }

    private var opensInPlace: Bool {
        url?.isFileURL == true && Bundle.main.object(forInfoDictionaryKey: "LSSupportsOpeningDocumentsInPlace") as? Bool == true
    }

    // MARK: While the app runs

    /// Brings the app to the foreground, if it is not there, and hands over what is asked.
    func perform() {
        guard let director = AppRuntime.shared?.director else { return }
        guard SceneManifest.exists else {
            return AppLifecycle.enterForeground { _ in tellDelegate() }
        }
        let session = session(of: director)
        director.present(session, connectionOptions) { hand(to: $0) }
        // A scene that was opened for it found it in its options; the delegate is told all the same.
        notification?.tell.call(session.scene)
    }

    /// The session whose scene suits best: one that prefers what is asked, else the one seen last, else any that can show it.
    private func session(of director: SceneDirector) -> UISceneSession {
        let identifier = url?.absoluteString ?? activity?.targetContentIdentifier ?? shortcut?.targetContentIdentifier as? String
        let known = director.sessions.open.filter { $0.scene != nil }
        if let identifier {
            let suitable = known.compactMap { session in
                session.scene?.activationConditions.suitability(for: identifier).map { (session, $0) }
            }
            if let best = suitable.first(where: { $0.1 > 0 }) { return best.0 }
            if let last = director.sessions.lastSeen(where: { session in suitable.contains { $0.0 === session } }) { return last }
        }
        return director.sessions.lastSeen { $0.role == .windowApplication } ?? director.sessions.add(role: .windowApplication)
    }

    private func hand(to scene: UIScene) {
        notification?.tell.call(scene)
        if let context, let delegate = scene.delegate {
            _ = OptionalRequirement.call { delegate.scene(scene, openURLContexts: [context]) }
        }
        if let activity { SceneLife.continue(activity, in: scene) }
        if let shortcut, let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
            _ = OptionalRequirement.call { delegate.windowScene(scene, performActionFor: shortcut, completionHandler: { _ in }) }
        }
    }

    /// Hands over what is asked to the delegate of an app that does not live by scenes.
    func tellDelegate() {
        notification?.tell.call(nil)
        let application = UIApplication.shared
        guard let delegate = application.delegate else { return }
        if let url {
            var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: opensInPlace]
            options[.sourceApplication] = sourceApplication
            if OptionalRequirement.call({ delegate.application(application, open: url, options: options) }) == nil {
                let source = sourceApplication
                let taken = OptionalRequirement.call {
                    delegate.application(application, open: url, sourceApplication: source, annotation: [String: Any]())
                }
                if taken == nil { _ = OptionalRequirement.call { delegate.application(application, handleOpen: url) } }
            }
        }
        if let activity {
            _ = OptionalRequirement.call {
                delegate.application(application, willContinueUserActivityWithType: activity.activityType)
            }
            _ = OptionalRequirement.call {
                delegate.application(
                    application, continue: activity,
                    restorationHandler: { objects in objects?.forEach { $0.restoreUserActivityState(activity) } })
            }
        }
        if let shortcut {
            _ = OptionalRequirement.call { delegate.application(application, performActionFor: shortcut, completionHandler: { _ in }) }
        }
    }
}

extension UIApplicationShortcutIcon.IconType {
    /// The picture that an app's information names, such as `UIApplicationShortcutIconTypeAdd`.
    fileprivate init?(named name: String) {
        let prefix = "UIApplicationShortcutIconType"
        let known = (0...28).compactMap(Self.init(rawValue:))
        guard name.hasPrefix(prefix), let type = known.first(where: { "\($0)".lowercased() == name.dropFirst(prefix.count).lowercased() })
        else { return nil }
        self = type
    }
}

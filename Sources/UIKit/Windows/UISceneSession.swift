import Foundation

/// What outlives a scene. See https://developer.apple.com/documentation/uikit/uiscenesession.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An interface on the device's own display.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// An interface on another display.
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene that is connected.
    open package(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role: Role
    /// How the scene is made.
    open package(set) var configuration: UISceneConfiguration
    /// A name that stays the same.
    public let persistentIdentifier: String
    /// What the scene's state is restored from: kept with the session until the person closes it.
    open var stateRestorationActivity: NSUserActivity?
    /// What the app keeps with the session: values of property lists.
    open var userInfo: [String: Any]?

    package init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
        self.role = role
        self.configuration = configuration
        self.persistentIdentifier = persistentIdentifier
        super.init()
    }
}

/// How a scene is made. See https://developer.apple.com/documentation/uikit/uisceneconfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name in `Info.plist`.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The scene's class.
    open var sceneClass: AnyClass?
    /// The delegate's class.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller the scene shows.
    open var storyboard: UIStoryboard?

    /// Creates a configuration; one of that name and role in `Info.plist` gives the classes and the storyboard.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        if let entry = SceneManifest.entry(name: name, role: sessionRole) { apply(entry) }
    }

    private func apply(_ entry: SceneManifest.Entry) {
        sceneClass = entry.sceneClassName.flatMap { ClassRegistry.class(named: $0) }
        if let name = entry.delegateClassName {
            delegateClass = ClassRegistry.class(named: name)
            if delegateClass == nil {
                NSLog("Info.plist contained no UIScene configuration dictionary whose delegate class '%@' could be loaded", name)
            }
        }
        storyboard = entry.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
    }
}

/// The scenes that an app's `Info.plist` declares.
@MainActor
enum SceneManifest {
    struct Entry {
        var name: String?
        var sceneClassName: String?
        var delegateClassName: String?
        var storyboardName: String?
    }

    /// The app's information; tests have another.
    static var information: (String) -> Any? = { Bundle.main.object(forInfoDictionaryKey: $0) }

    private static var manifest: [String: Any]? { information("UIApplicationSceneManifest") as? [String: Any] }

    /// Whether the app lives by scenes.
    static var exists: Bool { manifest != nil }

    /// Whether the app can have several scenes.
    static var allowsSeveral: Bool { manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }

    /// Whether the app's information lists a URL's scheme as one that the app opens.
    static func ownsScheme(of url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), let types = information("CFBundleURLTypes") as? [[String: Any]] else { return false }
        return types.contains { ($0["CFBundleURLSchemes"] as? [String])?.contains { $0.lowercased() == scheme } ?? false }
    }

    static func entry(name: String?, role: UISceneSession.Role) -> Entry? {
        let all = (manifest?["UISceneConfigurations"] as? [String: Any])?[role.rawValue] as? [[String: Any]] ?? []
        let chosen = name == nil ? all.first : all.first { $0["UISceneConfigurationName"] as? String == name }
        guard let chosen else { return nil }
        return Entry(
            name: chosen["UISceneConfigurationName"] as? String, sceneClassName: chosen["UISceneClassName"] as? String,
            delegateClassName: chosen["UISceneDelegateClassName"] as? String, storyboardName: chosen["UISceneStoryboardFile"] as? String)
    }
}

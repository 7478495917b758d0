import Foundation

/// What outlives a scene. See https://developer.apple.com/documentation/uikit/uiscenesession.
@preconcurrency @MainActor
open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
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

    /// Creates a session from an archive; fails if that does not say which.
    public required init?(coder: NSCoder) {
        guard let role = coder.decodeObject(of: NSString.self, forKey: "role") as String?,
            let identifier = coder.decodeObject(of: NSString.self, forKey: "persistentIdentifier") as String?,
            let configuration = coder.decodeObject(of: UISceneConfiguration.self, forKey: "configuration")
        else { return nil }
        self.role = Role(rawValue: role)
        self.configuration = configuration
        persistentIdentifier = identifier
        super.init()
        guard coder.containsValue(forKey: "userInfo") else { return }
        userInfo = coder.decodeObject(of: Self.infoClasses, forKey: "userInfo") as? [String: Any]
    }

    private static let infoClasses: [AnyClass] = [
        NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self, NSDate.self,
    ]

    /// Archives are safe to decode.
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// Writes the session to an archive, without the activity that its scene is restored from.
    open func encode(with coder: NSCoder) {
        coder.encode(role.rawValue as NSString, forKey: "role")
        coder.encode(persistentIdentifier as NSString, forKey: "persistentIdentifier")
        coder.encode(configuration, forKey: "configuration")
        if let info = PropertyListObject.object(userInfo) { coder.encode(info, forKey: "userInfo") }
    }
}

/// How a scene is made. See https://developer.apple.com/documentation/uikit/uisceneconfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
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

    /// A configuration like another one.
    private init(_ other: UISceneConfiguration) {
        (name, role) = (other.name, other.role)
        super.init()
        (sceneClass, delegateClass, storyboard) = (other.sceneClass, other.delegateClass, other.storyboard)
    }

    /// A configuration that does not change when this one does.
    open func copy(with zone: NSZone? = nil) -> Any { UISceneConfiguration(self) }

    /// Creates a configuration from an archive; fails if that does not say what the scene is for.
    public required init?(coder: NSCoder) {
        guard let role = coder.decodeText("role") else { return nil }
        name = coder.decodeText("name")
        self.role = UISceneSession.Role(rawValue: role)
        super.init()
        sceneClass = coder.decodeText("sceneClass").flatMap { ClassRegistry.class(named: $0) }
        delegateClass = coder.decodeText("delegateClass").flatMap { ClassRegistry.class(named: $0) }
        let bundle = coder.decodeText("bundle").flatMap { Bundle(identifier: $0) }
        storyboard = coder.decodeText("storyboard").map { UIStoryboard(name: $0, bundle: bundle) }
    }

    /// Archives are safe to decode.
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// Writes the configuration to an archive: classes and the storyboard by their names.
    open func encode(with coder: NSCoder) {
        if let name { coder.encode(name as NSString, forKey: "name") }
        coder.encode(role.rawValue as NSString, forKey: "role")
        if let sceneClass { coder.encode(ClassRegistry.name(of: sceneClass) as NSString, forKey: "sceneClass") }
        if let delegateClass { coder.encode(ClassRegistry.name(of: delegateClass) as NSString, forKey: "delegateClass") }
        if let storyboard {
            coder.encode((storyboard.source.document.name as NSString).deletingPathExtension as NSString, forKey: "storyboard")
            if let identifier = storyboard.source.bundle.bundleIdentifier { coder.encode(identifier as NSString, forKey: "bundle") }
        }
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

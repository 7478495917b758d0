import Foundation

/// The app's open sessions, shown or not, and their way to the disk and back.
@MainActor
final class SceneSessions {
    private let application: UIApplication
    private let file: URL?
    private var archive: SceneArchive
    /// In the order in which they were opened.
    private(set) var open: [UISceneSession] = []
    /// Sessions whose configuration is known from an earlier run of the same build, so that the app is not asked for it again.
    private var configured: Set<String> = []

    /// Reads what was kept.
    init(application: UIApplication, file: URL? = SceneArchive.file, build: String? = SceneArchive.presentBuild) {
        self.application = application
        self.file = file
        archive = file.map { SceneArchive(contentsOf: $0) } ?? SceneArchive()
        let isSameBuild = archive.build == build
        archive.build = build
        for stored in archive.sessions {
            let session = stored.session
            open.append(session)
            if isSameBuild, stored.restore(session.configuration) { configured.insert(stored.identifier) }
        }
        application.applicationIconBadgeNumber = archive.badge ?? 0
        application.chosenIcon = archive.icon
        application.shortcutItems = archive.shortcuts?.map(\.item)
        publish()
    }

    /// Whether the app is to be asked how the session's scenes are made.
    func needsConfiguration(_ session: UISceneSession) -> Bool { !configured.contains(session.persistentIdentifier) }

    /// The session was configured by the app or its information.
    func noteConfigured(_ session: UISceneSession) { configured.insert(session.persistentIdentifier) }

    /// Opens a session.
    func add(role: UISceneSession.Role) -> UISceneSession {
        archive.count += 1
        let session = UISceneSession(
            role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
            persistentIdentifier: Self.identifier(number: archive.count))
        open.append(session)
        publish()
        return session
    }

    /// The same in each run of a script, and never that of another session of the app: the first bytes say which app it is.
    private static func identifier(number: Int) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let parts = (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
        let count = (0..<6).map { UInt8(truncatingIfNeeded: number >> (8 * (5 - $0))) }
        return UUID(
            uuid: (
                parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], 0x40 | parts[6] & 0xF, 0, 0x80 | parts[7] & 0x3F, 0, count[0],
                count[1], count[2], count[3], count[4], count[5]
            )
        ).uuidString
    }

    /// Closes a session for good.
    ///
    /// - Parameter isKnown: whether the app is told of it now; it is when it starts the next time otherwise.
    func discard(_ session: UISceneSession, isKnown: Bool) {
        guard let place = open.firstIndex(where: { $0 === session }) else { return }
        open.remove(at: place)
        archive.recency.removeAll { $0 == session.persistentIdentifier }
        if !isKnown {
            // It was closed: nothing is restored from it.
            session.stateRestorationActivity = nil
            archive.discarded.append(SceneArchive.StoredSession(session))
        }
        publish()
        save()
    }

    /// The sessions that were closed while the app did not run; once.
    func takeDiscarded() -> Set<UISceneSession> {
        defer { archive.discarded = [] }
        return Set(archive.discarded.map(\.session))
    }

    /// The person looks at a session.
    func noteSeen(_ session: UISceneSession) {
        archive.recency.removeAll { $0 == session.persistentIdentifier }
        archive.recency.insert(session.persistentIdentifier, at: 0)
    }

    /// The session that was seen last, of those that suit.
    func lastSeen(where suits: (UISceneSession) -> Bool = { _ in true }) -> UISceneSession? {
        let places = Dictionary(archive.recency.enumerated().map { ($1, $0) }) { first, _ in first }
        return open.filter(suits).min { (places[$0.persistentIdentifier] ?? .max) < (places[$1.persistentIdentifier] ?? .max) }
    }

    /// Writes down what is to outlive the app.
    func save() {
        guard let file else { return }
        archive.sessions = open.map(SceneArchive.StoredSession.init)
        archive.badge = application.applicationIconBadgeNumber == 0 ? nil : application.applicationIconBadgeNumber
        archive.icon = application.chosenIcon
        archive.shortcuts = application.shortcutItems?.map(SceneArchive.StoredShortcut.init)
        archive.write(to: file)
    }

    private func publish() { application.openSessions = Set(open) }
}

@MainActor
extension SceneArchive.StoredSession {
    init(_ session: UISceneSession) {
        let configuration = session.configuration
        identifier = session.persistentIdentifier
        role = session.role.rawValue
        configurationName = configuration.name
        sceneClass = configuration.sceneClass.map { ClassRegistry.name(of: $0) }
        delegateClass = configuration.delegateClass.map { ClassRegistry.name(of: $0) }
        storyboard = configuration.storyboard?.documentName
        isMadeByHand = configuration.storyboard.map { $0.source.bundle !== Bundle.main } == true ? true : nil
        activity = session.stateRestorationActivity.map(StoredActivity.init)
        userInfo = session.userInfo?.compactMap { key, value in
            do {
                return StoredValue.Entry(key: .string(key), value: try StoredValue(value))
            } catch {
                NSLog("userInfo of the scene's session: the value for \"%@\" is not kept: %@", key, "\(error)")
                return nil
            }
        }
        userInfo?.sort { "\($0.key)" < "\($1.key)" }
    }

    /// The session, made anew.
    var session: UISceneSession {
        let role = UISceneSession.Role(rawValue: role)
        let session = UISceneSession(
            role: role, configuration: UISceneConfiguration(name: configurationName, sessionRole: role), persistentIdentifier: identifier)
        session.stateRestorationActivity = activity?.activity
        session.userInfo = userInfo.map { StoredValue.dictionary($0).value as? [String: Any] ?? [:] }
        return session
    }

    /// Gives a configuration what it had; whether that is there.
    func restore(_ configuration: UISceneConfiguration) -> Bool {
        guard isMadeByHand == nil else { return false }
        for (name, path) in [(sceneClass, \UISceneConfiguration.sceneClass), (delegateClass, \UISceneConfiguration.delegateClass)] {
            let cls: AnyClass? = name.flatMap { ClassRegistry.class(named: $0) }
            if name != nil, cls == nil { return false }
            configuration[keyPath: path] = cls
        }
        if storyboard != configuration.storyboard?.documentName {
            configuration.storyboard = storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        }
        return true
    }
}

extension UIStoryboard {
    /// The name by which a bundle has the storyboard.
    fileprivate var documentName: String { (source.document.name as NSString).deletingPathExtension }
}

@MainActor
extension SceneArchive.StoredShortcut {
    init(_ item: UIApplicationShortcutItem) {
        (type, title, subtitle) = (item.type, item.localizedTitle, item.localizedSubtitle)
        targetContentIdentifier = item.targetContentIdentifier as? String
        userInfo = item.userInfo?.compactMap { key, value in
            (try? StoredValue(value)).map { StoredValue.Entry(key: .string(key), value: $0) }
        }
    }

    var item: UIApplicationShortcutItem {
        let info = userInfo.flatMap { StoredValue.dictionary($0).value as? [String: Any] }
        let item = UIMutableApplicationShortcutItem(
            type: type, localizedTitle: title, localizedSubtitle: subtitle, icon: nil, userInfo: info?.compactMapValues(SecureValue.object))
        item.targetContentIdentifier = targetContentIdentifier
        return item
    }
}

/// Values of Swift as the objects that dictionaries of quick actions hold.
enum SecureValue {
    static func object(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let value as any NSSecureCoding: value
        case let value as String: NSString(string: value)
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Data: NSData(data: value)
        case let value as Date: value as NSDate
        case let value as [Any]: NSArray(array: value)
        case let value as [String: Any]: NSDictionary(dictionary: value)
        default: nil
        }
    }
}

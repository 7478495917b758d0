import Foundation
import SampanDebugLog

/// Opens, shows and closes the app's scenes, in UIKit's order. The screen shows one of them at a time.
@MainActor
final class SceneDirector {
    let application: UIApplication
    let sessions: SceneSessions
    /// The scene that the screen shows.
    weak var front: UIWindowScene?
    /// Ends the app, as the person closed its last scene.
    var endApp: () -> Void = {}

    init(application: UIApplication, sessions: SceneSessions) {
        (self.application, self.sessions) = (application, sessions)
        application.sceneKeeper = self
        application.iconDidChange = { [unowned sessions] in sessions.save() }
    }

    // MARK: Connecting

    /// Connects the scene that an app without a manifest has all the same. Nobody is told of it but observers.
    func connectCommonScene() {
        let session = sessions.lastSeen() ?? sessions.add(role: .windowApplication)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        application.connectedScenes.insert(scene)
        WindowStack.shared.commonScene = scene
        front = scene
        sessions.noteSeen(session)
        scene.activationState = .foregroundInactive
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    }

    /// Connects the scene that a launch shows: the one that was seen last, or a new one.
    func connectFirst(_ options: UIScene.ConnectionOptions) {
        let session = sessions.lastSeen { $0.role == .windowApplication } ?? sessions.add(role: .windowApplication)
        let scene = connect(session, options)
        show(scene)
        scene?.activationState = .foregroundInactive
    }

    /// Makes a session's scene, with its window, and tells its delegate.
    ///
    /// - Returns: the scene; `nil` if it shows no windows.
    @discardableResult
    func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIWindowScene? {
        configure(session, options)
        let configuration = session.configuration
        let cls = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = cls.init(session: session, connectionOptions: options)
        if let cls = configuration.delegateClass { scene.delegate = DynamicClass.make(cls, "init", []) as? any UISceneDelegate }
        DebugLog.write(.life, "\(type(of: scene)) connects, its delegate being \(scene.delegate.map { "\(type(of: $0))" } ?? "none")")
        application.connectedScenes.insert(scene)
        scene.isOnDisplay = front == nil
        let window = makeWindow(for: scene, configuration)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        if let delegate = scene.delegate {
            _ = OptionalRequirement.call { delegate.scene(scene, willConnectTo: session, options: options) }
        }
        // Windows that the app's delegate showed before there was a scene take the place of the scene's own; so does another one that the
        // scene's delegate has put there.
        if !WindowStack.shared.adoptWaitingWindows(into: scene), let window, isKept(window, by: scene) { window.makeKeyAndVisible() }
        if let activity = session.stateRestorationActivity, let delegate = scene.delegate {
            _ = OptionalRequirement.call { delegate.scene(scene, restoreInteractionStateWith: activity) }
        }
        return scene
    }

    private func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        guard sessions.needsConfiguration(session) else { return }
        if let delegate = application.delegate,
            let chosen = OptionalRequirement.call({
                delegate.application(application, configurationForConnecting: session, options: options)
            })
        {
            session.configuration = chosen
        }
        sessions.noteConfigured(session)
    }

    /// The window of the configuration's storyboard; the scene's delegate gets it before it is told of the scene.
    private func makeWindow(for scene: UIWindowScene, _ configuration: UISceneConfiguration) -> UIWindow? {
        guard let storyboard = configuration.storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.makeMainController()
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
        OptionalRequirement.call { delegate.window = window }
        return delegate.window ?? nil
    }

    /// Whether the delegate still has the window that it was given.
    private func isKept(_ window: UIWindow, by scene: UIWindowScene) -> Bool {
        (scene.delegate as? any UIWindowSceneDelegate)?.window.map { $0 === window } ?? true
    }

    // MARK: What is shown

    /// Puts a scene's windows on the screen, in the place of those of the scene in front.
    private func show(_ scene: UIWindowScene?) {
        guard let scene, scene !== front else { return }
        front?.isOnDisplay = false
        front = scene
        scene.isOnDisplay = true
        sessions.noteSeen(scene.session)
        StatusBarState.wishesMayHaveChanged()
    }

    /// Brings a session's scene to the front of an app that is in the foreground.
    ///
    /// - Parameter open: hands over what the scene is shown for, if it was connected before; else `options` do.
    func bringToFront(_ session: UISceneSession, _ options: UIScene.ConnectionOptions, open: (UIScene) -> Void = { _ in }) {
        let known = session.scene as? UIWindowScene
        if let known, known === front, known.isInForeground { return open(known) }
        let old = front
        if let old { SceneLife.resign(old) }
        guard let scene = known ?? connect(session, options) else { return }
        show(scene)
        SceneLife.enterForeground(scene)
        if known != nil { open(scene) }
        if application.applicationState == .active { SceneLife.activate(scene) }
        if let old { sendToBackground(old) }
        sessions.save()
    }

    /// Takes a scene to the background, and has its state saved.
    func sendToBackground(_ scene: UIScene) {
        guard scene.isInForeground else { return }
        SceneLife.enterBackground(scene)
        SceneLife.saveState(scene)
    }

    /// The scene that comes to the foreground with the app: connected anew if it was taken away.
    ///
    /// - Returns: the scene, and whether it was connected before.
    func sceneForForeground(_ options: UIScene.ConnectionOptions) -> (scene: UIWindowScene, wasConnected: Bool)? {
        if let front, application.connectedScenes.contains(front) { return (front, true) }
        let session = sessions.lastSeen { $0.role == .windowApplication } ?? sessions.add(role: .windowApplication)
        let known = session.scene as? UIWindowScene
        guard let scene = known ?? connect(session, options) else { return nil }
        show(scene)
        return (scene, known != nil)
    }

    // MARK: Closing

    /// Takes a scene out of memory; its session stays.
    func disconnect(_ scene: UIScene) {
        guard application.connectedScenes.contains(scene) else { return }
        SceneLife.resign(scene)
        if scene.activationState == .foregroundInactive { sendToBackground(scene) }
        release(scene)
        if application.applicationState != .background, !showAnother(in: application.connectedScenes) { AppLifecycle.enterBackground() }
    }

    /// Takes a scene out of memory, whatever it does.
    func release(_ scene: UIScene) {
        DebugLog.write(.life, "\(type(of: scene)) disconnects")
        scene.activationState = .unattached
        if let delegate = scene.delegate { _ = OptionalRequirement.call { delegate.sceneDidDisconnect(scene) } }
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        application.connectedScenes.remove(scene)
        if let scene = scene as? UIWindowScene { WindowStack.shared.remove(windowsOf: scene) }
        if scene === front { front = nil }
        sessions.save()
    }

    /// Shows one of some scenes; whether there is one.
    private func showAnother(in scenes: Set<UIScene>) -> Bool {
        guard let session = sessions.lastSeen(where: { $0.scene.map(scenes.contains) ?? false }) else { return false }
        bringToFront(session, UIScene.ConnectionOptions())
        return true
    }

    /// The person closes a session: its scene goes, and nothing is restored from it. An app whose last one it is ends, and is told when it
    /// starts the next time.
    func discard(_ session: UISceneSession) {
        let isLast = sessions.open.count == 1
        if isLast {
            if let scene = session.scene { leave(scene) }
            sessions.discard(session, isKnown: false)
            return endApp()
        }
        close(session)
    }

    /// Closes a session, which the app is told of now.
    func close(_ session: UISceneSession) {
        let scene = session.scene
        if let scene { leave(scene) }
        sessions.discard(session, isKnown: true)
        if let delegate = application.delegate {
            _ = OptionalRequirement.call { delegate.application(application, didDiscardSceneSessions: [session]) }
        }
        if scene != nil, application.applicationState != .background, front == nil, !showAnother(in: application.connectedScenes) {
            AppLifecycle.enterBackground()
        }
    }

    /// A scene goes for good: its state is not asked for.
    private func leave(_ scene: UIScene) {
        SceneLife.resign(scene)
        if scene.activationState == .foregroundInactive { SceneLife.enterBackground(scene) }
        release(scene)
    }

    /// Tells of sessions that were closed while the app did not run.
    func tellOfDiscarded() {
        let discarded = sessions.takeDiscarded()
        guard !discarded.isEmpty else { return }
        if let delegate = application.delegate {
            _ = OptionalRequirement.call { delegate.application(application, didDiscardSceneSessions: discarded) }
        }
        sessions.save()
    }
}

import Foundation

extension SceneDirector: SceneKeeper {
    // MARK: What the person asks for

    func openScene() throws(AppRequest.Refusal) {
        guard application.supportsMultipleScenes else {
            throw AppRequest.Refusal(
                description: "the app has one scene: several need a pad, and UIApplicationSupportsMultipleScenes in its Info.plist")
        }
        present(sessions.add(role: .windowApplication), UIScene.ConnectionOptions())
    }

    func showScene(_ number: Int) throws(AppRequest.Refusal) { present(try session(number), UIScene.ConnectionOptions()) }

    func closeScene(_ number: Int?) throws(AppRequest.Refusal) {
        let session = try session(number)
        guard let scene = session.scene else { throw AppRequest.Refusal(description: "the scene is not connected") }
        disconnect(scene)
    }

    func discardScene(_ number: Int?) throws(AppRequest.Refusal) { discard(try session(number)) }

    /// The open session with a number, or that of the scene in front.
    private func session(_ number: Int?) throws(AppRequest.Refusal) -> UISceneSession {
        guard SceneManifest.exists else {
            throw AppRequest.Refusal(description: "the app does not live by scenes: its Info.plist has no UIApplicationSceneManifest")
        }
        guard let number else {
            if let session = front?.session ?? sessions.lastSeen() { return session }
            throw AppRequest.Refusal(description: "there is no scene")
        }
        guard number <= sessions.open.count else {
            throw AppRequest.Refusal(description: "there is no scene \(number): \(sessions.open.count) are open")
        }
        return sessions.open[number - 1]
    }

    // MARK: What the app asks for

    func activate(_ request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)?) {
        later { [self] in
            let options = UIScene.ConnectionOptions(userActivities: request.userActivity.map { [$0] } ?? [])
            if let session = request.session {
                guard sessions.open.contains(session) else { throw UISceneError(.requestDenied) }
                present(session, options) { scene in
                    if let activity = request.userActivity { SceneLife.continue(activity, in: scene) }
                }
            } else {
                try open(role: request.role, options)
            }
        } orFail: {
            errorHandler?($0)
        }
    }

    func destroy(_ session: UISceneSession, errorHandler: ((any Error) -> Void)?) {
        later { [self] in
            guard application.supportsMultipleScenes else { throw UISceneError(.multipleScenesNotSupported) }
            guard sessions.open.contains(session) else { throw UISceneError(.requestDenied) }
            close(session)
        } orFail: {
            errorHandler?($0)
        }
    }

    func open(_ url: URL) { try? AppRequest(url: url.absoluteString, from: Bundle.main.bundleIdentifier).perform() }

    func refresh(_ session: UISceneSession) {
        later { [self] in
            guard sessions.open.contains(session), session.scene?.isInForeground != true else { return }
            guard let scene = session.scene as? UIWindowScene ?? connect(session, UIScene.ConnectionOptions()) else { return }
            scene.isOnDisplay = false
            scene.activationState = .background
            scene.windows.forEach { $0.layoutIfNeeded() }
            SceneLife.saveState(scene)
            sessions.save()
        } orFail: { _ in
        }
    }

    func turn(_ scene: UIWindowScene, to orientations: UIInterfaceOrientationMask, errorHandler: ((any Error) -> Void)?) {
        later { [self] in
            guard scene === front, scene.isInForeground else { throw UISceneError(.geometryRequestDenied) }
            try AppRuntime.shared?.requestTurn(to: orientations)
        } orFail: {
            errorHandler?($0)
        }
    }

    /// Opens a new session and shows its scene.
    func open(role: UISceneSession.Role, _ options: UIScene.ConnectionOptions) throws {
        guard application.supportsMultipleScenes else { throw UISceneError(.multipleScenesNotSupported) }
        guard role == .windowApplication else { throw UISceneError(.requestDenied) }
        present(sessions.add(role: role), options)
    }

    /// Shows a session's scene, wherever the app is.
    func present(_ session: UISceneSession, _ options: UIScene.ConnectionOptions, open: @escaping (UIScene) -> Void = { _ in }) {
        if application.applicationState == .background {
            // The app comes with this scene.
            sessions.noteSeen(session)
            if let front, front.session !== session {
                front.isOnDisplay = false
                self.front = nil
            }
            AppLifecycle.enterForeground(options, open: open)
        } else {
            bringToFront(session, options, open: open)
        }
    }

    /// What the app asks for happens once it is done with what it does now.
    private func later(_ body: @escaping () throws -> Void, orFail: @escaping (any Error) -> Void) {
        nonisolated(unsafe) let (body, orFail) = (body, orFail)
        DispatchQueue.main.async {
            do { try body() } catch { orFail(error) }
        }
    }
}

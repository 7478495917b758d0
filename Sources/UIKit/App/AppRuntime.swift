import Foundation
import SampanHost
import SampanLocalization

/// The app between its host and UIKit's objects: launches, translates events, makes frames.
@MainActor
package final class AppRuntime: HostClient, FrameMaker {
    package private(set) static var shared: AppRuntime?

    package let host: any AppHost
    let statusBar = StatusBar()
    private let principalClassName: String?
    private let delegateClassName: String?
    private let launchesApp: Bool
    private let surface: ScreenSurface
    private let touches = TouchDelivery()
    private lazy var turning = InterfaceTurning(host: host) { [unowned self] in resize(to: host.screenSize) }
    /// UIKit keeps the delegate that it made; `UIApplication.delegate` is weak.
    var ownedDelegate: (any UIApplicationDelegate)?
    /// Opens and closes the app's scenes.
    private(set) var director: SceneDirector?
    private var afterCommit: [() -> Void] = []

    /// Prepares to run an app; or views and layers alone, without any `UIApplication`, as in unit tests that no app hosts.
    package init(host: any AppHost, principalClassName: String?, delegateClassName: String?, launchesApp: Bool = true) {
        self.host = host
        self.launchesApp = launchesApp
        self.principalClassName = principalClassName
        self.delegateClassName = delegateClassName
        surface = ScreenSurface(screen: UIScreen.main)
        Self.shared = self
        Frames.maker = self
        KeyboardController.shared.host = host
    }

    func setNeedsFrame() { host.setNeedsFrame() }

    func afterNextCommit(_ block: @escaping @MainActor () -> Void) {
        afterCommit.append(block)
        setNeedsFrame()
    }

    // MARK: Host client

    package func hostDidStart() {
        Session.current.clock = { [host] in host.now }
        if launchesApp { turning.prepareLaunch() }
        applyHostTraits(size: host.screenSize)
        // Before the first frame: layout comes before the first appearance is told.
        RenderLoop.main.addRoot(UIScreen.main.rootLayer)
        guard launchesApp else { return }
        AppLauncher(runtime: self, principalClassName: principalClassName, delegateClassName: delegateClassName).launch()
    }

    package var needsFrame: Bool {
        if !afterCommit.isEmpty || FrameTicker.isActive || RenderLoop.main.needsFrame { return true }
        guard let due = HostTimer.nextDue else { return false }
        return due <= host.now
    }

    /// When a frame is needed though nothing asks for one now, in the host's seconds.
    package var nextWake: Double? { HostTimer.nextDue }

    package func commit() {
        RenderLoop.main.commit(at: host.now)
        runAfterCommit()
    }

    package func runFrame() {
        let time = host.now
        HostTimer.fire(at: time)
        FrameTicker.tick(at: time)
        RenderLoop.main.tick(at: time)
        runAfterCommit()
    }

    package func renderFrame() {
        runFrame()
        if host.showsFrame, let frame = surface.frame(at: host.now) { host.present(frame) }
    }

    package func point(of text: String) -> CGPoint? { AccessibilitySearch().point(of: text) }

    package var pictureArea: CGRect? { PreviewStage.current?.area }

    package var interfaceTree: String { InterfaceTree().json }

    package func screenElements(isWhole: Bool) -> String { ElementTree.shared.json(isWhole: isWhole) }

    package var reachableTexts: [String] { AccessibilitySearch().names }

    private func runAfterCommit() {
        guard !afterCommit.isEmpty else { return }
        let blocks = afterCommit
        afterCommit = []
        blocks.forEach { $0() }
        RenderLoop.main.commit(at: host.now)
    }

    package var isSuspended: Bool { BackgroundLife.isSuspended }

    package func serveSystem() {
        SystemServices.serve(at: host.now)
        LocalNotificationDelivery.current.serve(at: host.now)
    }

    /// Takes over who keeps the app's scenes, and does for the app what only its host can do.
    func adopt(_ director: SceneDirector) {
        self.director = director
        let save = director.application.iconDidChange
        director.application.iconDidChange = { [unowned self] in
            save?()
            showIcon()
        }
        showIcon()
        director.endApp = { [unowned self] in handle(.terminate) }
        BackgroundLife.endApp = { [unowned self] message in
            FileHandle.standardError.write(Data("sampan: \(message)\n".utf8))
            host.stop(exitCode: 1)
        }
        UIApplication.sharedIfRunning?.wakefulnessDidChange = { [unowned self] in host.keepAwake($0) }
        PointerTracker.current.pointerVisibilityDidChange = { [unowned self] in host.showPointer($0) }
        WindowStack.shared.sizeLimitsDidChange = { [unowned self] in host.limitSize(minimum: $0, maximum: $1) }
    }

    private func showIcon() {
        if let side = host.iconSide { AppIcon.withPicture(side: side, host.showIcon) }
    }

    package func handle(_ event: HostEvent) {
        let application = UIApplication.shared
        // The Home Screen has these while the app is in the background, and what lies over it while it is interrupted.
        if application.applicationState != .active, event.isInput, !(event.isTouch && SystemAlert.isShown) { return }
        switch event {
        case .touch(let id, let phase, let location):
            if phase == .began { PointerTracker.current.pointerPressed() }
            if !application.isIgnoringInteractionEvents { touches.handle(id: id, phase: phase, location: location, time: host.now) }
        case .scroll(let location, let delta):
            if !application.isIgnoringInteractionEvents { ScrollDelivery.handle(location: location, delta: delta) }
            // The pointer stays, and the content moved on below it.
            PointerTracker.current.update()
        case .pointer(let location):
            let isFollowed = PointerTracker.current.pointerMoved(to: location)
            // No frame is needed where nobody goes by it.
            guard ViewerPosition.current.pointerMoved(to: location, in: UIScreen.main.bounds.size) || isFollowed else { return }
        case .key(let usage, let isDown, let characters, let modifiers):
            KeyDelivery.handle(usage: usage, isDown: isDown, characters: characters, modifiers: modifiers, time: host.now)
        case .text(let text):
            KeyDelivery.insert(text)
        case .markedText(let text, let selection):
            KeyDelivery.mark(text, selection: selection)
        case .resize(let size):
            resize(to: size)
            turning.screenWasResized()
        case .turn(let isLandscape):
            if let stage = PreviewStage.current {
                stage.turn(isLandscape: isLandscape)
            } else {
                turning.deviceWasTurned(isLandscape: isLandscape)
            }
        case .appearance(let isDark):
            UITraitCollection.host = UITraitCollection.host.with { $0.userInterfaceStyle = isDark ? .dark : .light }
            WindowStack.shared.windows.forEach { $0.traitsMayHaveChanged() }
            statusBar.update()
        case .background: AppLifecycle.enterBackground()
        case .foreground:
            AppLifecycle.enterForeground()
            SystemServices.interrupt(false)
        case .interrupt:
            AppLifecycle.resignActive()
            SystemServices.interrupt(true)
        case .lock: AppLifecycle.lock()
        // A suspended app is told nothing.
        case .memoryWarning: if !isSuspended { AppLifecycle.warnOfMemory() }
        case .timeChange: if !isSuspended { AppLifecycle.noteTimeChange() }
        case .shake:
            SystemServices.note(.shaken)
            MotionDelivery.shake(time: host.now)
        case .terminate:
            PreviewStage.current?.putDown()
            AppLifecycle.terminate()
            host.stop(exitCode: 0)
        }
        setNeedsFrame()
    }

    package func ask(_ request: HostRequest) -> String? {
        defer { setNeedsFrame() }
        do throws(AppRequest.Refusal) {
            switch request {
            case .open(let url, let from): try AppRequest(url: url, from: from).perform()
            case .activity(let type, let values): try AppRequest(activity: type, values: values).perform()
            case .shortcut(let type): try AppRequest(shortcut: type).perform()
            case .newScene: try director?.openScene()
            case .showScene(let number): try director?.showScene(number)
            case .closeScene(let number): try director?.closeScene(number)
            case .discardScene(let number): try director?.discardScene(number)
            case .push(let payload): return try RemoteNotification(payload).deliver()
            case .notification(let name, let answer):
                if let reason = LocalNotificationDelivery.current.answer(answer, toNotificationNamed: name) {
                    return reason.isEmpty ? nil : reason
                }
                return SystemServices.ask(request, orElse: "there is no notification \"\(name)\": the app does not use UserNotifications")
            case .location: return SystemServices.ask(request, orElse: "the app asks for no place: it does not use CoreLocation")
            case .motion: return SystemServices.ask(request, orElse: "the app senses no motion: it does not use CoreMotion")
            case .backgroundTask:
                return SystemServices.ask(request, orElse: "the app has no tasks in the background: it does not use BackgroundTasks")
            case .remote(let command, _):
                let reason = SystemServices.ask(request, orElse: "the app takes no commands: it does not use MediaPlayer")
                return reason == nil || RemoteControlDelivery.deliver(command) ? nil : reason
            case .contentSize(let change): setContentSize(change)
            case .accessibility(let request): return AssistiveCommands.perform(request)
            case .locale(let name): setLocale(name)
            case .statusBar(let looks): statusBar.looks = looks.map { $0.over(statusBar.looks) } ?? StatusBarLooks()
            case .addMedia(let media): return PhotoSources.current.add(media)
            case .copy(let text): UIPasteboard.general.string = text
            case .reveal(let element): return ElementTree.shared.reveal(element)
            case .adjust(let element, let value): return ElementTree.shared.adjust(element, to: value)
            case .screenshotDocument(let file): return ScreenshotDocument.write(to: file)
            case .privacy(let change, let service): Permissions.shared.apply(change, to: service)
            case .preview(let choice):
                guard let stage = PreviewStage.current else {
                    return "the app was not launched to show previews: \"sampan preview\" does that"
                }
                return stage.show(choice)
            case .biometry:
                return SystemServices.ask(request, orElse: "the app asks nobody who they are: it does not use LocalAuthentication")
            }
            return nil
        } catch {
            return error.description
        }
    }

    // MARK: Screen

    /// Follows from now on what the app and its controllers want of the status bar and of the screen's orientation.
    func followWishes() {
        statusBar.install()
        StatusBarState.current.follow = { [weak self] in
            self?.turning.update()
            self?.statusBar.update()
        }
        StatusBarState.wishesMayHaveChanged()
    }

    private func applyHostTraits(size: CGSize) {
        let screen = UIScreen.main
        screen.configure(device: host.device, size: size)
        let isLandscape = size.width > size.height
        let isPad = host.device.idiom == .pad
        let isLargePhone = min(size.width, size.height) >= 414
        UITraitCollection.host = UITraitCollection.host.with {
            $0.userInterfaceIdiom = isPad ? .pad : .phone
            $0.userInterfaceStyle = host.prefersDarkAppearance ? .dark : .light
            $0.displayScale = host.device.scale
            $0.horizontalSizeClass = isPad || (isLandscape && isLargePhone) ? .regular : .compact
            $0.verticalSizeClass = isPad || !isLandscape ? .regular : .compact
            $0.layoutDirection = UserLanguages.isRightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Turns the interface, whatever the app and its controllers support.
    func turn(to orientation: UIInterfaceOrientation) { turning.force(orientation) }

    /// Turns the interface into one of some orientations, as the app asks.
    func requestTurn(to orientations: UIInterfaceOrientationMask) throws {
        guard turning.request(orientations) else { throw UISceneError(.geometryRequestDenied) }
    }

    private func resize(to size: CGSize) {
        guard size != UIScreen.main.bounds.size, size.width > 0, size.height > 0 else { return }
        let windows = WindowStack.shared.windows
        let transition = SizeTransition(size: size)
        for window in windows { transition.tell(window.rootViewController) }
        applyHostTraits(size: size)
        surface.screenDidChange()
        for window in windows {
            window.frame = CGRect(origin: .zero, size: size)
            window.safeAreaMayHaveChanged()
            window.traitsMayHaveChanged()
        }
        statusBar.update()
        transition.finish()
    }
}

extension HostEvent {
    fileprivate var isTouch: Bool { if case .touch = self { true } else { false } }

    /// Whether it is meant for what is on the screen.
    fileprivate var isInput: Bool {
        switch self {
        case .touch, .scroll, .pointer, .key, .text, .markedText, .shake: true
        default: false
        }
    }
}

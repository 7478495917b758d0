import Foundation
import QuartzCore

/// The windows that are shown, in their order on screen, and the key window.
@MainActor
package final class WindowStack {
    /// The windows of the present session.
    package static var shared: WindowStack { Session.current.part(WindowStack.init) }

    private(set) weak var key: UIWindow?
    /// Back to front. A shown window is kept alive only by its owner, as in UIKit.
    private var shown: [Weak<UIWindow>] = []
    /// Windows that were shown before any scene was there to show them.
    private var waiting: [Weak<UIWindow>] = []

    package var windows: [UIWindow] { shown.compactMap(\.object) }

    /// Those that are the app's.
    var appWindows: [UIWindow] { windows.filter { !($0 is SystemWindow) } }

    /// The windows that the screen shows, back to front: those of the scene in front, and those of none.
    package var windowsOnDisplay: [UIWindow] { windows.filter(\.isOnDisplay) }

    /// Whether windows need a scene to be shown: apps with a scene manifest live by scenes.
    var requiresScene = false
    /// The scene of windows that have none of their own, in an app that does not live by scenes.
    package weak var commonScene: UIWindowScene?
    /// Called when the limits of a scene's size become others.
    package var sizeLimitsDidChange: ((_ minimum: CGSize, _ maximum: CGSize) -> Void)?

    func isShown(_ window: UIWindow) -> Bool { shown.contains { $0.object === window } }

    func update(_ window: UIWindow) {
        let wasShown = isShown(window)
        let isWanted = !window.backingLayer.isHidden
        if isWanted, window.windowScene == nil, !(window is SystemWindow) {
            if requiresScene {
                if !waiting.contains(where: { $0.object === window }) { waiting.append(Weak(window)) }
                shown.removeAll { $0.object === window || $0.object == nil }
                return window.backingLayer.removeFromSuperlayer()
            }
            // Setting it comes back here.
            if let commonScene { return window.windowScene = commonScene }
        }
        waiting.removeAll { $0.object === window || $0.object == nil }
        shown.removeAll { $0.object === window || $0.object == nil }
        window.backingLayer.removeFromSuperlayer()
        guard isWanted else {
            if window.isKeyWindow {
                replaceKey(with: windows.last { $0.canBecomeKey && $0.windowScene === window.windowScene }, of: window)
            }
            if wasShown {
                window.uninstallRoot()
                NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
            }
            return
        }
        let place = shown.firstIndex { ($0.object?.windowLevel ?? .normal) > window.windowLevel } ?? shown.count
        shown.insert(Weak(window), at: place)
        if window.isOnDisplay { putOnScreen(window, at: place) }
        if !wasShown {
            window.safeAreaMayHaveChanged()
            window.installRootIfVisible()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
        }
    }

    private func putOnScreen(_ window: UIWindow, at place: Int) {
        let root = UIScreen.main.rootLayer
        let above = shown[(place + 1)...].lazy.compactMap(\.object).first(where: \.isOnDisplay)
        if let above { root.insertSublayer(window.backingLayer, below: above.backingLayer) } else { root.addSublayer(window.backingLayer) }
    }

    /// A scene comes to the screen, or leaves it. Its windows know nothing of that: they are shown, where nobody looks.
    func displayDidChange(of scene: UIWindowScene) {
        for (place, window) in shown.enumerated().reversed() {
            guard let window = window.object, window.windowScene === scene else { continue }
            if scene.isOnDisplay { putOnScreen(window, at: place) } else { window.backingLayer.removeFromSuperlayer() }
        }
        // A window that is key in its scene is so wherever that is.
        if scene.isOnDisplay { key = scene.keyWindowStorage ?? key } else if key?.windowScene === scene { key = nil }
    }

    /// A scene is gone, and its windows with it: they leave the screen, whoever keeps them.
    package func remove(windowsOf scene: UIWindowScene) {
        for window in scene.windows {
            shown.removeAll { $0.object === window || $0.object == nil }
            window.backingLayer.removeFromSuperlayer()
        }
        if key?.windowScene === scene { key = nil }
        scene.keyWindowStorage = nil
    }

    /// Puts a window in front of those of its level.
    func bringToFront(_ window: UIWindow) {
        guard let index = shown.firstIndex(where: { $0.object === window }) else { return }
        let last = shown.lastIndex { $0.object?.windowLevel == window.windowLevel }
        if last != index { update(window) }
    }

    func makeKey(_ window: UIWindow) {
        guard !window.isKeyWindow, window.canBecomeKey else { return }
        replaceKey(with: window, of: window)
    }

    /// Whether a window is key, in its scene where it has one.
    func isKey(_ window: UIWindow) -> Bool {
        if let scene = window.windowScene { return scene.keyWindowStorage === window }
        return key === window
    }

    /// - Parameter member: a window of the scene, or of those without, whose key window becomes another.
    private func replaceKey(with window: UIWindow?, of member: UIWindow) {
        let scene = member.windowScene
        let old = scene.map(\.keyWindowStorage) ?? key
        scene?.keyWindowStorage = window
        if scene?.isOnDisplay ?? true { key = window }
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        if let window {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
    }

    /// Gives windows that an app delegate showed before any scene was there to the first scene. Returns whether there were any.
    func adoptWaitingWindows(into scene: UIWindowScene) -> Bool {
        let orphans = waiting.compactMap(\.object)
        let lastKey = orphans.last { $0 === key }
        for window in orphans {
            window.windowScene = scene
            bringToFront(window)
        }
        (lastKey ?? orphans.last)?.makeKeyAndVisible()
        return !orphans.isEmpty
    }

    /// The frontmost view at a point of the screen.
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> (UIWindow, UIView)? {
        for window in windowsOnDisplay.reversed() {
            if let view = window.hitTest(window.convert(point, from: nil as UIWindow?), with: event) { return (window, view) }
        }
        return nil
    }
}

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

    /// Whether windows need a scene to be shown: apps with a scene manifest live by scenes.
    var requiresScene = false

    func update(_ window: UIWindow) {
        let wasShown = window.backingLayer.superlayer != nil
        let isWanted = !window.backingLayer.isHidden
        if isWanted, requiresScene, window.windowScene == nil {
            if !waiting.contains(where: { $0.object === window }) { waiting.append(Weak(window)) }
            return
        }
        waiting.removeAll { $0.object === window || $0.object == nil }
        shown.removeAll { $0.object === window || $0.object == nil }
        window.backingLayer.removeFromSuperlayer()
        guard isWanted else {
            if key === window { replaceKey(with: windows.last { $0.canBecomeKey }) }
            if wasShown {
                window.uninstallRoot()
                NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
            }
            return
        }
        let place = shown.firstIndex { ($0.object?.windowLevel ?? .normal) > window.windowLevel } ?? shown.count
        shown.insert(Weak(window), at: place)
        let above = place + 1 < shown.count ? shown[place + 1].object?.backingLayer : nil
        let root = UIScreen.main.rootLayer
        if let above { root.insertSublayer(window.backingLayer, below: above) } else { root.addSublayer(window.backingLayer) }
        if !wasShown {
            window.safeAreaMayHaveChanged()
            window.installRootIfVisible()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
        }
    }

    /// Puts a window in front of those of its level.
    func bringToFront(_ window: UIWindow) {
        guard let index = shown.firstIndex(where: { $0.object === window }) else { return }
        let last = shown.lastIndex { $0.object?.windowLevel == window.windowLevel }
        if last != index { update(window) }
    }

    func makeKey(_ window: UIWindow) {
        guard key !== window, window.canBecomeKey else { return }
        replaceKey(with: window)
    }

    private func replaceKey(with window: UIWindow?) {
        let old = key
        key = window
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
        for window in windows.reversed() {
            if let view = window.hitTest(window.convert(point, from: nil as UIWindow?), with: event) { return (window, view) }
        }
        return nil
    }
}

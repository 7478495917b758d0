import Foundation
import SampanFoundation

/// The backdrop of an app's interface: it holds the root controller's view and hands events to views.
/// See https://developer.apple.com/documentation/uikit/uiwindow.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The place of a window in the stack of windows.
    public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The height.
        public let rawValue: CGFloat
        /// Creates a level from its height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from its height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// Above the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// Alerts.
        public static let alert = Level(rawValue: 2000)
    }

    package private(set) weak var firstResponder: UIResponder?
    package private(set) lazy var gestureEnvironment = GestureEnvironment(window: self)

    private lazy var ownUndoManager = UndoManager()
    /// What undoes changes in this window, unless a responder in it has its own undo manager.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Creates a window that fills the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window with a frame, in the screen's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow()
    }

    /// Creates a window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        setUpWindow()
        enter(windowScene)
    }

    /// Not in an initializer, where the property would not tell of its change.
    private func enter(_ scene: UIWindowScene) { windowScene = scene }

    /// Creates a window from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = UIScreen.main.bounds
        setUpWindow()
        coder.decodeInterface(into: self, as: UIWindow.self)
    }

    private func setUpWindow() {
        windowStorage = self
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.isHidden = true
        _ = resolveOwnSafeArea()
    }

    deinit { MainThreadChecker.perform { [backingLayer] in backingLayer.removeFromSuperlayer() } }

    // MARK: On screen

    /// The scene that shows the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.windowWasRemoved(self)
            windowScene?.windowWasAdded(self)
            WindowStack.shared.update(self)
        }
    }

    /// The screen the window is on. There is one, so setting it changes nothing.
    open var screen: UIScreen {
        get { UIScreen.main }
        set {}
    }

    /// The place in the stack of windows.
    open var windowLevel = Level.normal {
        didSet { WindowStack.shared.update(self) }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if !newValue, !AppearanceStore.isEmpty { forEachInTree { AppearanceStore.apply(to: $0) } }
            WindowStack.shared.update(self)
        }
    }

    /// Whether the window gets keys and other events that have no place.
    open var isKeyWindow: Bool { WindowStack.shared.isKey(self) }

    // @objc(canBecomeKeyWindow)
    /// Whether the window may become key.
    open var canBecomeKey: Bool { true }

    /// Shows the window and makes it key.
    open func makeKeyAndVisible() {
        isHidden = false
        WindowStack.shared.bringToFront(self)
        makeKey()
    }

    // @objc(makeKeyWindow)
    /// Makes the window key.
    open func makeKey() { WindowStack.shared.makeKey(self) }

    // @objc(becomeKeyWindow)
    /// Called after the window became key.
    open func becomeKey() {}

    // @objc(resignKeyWindow)
    /// Called after the window is no longer key.
    open func resignKey() {}

    // MARK: The root controller

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            replaceRoot(oldValue)
        }
    }

    private func replaceRoot(_ old: UIViewController?) {
        if let old, old.isViewLoaded, old.view.superview === self || old.presentedViewController == nil {
            let visible = isOnScreen
            if visible { old.beginAppearanceTransition(false, animated: false) }
            old.view.removeFromSuperview()
            if visible { old.endAppearanceTransition() }
        }
        installRootIfVisible()
    }

    private var isOnScreen: Bool { !isHidden && WindowStack.shared.isShown(self) }

    /// Whether the screen shows the window's scene.
    package var isOnDisplay: Bool { windowScene?.isOnDisplay ?? true }

    /// Puts the root view into the window once that is on screen; UIKit loads the view no earlier.
    func installRootIfVisible() {
        guard isOnScreen, let root = rootViewController else { return }
        // It may be there already, in a window that was hidden.
        let isInside = root.view.superview === self
        if !isInside {
            root.view.frame = bounds
            root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        root.beginAppearanceTransition(true, animated: false)
        if !isInside { insertSubview(root.view, at: 0) }
        Frames.afterNextCommit { [weak root] in root?.endAppearanceTransition() }
        Frames.request()
    }

    /// The window is shown no more.
    func uninstallRoot() {
        guard let root = rootViewController, root.isViewLoaded, root.view.superview === self else { return }
        root.beginAppearanceTransition(false, animated: false)
        root.endAppearanceTransition()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let view = rootViewController?.viewIfLoaded, view.superview === self, view.frame != bounds { view.frame = bounds }
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.sharedIfRunning }

    open override var traitCollection: UITraitCollection { limitingContentSize(UITraitCollection.host.merging(overrideTraits)) }

    /// The part of the screen's safe area that lies in this window.
    var screenSafeAreaInsets: UIEdgeInsets {
        let screen = UIScreen.main
        let area = screen.bounds.inset(by: screen.safeAreaInsets)
        return UIEdgeInsets(
            top: max(0, area.minY - frame.minY), left: max(0, area.minX - frame.minX), bottom: max(0, frame.maxY - area.maxY),
            right: max(0, frame.maxX - area.maxX))
    }

    // MARK: Focus

    /// The focus of a window that is in no scene.
    package var ownFocusSystem: UIFocusSystem?
    /// The system that moves the focus here, if anything has asked for it yet.
    package var existingFocusSystem: UIFocusSystem? { windowScene.map(\.focusSystemStorage) ?? ownFocusSystem }
    /// The view whose items can have the focus: that of what was presented last.
    package var focusRoot: UIView {
        guard let root = rootViewController, let front = (root as any ViewOwner).viewPresentedInFront, front.window === self else {
            return self
        }
        return front
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }

    /// What no responder handled moves the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        var isTaken = false
        if let system = UIFocusSystem.of(self) {
            for press in presses {
                guard let key = press.key, let meaning = FocusKey(key.keyCode, key.modifierFlags) else { continue }
                // Text has Tab itself, which may go from field to field.
                if firstResponder?.keyInput == nil, system.press(meaning) { isTaken = true }
            }
        }
        if !isTaken { super.pressesBegan(presses, with: event) }
    }

    // MARK: Events

    /// Hands an event to gesture recognizers and views.
    open dynamic func sendEvent(_ event: UIEvent) {
        if event.type == .touches {
            gestureEnvironment.process(event)
        } else if let presses = event as? UIPressesEvent {
            send(presses)
        }
    }

    private func send(_ event: UIPressesEvent) {
        let target = firstResponder ?? FocusChain.view(around: existingFocusSystem?.focusedItem) ?? self
        for (phase, group) in Dictionary(grouping: event.allPresses, by: \.phase) {
            switch phase {
            case .began: target.pressesBegan(Set(group), with: event)
            case .changed, .stationary: target.pressesChanged(Set(group), with: event)
            case .ended: target.pressesEnded(Set(group), with: event)
            case .cancelled: target.pressesCancelled(Set(group), with: event)
            }
        }
    }

    func setFirstResponder(_ responder: UIResponder?) {
        firstResponder = responder
        if responder != nil { UIFocusSystem.of(self)?.firstResponderDidChange(responder) }
        firstResponderInputViewsDidChange()
    }

    func firstResponderInputViewsDidChange() { KeyboardController.shared.firstResponderDidChange(in: self) }

    /// Converts a point of this window to another's, or to the screen's.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        layer.convert(point, to: window?.backingLayer ?? UIScreen.main.rootLayer)
    }
    /// Converts a point of another window, or of the screen, to this one's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        layer.convert(point, from: window?.backingLayer ?? UIScreen.main.rootLayer)
    }
    /// Converts a rectangle of this window to another's, or to the screen's.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        layer.convert(rect, to: window?.backingLayer ?? UIScreen.main.rootLayer)
    }
    /// Converts a rectangle of another window, or of the screen, to this one's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(rect, from: window?.backingLayer ?? UIScreen.main.rootLayer)
    }

    /// Posted when a window is shown.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window becomes key.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer key.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

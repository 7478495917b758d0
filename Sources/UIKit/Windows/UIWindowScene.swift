import Foundation

/// A scene that shows windows. See https://developer.apple.com/documentation/uikit/uiwindowscene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private var windowReferences: [Weak<UIWindow>] = []

    /// Whether the screen shows the scene's windows. It shows those of one scene at a time.
    package var isOnDisplay = true {
        didSet {
            if isOnDisplay != oldValue { WindowStack.shared.displayDidChange(of: self) }
        }
    }
    /// The window that is key while the scene is shown.
    package weak var keyWindowStorage: UIWindow?

    /// The scene's windows.
    open var windows: [UIWindow] { windowReferences.compactMap(\.object) }
    /// The scene's key window.
    open var keyWindow: UIWindow? { keyWindowStorage }
    /// The screen the scene is on.
    open var screen: UIScreen { UIScreen.main }
    /// The way the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation.ofScreen }
    /// The space of the scene.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { UITraitCollection.host }
    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The status bar of the scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    /// The limits of the scene's size, on devices where scenes have sizes of their own; `nil` on others.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
        screen.device.idiom == .pad ? UISceneSizeRestrictions() : nil
    /// What gives screenshots all of the scene's content.
    open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
    /// Whether the scene fills the screen.
    open var isFullScreen: Bool { true }

    /// What moves the focus in the scene's key window; `nil` where the device knows no focus: it is an iPad that does.
    /// Source: <https://developer.apple.com/documentation/uikit/uiwindowscene/focussystem>.
    open var focusSystem: UIFocusSystem? {
        guard UIFocusSystem.isSupported(by: self) else { return nil }
        if let focusSystemStorage { return focusSystemStorage }
        let made = UIFocusSystem { [weak self] in self?.keyWindow }
        focusSystemStorage = made
        return made
    }
    package private(set) var focusSystemStorage: UIFocusSystem?

    func windowWasAdded(_ window: UIWindow) {
        windowReferences.removeAll { $0.object === window || $0.object == nil }
        windowReferences.append(Weak(window))
    }

    func windowWasRemoved(_ window: UIWindow) { windowReferences.removeAll { $0.object === window || $0.object == nil } }
}

/// The limits of a scene's size, where scenes can be resized. See https://developer.apple.com/documentation/uikit/uiscenesizerestrictions.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The smallest size, in points.
    open var minimumSize = CGSize.zero {
        didSet { WindowStack.shared.sizeLimitsDidChange?(minimumSize, maximumSize) }
    }
    /// The largest size, in points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
        didSet { WindowStack.shared.sizeLimitsDidChange?(minimumSize, maximumSize) }
    }
    /// Whether the scene may fill the screen.
    open var allowsFullScreen = true
}

/// What is known of a scene's status bar. See https://developer.apple.com/documentation/uikit/uistatusbarmanager.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// The style of the status bar.
    open var statusBarStyle: UIStatusBarStyle { UIApplication.sharedIfRunning?.statusBarStyle ?? .default }
    // @objc(statusBarHidden)
    /// Whether the status bar is hidden.
    open var isStatusBarHidden: Bool { UIApplication.sharedIfRunning?.isStatusBarHidden ?? false }
    /// The status bar's rectangle, in the screen's points.
    open var statusBarFrame: CGRect { UIApplication.sharedIfRunning?.statusBarFrame ?? .zero }
}

/// What the delegate of a window's scene is told. See https://developer.apple.com/documentation/uikit/uiwindowscenedelegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowSceneDelegateProperties {
    // @objc optional
    /// The scene's main window.
    @_disfavoredOverload
    var window: UIWindow? { get set }
    // @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:) optional
    /// The scene's size, orientation or traits changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    // @objc(windowScene:performActionForShortcutItem:completionHandler:) optional
    /// A quick action is to be performed.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

/// The optional properties of `UIWindowSceneDelegate` as they are read: nil where they are not implemented.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegateProperties: AnyObject {}

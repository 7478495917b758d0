import Foundation
import ObjCRuntime

/// Knows which item of a scene has the focus, and moves it. There is one where the device is an iPad, whose keyboard moves the focus; other
/// devices have none. Source: <https://developer.apple.com/documentation/uikit/uifocussystem>.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted after the focus moved. The object is the system; the keys below are in the information.
    nonisolated public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when a key could not move the focus, with the context of what was tried.
    nonisolated public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the move's context, a `UIFocusUpdateContext`.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the move's animations, a `UIFocusAnimationCoordinator`.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    private let windowToSearch: () -> UIWindow?

    /// Creates a system that moves the focus in the window which a function names.
    package init(window: @escaping () -> UIWindow?) {
        windowToSearch = window
        super.init()
    }

    /// The window whose items can have the focus now.
    var window: UIWindow? { windowToSearch() }

    // MARK: Which system

    // @objc(focusSystemForEnvironment:)
    /// The system that moves the focus in an environment: that of its scene. `nil` where the environment is in no window, or the device knows
    /// no focus. Source: <https://developer.apple.com/documentation/uikit/uifocussystem/focussystem(for:)-5htbd>.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        FocusChain.window(of: environment).flatMap { of($0) }
    }

    /// The system of a window.
    package static func of(_ window: UIWindow) -> UIFocusSystem? {
        guard isSupported(by: window) else { return nil }
        if let scene = window.windowScene { return scene.focusSystem }
        if let known = window.ownFocusSystem { return known }
        let made = UIFocusSystem { [weak window] in window }
        window.ownFocusSystem = made
        return made
    }

    /// Whether a device has a focus: an iPad has.
    package static func isSupported(by environment: any UITraitEnvironment) -> Bool {
        environment.traitCollection.userInterfaceIdiom == .pad
    }

    // @objc(environment:containsEnvironment:)
    /// Whether an environment is around another one, or is that one.
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
        FocusChain.contains(environment, otherEnvironment)
    }

    // MARK: The item

    /// The item that has the focus.
    open internal(set) weak var focusedItem: (any UIFocusItem)?
    /// The item that has the focus as soon as the person uses the keyboard to move it.
    weak var deferredItem: (any UIFocusItem)?
    /// Whether the person moves the focus by keys. Until then what the app asks for waits.
    var isEngaged = false
    /// The item that last had the focus, by group.
    var lastItems: [String: Weak<AnyObject>] = [:]
    var halo: FocusHalo?
    var isUpdating = false

    // MARK: Updates

    /// Where the app wants the focus to be moved before the next frame.
    private var request: Request?

    private struct Request {
        weak var environment: (any UIFocusEnvironment)?
    }

    // @objc(requestFocusUpdateToEnvironment:)
    /// Asks for the focus to go where an environment prefers it, before the next frame.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        let isPending = request != nil
        request = Request(environment: environment)
        guard !isPending else { return }
        Frames.afterNextCommit { [weak self] in self?.updateFocusIfNeeded() }
        Frames.request()
    }

    /// Makes an update that is due happen now.
    open func updateFocusIfNeeded() {
        guard let request, !isUpdating else { return }
        self.request = nil
        guard let environment = request.environment, FocusChain.window(of: environment) != nil else { return }
        goToPreference(of: environment)
    }

    /// An environment asks for an update: it has a say only where the focus is in it, or nowhere.
    func environmentNeedsUpdate(_ environment: any UIFocusEnvironment) {
        guard let holder = focusedItem ?? deferredItem else { return requestFocusUpdate(to: environment) }
        if FocusChain.contains(environment, holder) { requestFocusUpdate(to: environment) }
    }

    /// Has an update happen now if it is due in an environment.
    func updateIfNeeded(in environment: any UIFocusEnvironment) {
        guard let wanted = request?.environment, FocusChain.contains(environment, wanted) else { return }
        updateFocusIfNeeded()
    }
}

/// Finds systems by an initializer.
@MainActor
public protocol _FocusSystemFinding {}

extension UIFocusSystem: _FocusSystemFinding {}

extension _FocusSystemFinding where Self: UIFocusSystem {
    /// The system that moves the focus in an environment; superseded by `focusSystem(for:)`.
    /// Source: <https://developer.apple.com/documentation/uikit/uifocussystem/init(for:)>.
    public init?(for environment: any UIFocusEnvironment) {
        guard let system = UIFocusSystem.focusSystem(for: environment) as? Self else { return nil }
        self = system
    }
}

import Foundation

extension UIApplication {
    /// The key of the app's version when its state was kept, a string, in what is written down of that.
    nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// The key of the kind of device when the state was kept: a number, the raw value of `UIUserInterfaceIdiom`.
    nonisolated public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiom"
    /// The key of the time when the state was kept, a date.
    nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The key of the system's version when the state was kept, a string.
    nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The key of the storyboard that a controller came from, a `UIStoryboard`.
    nonisolated public static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboard"

    // @objc(registerObjectForStateRestoration:restorationIdentifier:)
    /// Makes an object known whose state can be kept with that of the interface: it is kept when something that is kept writes a reference to it
    /// down. The object itself is not kept alive. See
    /// https://developer.apple.com/documentation/uikit/uiapplication/registerobject(forstaterestoration:restorationidentifier:).
    public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
        StateRestoration.shared.register(object, restorationIdentifier)
    }

    /// Says that the app goes on bringing back its state after the launch: until `completeStateRestoration()` was called as often, the state
    /// counts as what may bring the app down. If the app ends before, it starts without that state the next time. See
    /// https://developer.apple.com/documentation/uikit/uiapplication/extendstaterestoration().
    public func extendStateRestoration() { StateRestoration.shared.extend() }

    /// Says that the app has brought back its state.
    public func completeStateRestoration() { StateRestoration.shared.complete() }

    /// Says that at the next launch no picture of the app as it was is to be shown. None ever is here: a launch begins with the app's own first
    /// frame.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}

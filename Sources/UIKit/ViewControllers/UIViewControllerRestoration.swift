import Foundation

/// A class that makes view controllers anew when the state of the app's interface is brought back. See
/// https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    // @objc(viewControllerWithRestorationIdentifierPath:coder:)
    /// The controller of a restoration path: the identifiers of those around it, from the window's root controller on, and then its own.
    ///
    /// - Parameter coder: what the controller wrote down; it takes that over itself afterwards.
    /// - Returns: the controller; `nil` if it is not to be brought back.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

extension UIViewController: UIStateRestoring {
    /// The key of what the controller presents.
    private static let presentedKey = "UIViewController.presented"

    /// Writes down what the controller presents. Alerts and the like, which have no restoration identifier, are not presented again.
    func encodePresented(with coder: NSCoder) {
        if let presentedStorage, !presentedStorage.isBeingDismissed { coder.encode(presentedStorage, forKey: Self.presentedKey) }
    }

    /// Notes what the controller presented: it is presented again once there are windows.
    func decodePresented(with coder: NSCoder) {
        presentedToRestore = coder.decodeRestored(forKey: Self.presentedKey)
    }

    /// Presents what was presented before the launch.
    package func presentRestored() {
        guard let presented = presentedToRestore else { return }
        presentedToRestore = nil
        if presentedStorage == nil, presented.parentStorage == nil, presented.presentingStorage == nil {
            present(presented, animated: false)
        }
    }
}

extension NSCoder {
    /// The controller that was written down under a key, if it was brought back.
    @MainActor
    func decodeRestored(forKey key: String) -> UIViewController? {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? UIViewController : nil
    }

    /// Writes controllers down one by one: some may have no restoration identifier.
    @MainActor
    func encodeRestorable(_ controllers: [UIViewController], forKey key: String) {
        encode(controllers.count, forKey: key)
        for (index, controller) in controllers.enumerated() { encode(controller, forKey: "\(key).\(index)") }
    }

    /// The controllers that were written down, with nothing for those that were not brought back; `nil` if none were written down.
    @MainActor
    func decodeRestorable(forKey key: String) -> [UIViewController?]? {
        guard containsValue(forKey: key) else { return nil }
        // A damaged number must not have it look for keys without end.
        return (0..<max(0, min(decodeInteger(forKey: key), 1000))).map { decodeRestored(forKey: "\(key).\($0)") }
    }
}

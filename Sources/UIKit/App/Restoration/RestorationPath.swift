import Foundation

/// Where restorable objects are: their own identifiers, after those of what is around them.
@MainActor
enum RestorationPath {
    /// The path of a controller; `nil` if it, or a container that it is in, has no identifier.
    static func path(of controller: UIViewController) -> [String]? {
        var path: [String] = []
        var next: UIViewController? = controller
        while let current = next {
            guard let identifier = current.restorationIdentifier, !identifier.isEmpty else { return nil }
            path.insert(identifier, at: 0)
            next = current.parent
        }
        return path
    }

    /// The path of a view: that of its controller, and its own identifier. A window is in nothing.
    static func path(of view: UIView) -> [String]? {
        guard let identifier = view.restorationIdentifier, !identifier.isEmpty else { return nil }
        if view is UIWindow { return [identifier] }
        guard let controller = controller(of: view), let around = path(of: controller) else { return nil }
        return around + [identifier]
    }

    /// The path of a registered object; `nil` if nothing is known of it.
    static func path(of object: any UIStateRestoring) -> [String]? {
        if let controller = object as? UIViewController { return path(of: controller) }
        guard let identifier = StateRestoration.shared.identifier(of: object) else { return nil }
        guard let parent = object.restorationParent ?? nil else { return [identifier] }
        return path(of: parent).map { $0 + [identifier] }
    }

    /// The controller whose view a view is, or is in.
    static func controller(of view: UIView) -> UIViewController? {
        var responder: UIResponder? = view.next
        while let current = responder, !(current is UIWindow) {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// The views of a controller that have identifiers, without those of the controllers inside it.
    static func views(of controller: UIViewController) -> [UIView] {
        var found: [UIView] = []
        func look(_ view: UIView) {
            if view !== controller.viewIfLoaded, self.controller(of: view) !== controller { return }
            if view.restorationIdentifier?.isEmpty == false { found.append(view) }
            view.subviews.forEach(look)
        }
        if let view = controller.viewIfLoaded { look(view) }
        return found
    }

    /// The windows of the app, also that which its delegate is about to show.
    static func windows(of application: UIApplication) -> [UIWindow] {
        var windows = application.windows
        if let window = (application.delegate?.window ?? nil) ?? nil, !windows.contains(window) { windows.append(window) }
        return windows
    }
}

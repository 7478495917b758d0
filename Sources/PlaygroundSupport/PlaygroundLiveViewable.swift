import UIKit

/// What a playground's page can show. See https://developer.apple.com/documentation/playgroundsupport/playgroundliveviewable.
public protocol PlaygroundLiveViewable {
    /// What is shown.
    var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// How a live view is shown. See https://developer.apple.com/documentation/playgroundsupport/playgroundliveviewrepresentation.
public enum PlaygroundLiveViewRepresentation {
    /// By a view.
    case view(UIView)
    /// By a controller, with its view.
    case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
    /// The view itself.
    nonisolated public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
    /// The controller itself.
    nonisolated public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .viewController(self) }
}

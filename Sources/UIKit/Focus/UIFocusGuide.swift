import Foundation

/// A rectangle without anything in it that hands the focus on: arrow keys that would come to it come to where it says.
/// Source: <https://developer.apple.com/documentation/uikit/uifocusguide>.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide takes part.
    open var isEnabled = true

    /// Where the focus goes that comes to the guide, the most wanted first. `nil` stands for nowhere, and reads as an empty array.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { environments }
        set { environments = newValue ?? [] }
    }
    private var environments: [any UIFocusEnvironment] = []

    /// The view that the focus goes to if no environment is preferred; superseded by `preferredFocusEnvironments`.
    @available(iOS, deprecated: 10.0)
    open weak var preferredFocusedView: UIView? {
        get { viewStorage }
        set { viewStorage = newValue }
    }
    private weak var viewStorage: UIView?

    /// Where the focus goes, by both properties.
    var targets: [any UIFocusEnvironment] {
        guard environments.isEmpty, let viewStorage else { return environments }
        return [viewStorage]
    }
}

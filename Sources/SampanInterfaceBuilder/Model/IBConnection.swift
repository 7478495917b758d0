import Foundation

/// A connection from one object to another.
public struct IBConnection {
    /// What the connection does.
    public enum Kind {
        /// Sets a property of the source to the destination.
        case outlet(property: String)
        /// Adds the destination to an array property of the source; `appends` keeps what is in it.
        case outletCollection(property: String, appends: Bool)
        /// Sends the destination a message when the source is used; controls say at which event ("touchUpInside").
        case action(selector: String, event: String?)
        /// Leads to another view controller.
        case segue(IBSegue)
    }

    /// What the connection does.
    public var kind: Kind
    /// The identifier of the connection itself.
    public var id: String?
    /// The identifier of the object at the other end.
    public var destination: String
    /// The line it stands on.
    public var line: Int
}

/// A segue.
public struct IBSegue {
    /// "show", "showDetail", "presentation", "popoverPresentation", "embed", "relationship", "unwind", "custom"; older: "push", "modal", "replace", "popover".
    public var kind: String
    /// What `performSegue(withIdentifier:)` names it by.
    public var identifier: String?
    /// What a relationship sets ("rootViewController", "viewControllers").
    public var relationship: String?
    /// The segue class to create instead.
    public var customClass: String?
    /// That class's module.
    public var customModule: String?
    /// Whether that module is the app's own.
    public var customModuleIsTarget: Bool
    /// The action that an unwind segue looks for.
    public var unwindAction: String?
    /// The `@IBSegueAction` that creates the destination.
    public var creationSelector: String?
    /// The way of presenting, where the segue says ("fullScreen").
    public var modalPresentationStyle: String?
    /// The transition, where the segue says ("crossDissolve").
    public var modalTransitionStyle: String?
    /// Whether it animates.
    public var animates: Bool
    /// The view that a popover points at.
    public var popoverAnchorView: String?
    /// The bar button item that a popover points at.
    public var popoverAnchorBarButtonItem: String?
    /// The ways a popover's arrow may point.
    public var popoverArrowDirections: Set<String>?
    /// What of a cell starts it: `nil` is the selection, otherwise "accessoryAction".
    public var trigger: String?
}

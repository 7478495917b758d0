import Foundation

/// A move of the focus: from where, to where, and in which direction.
/// Source: <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that has the focus before the move.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that has the focus after the move.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction of the move; empty where the app asked for it.
    public let focusHeading: UIFocusHeading

    package init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
        super.init()
    }

    /// A context of a list, for the move that another context tells of.
    package convenience init(_ other: UIFocusUpdateContext) {
        self.init(from: other.previouslyFocusedItem, to: other.nextFocusedItem, heading: other.focusHeading)
    }

    /// The view that has the focus before the move, or that contains the item.
    open var previouslyFocusedView: UIView? { FocusChain.view(around: previouslyFocusedItem) }
    /// The view that has the focus after the move, or that contains the item.
    open var nextFocusedView: UIView? { FocusChain.view(around: nextFocusedItem) }
}

/// The environments around an environment.
@MainActor
enum FocusChain {
    /// An environment and those around it, the innermost first.
    static func environments(from start: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
        var (chain, seen): ([any UIFocusEnvironment], Set<ObjectIdentifier>) = ([], [])
        var current = start
        // An app's environment may answer with one that is inside of it.
        while let environment = current, seen.insert(ObjectIdentifier(environment)).inserted {
            chain.append(environment)
            current = environment.parentFocusEnvironment
        }
        return chain
    }

    static func view(around environment: (any UIFocusEnvironment)?) -> UIView? {
        for ancestor in environments(from: environment) {
            if let view = ancestor as? UIView { return view }
        }
        return nil
    }

    static func window(of environment: (any UIFocusEnvironment)?) -> UIWindow? {
        for ancestor in environments(from: environment) {
            if let view = ancestor as? UIView { return (view as? UIWindow) ?? view.window }
        }
        return nil
    }

    static func contains(_ outer: any UIFocusEnvironment, _ inner: (any UIFocusEnvironment)?) -> Bool {
        environments(from: inner).contains { $0 === outer }
    }
}

import Foundation

/// A passage from one view controller to another.
/// See https://developer.apple.com/documentation/uikit/uistoryboardsegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name given in Interface Builder.
    public let identifier: String?
    // @objc(sourceViewController)
    /// Where the passage starts.
    public let source: UIViewController
    // @objc(destinationViewController)
    /// Where it leads.
    public let destination: UIViewController
    /// What the storyboard says of how to get there.
    var performHandler: (() -> Void)?

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    // @objc(segueWithIdentifier:source:destination:performHandler:)
    /// Creates a segue that is performed by a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination, in the way the storyboard says. Subclasses show it in their own.
    open func perform() { performHandler?() }
}

/// Where an unwind segue starts, for view controllers that are asked whether it ends with them.
/// See https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    // @objc(sourceViewController)
    /// The controller that the segue starts at.
    public let source: UIViewController
    /// The action that the segue looks for.
    public let unwindAction: Selector
    /// What started it.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}

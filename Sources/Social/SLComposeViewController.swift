import UIKit

/// How the writing of a post ended. See https://developer.apple.com/documentation/social/slcomposeviewcontrollerresult.
public enum SLComposeViewControllerResult: Int, Sendable {
    /// The person gave it up.
    case cancelled = 0
    /// The person had it sent.
    case done
}

/// Called with how the writing of a post ended.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// Lets a person write a post for a social network. See https://developer.apple.com/documentation/social/slcomposeviewcontroller.
///
/// iOS knows no networks of its own since version 11; the networks' apps bring a service, and there are no such apps here. So no service is
/// available, and there is never such a controller: who asks for one is given `nil`, as on an iPhone without those apps.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    // @objc(isAvailableForServiceType:)
    /// Whether posts can be written for a service.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    /// The service.
    public let serviceType: String!
    /// Called at the end.
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    /// Creates a post for a service; `nil` where that is not available.
    public init!(forServiceType serviceType: String!) { nil }

    /// There are no such controllers in documents.
    public required init?(coder: NSCoder) { nil }

    // MARK: What the app begins with

    /// Says what is written in it. Returns whether there is room for it: in no post, for there is none.
    @discardableResult
    open func setInitialText(_ text: String!) -> Bool { false }
    // @objc(addImage:)
    /// Adds a picture. Returns whether there is room for it.
    @discardableResult
    open func add(_ image: UIImage!) -> Bool { false }
    /// Takes the pictures away. Returns whether that was possible.
    @discardableResult
    open func removeAllImages() -> Bool { false }
    // @objc(addURL:)
    /// Adds an address of the web. Returns whether there is room for it.
    @discardableResult
    open func add(_ url: URL!) -> Bool { false }
    /// Takes the addresses away. Returns whether that was possible.
    @discardableResult
    open func removeAllURLs() -> Bool { false }
}

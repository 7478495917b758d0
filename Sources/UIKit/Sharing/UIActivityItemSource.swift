import Foundation

/// Stands for something to be shared that is made when it is known what for. See
/// https://developer.apple.com/documentation/uikit/uiactivityitemsource.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the item's kind, by which activities are chosen. The item may still be unknown.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    // @objc(activityViewController:itemForActivityType:)
    /// The item for an activity; `nil` if there is none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    // @objc(activityViewController:subjectForActivityType:) optional
    /// The subject, for activities that have one.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    // @objc(activityViewController:dataTypeIdentifierForActivityType:) optional
    /// The uniform type of the item, if it is data.
    func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    // @objc(activityViewController:thumbnailImageForActivityType:suggestedSize:) optional
    /// A small picture of the item; the size is in points.
    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

/// Makes something to be shared on another thread, once an activity is chosen. Subclass it and override `item`. See
/// https://developer.apple.com/documentation/uikit/uiactivityitemprovider.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// What the item is like, as given at the beginning.
    public let placeholderItem: Any?
    /// The activity that was chosen.
    open internal(set) var activityType: UIActivity.ActivityType?
    private var made: Any?

    /// Creates a provider of something like `placeholderItem`.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item. Called on another thread; the placeholder unless overridden.
    open var item: Any { placeholderItem as Any }

    /// Makes the item.
    open override func main() { made = item }

    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem as Any }

    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        made
    }
}

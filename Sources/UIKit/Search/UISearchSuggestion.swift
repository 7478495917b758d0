import Foundation

/// Something that a person may want to search for. See https://developer.apple.com/documentation/uikit/uisearchsuggestion.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol, UISearchSuggestionProperties {
    /// The text that is shown.
    var localizedSuggestion: String? { get }
    // @objc optional
    /// What assistive technologies say of it instead of the text.
    @_disfavoredOverload
    var localizedDescription: String? { get }
    // @objc optional
    /// An image beside the text.
    @_disfavoredOverload
    var iconImage: UIImage? { get }
    /// The text that is shown, with its attributes.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What the app means by it.
    var representedObject: Any? { get set }
}

/// The optional properties of `UISearchSuggestion` as they are read: nil where they are not implemented.
@preconcurrency @MainActor
public protocol UISearchSuggestionProperties: AnyObject {}

/// A suggestion of a text and an image. See https://developer.apple.com/documentation/uikit/uisearchsuggestionitem.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text that is shown.
    open private(set) var localizedSuggestion: String?
    /// What assistive technologies say of it instead of the text.
    open private(set) var localizedDescription: String?
    /// An image beside the text.
    open private(set) var iconImage: UIImage?
    /// The text that is shown, with its attributes, if it was given some.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// What the app means by it.
    open var representedObject: Any?

    /// Creates a suggestion of a text.
    public init(localizedSuggestion suggestion: String) {
        localizedSuggestion = suggestion
        super.init()
    }

    /// Creates a suggestion of a text with a description.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        (localizedSuggestion, localizedDescription) = (suggestion, description)
        super.init()
    }

    /// Creates a suggestion of a text with a description and an image.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?) {
        (localizedSuggestion, localizedDescription, self.iconImage) = (suggestion, description, iconImage)
        super.init()
    }

    /// Creates a suggestion of a text with attributes.
    public init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        (localizedSuggestion, localizedAttributedSuggestion) = (suggestion.string, suggestion)
        super.init()
    }

    /// Creates a suggestion of a text with attributes and a description.
    public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?) {
        (localizedSuggestion, localizedAttributedSuggestion, localizedDescription) = (suggestion.string, suggestion, description)
        super.init()
    }

    /// Creates a suggestion of a text with attributes, a description and an image.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?, iconImage: UIImage?
    ) {
        (localizedSuggestion, localizedAttributedSuggestion) = (suggestion.string, suggestion)
        (localizedDescription, self.iconImage) = (description, iconImage)
        super.init()
    }
}

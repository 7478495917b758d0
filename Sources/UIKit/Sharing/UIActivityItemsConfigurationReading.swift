import Foundation
import SampanFoundation

/// What can be known of items that are exported. See https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationmetadatakey.
///
/// The sheet of activities asks for the title. The others are for those who share what needs them.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The title, a string.
    public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
    /// What a message that shares the items says, a string or attributed string.
    public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
    /// What a link to the items would show.
    public static let linkPresentationMetadata = Self("UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
    /// Which ways there are to work together on the items.
    public static let collaborationModeRestrictions = Self("UIActivityItemsConfigurationMetadataKeyCollaborationModeRestrictions")
    /// With whom the items may be shared.
    public static let shareRecipients = Self("UIActivityItemsConfigurationMetadataKeyShareRecipients")
}

/// Ways of exporting items. See https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationinteraction.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a way from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a way from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sharing.
    public static let share = Self("UIActivityItemsConfigurationInteractionShare")
    /// Copying to the general pasteboard.
    public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}

/// What a preview of an item is for. See https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationpreviewintent.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a purpose from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a purpose from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// It is looked at as it is.
    public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
    /// It stands for the item, small.
    public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// Items that are exported, and what is to be known of them. See
/// https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationreading.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol, UIActivityItemsConfigurationReadingProperties {
    /// What makes the items, one for each.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    // @objc(activityItemsConfigurationSupportsInteraction:) optional
    /// Whether the items may be exported in a way. They may if this is not implemented.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    // @objc(activityItemsConfigurationMetadataForKey:) optional
    /// What is known of all of the items.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    // @objc(activityItemsConfigurationMetadataForItemAtIndex:key:) optional
    /// What is known of one item.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    // @objc(activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:) optional
    /// What makes a picture of an item; the size is in points.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    // @objc optional
    /// What the app itself can do with the items.
    @_disfavoredOverload
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

/// The optional properties of `UIActivityItemsConfigurationReading` as they are read: nil where they are not implemented.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReadingProperties: AnyObject {}

/// Has items that can be exported. See https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationproviding.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The items and what is to be known of them; `nil` if there are none now.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}

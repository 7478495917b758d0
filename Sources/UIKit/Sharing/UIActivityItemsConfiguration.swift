import Foundation
import SampanFoundation

/// Items that a responder lets be exported. See https://developer.apple.com/documentation/uikit/uiactivityitemsconfiguration.
///
/// The command to copy copies those of the nearest responder that has some, and a sheet of activities shares them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let itemProviders: [NSItemProvider]

    // @objc(initWithObjects:)
    /// Creates a configuration of objects, an item each.
    public init(objects: [any NSItemProviderWriting]) {
        itemProviders = objects.map { NSItemProvider(object: $0) }
        super.init()
    }

    // @objc(initWithItemProviders:)
    /// Creates a configuration of items that are made when somebody asks for them.
    public init(itemProviders: [NSItemProvider]) {
        self.itemProviders = itemProviders
        super.init()
    }

    /// What the app means by the items. It does not leave the app.
    open var localObject: Any?
    /// The ways in which the items may be exported; all of them by default.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
    /// Says what is known of all of the items.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Says what is known of an item by its index.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Says what makes a picture of an item by its index, in points.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// Says what the app itself can do with the items.
    open var applicationActivitiesProvider: (() -> [UIActivity])?

    // MARK: Reading

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { itemProviders }

    // @objc(activityItemsConfigurationSupportsInteraction:)
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }

    // @objc(activityItemsConfigurationMetadataForKey:)
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { metadataProvider?(key) ?? nil }

    // @objc(activityItemsConfigurationMetadataForItemAtIndex:key:)
    open func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        perItemMetadataProvider?(index, key) ?? nil
    }

    // @objc(activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:)
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? {
        previewProvider?(index, intent, suggestedSize) ?? nil
    }

    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

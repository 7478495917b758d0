// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation

extension UIActivityItemsConfigurationReading {
    /// Not implemented.
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @_disfavoredOverload public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
        OptionalRequirement.notImplemented()
    }
}

extension UIActivityItemsConfigurationReadingProperties {
    /// Nil where it is not implemented.
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]?? {
        OptionalRequirement.call { () -> [UIActivity]? in
            (self as! any UIActivityItemsConfigurationReading).applicationActivitiesForActivityItemsConfiguration
        }
    }
}

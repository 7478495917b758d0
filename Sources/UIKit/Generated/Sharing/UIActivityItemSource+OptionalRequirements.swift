// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIActivityItemSource {
    /// Not implemented.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { OptionalRequirement.notImplemented() }
}

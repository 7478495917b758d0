// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension QLPreviewItem {
    /// Not implemented.
    public var previewItemTitle: String? { OptionalRequirement.notImplemented() }
}

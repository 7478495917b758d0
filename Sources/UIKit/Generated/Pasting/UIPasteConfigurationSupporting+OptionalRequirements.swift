// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation

extension UIPasteConfigurationSupporting {
    /// Not implemented.
    public func paste(itemProviders: [NSItemProvider]) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { OptionalRequirement.notImplemented() }
}

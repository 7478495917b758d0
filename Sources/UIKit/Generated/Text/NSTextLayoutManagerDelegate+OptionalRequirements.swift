// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanTextLayout

extension NSTextLayoutManagerDelegate {
    /// Not implemented.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { OptionalRequirement.notImplemented() }
}

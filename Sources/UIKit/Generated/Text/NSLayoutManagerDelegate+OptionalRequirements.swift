// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanTextLayout

extension NSLayoutManagerDelegate {
    /// Not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize) {
        OptionalRequirement.notImplemented()
    }
}

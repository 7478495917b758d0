import Foundation
import SampanTextLayout

/// Says how a layout manager places lines, and hears of it.
///
/// See https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    // @objc optional
    /// The room below a line, in points, in place of the paragraph's.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    // @objc optional
    /// The room above a paragraph, in points, in place of the paragraph's.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    // @objc optional
    /// The room below a paragraph, in points, in place of the paragraph's.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    // @objc optional
    /// Changes where a line and its baseline are; whether it did.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    // @objc optional
    /// Text has to be laid out anew.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    // @objc optional
    /// A container's text was laid out; without a container where there is room for no more.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    // @objc optional
    /// A container had another size before.
    func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManager {
    /// Has the delegate asked about a container's lines.
    func addHooks(to hooks: LineHooks, in container: NSTextContainer) {
        guard delegate != nil else { return }
        let start = { [weak container] in container?.layoutStart ?? 0 }
        hooks.spacingAfterLine = { [weak self] line in
            guard let self, let delegate else { return nil }
            return OptionalRequirement.call {
                delegate.layoutManager(
                    self, lineSpacingAfterGlyphAt: start() + max(0, line.range.upperBound - 1),
                    withProposedLineFragmentRect: line.fragment)
            }
        }
        hooks.spacingBeforeParagraph = { [weak self] line in
            guard let self, let delegate else { return nil }
            return OptionalRequirement.call {
                delegate.layoutManager(
                    self, paragraphSpacingBeforeGlyphAt: start() + line.range.lowerBound, withProposedLineFragmentRect: line.fragment)
            }
        }
        hooks.spacingAfterParagraph = { [weak self] line in
            guard let self, let delegate else { return nil }
            return OptionalRequirement.call {
                delegate.layoutManager(
                    self, paragraphSpacingAfterGlyphAt: start() + max(0, line.range.upperBound - 1),
                    withProposedLineFragmentRect: line.fragment)
            }
        }
        hooks.adjust = { [weak self, weak container] line in
            guard let self, let container, let delegate else { return false }
            let range = NSRange(location: start() + line.range.lowerBound, length: line.range.count)
            return OptionalRequirement.call {
                delegate.layoutManager(
                    self, shouldSetLineFragmentRect: &line.fragment, lineFragmentUsedRect: &line.used, baselineOffset: &line.baseline,
                    in: container, forGlyphRange: range)
            } ?? false
        }
    }
}

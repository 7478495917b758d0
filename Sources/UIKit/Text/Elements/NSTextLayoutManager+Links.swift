import Foundation

// How links are drawn.
extension NSTextLayoutManager {
    // @objc(renderingAttributesForLink:atLocation:)
    /// The attributes by which a link at a place is drawn: what the delegate says, or those of all links.
    public func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        ownAttributes(ofLink: link, at: location) ?? linkRenderingAttributes
    }

    /// What the delegate says of a link; `nil` if it says nothing of links.
    private func ownAttributes(ofLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any]? {
        guard let delegate else { return nil }
        let answer = OptionalRequirement.call {
            delegate.textLayoutManager(
                self, renderingAttributesForLink: link, at: location, defaultAttributes: linkRenderingAttributes)
        }
        return answer.map { $0 ?? [:] }
    }

    /// A text whose links look as the delegate says. They are links no more: that would give them the looks of all links.
    func withLinksDrawn(_ text: NSAttributedString) -> NSAttributedString {
        guard delegate != nil else { return text }
        var result: NSMutableAttributedString?
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { link, range, _ in
            guard let link, let attributes = ownAttributes(ofLink: link, at: TextOffset(range.location)) else { return }
            let changed = result ?? NSMutableAttributedString(attributedString: text)
            changed.removeAttribute(.link, range: range)
            changed.addAttributes(attributes, range: range)
            result = changed
        }
        return result ?? text
    }
}

import Foundation
import SampanTextLayout

/// Places the glyphs of a text in containers, one behind the other. It keeps no layout of its own: text that did not change is not laid out
/// again, and what changed is seen at once.
///
/// See https://developer.apple.com/documentation/uikit/nslayoutmanager.
open class NSLayoutManager: NSObject {
    /// Whether lines are as far apart as their fonts wish. `true` to begin with.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { for container in textContainers { container.changed() } } }
    }
    /// The containers that text is laid out in.
    open private(set) var textContainers: [NSTextContainer] = []

    /// The text; `nil` for a text view's own.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The text where there is no storage.
    var source: (() -> NSAttributedString)?

    var text: NSAttributedString { textStorage ?? source?() ?? NSAttributedString(string: "") }

    /// The text of a container, laid out.
    func layout(_ container: NSTextContainer) -> ContainerLayout {
        let text = text
        var start = 0
        let own = textContainers.firstIndex { $0 === container } ?? textContainers.count
        for before in textContainers.prefix(own) { start = layout(text, from: start, in: before).end }
        guard own < textContainers.count else { return layout(NSAttributedString(string: ""), from: 0, in: container) }
        return layout(text, from: start, in: container)
    }

    private func layout(_ text: NSAttributedString, from start: Int, in container: NSTextContainer) -> ContainerLayout {
        let rest = start == 0 ? text : text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
        let styled = AttributedText(defaults: .stringDrawing, traits: .current, width: container.size.width).styled(rest)
        return ContainerLayout(
            frame: TextFrame(styled, in: container.layoutContainer), start: start, padding: container.lineFragmentPadding)
    }

    /// Creates a layout manager without containers.
    public override init() { super.init() }

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        container.changed()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        let container = textContainers.remove(at: index)
        container.layoutManager = nil
        container.changed()
    }
}

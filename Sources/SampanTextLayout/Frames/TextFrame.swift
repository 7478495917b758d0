import Foundation

/// A text laid out in a container: it knows its size, answers where characters stand, and draws itself.
///
/// Layouts are kept: laying out the same text in the same container again costs a look-up.
package struct TextFrame {
    package let text: StyledText
    package let container: TextContainer
    let layout: LaidOutText

    package init(_ text: StyledText, in container: TextContainer = TextContainer()) {
        self.text = text
        self.container = container
        FontLibrary.shared.lock.lock()
        defer { FontLibrary.shared.lock.unlock() }
        layout = LayoutCache.shared.layout(text, container)
    }

    /// The lines, from the top.
    package var lines: [TextLine] { layout.lines }

    /// The room the text takes: from the leading margin to the end of the longest line, and from the first line's top to the
    /// last one's bottom. In points, not rounded.
    package var size: CGSize { layout.size }

    /// From the top to the first line's baseline.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// From the top to the last line's baseline.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Whether some of the text is not shown.
    package var isTruncated: Bool {
        guard let last = lines.last else { return false }
        return lines.contains(where: \.isTruncated) || last.range.upperBound < text.string.utf16.count
    }
}

import Foundation

extension StyledText {
    /// Creates text from an attributed string.
    ///
    /// - Parameter style: what the attributes of a run mean; it is given the place where the run begins, too, in UTF-16 units. Empty text
    ///   has one run without attributes.
    package init(
        _ text: NSAttributedString,
        style: (_ attributes: [NSAttributedString.Key: Any], _ position: Int) -> (
            shape: ShapeStyle, paint: TextPaint, paragraph: ParagraphStyle
        )
    ) {
        var runs: [Run] = []
        var position = 0
        repeat {
            var range = NSRange(location: position, length: text.length - position)
            let attributes = text.length > 0 ? text.attributes(at: position, effectiveRange: &range) : [:]
            let end = min(range.location + range.length, text.length)
            let (shape, paint, paragraph) = style(attributes, position)
            runs.append(Run(length: end - position, shape: shape, paint: paint, paragraph: paragraph))
            position = end
        } while position < text.length
        self.init(string: text.string, runs: runs)
    }
}

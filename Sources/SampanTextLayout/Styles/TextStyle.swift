import CoreGraphics
import Foundation

/// Something that stands in a line like a character.
package protocol InlineAttachment: AnyObject {
    /// Draws into `rect`, which is in the context's coordinates, y growing downwards.
    func draw(in context: CGContext, rect: CGRect, characterIndex: Int)
}

/// The room an attachment takes in its line, in points.
package struct AttachmentBox: Hashable, Sendable {
    package var width: CGFloat
    /// Above the baseline.
    package var ascent: CGFloat
    /// Below the baseline: a positive number.
    package var descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}

/// What of a style decides where glyphs stand.
package struct ShapeStyle: Hashable {
    package var font: FontFace
    /// Added after each character, in points; `nil` leaves the font's own pair kerning, 0 turns that off.
    package var kern: CGFloat?
    /// Added after each character beside kerning, in points.
    package var tracking: CGFloat = 0
    /// 0 for none; otherwise the font's usual ones.
    package var ligature = 1
    /// How far the baseline is raised, in points.
    package var baselineOffset: CGFloat = 0
    /// The logarithm of the factor by which glyphs are widened.
    package var expansion: CGFloat = 0
    /// The room for an attachment, at U+FFFC.
    package var attachment: AttachmentBox?

    package init(font: FontFace) { self.font = font }
}

/// A shadow under glyphs. Distances in points, y growing downwards.
package struct TextShadow {
    package var offset: CGSize
    package var blurRadius: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }
}

/// What of a style only shows when it is drawn.
package struct TextPaint {
    package var foreground: CGColor
    package var background: CGColor?
    /// In percent of the font size: above 0 only outlines, below 0 outlines and fills.
    package var strokeWidth: CGFloat = 0
    /// `nil` for the foreground's colour.
    package var strokeColor: CGColor?
    /// The raw value of `NSUnderlineStyle`.
    package var underlineStyle = 0
    /// `nil` for the foreground's colour.
    package var underlineColor: CGColor?
    /// The raw value of `NSUnderlineStyle`.
    package var strikethroughStyle = 0
    /// `nil` for the foreground's colour.
    package var strikethroughColor: CGColor?
    package var shadow: TextShadow?
    /// The skew by which glyphs lean to the right: the tangent of the angle.
    package var obliqueness: CGFloat = 0
    package var attachment: InlineAttachment?

    package init(foreground: CGColor) { self.foreground = foreground }
}

/// A string with its styles: what a layout is made of.
package struct StyledText {
    /// A stretch of equal style.
    package struct Run {
        /// In UTF-16 units.
        package var length: Int
        package var shape: ShapeStyle
        package var paint: TextPaint
        package var paragraph: ParagraphStyle

        package init(length: Int, shape: ShapeStyle, paint: TextPaint, paragraph: ParagraphStyle = ParagraphStyle()) {
            self.length = length
            self.shape = shape
            self.paint = paint
            self.paragraph = paragraph
        }
    }

    package let string: String
    /// Runs that cover the string. An empty string has one run, which gives the height of its empty line.
    package let runs: [Run]

    /// Creates text in several styles; the runs' lengths add up to the string's, in UTF-16 units.
    package init(string: String, runs: [Run]) {
        precondition(!runs.isEmpty && runs.reduce(0) { $0 + $1.length } == string.utf16.count, "runs must cover the string")
        self.string = string
        self.runs = runs
    }

    /// Creates text in one style.
    package init(string: String, shape: ShapeStyle, paint: TextPaint, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.string = string
        runs = [Run(length: string.utf16.count, shape: shape, paint: paint, paragraph: paragraph)]
    }
}

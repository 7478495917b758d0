import Foundation

/// The vertical measures of a font, in points at its size or in ems; what lies below the baseline is negative.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    package var ascender: CGFloat
    /// From the baseline down to the bottom of a line: a negative number.
    package var descender: CGFloat
    /// The gap that the font's designer recommends between two lines.
    package var leading: CGFloat
    /// The height of a flat capital letter.
    package var capHeight: CGFloat
    /// The height of a flat lowercase letter.
    package var xHeight: CGFloat
    /// The middle of an underline: a negative number.
    package var underlinePosition: CGFloat
    /// The thickness of an underline.
    package var underlineThickness: CGFloat

    /// The height of a line without the gap to the next.
    package var lineHeight: CGFloat { ascender - descender }

    package init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat,
        underlinePosition: CGFloat = -0.1, underlineThickness: CGFloat = 0.06
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
    }

    /// The same measures with lines that much higher, in points, to equal parts above and below.
    package func spread(by points: CGFloat) -> FontMetrics {
        var spread = self
        spread.ascender += points / 2
        spread.descender -= points / 2
        return spread
    }

    /// The same measures times `factor`: from ems to points at a size of `factor`.
    package func scaled(by factor: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: leading * factor, capHeight: capHeight * factor,
            xHeight: xHeight * factor, underlinePosition: underlinePosition * factor, underlineThickness: underlineThickness * factor)
    }
}

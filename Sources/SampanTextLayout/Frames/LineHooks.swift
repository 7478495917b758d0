import Foundation

/// What somebody else says of a container's lines. Layouts are kept for the object: whoever answers otherwise makes another.
package final class LineHooks: Hashable, @unchecked Sendable {
    /// A line that is about to be placed.
    package struct Line {
        /// The line's characters, in UTF-16 units.
        package var range: Range<Int>
        /// The room of the line from the container's corner, the padding at its sides included, in points.
        package var fragment: CGRect
        /// What the text takes of it.
        package var used: CGRect
        /// From the fragment's top to the baseline, in points.
        package var baseline: CGFloat
    }

    /// The free part of a rectangle in which a line is to be, and what of it is free beyond; `nil` for a container that is a rectangle.
    package var slot: ((_ proposed: CGRect, _ character: Int) -> (fragment: CGRect, rest: CGRect))?
    /// Below this nothing is in the way, in points.
    package var bottom: CGFloat = .infinity
    /// The room at both sides of a fragment, in points.
    package var padding: CGFloat = 0
    /// The room below a line, in points, in place of the paragraph's.
    package var spacingAfterLine: ((Line) -> CGFloat?)?
    /// The room above a paragraph, in points, in place of the paragraph's.
    package var spacingBeforeParagraph: ((Line) -> CGFloat?)?
    /// The room below a paragraph, in points, in place of the paragraph's.
    package var spacingAfterParagraph: ((Line) -> CGFloat?)?
    /// Changes a line's height and baseline; whether it did.
    package var adjust: ((inout Line) -> Bool)?

    /// The last layout that the object had a say in, and of what.
    private var kept: (text: AnyHashable, layout: LaidOutText)?

    package init() {}

    func layout(_ text: AnyHashable, make: () -> LaidOutText) -> LaidOutText {
        if let kept, kept.text == text { return kept.layout }
        let made = make()
        kept = (text, made)
        return made
    }

    package static func == (left: LineHooks, right: LineHooks) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

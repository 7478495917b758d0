import Foundation

/// A text in which selections are moved: its units and its lines.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextselectiondatasource>
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// All of the text.
    var documentRange: NSTextRange { get }
    // @objc(enumerateSubstringsFromLocation:options:usingBlock:)
    /// Calls a closure with units of the text from a place on, until it sets its last argument: the unit's text, unless that is not required,
    /// its range, and that range with what lies between it and the next unit.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    // @objc(textRangeForSelectionGranularity:enclosingLocation:)
    /// The unit that a place is in; `nil` in a text of nothing.
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange?
    // @objc(locationFromLocation:withOffset:)
    /// The place a distance on, as the text counts; `nil` beyond its ends.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    // @objc(offsetFromLocation:toLocation:)
    /// How far one place is from another, as the text counts.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    // @objc(baseWritingDirectionAtLocation:)
    /// The direction of the line at a place.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    // @objc(enumerateCaretOffsetsInLineFragmentAtLocation:usingBlock:)
    /// Calls a closure with the edges of the characters of a place's line, from left to right, until it sets its last argument: how far the
    /// edge is from the container's left, in points, the character's place, and whether that is where the character begins.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    // @objc(lineFragmentRangeForPoint:inContainerAtLocation:)
    /// What is in the line at a point of the container that has a place; `nil` in a text that is not laid out.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    // @objc(enumerateContainerBoundariesFromLocation:reverse:usingBlock:) optional
    /// Calls a closure with the ends of containers from a place on, or their beginnings backwards, until it sets its last argument.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    // @objc(textLayoutOrientationAtLocation:) optional
    /// Whether the lines at a place run down.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

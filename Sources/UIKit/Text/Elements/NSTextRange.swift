import Foundation

/// A place in a text, which only the text's content manager can interpret.
///
/// See https://developer.apple.com/documentation/uikit/nstextlocation.
public protocol NSTextLocation: NSObjectProtocol {
    /// Which place comes first.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place by its distance from the text's beginning, in UTF-16 units.
final class TextOffset: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextOffset else { return .orderedSame }
        return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}

/// What lies between two places of a text. See https://developer.apple.com/documentation/uikit/nstextrange.
open class NSTextRange: NSObject {
    /// Where the range begins.
    public let location: any NSTextLocation
    /// Where the range ends.
    public let endLocation: any NSTextLocation

    /// Creates a range; `nil` if the end comes before the beginning. Without an end the range is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, location.compare(endLocation) == .orderedDescending { return nil }
        (self.location, self.endLocation) = (location, endLocation ?? location)
        super.init()
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) {
        (self.location, endLocation) = (location, location)
        super.init()
    }

    init(_ range: NSRange) {
        (location, endLocation) = (TextOffset(range.location), TextOffset(range.location + range.length))
        super.init()
    }

    /// The range in UTF-16 units, if its places are known.
    var offsets: NSRange? {
        guard let start = (location as? TextOffset)?.offset, let end = (endLocation as? TextOffset)?.offset else { return nil }
        return NSRange(location: start, length: end - start)
    }

    /// Whether nothing is in the range.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether two ranges are the same.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { offsets?.location ?? 0 }
    open override var description: String { "\(location)...\(endLocation)" }

    /// Whether a place is in the range, its end not being in it.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Whether all of another range is in this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Whether something of another range is in this one.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }

    /// What is in both ranges; `nil` where they do not meet.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        NSTextRange(location: Self.last(location, textRange.location), end: Self.first(endLocation, textRange.endLocation))
    }

    /// The smallest range that has both.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        NSTextRange(location: Self.first(location, textRange.location), end: Self.last(endLocation, textRange.endLocation)) ?? self
    }

    /// The earlier of two places.
    static func first(_ left: any NSTextLocation, _ right: any NSTextLocation) -> any NSTextLocation {
        left.compare(right) == .orderedDescending ? right : left
    }
    /// The later of two places.
    static func last(_ left: any NSTextLocation, _ right: any NSTextLocation) -> any NSTextLocation {
        left.compare(right) == .orderedAscending ? right : left
    }
}

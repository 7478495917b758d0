import Foundation

/// Raw values of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds web and mail addresses, phone numbers and dates in texts.
///
/// Found are: addresses with a scheme, those that begin with "www.", domains with one of the common endings, and mail addresses, which get
/// `mailto:`; phone numbers of seven to fifteen digits in the usual groups; dates of numbers and of the names of months in English, "today",
/// "tomorrow" and "yesterday", with times of day behind them. Postal addresses, flights and dates in other languages are not found: a type
/// that is not known is refused. It is no `NSRegularExpression` as it is at Apple, whose ways of matching cannot be overridden here.
///
/// See https://developer.apple.com/documentation/foundation/nsdatadetector.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// What is looked for: raw values of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes
    private let finders: [DataFinder]

    /// Creates a detector.
    ///
    /// - Parameter types: what is looked for; `.link`, `.phoneNumber` and `.date` are known.
    /// - Throws: an error for no types.
    public init(types: NSTextCheckingTypes) throws {
        let finders = try DataFinder.all.filter { types & $0.type.rawValue != 0 }.map { try DataFinder($0) }
        guard !finders.isEmpty else {
            throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "No type that a detector finds is in \(types)"])
        }
        (checkingTypes, self.finders) = (types, finders)
        super.init()
    }

    /// What there is in a range, in order.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [NSTextCheckingResult] = []
        for finder in finders {
            for match in finder.matches(in: string, range: range) {
                // What was found first, a link, is nothing else.
                if !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) { found.append(match) }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// The first thing in a range.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// How many things there are in a range.
    public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Where the first thing in a range is.
    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each thing in a range.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isStopped: ObjCBool = false
        for match in matches(in: string, options: options, range: range) where !isStopped.boolValue { block(match, [], &isStopped) }
    }
}

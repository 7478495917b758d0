import Foundation

/// A text that differs by the space that it has: "Hi!" and "Greetings and salutations!".
///
/// Looked up, it is the widest of them; `variantFittingPresentationWidth(_:)` tells the one for a width.
public struct WidthTexts: Hashable, Sendable, Codable {
    /// The texts by their widths, which are numbers without a unit.
    public var texts: [Int: String]

    /// Creates the texts.
    public init(_ texts: [Int: String]) { self.texts = texts }

    private enum CodingKeys: String, CodingKey { case texts = "w" }

    /// What such a text begins with.
    private static let mark: Unicode.Scalar = "\u{E0004}"

    /// The text where it has all the space that it needs.
    public var widest: String { texts.max { $0.key < $1.key }?.value ?? "" }

    /// The text for a width: that for the greatest width which is not greater, or for the smallest.
    public func text(fitting width: Int) -> String {
        let widths = texts.keys.sorted()
        return (widths.last { $0 <= width } ?? widths.first).flatMap { texts[$0] } ?? ""
    }

    /// The text for a table.
    public var text: String { HiddenValue.text(self, mark: Self.mark, showing: widest) }

    /// The texts in a table's text; `nil` where it is the same in all widths.
    public init?(in text: String) {
        guard let texts = HiddenValue.value(in: text, mark: Self.mark, as: WidthTexts.self) else { return nil }
        self = texts
    }

    // MARK: Those that were looked up

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: WidthTexts] = [:]

    /// Notes that the text is looked up, and returns what is shown of it. A text of Swift's cannot carry its variants with it: they are found
    /// by what it says.
    public func lookedUp() -> String {
        let shown = widest
        Self.lock.withLock { Self.known[shown] = self }
        return shown
    }

    /// The texts that one was looked up of; `nil` for a text without variants.
    public static func variants(of text: String) -> WidthTexts? { lock.withLock { known[text] } }
}

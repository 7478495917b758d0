import Foundation

/// A title as lists are sorted: without an article before it, whatever the case and the accents; what begins with no letter comes last.
struct SortedTitle: Comparable {
    /// The letter that it stands under; "#" if it begins with none.
    let letter: String
    private let words: String

    init(_ title: String?) {
        let plain = (title ?? "").folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        let article = ["the ", "an ", "a "].first { plain.hasPrefix($0) && plain.count > $0.count } ?? ""
        words = String(plain.dropFirst(article.count))
        letter = words.first.map { $0.isLetter ? String($0).uppercased() : "#" } ?? "#"
    }

    static func < (one: SortedTitle, other: SortedTitle) -> Bool {
        if (one.letter == "#") != (other.letter == "#") { return other.letter == "#" }
        return one.words.localizedStandardCompare(other.words) == .orderedAscending
    }
}

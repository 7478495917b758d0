import Foundation

/// The orders in which Xcode's documents have files and texts, as public ones show them.
enum ExchangeOrder {
    /// Whether a file comes before another: capital letters are as small ones, and numbers count as such.
    static func file(_ first: String, before second: String) -> Bool {
        compare(first, second, [.caseInsensitive, .numeric])
    }

    /// Whether an interface's text comes before another: numbers count as such.
    static func object(_ first: String, before second: String) -> Bool { compare(first, second, .numeric) }

    private static func compare(_ first: String, _ second: String, _ options: String.CompareOptions) -> Bool {
        switch first.compare(second, options: options) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: first.utf8.lexicographicallyPrecedes(second.utf8)
        }
    }
}

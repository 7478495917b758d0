import Foundation

/// What the lines of a page come to.
struct PageResults {
    /// What came of a line: the value it came to last, and how often it came to one.
    private struct Result {
        var count = 0
        var last = ""
    }

    /// How many columns the lines take up at least, before the results.
    private static let width = 60
    /// How many characters of a value are shown.
    private static let limit = 200

    private var results: [Int: Result] = [:]

    /// Whether no line came to anything.
    var isEmpty: Bool { results.isEmpty }

    /// Notes what a line, counted from 1, comes to.
    mutating func note(_ value: Any, line: Int) {
        results[line, default: Result()].count += 1
        results[line]?.last = Self.text(of: value)
    }

    /// The lines that came to something, with what they came to beside them.
    func beside(_ source: String) -> [String] {
        let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        let digits = String(lines.count).count
        return results.sorted { $0.key < $1.key }.compactMap { number, result in
            guard lines.indices.contains(number - 1) else { return nil }
            let code = lines[number - 1]
            let padding = String(repeating: " ", count: max(0, Self.width - code.count))
            let place = String(repeating: " ", count: digits - String(number).count) + String(number)
            return "\(place)  \(code)\(padding)  \(result.count == 1 ? result.last : "(\(result.count) times)")"
        }
    }

    /// A value as it stands beside its line: texts in quotes, all on one line.
    static func text(of value: Any) -> String {
        let shown = (value as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? value
        let text = shown is String || shown is Substring || shown is Character ? String(reflecting: shown) : String(describing: shown)
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > limit ? line.prefix(limit) + "…" : line
    }
}

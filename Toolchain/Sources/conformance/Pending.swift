import Articles
import Foundation

/// What is known not to be there yet, and why: the table of `pending.md`.
///
///     | article | which | why |
///     |---|---|---|
///     | swiftgen | c01–c58, l02, l03 | typed resources |
struct Pending {
    private(set) var reasons: [String: String] = [:]

    init(_ text: String) throws {
        for (number, line) in text.components(separatedBy: "\n").enumerated() where line.hasPrefix("|") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5 else { throw Complaint("pending.md:\(number + 1): a row has three cells: article, which, why") }
            let (article, which, why) = (cells[1], cells[2], cells[3])
            if article == "article" || article.hasPrefix("-") { continue }
            guard !why.isEmpty else { throw Complaint("pending.md:\(number + 1): there is no reason") }
            for part in which.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                guard let match = part.wholeMatch(of: #/([cl])(\d\d)(?:–\1(\d\d))?/#), let first = Int(match.2) else {
                    throw Complaint("pending.md:\(number + 1): \"\(part)\" is not of the form c01, l01, or c01–c09")
                }
                let last = match.3.flatMap { Int($0) } ?? first
                guard first <= last else { throw Complaint("pending.md:\(number + 1): \"\(part)\" is in the wrong order") }
                for index in first...last { reasons[Self.id(article, String(match.1), index)] = why }
            }
        }
    }

    /// A claim's or listing's identifier: claims have a `c` before the number, listings nothing.
    static func id(_ article: String, _ kind: String, _ number: Int) -> String {
        "\(article)-\(kind == "c" ? "c" : "")\(number < 10 ? "0" : "")\(number)"
    }
}

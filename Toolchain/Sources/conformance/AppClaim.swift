import Foundation

/// What an article's app says of a claim or listing, on a line of its own: `claim c05 holds`, or `claim c05 fails: 3 is not 2`.
struct AppClaim: Equatable {
    let kind: String
    let number: Int
    /// Why it does not hold.
    let failure: String?

    static func all(in output: String) -> [AppClaim] {
        output.components(separatedBy: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: #/claim ([cl])(\d\d) (?:holds|fails: (.*))/#) else { return nil }
            return AppClaim(kind: String(match.1), number: Int(match.2) ?? 0, failure: match.3.map { String($0) })
        }
    }
}

/// An article and what it claims.
package struct Article: Decodable {
    package struct Claim: Decodable {
        package let id: String
        /// The line of its article's file that makes it.
        package let line: Int
        package let kind: String
        package let claim: String
        package let listings: [String]

        /// Whether a program can tell if it holds: what is said of tools, of design, or in passing is left to people.
        package var isTestable: Bool { ["behaviour", "visual", "compile-time", "api"].contains(kind) }
    }

    package let slug: String
    package let claims: [Claim]
    /// The article that this one is a copy of.
    package let original: String?

    private enum CodingKeys: String, CodingKey {
        case slug, claims
        case original = "duplicates_of"
    }
}

extension Article.Claim {
    /// Where an article that is a copy refers to for the claim: "(see vc-lifecycle, lines 714-715)".
    package var reference: (article: String, lines: ClosedRange<Int>)? {
        guard let match = claim.firstMatch(of: #/\bsee ([a-z0-9-]+), lines? (\d+)(?:-(\d+))?/#), let first = Int(match.2) else {
            return nil
        }
        return (String(match.1), first...max(first, match.3.flatMap { Int($0) } ?? first))
    }
}

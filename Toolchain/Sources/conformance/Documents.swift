import Foundation

/// The articles, their listings and their claims, as the folder beside the checkout has them.
struct Documents {
    let folder: URL
    let listings: [Listing]
    let articles: [Article]

    /// Reads what lies beside a checkout; `nil` where there is nothing.
    init?(besideCheckout root: URL) throws {
        let folder = root.appendingPathComponent("../shared").standardizedFileURL
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("listings.json").path) else { return nil }
        self.folder = folder
        listings = try JSONDecoder().decode([Listing].self, from: Data(contentsOf: folder.appendingPathComponent("listings.json")))
        articles = try JSONDecoder().decode([Article].self, from: Data(contentsOf: folder.appendingPathComponent("articles.json")))
    }

    /// The listing of a name.
    subscript(id: String) -> Listing? { listings.first { $0.id == id } }

    /// The claims that a copy's claim repeats.
    func originals(of claim: Article.Claim) -> [Article.Claim] {
        guard let reference = claim.reference, let article = articles.first(where: { $0.slug == reference.article }) else { return [] }
        return article.claims.filter { reference.lines.contains($0.line) && $0.isTestable }
    }

    /// A listing as Apple's compiler takes it: the article's lines, with the corrections that the list states.
    func text(of listing: Listing) throws -> String {
        let text = try lines(listing.start...listing.end, of: listing)
        for fix in listing.fix ?? [] where !text.contains(fix.find) {
            throw Complaint("\(listing.id): \"\(fix.find)\" is to be corrected, and is not there")
        }
        return corrected(text, of: listing)
    }

    /// Lines of a listing, or of its neighbourhood, with the corrections that are to be made in them.
    func text(of listing: Listing, lines: ClosedRange<Int>) throws -> String { corrected(try self.lines(lines, of: listing), of: listing) }

    /// Lines without the indentation that they have in common, which is the article's.
    private static func outdented(_ lines: [String]) -> [String] {
        let depth = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(min(depth, $0.prefix { $0 == " " }.count))) }
    }

    private func corrected(_ text: String, of listing: Listing) -> String {
        (listing.fix ?? []).reduce(text) { $0.replacingOccurrences(of: $1.find, with: $1.replace) }
    }

    /// Lines of the file that a listing is in, counted from 1.
    private func lines(_ range: ClosedRange<Int>, of listing: Listing) throws -> String {
        let name = URL(fileURLWithPath: listing.file).lastPathComponent
        let all = try String(contentsOf: folder.appendingPathComponent("seeds/\(name)"), encoding: .utf8).components(separatedBy: "\n")
        guard range.lowerBound > 0, range.upperBound <= all.count else { throw Complaint("\(name) has no lines \(range)") }
        return Self.outdented(Array(all[(range.lowerBound - 1)..<range.upperBound])).joined(separator: "\n")
    }
}

/// A listing of an article.
struct Listing: Decodable {
    struct Fix: Decodable {
        let find: String
        let replace: String
    }

    let id: String
    let article: String
    let file: String
    /// Its first line in the file, counted from 1.
    let start: Int
    /// Its last line.
    let end: Int
    let language: String
    let prelude: String?
    let fix: [Fix]?
}

/// An article and what it claims.
struct Article: Decodable {
    struct Claim: Decodable {
        let id: String
        /// The line of its article's file that makes it.
        let line: Int
        let kind: String
        let claim: String
        let listings: [String]

        /// Whether a program can tell if it holds: what is said of tools, of design, or in passing is left to people.
        var isTestable: Bool { ["behaviour", "visual", "compile-time", "api"].contains(kind) }
    }

    let slug: String
    let claims: [Claim]
    /// The article that this one is a copy of.
    let original: String?

    private enum CodingKeys: String, CodingKey {
        case slug, claims
        case original = "duplicates_of"
    }
}

extension Article.Claim {
    /// Where an article that is a copy refers to for the claim: "(see vc-lifecycle, lines 714-715)".
    var reference: (article: String, lines: ClosedRange<Int>)? {
        guard let match = claim.firstMatch(of: #/\bsee ([a-z0-9-]+), lines? (\d+)(?:-(\d+))?/#), let first = Int(match.2) else {
            return nil
        }
        return (String(match.1), first...max(first, match.3.flatMap { Int($0) } ?? first))
    }
}

/// What is wrong with the files of the check itself.
struct Complaint: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

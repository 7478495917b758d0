import Foundation

/// The articles, their listings and their claims, as the folder beside the checkout has them.
package struct Documents {
    private let folder: URL
    package let listings: [Listing]
    package let articles: [Article]

    /// Reads what lies beside a checkout; `nil` where there is nothing.
    package init?(besideCheckout root: URL) throws {
        let folder = root.appendingPathComponent("../shared").standardizedFileURL
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("listings.json").path) else { return nil }
        self.folder = folder
        listings = try JSONDecoder().decode([Listing].self, from: Data(contentsOf: folder.appendingPathComponent("listings.json")))
        articles = try JSONDecoder().decode([Article].self, from: Data(contentsOf: folder.appendingPathComponent("articles.json")))
    }

    /// The listing of a name.
    package subscript(id: String) -> Listing? { listings.first { $0.id == id } }

    /// The listings of an article, in its order.
    package func listings(of article: String) -> [Listing] { listings.filter { $0.article == article } }

    /// The claims that a copy's claim repeats.
    package func originals(of claim: Article.Claim) -> [Article.Claim] {
        guard let reference = claim.reference, let article = articles.first(where: { $0.slug == reference.article }) else { return [] }
        return article.claims.filter { reference.lines.contains($0.line) && $0.isTestable }
    }

    /// A listing as Apple's compiler takes it: the article's lines, with the corrections that the list states.
    package func text(of listing: Listing) throws -> String {
        let text = try lines(listing.start...listing.end, of: listing)
        for fix in listing.corrections where !text.contains(fix.find) {
            throw Complaint("\(listing.id): \"\(fix.find)\" is to be corrected, and is not there")
        }
        return corrected(text, of: listing)
    }

    /// Lines of a listing, or of its neighbourhood, with the corrections that are to be made in them.
    package func text(of listing: Listing, lines: ClosedRange<Int>) throws -> String {
        corrected(try self.lines(lines, of: listing), of: listing)
    }

    /// Lines without the indentation that they have in common, which is the article's.
    private static func outdented(_ lines: [String]) -> [String] {
        let depth = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(min(depth, $0.prefix { $0 == " " }.count))) }
    }

    private func corrected(_ text: String, of listing: Listing) -> String {
        listing.corrections.reduce(text) { $0.replacingOccurrences(of: $1.find, with: $1.replace) }
    }

    /// Lines of the file that a listing is in, counted from 1.
    private func lines(_ range: ClosedRange<Int>, of listing: Listing) throws -> String {
        let name = URL(fileURLWithPath: listing.file).lastPathComponent
        let all = try String(contentsOf: folder.appendingPathComponent("seeds/\(name)"), encoding: .utf8).components(separatedBy: "\n")
        guard range.lowerBound > 0, range.upperBound <= all.count else { throw Complaint("\(name) has no lines \(range)") }
        return Self.outdented(Array(all[(range.lowerBound - 1)..<range.upperBound])).joined(separator: "\n")
    }
}

import Articles
import Foundation

/// What is known of each claim and each listing, and what that comes to.
struct Report {
    private enum Outcome {
        case holds
        case fails(String)
    }

    private let documents: Documents
    private let pending: Pending
    private var outcomes: [String: [Outcome]] = [:]
    /// The lines of each listing's file that stand in sources that were compiled.
    private var compiled: [String: IndexSet] = [:]
    /// The listings in other languages than Swift that were put to use: configurations, templates, commands.
    private var used: Set<String> = []
    private(set) var complaints: [String] = []

    init(documents: Documents, pending: Pending) {
        self.documents = documents
        self.pending = pending
        let known = Set(documents.listings.map(\.id) + documents.articles.flatMap { $0.claims.map(\.id) })
        for id in pending.reasons.keys.sorted() where !known.contains(id) { complaints.append("pending.md: there is no \(id)") }
    }

    /// Enters a test's outcome for what it holds; without a failure it holds.
    mutating func enter(_ ids: [String], failure: String?) {
        for id in ids { outcomes[id, default: []].append(failure.map { .fails($0) } ?? .holds) }
    }

    /// Enters which lines stand in sources that were compiled.
    mutating func enterCompiled(_ lines: [String: IndexSet]) { compiled.merge(lines) { $0.union($1) } }

    /// Enters a listing that was put to use as it stands, in whatever language.
    mutating func enterUsed(_ listing: Listing) {
        used.insert(listing.id)
        compiled[listing.id, default: []].insert(integersIn: listing.start...listing.end)
    }

    mutating func complain(_ text: String) { complaints.append(text) }

    // MARK: The table

    private struct Count {
        var passed = 0
        var total = 0
        var pending = 0
        static func + (a: Count, b: Count) -> Count {
            Count(passed: a.passed + b.passed, total: a.total + b.total, pending: a.pending + b.pending)
        }
    }

    /// A line for each article, and the totals; what is neither held nor known to be missing becomes a complaint.
    mutating func table(of articles: [Article]) -> [String] {
        var lines: [String] = []
        var sums = (Count(), Count())
        for article in articles {
            let listings = documents.listings.filter { $0.article == article.slug && ($0.language == "swift" || used.contains($0.id)) }
            let claims = article.claims.filter(\.isTestable)
            let counts = (count(listings.map { ($0.id, failure(of: $0)) }), count(claims.map { ($0.id, failure(of: $0)) }))
            sums = (sums.0 + counts.0, sums.1 + counts.1)
            if counts.0.total + counts.1.total > 0 { lines.append(Self.line(article.slug, counts.0, counts.1)) }
        }
        return lines + [Self.line("all", sums.0, sums.1)]
    }

    private static func line(_ name: String, _ listings: Count, _ claims: Count) -> String {
        func text(_ what: String, _ count: Count) -> String {
            let text = "\(what) \(count.passed)/\(count.total)" + (count.pending > 0 ? " (\(count.pending) pending)" : "")
            return text.padding(toLength: 32, withPad: " ", startingAt: 0)
        }
        return name.padding(toLength: 22, withPad: " ", startingAt: 0) + text("listings", listings) + text("claims", claims)
    }

    private mutating func count(_ entries: [(id: String, failure: String?)]) -> Count {
        var count = Count(total: entries.count)
        for (id, failure) in entries {
            switch (failure, pending.reasons[id]) {
            case (nil, nil): count.passed += 1
            case (_?, _?): count.pending += 1
            case (nil, _?):
                count.passed += 1
                complaints.append("\(id) holds: take it out of pending.md")
            case (let failure?, nil): complaints.append("\(id): \(failure)")
            }
        }
        return count
    }

    /// What was said of a claim; of a copy's claim that has no test of its own, what was said of those that it repeats.
    private func said(of claim: Article.Claim) -> [Outcome] {
        outcomes[claim.id] ?? documents.originals(of: claim).flatMap { outcomes[$0.id] ?? [] }
    }

    private func failure(of claim: Article.Claim) -> String? {
        let said = said(of: claim)
        return said.isEmpty ? "no test holds it, and pending.md does not name it: \(claim.claim)" : Self.failure(among: said)
    }

    /// A listing behaves if something was said of it, by its own tests or those of the claims about it, and all that holds.
    private func failure(of listing: Listing) -> String? {
        let claims = documents.articles.flatMap(\.claims).filter { $0.listings.contains(listing.id) && pending.reasons[$0.id] == nil }
        let said = (outcomes[listing.id] ?? []) + claims.flatMap { self.said(of: $0) }
        if let failure = Self.failure(among: said) { return failure }
        guard compiled[listing.id]?.contains(integersIn: listing.start...listing.end) == true else {
            return "no source that was compiled has the whole of it"
        }
        return said.isEmpty ? "no test says what it does" : nil
    }

    private static func failure(among outcomes: [Outcome]) -> String? {
        outcomes.lazy.compactMap { if case .fails(let text) = $0 { text } else { nil } }.first
    }
}

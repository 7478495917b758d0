import Foundation
import Testing

@testable import CoreSpotlight

/// What queries find.
@Suite struct QueryTests {
    private let item = StoredItem(
        index: "", identifier: "7", domain: "notes.work", expires: .distantFuture,
        values: [
            "title": .text("Über alle Berge"), "keywords": .texts(["Alps", "Hiking trip"]), "rating": .number(4), "empty": .text(""),
            "dueDate": .date(Date(timeIntervalSinceReferenceDate: 1000)), "contentURL": .address(URL(string: "https://example.org/a")!),
            "sizes": .numbers([3, 8]), "mood\u{1}named": .text("glad"), "secret\u{1}kept": .text("hidden"),
        ])

    private func finds(_ query: String, now: Date = Date()) throws -> Bool { try QueryParser.condition(query, now: now).holds(for: item) }

    @Test(arguments: [
        "title == \"Über alle Berge\"", "title == 'Über*'", "title == \"*alle*\"", "title == \"*Berge\"", "title == \"Ü*al*ge\"",
        "title == \"über*\"c", "title == \"Uber*\"d", "title == \"uber alle berge\"cd", "title == \"berge\"cw", "title == \"al*\"w",
        "title == \"B*e\"w",
        "title == [cd] \"UBER*\"", "title != \"Berge\"", "keywords == \"Alps\"", "keywords == \"trip\"w", "**== \"hik*\"cw",
        "* = \"7\" || rating = 4",
        "rating >= 4 && rating < 4.5", "InRange(rating, 3, 5)", "!(rating == 3)", "rating == 1 || (title == 'Ü*' && rating > 3)",
        "uniqueIdentifier == \"7\"", "domainIdentifier == \"notes*\"", "contentURL == \"*example*\"", "empty == \"\"", "mood == \"glad\"",
        "dueDate < $time.iso(2001-01-01T01:00:00Z)", "sizes == 8 && sizes < 4", "title > \"A\"",
    ])
    func anItemIsFoundByWhatItHas(_ query: String) throws { #expect(try finds(query)) }

    @Test(arguments: [
        "title == \"über*\"", "title == \"Uber*\"", "title == \"Berge\"", "title == \"erge\"w", "title == \"Berg\"w",
        "title == \"Über alle Berge*x\"",
        "keywords != \"Alps\"", "InRange(rating, 5, 9)", "rating > 4", "nothing == \"*\"", "!(rating == 4)", "** == \"glad\"",
        "secret == \"hidden\"",
        "rating == \"4\"", "title == 4", "rating == 4 && rating == 5", "title == \"Ü*Berge*Berge\"",
    ])
    func anItemIsNotFoundByWhatItLacks(_ query: String) throws { #expect(try !finds(query)) }

    @Test func timesCountFromNow() throws {
        let now = Date(timeIntervalSinceReferenceDate: 1500)
        #expect(try finds("dueDate > $time.now(-600)", now: now) && !finds("dueDate > $time.now(-400)", now: now))
        #expect(try finds("InRange(dueDate, $time.yesterday, $time.today(2))", now: now) && !finds("dueDate >= $time.today(2)", now: now))
        #expect(try finds("dueDate >= $time.this_year && dueDate < $time.this_month(2)", now: now))
    }

    @Test(arguments: [
        "", "title", "title ==", "title == \"a", "title == \"a\"x", "title == \"a\" rating == 4", "(title == \"a\"", "InRange(rating, 3)",
        "rating == x", "&& rating == 4", "dueDate < $time.later", "dueDate < $time.today(9e18)", "dueDate < $time.now(inf)",
        "dueDate < $time.iso(yesterday)", "title == \"a\\",
        String(repeating: "(", count: 5000),
    ])
    func aTextThatIsNoQueryIsRefused(_ query: String) {
        #expect(throws: QueryParser.Failure.self) { try QueryParser.condition(query) }
    }

    @Test func aMistakeIsToldWithItsPlace() {
        #expect(throws: QueryParser.Failure(text: "expected ==, !=, <, <=, > or >= at character 7 of the query 'title ~ 3'")) {
            try QueryParser.condition("title ~ 3")
        }
    }

    // MARK: Finding

    private func filled(_ count: Int) async throws -> IndexDatabase {
        let database = IndexDatabase(file: nil)
        let items = (0..<count).map { number in
            let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
            (attributes.title, attributes.rating) = ("Item \(number)", NSNumber(value: number))
            return CSSearchableItem(uniqueIdentifier: "\(1000 + number)", domainIdentifier: "d", attributeSet: attributes)
        }
        try await CSSearchableIndex(name: "a", database: database).indexSearchableItems(items)
        return database
    }

    private func context(_ attributes: [String] = [], filters: [String] = []) -> CSSearchQueryContext {
        let context = CSSearchQueryContext()
        (context.fetchAttributes, context.filterQueries) = (attributes, filters)
        return context
    }

    /// Runs a query: how many items came each time, and how it ended.
    private func run(_ query: CSSearchQuery, onItems: @escaping (CSSearchQuery) -> Void = { _ in }) async -> ([Int], CSSearchQueryError?) {
        nonisolated(unsafe) var counts: [Int] = []
        return await withCheckedContinuation { done in
            query.foundItemsHandler = {
                counts.append($0.count)
                onItems(query)
            }
            query.completionHandler = { done.resume(returning: (counts, $0 as? CSSearchQueryError)) }
            query.start()
        }
    }

    @Test func itemsComeInPortionsWithTheAttributesThatWereAskedFor() async throws {
        let database = try await filled(120)
        let query = CSSearchQuery("title == \"Item*\"", context(["title"]), database)
        let (counts, error) = await run(query)
        #expect(counts == [50, 50, 20] && error == nil && query.foundItemCount == 120)
        var found: [CSSearchableItem] = []
        for try await result in CSSearchQuery("rating < 2", context(["title"], filters: ["rating > 0"]), database).results {
            found.append(result.item)
        }
        #expect(found.map(\.uniqueIdentifier) == ["1001"] && found.map(\.domainIdentifier) == ["d"])
        #expect(found[0].attributeSet.title == "Item 1" && found[0].attributeSet.rating == nil)
    }

    @Test func aQueryThatIsCancelledSaysSo() async throws {
        let database = try await filled(120)
        let query = CSSearchQuery("title == \"Item*\"", context(), database)
        let (counts, error) = await run(query) { $0.cancel() }
        #expect(counts == [50] && error?.code == .cancelled && query.isCancelled)
        let early = CSSearchQuery("title == \"Item*\"", context(), database)
        early.cancel()
        let (none, reason) = await run(early)
        #expect(none.isEmpty && reason?.code == .cancelled)
    }

    @Test func aQueryThatCannotBeReadFails() async {
        let query = CSSearchQuery("title ~ 3", context(), IndexDatabase(file: nil))
        let (counts, error) = await run(query)
        #expect(counts.isEmpty && error?.code == .invalidQuery && error?.errorDescription?.contains("character 7") == true)
        do {
            for try await _ in CSSearchQuery("(", context(), IndexDatabase(file: nil)).results {}
            Issue.record("nothing was thrown")
        } catch { #expect((error as? CSSearchQueryError)?.code == .invalidQuery) }
    }

    @Test func activitiesHaveTheNamesOfIOS() {
        #expect(CSSearchableItemActionType == "com.apple.corespotlightitem")
        #expect(
            CSSearchableItemActivityIdentifier == "kCSSearchableItemActivityIdentifier" && CSSearchQueryString == "kCSSearchQueryString")
    }
}

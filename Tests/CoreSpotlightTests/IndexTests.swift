import Foundation
import Testing
import UniformTypeIdentifiers

@testable import CoreSpotlight

/// What an index keeps.
@Suite struct IndexTests {
    private let database = IndexDatabase(file: nil)

    private func item(_ identifier: String, _ domain: String? = nil, _ title: String = "Title") -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = title
        return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
    }

    private var there: [String] { get throws { try database.items().map { "\($0.index)/\($0.identifier)" } } }

    private func failure(_ body: () async throws -> Void) async -> CSIndexError.Code? {
        do {
            try await body()
            return nil
        } catch { return (error as? CSIndexError)?.code }
    }

    @Test func itemsAreReplacedUpdatedAndRemoved() async throws {
        let index = CSSearchableIndex(name: "a", database: database)
        try await index.indexSearchableItems([item("1"), item("2")])
        try await index.indexSearchableItems([item("1", nil, "New")])
        #expect(try there == ["a/1", "a/2"] && database.items()[0].values["title"] == .text("New"))
        let update = CSSearchableItem(
            uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text"))
        update.attributeSet.rating = 4
        update.isUpdate = true
        let missing = item("3")
        missing.isUpdate = true
        try await index.indexSearchableItems([update, missing])
        #expect(try there == ["a/1", "a/2"] && database.items()[0].values["title"] == .text("New"))
        #expect(try database.items()[0].values["rating"] == .number(4))
        try await index.deleteSearchableItems(withIdentifiers: ["1"])
        #expect(try there == ["a/2"])
        let other = CSSearchableIndex(name: "b", database: database)
        try await other.indexSearchableItems([item("2")])
        try await index.deleteAllSearchableItems()
        #expect(try there == ["b/2"] && CSSearchableIndex.isIndexingAvailable())
        #expect(await failure { try await index.indexSearchableItems([item("")]) } == .invalidItemError)
    }

    @Test func aDomainGoesWithTheDomainsInIt() async throws {
        let index = CSSearchableIndex(name: "a", database: database)
        try await index.indexSearchableItems([item("1", "mail"), item("2", "mail.inbox"), item("3", "mailbox"), item("4")])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["mail"])
        #expect(try there == ["a/3", "a/4"])
    }

    @Test func whatIsAboutAnItemGoesWithIt() async throws {
        let index = CSSearchableIndex(name: "a", database: database)
        let about = item("2")
        about.attributeSet.relatedUniqueIdentifier = "1"
        let weakly = item("3")
        weakly.attributeSet.weakRelatedUniqueIdentifier = "1"
        try await index.indexSearchableItems([item("1"), about, weakly])
        try await index.deleteSearchableItems(withIdentifiers: ["1"])
        #expect(try there == ["a/3"])
        // Each is about the next, and the last one about the first.
        let circle = (10..<15).map { item(String($0)) }
        for (number, one) in circle.enumerated() { one.attributeSet.relatedUniqueIdentifier = circle[(number + 1) % 5].uniqueIdentifier }
        try await index.indexSearchableItems(circle)
        try await index.deleteSearchableItems(withIdentifiers: ["12"])
        #expect(try there == ["a/3"])
    }

    @Test func anItemThatIsOutOfDateIsNotFound() async throws {
        let index = CSSearchableIndex(name: "a", database: database)
        let (past, future) = (item("1"), item("2"))
        past.expirationDate = Date(timeIntervalSinceNow: -1)
        #expect(abs(future.expirationDate.timeIntervalSinceNow - 30 * 24 * 3600) < 60)
        try await index.indexSearchableItems([past, future])
        #expect(try there == ["a/2"])
        past.expirationDate = nil
        #expect(past.expirationDate > Date())
    }

    @Test func aBatchIsMadeAtItsEndWithTheAppsNote() async throws {
        let index = CSSearchableIndex(name: "a", database: database)
        index.beginBatch()
        try await index.indexSearchableItems([item("1")])
        #expect(try there.isEmpty && database.state(of: "a") == nil)
        try await index.endBatch(withClientState: Data([1]))
        #expect(try there == ["a/1"] && database.state(of: "a") == Data([1]))
        let state = await withCheckedContinuation { done in index.fetchLastClientState { state, _ in done.resume(returning: state) } }
        #expect(state == Data([1]))
        index.beginBatch()
        try await index.indexSearchableItems([item("2")])
        #expect(await failure { try await index.endBatch(withClientState: Data(count: 251)) } == .invalidClientStateError)
        index.beginBatch()
        let error = await withCheckedContinuation { done in
            index.endBatch(withExpectedClientState: Data([9]), newClientState: Data([2])) { done.resume(returning: $0 as? CSIndexError) }
        }
        #expect(error?.code == .invalidClientStateError)
        #expect(try there == ["a/1"] && database.state(of: "a") == Data([1]))
    }

    @Test func itemsAreThereForTheNextLaunch() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("index-\(UUID().uuidString)/Index.sqlite")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let first = CSSearchableIndex(name: "a", database: IndexDatabase(file: file))
        let kept = item("1", "mail", "Ärger")
        (kept.attributeSet.keywords, kept.attributeSet.thumbnailData) = (["x", "y"], Data([1, 2]))
        kept.attributeSet.dueDate = Date(timeIntervalSinceReferenceDate: 5)
        try await first.indexSearchableItems([kept])
        let stored = try #require(try IndexDatabase(file: file).items().first)
        #expect(stored.identifier == "1" && stored.domain == "mail" && stored.values == kept.attributeSet.values)
    }

    @Test func anIndexThatCannotBeReadIsPutAsideAndTheAppAskedToFillItAnew() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("index-\(UUID().uuidString)/Index.sqlite")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("no database, but long enough to be taken for one that is broken".utf8).write(to: file)
        let index = CSSearchableIndex(name: "a", database: IndexDatabase(file: file))
        let filler = Filler()
        index.indexDelegate = filler
        for _ in 0..<1000 where !filler.wasAsked { try await Task.sleep(for: .milliseconds(5)) }
        #expect(filler.wasAsked && FileManager.default.fileExists(atPath: file.path + ".unreadable"))
        try await index.indexSearchableItems([item("1")])
    }

    @Test func attributesAreCopiedAndArchived() throws {
        let attributes = CSSearchableItemAttributeSet(contentType: .jpeg)
        (attributes.title, attributes.latitude, attributes.isUserCreated) = ("A", 47.5, true)
        attributes.contentURL = URL(string: "https://example.org/a")
        attributes.importantDates = [Date(timeIntervalSinceReferenceDate: 1)]
        let copy = try #require(attributes.copy() as? CSSearchableItemAttributeSet)
        copy.title = "B"
        #expect(attributes.title == "A" && copy.latitude == 47.5 && copy.isUserCreated == true && attributes != copy)
        #expect(attributes.contentType == "public.jpeg" && attributes.contentTypeTree?.contains("public.image") == true)
        let data = try NSKeyedArchiver.archivedData(withRootObject: attributes, requiringSecureCoding: true)
        let again = try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItemAttributeSet.self, from: data)
        #expect(again == attributes && again?.contentURL == attributes.contentURL)
        let item = CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: attributes)
        #expect(!item.uniqueIdentifier.isEmpty && (item.copy() as? CSSearchableItem)?.attributeSet == attributes)
    }

    @Test func keysOfTheAppsOwnHaveValues() throws {
        let key = try #require(CSCustomAttributeKey(keyName: "com_example_mood"))
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.setValue(NSString(string: "glad"), forCustomKey: key)
        #expect((attributes.value(forCustomKey: key) as? NSString).map { $0 as String } == "glad")
        attributes.setValue(NSArray(array: [NSNumber(value: 1), NSNumber(value: 2.5)]), forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) as? NSArray == NSArray(array: [NSNumber(value: 1), NSNumber(value: 2.5)]))
        attributes.setValue(nil, forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) == nil)
        #expect(CSCustomAttributeKey(keyName: "a b") == nil && CSCustomAttributeKey(keyName: "") == nil && key.isSearchable)
    }
}

private final class Filler: NSObject, CSSearchableIndexDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var asked = false
    var wasAsked: Bool { lock.withLock { asked } }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) {
        lock.withLock { asked = true }
        acknowledgementHandler()
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }
}

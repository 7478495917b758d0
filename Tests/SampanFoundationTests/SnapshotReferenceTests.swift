import Foundation
import SampanFoundation
import Testing

struct SnapshotReferenceTests {
    private func snapshot() -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["a", "b"])
        snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
        snapshot.appendItems(withIdentifiers: [3])
        return snapshot
    }

    @Test func sectionsHaveTheirItemsInOrder() {
        let snapshot = snapshot()
        #expect(snapshot.numberOfItems == 3 && snapshot.numberOfSections == 2)
        #expect(snapshot.sectionIdentifiers as? [String] == ["a", "b"] && snapshot.itemIdentifiers as? [Int] == [1, 2, 3])
        #expect(snapshot.numberOfItems(inSection: "a") == 2)
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 3) as? String == "b")
        #expect(snapshot.index(ofItemIdentifier: 3) == 2 && snapshot.index(ofItemIdentifier: 9) == NSNotFound)
        #expect(snapshot.index(ofSectionIdentifier: "b") == 1 && snapshot.index(ofSectionIdentifier: "c") == NSNotFound)
    }

    @Test func itemsAndSectionsComeGoAndMove() {
        let snapshot = snapshot()
        snapshot.insertItems(withIdentifiers: [4], beforeItemWithIdentifier: 2)
        snapshot.insertItems(withIdentifiers: [5], afterItemWithIdentifier: 3)
        #expect(snapshot.itemIdentifiers as? [Int] == [1, 4, 2, 3, 5])
        snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 5)
        snapshot.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 4)
        #expect(snapshot.itemIdentifiersInSection(withIdentifier: "a") as? [Int] == [3, 4, 2])
        snapshot.deleteItems(withIdentifiers: [4, 77])
        snapshot.insertSections(withIdentifiers: ["c"], beforeSectionWithIdentifier: "a")
        snapshot.insertSections(withIdentifiers: ["d"], afterSectionWithIdentifier: "a")
        snapshot.moveSection(withIdentifier: "b", beforeSectionWithIdentifier: "c")
        snapshot.moveSection(withIdentifier: "c", afterSectionWithIdentifier: "d")
        #expect(snapshot.sectionIdentifiers as? [String] == ["b", "a", "d", "c"])
        #expect(snapshot.itemIdentifiers as? [Int] == [5, 1, 3, 2])
        snapshot.deleteSections(withIdentifiers: ["a"])
        #expect(snapshot.itemIdentifiers as? [Int] == [5, 1])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    }

    @Test func marksAreKeptByACopyAndLeftBehindByWhatGoes() throws {
        let snapshot = snapshot()
        snapshot.reloadItems(withIdentifiers: [1, 1, 3])
        snapshot.reconfigureItems(withIdentifiers: [2])
        snapshot.reloadSections(withIdentifiers: ["b"])
        let copy = try #require(snapshot.copy() as? NSDiffableDataSourceSnapshotReference)
        snapshot.deleteItems(withIdentifiers: [1])
        snapshot.deleteSections(withIdentifiers: ["b"])
        #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
        #expect(copy.reloadedItemIdentifiers as? [Int] == [1, 3] && copy.reconfiguredItemIdentifiers as? [Int] == [2])
        #expect(copy.reloadedSectionIdentifiers as? [String] == ["b"])
    }
}

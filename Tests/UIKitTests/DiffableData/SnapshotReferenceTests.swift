import Foundation
import SampanFoundation
import Testing
import UIKit

/// Snapshots as objects and as values.
struct SnapshotReferenceTests {
    private func reference() -> NSDiffableDataSourceSnapshotReference {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.appendSections(withIdentifiers: ["a", "b"])
        reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
        reference.appendItems(withIdentifiers: [3])
        reference.reloadItems(withIdentifiers: [2])
        return reference
    }

    @Test func aReferenceIsAValueWithTheSameContents() {
        let value = reference()._as(NSDiffableDataSourceSnapshot<String, Int>.self)
        #expect(value.sectionIdentifiers == ["a", "b"] && value.itemIdentifiers == [1, 2, 3])
        #expect(value.itemIdentifiers(inSection: "a") == [1, 2] && value.reloadedItemIdentifiers == [2])
        let back = value._as(NSDiffableDataSourceSnapshotReference.self)
        #expect(back.itemIdentifiers as? [Int] == [1, 2, 3] && back.reloadedItemIdentifiers as? [Int] == [2])
    }

    @Test func sectionsOfAnotherTypeAreTheirPlaces() {
        let value = reference()._as(NSDiffableDataSourceSnapshot<Int, Int>.self)
        #expect(value.sectionIdentifiers == [0, 1] && value.itemIdentifiers(inSection: 1) == [3])
    }
}

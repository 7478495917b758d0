import UIKit

private typealias Numbers = NSDiffableDataSourceSnapshot<String, Int>

@MainActor func checkThatSnapshotsAreObjectsAndValues() {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["a"])
    reference.appendItems(withIdentifiers: [1, 2])
    let value = reference as NSDiffableDataSourceSnapshot<String, Int>
    expect(value.itemIdentifiers == [1, 2])
    var named = reference as Numbers
    named.deleteItems([1])
    expect(named.itemIdentifiers == [2] && reference.numberOfItems == 2)
    expect((named as NSDiffableDataSourceSnapshotReference).itemIdentifiers as? [Int] == [2])
    let anything: Any = reference
    expect((anything as? NSDiffableDataSourceSnapshotReference) === reference)
    expect((anything as! NSDiffableDataSourceSnapshotReference).numberOfItems == 2)
    expect(("text" as Any as? NSDiffableDataSourceSnapshotReference) == nil)
}

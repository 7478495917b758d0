import Foundation
import QuartzCore
import Sessions
import Testing

@testable import UIKit

/// What views write down of their state, and take over again.
@MainActor @Suite(.session)
struct ViewRestorationTests {
    private let root = UIViewController()
    private let stage: Stage

    init() { stage = Stage(root) }

    /// Hands what one view writes down to another.
    private func hand(_ old: UIView, to new: UIView) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        old.encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        new.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
    }

    private func show<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
        root.view.addSubview(view)
        stage.settle()
        return view
    }

    @Test func scrollViewsKeepOffsetAndInset() throws {
        let (old, new) = (show(UIScrollView()), show(UIScrollView()))
        for view in [old, new] {
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 300, height: 1500)
        }
        old.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 10, right: 0)
        old.contentOffset.y = 300
        try hand(old, to: new)
        #expect(new.contentOffset.y == 300 && new.contentInset.bottom == 10)
    }

    @Test func imageViewsKeepTheirGeometry() throws {
        let (old, new) = (UIImageView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIImageView())
        old.transform = CGAffineTransform(scaleX: 2, y: 2)
        old.layer.anchorPoint = CGPoint(x: 0, y: 0)
        try hand(old, to: new)
        #expect(new.bounds == old.bounds && new.center == old.center && new.transform == old.transform)
        #expect(new.layer.anchorPoint == CGPoint(x: 0, y: 0))
    }

    @Test func textViewsKeepTheSelection() throws {
        let (old, new) = (show(UITextView()), show(UITextView()))
        (old.text, new.text) = ("A long text", "A long text")
        old.selectedRange = NSRange(location: 2, length: 4)
        old.isEditable = false
        try hand(old, to: new)
        #expect(new.selectedRange == NSRange(location: 2, length: 4) && !new.isEditable)
        new.text = "A"
        try hand(old, to: new)
        #expect(NSMaxRange(new.selectedRange) <= 1)
    }

    @Test func tablesFindSelectedAndVisibleRowsByTheirNames() throws {
        let (source, table) = (NamedRows(), show(UITableView()))
        table.dataSource = source
        table.rowHeight = 50
        table.reloadData()
        stage.settle()
        table.selectRow(at: IndexPath(row: 22, section: 0), animated: false, scrollPosition: .none)
        table.contentOffset.y = 1010
        stage.settle()
        let (changed, new) = (NamedRows(), show(UITableView()))
        changed.names.insert(contentsOf: ["new", "newer"], at: 0)
        new.dataSource = changed
        new.rowHeight = 50
        new.reloadData()
        try hand(table, to: new)
        #expect(new.indexPathsForSelectedRows == [IndexPath(row: 24, section: 0)])
        #expect(new.contentOffset.y == 1110)
    }

    @Test func collectionViewsKeepSelectionByIndexPath() throws {
        let source = Cells()
        func make() -> UICollectionView {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.allowsMultipleSelection = true
            view.dataSource = source
            return show(view)
        }
        let (old, new) = (make(), make())
        for item in [3, 8] { old.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
        try hand(old, to: new)
        #expect(Set(new.indexPathsForSelectedItems ?? []) == [IndexPath(item: 3, section: 0), IndexPath(item: 8, section: 0)])
    }

    @Test func tabsKeepWhichOfThemIsShown() throws {
        func make() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
            return tabs
        }
        let (old, new) = (make(), make())
        old.selectedIndex = 2
        let recorder = NSKeyedArchiver(requiringSecureCoding: false)
        let references = NothingKept()
        recorder.delegate = references
        withExtendedLifetime(references) {
            old.encodeRestorableState(with: recorder)
            recorder.finishEncoding()
        }
        new.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: recorder.encodedData))
        #expect(new.selectedIndex == 2 && new.viewControllers?.count == 3)
    }
}

/// Rows that have names.
private final class NamedRows: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
    var names = (0..<40).map { "row \($0)" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}

private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// Writes no controllers down.
private final class NothingKept: NSObject, NSKeyedArchiverDelegate {
    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? { object is UIViewController ? NSNull() : object }
    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

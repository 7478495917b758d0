import Foundation
import SampanInterfaceBuilder
import UIKit

/// Shows each prototype cell of a table view once, as Interface Builder's canvas does.
final class PrototypeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let cells: [IBObject]

    init(_ record: IBObject) {
        cells = record.list("prototypes").filter { $0["reuseIdentifier"]?.isEmpty == false }
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: cells[indexPath.row]["reuseIdentifier"]!, for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let own = cells[indexPath.row].double("rowHeight") ?? -1
        return own > 0 ? CGFloat(own) : tableView.rowHeight
    }
}

/// Shows each prototype cell of a collection view once.
final class PrototypeItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let cells: [IBObject]
    /// The identifiers of the views around a section, by their kinds.
    private let surroundings: [String: String]

    init(_ record: IBObject) {
        cells = record.list("cells").filter { $0["reuseIdentifier"]?.isEmpty == false }
        surroundings = [
            UICollectionView.elementKindSectionHeader: "sectionHeaderView", UICollectionView.elementKindSectionFooter: "sectionFooterView",
        ].compactMapValues { key in record.child(key)?["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 } }
        super.init()
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let identifier = surroundings[kind] else {
            // The layout leaves room for a view that the app's code registers.
            collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "canvas")
            return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "canvas", for: indexPath)
        }
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: cells[indexPath.item]["reuseIdentifier"]!, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        cells[indexPath.item].size("customSize") ?? cells[indexPath.item].rect("frame")?.size ?? CGSize(width: 50, height: 50)
    }
}

/// Stands in for what an app's code would bring, so that the canvas shows what the document draws.
@MainActor
final class CanvasContent {
    private var sources: [AnyObject] = []
    /// How many objects were seen to already.
    private var count = 0

    /// Gives lists their prototype cells, and views of unknown classes the sizes that the document reserves for them.
    func supply(_ made: [DocumentWatch.Made]) {
        defer { count = made.count }
        for entry in made.dropFirst(count) {
            switch entry.object {
            case let view as UITableView where !entry.record.list("prototypes").isEmpty:
                let rows = PrototypeRows(entry.record)
                sources.append(rows)
                (view.dataSource, view.delegate) = (rows, rows)
            case let view as UICollectionView where !entry.record.list("cells").isEmpty:
                let items = PrototypeItems(entry.record)
                sources.append(items)
                // A layout of the app's own would arrange nothing here.
                if type(of: view.collectionViewLayout) == UICollectionViewLayout.self {
                    view.collectionViewLayout = UICollectionViewFlowLayout()
                }
                (view.dataSource, view.delegate) = (items, items)
            default: break
            }
            if let view = entry.object as? UIView { reserve(view, entry.record) }
        }
    }

    /// Gives views whose size nothing decides the one they were saved with, where that is as it should be: those of the app's classes,
    /// which may well say it, and those that the document says are to be checked for their position only. Whether there were any.
    func standIn(_ made: [DocumentWatch.Made]) -> Bool {
        var didAny = false
        for entry in made {
            guard let view = entry.object as? UIView, entry.record.customClass != nil || entry.record["verifyAmbiguity"] == "ignoreSizes",
                let saved = entry.record.rect("frame"),
                !view.translatesAutoresizingMaskIntoConstraints, view.window != nil, view.hasAmbiguousLayout
            else { continue }
            didAny = true
            for (anchor, length) in [(view.widthAnchor, saved.width), (view.heightAnchor, saved.height)] {
                let constraint = anchor.constraint(equalToConstant: length)
                // All that the document says comes first.
                constraint.priority = UILayoutPriority(1)
                constraint.isActive = true
            }
        }
        return didAny
    }

    /// A placeholder size counts on the canvas only, as an intrinsic size would.
    private func reserve(_ view: UIView, _ record: IBObject) {
        func hold(_ anchor: NSLayoutDimension, _ length: Double?, _ axis: NSLayoutConstraint.Axis) {
            guard let length, length > 0 else { return }
            let constraint = anchor.constraint(equalToConstant: CGFloat(length))
            constraint.priority = UILayoutPriority(min(view.contentCompressionResistancePriority(for: axis).rawValue, 999))
            constraint.isActive = true
        }
        hold(view.widthAnchor, record.double("placeholderIntrinsicWidth"), .horizontal)
        hold(view.heightAnchor, record.double("placeholderIntrinsicHeight"), .vertical)
    }
}

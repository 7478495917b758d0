import Foundation
import InterfaceBuilder
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

    init(_ record: IBObject) {
        cells = record.list("cells").filter { $0["reuseIdentifier"]?.isEmpty == false }
        super.init()
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

    /// Gives lists their prototype cells, and views of unknown classes the sizes that the document reserves for them.
    func supply(_ made: [DocumentWatch.Made]) {
        for entry in made {
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

import Foundation

/// The parts of views that documents name by role.
@MainActor
enum NibContentViews {
    /// The view that holds what a document puts into a cell or effect view.
    static func contentView(of object: AnyObject) -> UIView? {
        (object as? UICollectionViewCell)?.contentView ?? (object as? UITableViewCell)?.contentView
    }
}

import Foundation

/// A place in a table that its data source does not know. See https://developer.apple.com/documentation/uikit/uitableviewplaceholder.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let path: IndexPath
    let identifier: String
    let height: CGFloat
    /// Called when the placeholder's cell is made, to fill it.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder at a place, with a cell of an identifier and a height in points;
    /// for `UITableView.automaticDimension` the cell's content decides.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (path, identifier, height) = (insertionIndexPath, reuseIdentifier, rowHeight)
        super.init()
    }
}

/// A place for something that was dropped and whose data is still to come.
/// See https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Says which part of the placeholder's cell what was dropped becomes; all of it by default.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown. See https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// What was dragged.
    var dragItem: UIDragItem { get }
    /// Puts a row in the placeholder's place: the closure inserts it into the data. Returns whether the placeholder was still there.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Takes the placeholder away. Returns whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool
}

import Foundation

/// Says which parts of a layout are no longer right. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context that invalidates nothing in particular.
    public override init() { super.init() }

    /// Whether all of the layout is wrong, because the data was reloaded.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items must be asked for again.
    open internal(set) var invalidateDataSourceCounts = false
    /// The cells that are wrong; `nil` if not named one by one.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that are wrong, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that are wrong, by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// How far the content offset moves together with the layout, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much the content's size changes, in points.
    open var contentSizeAdjustment = CGSize.zero
    /// Where interactively moved items came from.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where interactively moved items would go.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the finger is that moves items.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Names cells that are wrong.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views that are wrong.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Names decoration views that are wrong.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// The size a measured item prefers, for layouts of this module.
    var preferredAttributes: UICollectionViewLayoutAttributes?
    /// Whether only what follows the visible bounds has moved, such as pinned headers.
    var onlyFollowsBounds = false
}

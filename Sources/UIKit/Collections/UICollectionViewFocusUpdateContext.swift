import Foundation

/// A move of the focus by the items of a collection view.
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext>.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that has the focus before the move; `nil` if none of the collection view's has.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that has the focus after the move; `nil` if none of the collection view's has.
    open private(set) var nextFocusedIndexPath: IndexPath?

    convenience init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
        self.init(context)
        previouslyFocusedIndexPath = collectionView.focusPath(of: context.previouslyFocusedItem)
        nextFocusedIndexPath = collectionView.focusPath(of: context.nextFocusedItem)
    }
}

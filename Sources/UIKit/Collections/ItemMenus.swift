import Foundation

/// Opens the menus of a collection view's items, as its delegate says.
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let collection: UICollectionView
    /// Where the menu that is open belongs to.
    private var path: IndexPath?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
        collection.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let delegate = collection.delegate else { return nil }
        path = collection.indexPathForItem(at: location)
        let paths = path.map { [$0] } ?? []
        let new = OptionalRequirement.call {
            delegate.collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: location)
        }
        if let configuration = new ?? nil { return configuration }
        guard let path else { return nil }
        if new == nil {
            let old = OptionalRequirement.call {
                delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: location)
            }
            if let configuration = old ?? nil { return configuration }
        }
        showEditMenu(at: path, delegate)
        return nil
    }

    /// Shows the edit menu of an item, if the delegate wants one.
    private func showEditMenu(at path: IndexPath, _ delegate: any UICollectionViewDelegate) {
        guard let cell = collection.cellForItem(at: path),
            OptionalRequirement.call({ delegate.collectionView(collection, shouldShowMenuForItemAt: path) }) == true
        else { return }
        let isShown = CellMenu.show(for: cell) { [weak collection, weak cell] action, sender in
            guard let collection, let cell, let delegate = collection.delegate, let path = collection.indexPath(for: cell) else {
                return false
            }
            return OptionalRequirement.call {
                delegate.collectionView(collection, canPerformAction: action, forItemAt: path, withSender: sender)
            } ?? false
        } perform: { [weak collection, weak cell] action, sender in
            guard let collection, let cell, let delegate = collection.delegate, let path = collection.indexPath(for: cell) else { return }
            OptionalRequirement.call {
                delegate.collectionView(collection, performAction: action, forItemAt: path, withSender: sender)
            }
        }
        // The finger that is still down selects nothing when it is lifted.
        if isShown { _ = collection.touchCancelled() }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        if let path {
            let new = OptionalRequirement.call {
                collection.delegate?.collectionView(
                    collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            }
            if let preview = (new ?? nil) ?? nil { return preview }
        }
        let old = OptionalRequirement.call {
            collection.delegate?.collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        if let preview = (old ?? nil) ?? nil { return preview }
        return path.flatMap { collection.cellForItem(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let answer = OptionalRequirement.call {
            collection.delegate?.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        return (answer ?? nil) ?? nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalRequirement.call {
            collection.delegate?.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.call {
            collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.call {
            collection.delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}

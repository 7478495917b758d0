import Foundation
import SampanFoundation

extension SidebarList: UICollectionViewDragDelegate {
    /// While tabs are edited, those that may stand in the bar are dragged there; otherwise what the app says.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let tab = row(at: indexPath)?.tab, let owner = tab.tabBarController else { return [] }
        if owner.edit != nil { return owner.canPutIntoBar(tab) ? [owner.dragItem(of: tab)] : [] }
        guard let delegate = owner.sidebar.delegate else { return [] }
        return OptionalRequirement.call {
            delegate.tabBarController(owner, sidebar: owner.sidebar, itemsForBeginning: session, tab: tab)
        } ?? []
    }
}

extension SidebarList: UIDropInteractionDelegate {
    private func tab(below session: any UIDropSession) -> UITab? {
        collection.indexPathForItem(at: session.location(in: collection)).flatMap { row(at: $0)?.tab }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let tab = tab(below: session), let owner = tab.tabBarController, owner.edit == nil else {
            return UIDropProposal(operation: .cancel)
        }
        return UIDropProposal(operation: owner.operation(for: session, on: tab))
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        if let tab = tab(below: session) { tab.tabBarController?.accept(session, on: tab) }
    }
}

extension UITabBarController {
    /// What a drop on a tab would do.
    func operation(for session: any UIDropSession, on tab: UITab) -> UIDropOperation {
        guard let delegate else { return .cancel }
        return OptionalRequirement.call { delegate.tabBarController(self, tab: tab, operationForAcceptingItemsFrom: session) } ?? .cancel
    }

    /// Something was dropped on a tab.
    func accept(_ session: any UIDropSession, on tab: UITab) {
        if let delegate { OptionalRequirement.call { delegate.tabBarController(self, tab: tab, acceptItemsFrom: session) } }
    }

    /// A tab, on its way from the sidebar to the bar, or out of that.
    func dragItem(of tab: UITab) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = tab
        return item
    }
}

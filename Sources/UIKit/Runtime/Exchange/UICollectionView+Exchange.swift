import Foundation

/// Methods that can be exchanged: items of collections.
extension UICollectionView {
    @_dynamicReplacement(for:reloadData())
    final func exchangeable_reloadData() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UICollectionView.self, "reloadData", self, [], as: Void.self)
        {
            return value
        }
        reloadData()
    }

    nonisolated static func describeExchangeableUICollectionView(_ description: ClassDescription) {
        description.exchangeableMethod("reloadData") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UICollectionView).exchangeable_reloadData()
        }
    }
}

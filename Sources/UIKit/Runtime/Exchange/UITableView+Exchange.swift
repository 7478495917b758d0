import Foundation

/// Methods that can be exchanged: rows of tables.
extension UITableView {
    @_dynamicReplacement(for:reloadData())
    final func exchangeable_reloadData() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UITableView.self, "reloadData", self, [], as: Void.self)
        {
            return value
        }
        reloadData()
    }

    nonisolated static func describeExchangeableUITableView(_ description: ClassDescription) {
        description.exchangeableMethod("reloadData") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UITableView).exchangeable_reloadData()
        }
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITableView {
    @_dynamicReplacement(for:reloadData())
    fileprivate final func exchangeable_UITableView_reloadData() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UITableView.self, "reloadData", self, [], as: Void.self)
        {
            return value
        }
        return self.reloadData()
    }
}

func describeExchangeOfUITableView(_ description: ClassDescription) {
    description.exchangeableMethod("reloadData") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UITableView).exchangeable_UITableView_reloadData()
    }
    description.overrides(
        "didMoveToWindow", "hitTest:withEvent:", "layoutSubviews", "safeAreaInsetsDidChange", "touchesBegan:withEvent:",
        "touchesCancelled:withEvent:", "touchesEnded:withEvent:", "touchesMoved:withEvent:", "traitCollectionDidChange:")
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UICollectionView {
    @_dynamicReplacement(for:reloadData())
    fileprivate final func exchangeable_UICollectionView_reloadData() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UICollectionView.self, "reloadData", self, [], as: Void.self)
        {
            return value
        }
        return self.reloadData()
    }
}

func describeExchangeOfUICollectionView(_ description: ClassDescription) {
    description.exchangeableMethod("reloadData") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UICollectionView).exchangeable_UICollectionView_reloadData()
    }
    description.overrides(
        "layoutSubviews", "touchesBegan:withEvent:", "touchesCancelled:withEvent:", "touchesEnded:withEvent:", "touchesMoved:withEvent:",
        "traitCollectionDidChange:")
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIButton {
    @_dynamicReplacement(for:setTitle(_:for:))
    fileprivate final func exchangeable_UIButton_setTitle(_ title: String?, for state: UIControl.State) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIButton.self, "setTitle:forState:", self, [title, state], as: Void.self)
        {
            return value
        }
        return self.setTitle(title, for: state)
    }
}

func describeExchangeOfUIButton(_ description: ClassDescription) {
    description.exchangeableMethod("setTitle:forState:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIButton).exchangeable_UIButton_setTitle(
            ObjCRuntime.ObjCMessage.argument(a, 0, "setTitle:forState:"), for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitle:forState:"))
    }
    description.overrides(
        "intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange", "touchesEnded:withEvent:",
        "traitCollectionDidChange:")
}

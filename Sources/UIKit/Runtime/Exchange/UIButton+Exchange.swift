import Foundation

/// Methods that can be exchanged: titles of buttons.
extension UIButton {
    @_dynamicReplacement(for:setTitle(_:for:))
    final func exchangeable_setTitle(_ title: String?, for state: UIControl.State) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIButton.self, "setTitle:forState:", self, [title, state], as: Void.self)
        {
            return value
        }
        setTitle(title, for: state)
    }

    nonisolated static func describeExchangeableUIButton(_ description: ClassDescription) {
        description.exchangeableMethod("setTitle:forState:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIButton).exchangeable_setTitle(
                ObjCMessage.argument(arguments, 0, "setTitle:forState:"), for: ObjCMessage.argument(arguments, 1, "setTitle:forState:"))
        }
    }
}

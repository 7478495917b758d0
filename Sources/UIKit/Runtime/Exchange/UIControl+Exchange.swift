import Foundation

/// Methods that can be exchanged: actions of controls.
extension UIControl {
    @_dynamicReplacement(for:sendAction(_:to:for:))
    final func exchangeable_sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIControl.self, "sendAction:to:forEvent:", self, [action, target, event], as: Void.self)
        {
            return value
        }
        sendAction(action, to: target, for: event)
    }

    @_dynamicReplacement(for:addTarget(_:action:for:))
    final func exchangeable_addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIControl.self, "addTarget:action:forControlEvents:", self, [target, action, controlEvents], as: Void.self)
        {
            return value
        }
        addTarget(target, action: action, for: controlEvents)
    }

    nonisolated static func describeExchangeableUIControl(_ description: ClassDescription) {
        description.exchangeableMethod("sendAction:to:forEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIControl).exchangeable_sendAction(
                ObjCMessage.argument(arguments, 0, "sendAction:to:forEvent:"),
                to: ObjCMessage.argument(arguments, 1, "sendAction:to:forEvent:"),
                for: ObjCMessage.argument(arguments, 2, "sendAction:to:forEvent:"))
        }
        description.exchangeableMethod("addTarget:action:forControlEvents:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIControl).exchangeable_addTarget(
                ObjCMessage.argument(arguments, 0, "addTarget:action:forControlEvents:"),
                action: ObjCMessage.argument(arguments, 1, "addTarget:action:forControlEvents:"),
                for: ObjCMessage.argument(arguments, 2, "addTarget:action:forControlEvents:"))
        }
    }
}

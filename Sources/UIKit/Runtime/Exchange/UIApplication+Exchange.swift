import Foundation

/// Methods that can be exchanged: events and actions of the app.
extension UIApplication {
    @_dynamicReplacement(for:sendEvent(_:))
    final func exchangeable_sendEvent(_ event: UIEvent) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIApplication.self, "sendEvent:", self, [event], as: Void.self)
        {
            return value
        }
        sendEvent(event)
    }

    @_dynamicReplacement(for:sendAction(_:to:from:for:))
    final func exchangeable_sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIApplication.self, "sendAction:to:from:forEvent:", self, [action, target, sender, event], as: Bool.self)
        {
            return value
        }
        return sendAction(action, to: target, from: sender, for: event)
    }

    nonisolated static func describeExchangeableUIApplication(_ description: ClassDescription) {
        description.exchangeableMethod("sendEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIApplication).exchangeable_sendEvent(
                ObjCMessage.argument(arguments, 0, "sendEvent:"))
        }
        description.exchangeableMethod("sendAction:to:from:forEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIApplication).exchangeable_sendAction(
                ObjCMessage.argument(arguments, 0, "sendAction:to:from:forEvent:"),
                to: ObjCMessage.argument(arguments, 1, "sendAction:to:from:forEvent:"),
                from: ObjCMessage.argument(arguments, 2, "sendAction:to:from:forEvent:"),
                for: ObjCMessage.argument(arguments, 3, "sendAction:to:from:forEvent:"))
        }
    }
}

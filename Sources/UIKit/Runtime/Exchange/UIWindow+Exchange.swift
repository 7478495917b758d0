import Foundation

/// Methods that can be exchanged: events of windows.
extension UIWindow {
    @_dynamicReplacement(for:sendEvent(_:))
    final func exchangeable_sendEvent(_ event: UIEvent) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIWindow.self, "sendEvent:", self, [event], as: Void.self)
        {
            return value
        }
        sendEvent(event)
    }

    nonisolated static func describeExchangeableUIWindow(_ description: ClassDescription) {
        description.exchangeableMethod("sendEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIWindow).exchangeable_sendEvent(
                ObjCMessage.argument(arguments, 0, "sendEvent:"))
        }
    }
}

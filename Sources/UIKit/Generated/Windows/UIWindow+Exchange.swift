// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation

extension UIWindow {
    @_dynamicReplacement(for:sendEvent(_:))
    fileprivate final func exchangeable_UIWindow_sendEvent(_ event: UIEvent) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIWindow.self, "sendEvent:", self, [event], as: Void.self)
        {
            return value
        }
        return self.sendEvent(event)
    }
}

func describeExchangeOfUIWindow(_ description: ClassDescription) {
    description.exchangeableMethod("sendEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIWindow).exchangeable_UIWindow_sendEvent(ObjCRuntime.ObjCMessage.argument(a, 0, "sendEvent:"))
    }
    description.overrides("layoutSubviews")
}

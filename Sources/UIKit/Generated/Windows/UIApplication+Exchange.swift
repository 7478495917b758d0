// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost

extension UIApplication {
    @_dynamicReplacement(for:sendEvent(_:))
    fileprivate final func exchangeable_UIApplication_sendEvent(_ event: UIEvent) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIApplication.self, "sendEvent:", self, [event], as: Void.self)
        {
            return value
        }
        return self.sendEvent(event)
    }

    @_dynamicReplacement(for:sendAction(_:to:from:for:))
    fileprivate final func exchangeable_UIApplication_sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIApplication.self, "sendAction:to:from:forEvent:", self, [action, target, sender, event], as: Bool.self)
        {
            return value
        }
        return self.sendAction(action, to: target, from: sender, for: event)
    }
}

func describeExchangeOfUIApplication(_ description: ClassDescription) {
    description.exchangeableMethod("sendEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIApplication).exchangeable_UIApplication_sendEvent(ObjCRuntime.ObjCMessage.argument(a, 0, "sendEvent:"))
    }
    description.exchangeableMethod("sendAction:to:from:forEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIApplication).exchangeable_UIApplication_sendAction(
            ObjCRuntime.ObjCMessage.argument(a, 0, "sendAction:to:from:forEvent:"),
            to: ObjCRuntime.ObjCMessage.argument(a, 1, "sendAction:to:from:forEvent:"),
            from: ObjCRuntime.ObjCMessage.argument(a, 2, "sendAction:to:from:forEvent:"),
            for: ObjCRuntime.ObjCMessage.argument(a, 3, "sendAction:to:from:forEvent:"))
    }
    description.overrides("motionEnded:withEvent:")
}

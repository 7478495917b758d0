// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIControl {
    @_dynamicReplacement(for:addTarget(_:action:for:))
    fileprivate final func exchangeable_UIControl_addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIControl.self, "addTarget:action:forControlEvents:", self, [target, action, controlEvents], as: Void.self)
        {
            return value
        }
        return self.addTarget(target, action: action, for: controlEvents)
    }

    @_dynamicReplacement(for:sendAction(_:to:for:))
    fileprivate final func exchangeable_UIControl_sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIControl.self, "sendAction:to:forEvent:", self, [action, target, event], as: Void.self)
        {
            return value
        }
        return self.sendAction(action, to: target, for: event)
    }
}

func describeExchangeOfUIControl(_ description: ClassDescription) {
    description.exchangeableMethod("addTarget:action:forControlEvents:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIControl).exchangeable_UIControl_addTarget(
            ObjCRuntime.ObjCMessage.argument(a, 0, "addTarget:action:forControlEvents:"),
            action: ObjCRuntime.ObjCMessage.argument(a, 1, "addTarget:action:forControlEvents:"),
            for: ObjCRuntime.ObjCMessage.argument(a, 2, "addTarget:action:forControlEvents:"))
    }
    description.exchangeableMethod("sendAction:to:forEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIControl).exchangeable_UIControl_sendAction(
            ObjCRuntime.ObjCMessage.argument(a, 0, "sendAction:to:forEvent:"),
            to: ObjCRuntime.ObjCMessage.argument(a, 1, "sendAction:to:forEvent:"),
            for: ObjCRuntime.ObjCMessage.argument(a, 2, "sendAction:to:forEvent:"))
    }
    description.overrides("touchesBegan:withEvent:", "touchesCancelled:withEvent:", "touchesEnded:withEvent:", "touchesMoved:withEvent:")
}

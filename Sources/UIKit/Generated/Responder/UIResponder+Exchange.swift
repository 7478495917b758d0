// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation

extension UIResponder {
    @_dynamicReplacement(for:becomeFirstResponder())
    fileprivate final func exchangeable_UIResponder_becomeFirstResponder() -> Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "becomeFirstResponder", self, [], as: Bool.self)
        {
            return value
        }
        return self.becomeFirstResponder()
    }

    @_dynamicReplacement(for:resignFirstResponder())
    fileprivate final func exchangeable_UIResponder_resignFirstResponder() -> Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "resignFirstResponder", self, [], as: Bool.self)
        {
            return value
        }
        return self.resignFirstResponder()
    }

    @_dynamicReplacement(for:touchesBegan(_:with:))
    fileprivate final func exchangeable_UIResponder_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "touchesBegan:withEvent:", self, [touches, event], as: Void.self)
        {
            return value
        }
        return self.touchesBegan(touches, with: event)
    }

    @_dynamicReplacement(for:touchesMoved(_:with:))
    fileprivate final func exchangeable_UIResponder_touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "touchesMoved:withEvent:", self, [touches, event], as: Void.self)
        {
            return value
        }
        return self.touchesMoved(touches, with: event)
    }

    @_dynamicReplacement(for:touchesEnded(_:with:))
    fileprivate final func exchangeable_UIResponder_touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "touchesEnded:withEvent:", self, [touches, event], as: Void.self)
        {
            return value
        }
        return self.touchesEnded(touches, with: event)
    }

    @_dynamicReplacement(for:touchesCancelled(_:with:))
    fileprivate final func exchangeable_UIResponder_touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "touchesCancelled:withEvent:", self, [touches, event], as: Void.self)
        {
            return value
        }
        return self.touchesCancelled(touches, with: event)
    }

    @_dynamicReplacement(for:motionBegan(_:with:))
    fileprivate final func exchangeable_UIResponder_motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "motionBegan:withEvent:", self, [motion, event], as: Void.self)
        {
            return value
        }
        return self.motionBegan(motion, with: event)
    }

    @_dynamicReplacement(for:motionEnded(_:with:))
    fileprivate final func exchangeable_UIResponder_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "motionEnded:withEvent:", self, [motion, event], as: Void.self)
        {
            return value
        }
        return self.motionEnded(motion, with: event)
    }

    @_dynamicReplacement(for:motionCancelled(_:with:))
    fileprivate final func exchangeable_UIResponder_motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "motionCancelled:withEvent:", self, [motion, event], as: Void.self)
        {
            return value
        }
        return self.motionCancelled(motion, with: event)
    }
}

func describeExchangeOfUIResponder(_ description: ClassDescription) {
    description.exchangeableMethod("becomeFirstResponder") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIResponder).exchangeable_UIResponder_becomeFirstResponder()
    }
    description.exchangeableMethod("resignFirstResponder") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIResponder).exchangeable_UIResponder_resignFirstResponder()
    }
    description.exchangeableMethod("touchesBegan:withEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIResponder).exchangeable_UIResponder_touchesBegan(
            ObjCRuntime.ObjCMessage.argument(a, 0, "touchesBegan:withEvent:"),
            with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesBegan:withEvent:"))
    }
    description.exchangeableMethod("touchesMoved:withEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIResponder).exchangeable_UIResponder_touchesMoved(
            ObjCRuntime.ObjCMessage.argument(a, 0, "touchesMoved:withEvent:"),
            with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesMoved:withEvent:"))
    }
    description.exchangeableMethod("touchesEnded:withEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIResponder).exchangeable_UIResponder_touchesEnded(
            ObjCRuntime.ObjCMessage.argument(a, 0, "touchesEnded:withEvent:"),
            with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesEnded:withEvent:"))
    }
    description.exchangeableMethod("touchesCancelled:withEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIResponder).exchangeable_UIResponder_touchesCancelled(
            ObjCRuntime.ObjCMessage.argument(a, 0, "touchesCancelled:withEvent:"),
            with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesCancelled:withEvent:"))
    }
    description.exchangeableMethod("motionBegan:withEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIResponder).exchangeable_UIResponder_motionBegan(
            ObjCRuntime.ObjCMessage.argument(a, 0, "motionBegan:withEvent:"),
            with: ObjCRuntime.ObjCMessage.argument(a, 1, "motionBegan:withEvent:"))
    }
    description.exchangeableMethod("motionEnded:withEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIResponder).exchangeable_UIResponder_motionEnded(
            ObjCRuntime.ObjCMessage.argument(a, 0, "motionEnded:withEvent:"),
            with: ObjCRuntime.ObjCMessage.argument(a, 1, "motionEnded:withEvent:"))
    }
    description.exchangeableMethod("motionCancelled:withEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIResponder).exchangeable_UIResponder_motionCancelled(
            ObjCRuntime.ObjCMessage.argument(a, 0, "motionCancelled:withEvent:"),
            with: ObjCRuntime.ObjCMessage.argument(a, 1, "motionCancelled:withEvent:"))
    }
}

import Foundation

/// Methods that can be exchanged: events of responders.
extension UIResponder {
    @_dynamicReplacement(for:touchesBegan(_:with:))
    final func exchangeable_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "touchesBegan:withEvent:", self, [touches, event], as: Void.self)
        {
            return value
        }
        touchesBegan(touches, with: event)
    }

    @_dynamicReplacement(for:touchesMoved(_:with:))
    final func exchangeable_touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "touchesMoved:withEvent:", self, [touches, event], as: Void.self)
        {
            return value
        }
        touchesMoved(touches, with: event)
    }

    @_dynamicReplacement(for:touchesEnded(_:with:))
    final func exchangeable_touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "touchesEnded:withEvent:", self, [touches, event], as: Void.self)
        {
            return value
        }
        touchesEnded(touches, with: event)
    }

    @_dynamicReplacement(for:touchesCancelled(_:with:))
    final func exchangeable_touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "touchesCancelled:withEvent:", self, [touches, event], as: Void.self)
        {
            return value
        }
        touchesCancelled(touches, with: event)
    }

    @_dynamicReplacement(for:motionBegan(_:with:))
    final func exchangeable_motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "motionBegan:withEvent:", self, [motion, event], as: Void.self)
        {
            return value
        }
        motionBegan(motion, with: event)
    }

    @_dynamicReplacement(for:motionEnded(_:with:))
    final func exchangeable_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "motionEnded:withEvent:", self, [motion, event], as: Void.self)
        {
            return value
        }
        motionEnded(motion, with: event)
    }

    @_dynamicReplacement(for:motionCancelled(_:with:))
    final func exchangeable_motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "motionCancelled:withEvent:", self, [motion, event], as: Void.self)
        {
            return value
        }
        motionCancelled(motion, with: event)
    }

    @_dynamicReplacement(for:becomeFirstResponder())
    final func exchangeable_becomeFirstResponder() -> Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "becomeFirstResponder", self, [], as: Bool.self)
        {
            return value
        }
        return becomeFirstResponder()
    }

    @_dynamicReplacement(for:resignFirstResponder())
    final func exchangeable_resignFirstResponder() -> Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIResponder.self, "resignFirstResponder", self, [], as: Bool.self)
        {
            return value
        }
        return resignFirstResponder()
    }

    nonisolated static func describeExchangeableUIResponder(_ description: ClassDescription) {
        description.exchangeableMethod("touchesBegan:withEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIResponder).exchangeable_touchesBegan(
                ObjCMessage.argument(arguments, 0, "touchesBegan:withEvent:"),
                with: ObjCMessage.argument(arguments, 1, "touchesBegan:withEvent:"))
        }
        description.exchangeableMethod("touchesMoved:withEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIResponder).exchangeable_touchesMoved(
                ObjCMessage.argument(arguments, 0, "touchesMoved:withEvent:"),
                with: ObjCMessage.argument(arguments, 1, "touchesMoved:withEvent:"))
        }
        description.exchangeableMethod("touchesEnded:withEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIResponder).exchangeable_touchesEnded(
                ObjCMessage.argument(arguments, 0, "touchesEnded:withEvent:"),
                with: ObjCMessage.argument(arguments, 1, "touchesEnded:withEvent:"))
        }
        description.exchangeableMethod("touchesCancelled:withEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIResponder).exchangeable_touchesCancelled(
                ObjCMessage.argument(arguments, 0, "touchesCancelled:withEvent:"),
                with: ObjCMessage.argument(arguments, 1, "touchesCancelled:withEvent:"))
        }
        description.exchangeableMethod("motionBegan:withEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIResponder).exchangeable_motionBegan(
                ObjCMessage.argument(arguments, 0, "motionBegan:withEvent:"),
                with: ObjCMessage.argument(arguments, 1, "motionBegan:withEvent:"))
        }
        description.exchangeableMethod("motionEnded:withEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIResponder).exchangeable_motionEnded(
                ObjCMessage.argument(arguments, 0, "motionEnded:withEvent:"),
                with: ObjCMessage.argument(arguments, 1, "motionEnded:withEvent:"))
        }
        description.exchangeableMethod("motionCancelled:withEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIResponder).exchangeable_motionCancelled(
                ObjCMessage.argument(arguments, 0, "motionCancelled:withEvent:"),
                with: ObjCMessage.argument(arguments, 1, "motionCancelled:withEvent:"))
        }
        description.exchangeableMethod("becomeFirstResponder") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIResponder).exchangeable_becomeFirstResponder()
        }
        description.exchangeableMethod("resignFirstResponder") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIResponder).exchangeable_resignFirstResponder()
        }
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost

extension UIView {
    @_dynamicReplacement(for:sizeThatFits(_:))
    fileprivate final func exchangeable_UIView_sizeThatFits(_ size: CGSize) -> CGSize {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "sizeThatFits:", self, [size], as: CGSize.self)
        {
            return value
        }
        return self.sizeThatFits(size)
    }

    @_dynamicReplacement(for:addSubview(_:))
    fileprivate final func exchangeable_UIView_addSubview(_ view: UIView) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "addSubview:", self, [view], as: Void.self)
        {
            return value
        }
        return self.addSubview(view)
    }

    @_dynamicReplacement(for:removeFromSuperview())
    fileprivate final func exchangeable_UIView_removeFromSuperview() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "removeFromSuperview", self, [], as: Void.self)
        {
            return value
        }
        return self.removeFromSuperview()
    }

    @_dynamicReplacement(for:didAddSubview(_:))
    fileprivate final func exchangeable_UIView_didAddSubview(_ subview: UIView) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "didAddSubview:", self, [subview], as: Void.self)
        {
            return value
        }
        return self.didAddSubview(subview)
    }

    @_dynamicReplacement(for:willMove(toSuperview:))
    fileprivate final func exchangeable_UIView_willMove(toSuperview newSuperview: UIView?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "willMoveToSuperview:", self, [newSuperview], as: Void.self)
        {
            return value
        }
        return self.willMove(toSuperview: newSuperview)
    }

    @_dynamicReplacement(for:didMoveToSuperview())
    fileprivate final func exchangeable_UIView_didMoveToSuperview() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "didMoveToSuperview", self, [], as: Void.self)
        {
            return value
        }
        return self.didMoveToSuperview()
    }

    @_dynamicReplacement(for:willMove(toWindow:))
    fileprivate final func exchangeable_UIView_willMove(toWindow newWindow: UIWindow?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "willMoveToWindow:", self, [newWindow], as: Void.self)
        {
            return value
        }
        return self.willMove(toWindow: newWindow)
    }

    @_dynamicReplacement(for:didMoveToWindow())
    fileprivate final func exchangeable_UIView_didMoveToWindow() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "didMoveToWindow", self, [], as: Void.self)
        {
            return value
        }
        return self.didMoveToWindow()
    }

    @_dynamicReplacement(for:tintColorDidChange())
    fileprivate final func exchangeable_UIView_tintColorDidChange() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "tintColorDidChange", self, [], as: Void.self)
        {
            return value
        }
        return self.tintColorDidChange()
    }

    @_dynamicReplacement(for:layoutSubviews())
    fileprivate final func exchangeable_UIView_layoutSubviews() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "layoutSubviews", self, [], as: Void.self)
        {
            return value
        }
        return self.layoutSubviews()
    }

    @_dynamicReplacement(for:intrinsicContentSize)
    fileprivate final var exchangeable_UIView_intrinsicContentSize: CGSize {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "intrinsicContentSize", self, [], as: CGSize.self)
        {
            return value
        }
        return self.intrinsicContentSize
    }

    @_dynamicReplacement(for:updateConstraints())
    fileprivate final func exchangeable_UIView_updateConstraints() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "updateConstraints", self, [], as: Void.self)
        {
            return value
        }
        return self.updateConstraints()
    }

    @_dynamicReplacement(for:safeAreaInsets)
    fileprivate final var exchangeable_UIView_safeAreaInsets: UIEdgeInsets {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "safeAreaInsets", self, [], as: UIEdgeInsets.self)
        {
            return value
        }
        return self.safeAreaInsets
    }

    @_dynamicReplacement(for:safeAreaInsetsDidChange())
    fileprivate final func exchangeable_UIView_safeAreaInsetsDidChange() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "safeAreaInsetsDidChange", self, [], as: Void.self)
        {
            return value
        }
        return self.safeAreaInsetsDidChange()
    }

    @_dynamicReplacement(for:hitTest(_:with:))
    fileprivate final func exchangeable_UIView_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "hitTest:withEvent:", self, [point, event], as: UIView?.self)
        {
            return value
        }
        return self.hitTest(point, with: event)
    }

    @_dynamicReplacement(for:point(inside:with:))
    fileprivate final func exchangeable_UIView_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "pointInside:withEvent:", self, [point, event], as: Bool.self)
        {
            return value
        }
        return self.point(inside: point, with: event)
    }

    @_dynamicReplacement(for:traitCollectionDidChange(_:))
    fileprivate final func exchangeable_UIView_traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "traitCollectionDidChange:", self, [previousTraitCollection], as: Void.self)
        {
            return value
        }
        return self.traitCollectionDidChange(previousTraitCollection)
    }
}

func describeExchangeOfUIView(_ description: ClassDescription) {
    description.exchangeableMethod("sizeThatFits:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_sizeThatFits(ObjCRuntime.ObjCMessage.argument(a, 0, "sizeThatFits:"))
    }
    description.exchangeableMethod("addSubview:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_addSubview(ObjCRuntime.ObjCMessage.argument(a, 0, "addSubview:"))
    }
    description.exchangeableMethod("removeFromSuperview") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_removeFromSuperview()
    }
    description.exchangeableMethod("didAddSubview:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_didAddSubview(ObjCRuntime.ObjCMessage.argument(a, 0, "didAddSubview:"))
    }
    description.exchangeableMethod("willMoveToSuperview:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_willMove(
            toSuperview: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToSuperview:"))
    }
    description.exchangeableMethod("didMoveToSuperview") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_didMoveToSuperview()
    }
    description.exchangeableMethod("willMoveToWindow:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_willMove(toWindow: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToWindow:"))
    }
    description.exchangeableMethod("didMoveToWindow") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_didMoveToWindow()
    }
    description.exchangeableMethod("tintColorDidChange") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_tintColorDidChange()
    }
    description.exchangeableMethod("layoutSubviews") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_layoutSubviews()
    }
    description.exchangeableMethod("intrinsicContentSize") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_intrinsicContentSize
    }
    description.exchangeableMethod("updateConstraints") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_updateConstraints()
    }
    description.exchangeableMethod("safeAreaInsets") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_safeAreaInsets
    }
    description.exchangeableMethod("safeAreaInsetsDidChange") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_safeAreaInsetsDidChange()
    }
    description.exchangeableMethod("hitTest:withEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_hitTest(
            ObjCRuntime.ObjCMessage.argument(a, 0, "hitTest:withEvent:"), with: ObjCRuntime.ObjCMessage.argument(a, 1, "hitTest:withEvent:")
        )
    }
    description.exchangeableMethod("pointInside:withEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_point(
            inside: ObjCRuntime.ObjCMessage.argument(a, 0, "pointInside:withEvent:"),
            with: ObjCRuntime.ObjCMessage.argument(a, 1, "pointInside:withEvent:"))
    }
    description.exchangeableMethod("traitCollectionDidChange:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIView).exchangeable_UIView_traitCollectionDidChange(
            ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:"))
    }
}

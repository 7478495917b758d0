import Foundation

/// Methods that can be exchanged: what views are asked and told.
extension UIView {
    @_dynamicReplacement(for:layoutSubviews())
    final func exchangeable_layoutSubviews() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "layoutSubviews", self, [], as: Void.self)
        {
            return value
        }
        layoutSubviews()
    }

    @_dynamicReplacement(for:updateConstraints())
    final func exchangeable_updateConstraints() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "updateConstraints", self, [], as: Void.self)
        {
            return value
        }
        updateConstraints()
    }

    @_dynamicReplacement(for:addSubview(_:))
    final func exchangeable_addSubview(_ view: UIView) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "addSubview:", self, [view], as: Void.self)
        {
            return value
        }
        addSubview(view)
    }

    @_dynamicReplacement(for:removeFromSuperview())
    final func exchangeable_removeFromSuperview() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "removeFromSuperview", self, [], as: Void.self)
        {
            return value
        }
        removeFromSuperview()
    }

    @_dynamicReplacement(for:didAddSubview(_:))
    final func exchangeable_didAddSubview(_ subview: UIView) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "didAddSubview:", self, [subview], as: Void.self)
        {
            return value
        }
        didAddSubview(subview)
    }

    @_dynamicReplacement(for:willMove(toSuperview:))
    final func exchangeable_willMove(toSuperview newSuperview: UIView?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "willMoveToSuperview:", self, [newSuperview], as: Void.self)
        {
            return value
        }
        willMove(toSuperview: newSuperview)
    }

    @_dynamicReplacement(for:didMoveToSuperview())
    final func exchangeable_didMoveToSuperview() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "didMoveToSuperview", self, [], as: Void.self)
        {
            return value
        }
        didMoveToSuperview()
    }

    @_dynamicReplacement(for:willMove(toWindow:))
    final func exchangeable_willMove(toWindow newWindow: UIWindow?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "willMoveToWindow:", self, [newWindow], as: Void.self)
        {
            return value
        }
        willMove(toWindow: newWindow)
    }

    @_dynamicReplacement(for:didMoveToWindow())
    final func exchangeable_didMoveToWindow() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "didMoveToWindow", self, [], as: Void.self)
        {
            return value
        }
        didMoveToWindow()
    }

    @_dynamicReplacement(for:tintColorDidChange())
    final func exchangeable_tintColorDidChange() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "tintColorDidChange", self, [], as: Void.self)
        {
            return value
        }
        tintColorDidChange()
    }

    @_dynamicReplacement(for:safeAreaInsetsDidChange())
    final func exchangeable_safeAreaInsetsDidChange() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "safeAreaInsetsDidChange", self, [], as: Void.self)
        {
            return value
        }
        safeAreaInsetsDidChange()
    }

    @_dynamicReplacement(for:safeAreaInsets)
    final var exchangeable_safeAreaInsets: UIEdgeInsets {
        if MethodHooks.isActive, let value = MethodHooks.run(UIView.self, "safeAreaInsets", self, [], as: UIEdgeInsets.self) {
            return value
        }
        return safeAreaInsets
    }

    @_dynamicReplacement(for:intrinsicContentSize)
    final var exchangeable_intrinsicContentSize: CGSize {
        if MethodHooks.isActive, let value = MethodHooks.run(UIView.self, "intrinsicContentSize", self, [], as: CGSize.self) {
            return value
        }
        return intrinsicContentSize
    }

    @_dynamicReplacement(for:sizeThatFits(_:))
    final func exchangeable_sizeThatFits(_ size: CGSize) -> CGSize {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "sizeThatFits:", self, [size], as: CGSize.self)
        {
            return value
        }
        return sizeThatFits(size)
    }

    @_dynamicReplacement(for:hitTest(_:with:))
    final func exchangeable_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "hitTest:withEvent:", self, [point, event], as: UIView?.self)
        {
            return value
        }
        return hitTest(point, with: event)
    }

    @_dynamicReplacement(for:point(inside:with:))
    final func exchangeable_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "pointInside:withEvent:", self, [point, event], as: Bool.self)
        {
            return value
        }
        return self.point(inside: point, with: event)
    }

    @_dynamicReplacement(for:traitCollectionDidChange(_:))
    final func exchangeable_traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIView.self, "traitCollectionDidChange:", self, [previousTraitCollection], as: Void.self)
        {
            return value
        }
        traitCollectionDidChange(previousTraitCollection)
    }

    nonisolated static func describeExchangeableUIView(_ description: ClassDescription) {
        description.exchangeableMethod("layoutSubviews") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_layoutSubviews()
        }
        description.exchangeableMethod("updateConstraints") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_updateConstraints()
        }
        description.exchangeableMethod("addSubview:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_addSubview(
                ObjCMessage.argument(arguments, 0, "addSubview:"))
        }
        description.exchangeableMethod("removeFromSuperview") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_removeFromSuperview()
        }
        description.exchangeableMethod("didAddSubview:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_didAddSubview(
                ObjCMessage.argument(arguments, 0, "didAddSubview:"))
        }
        description.exchangeableMethod("willMoveToSuperview:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_willMove(
                toSuperview: ObjCMessage.argument(arguments, 0, "willMoveToSuperview:"))
        }
        description.exchangeableMethod("didMoveToSuperview") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_didMoveToSuperview()
        }
        description.exchangeableMethod("willMoveToWindow:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_willMove(
                toWindow: ObjCMessage.argument(arguments, 0, "willMoveToWindow:"))
        }
        description.exchangeableMethod("didMoveToWindow") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_didMoveToWindow()
        }
        description.exchangeableMethod("tintColorDidChange") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_tintColorDidChange()
        }
        description.exchangeableMethod("safeAreaInsetsDidChange") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_safeAreaInsetsDidChange()
        }
        description.exchangeableMethod("safeAreaInsets") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_safeAreaInsets
        }
        description.exchangeableMethod("intrinsicContentSize") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_intrinsicContentSize
        }
        description.exchangeableMethod("sizeThatFits:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_sizeThatFits(
                ObjCMessage.argument(arguments, 0, "sizeThatFits:"))
        }
        description.exchangeableMethod("hitTest:withEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_hitTest(
                ObjCMessage.argument(arguments, 0, "hitTest:withEvent:"), with: ObjCMessage.argument(arguments, 1, "hitTest:withEvent:"))
        }
        description.exchangeableMethod("pointInside:withEvent:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_point(
                inside: ObjCMessage.argument(arguments, 0, "pointInside:withEvent:"),
                with: ObjCMessage.argument(arguments, 1, "pointInside:withEvent:"))
        }
        description.exchangeableMethod("traitCollectionDidChange:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIView).exchangeable_traitCollectionDidChange(
                ObjCMessage.argument(arguments, 0, "traitCollectionDidChange:"))
        }
    }
}

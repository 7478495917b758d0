// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanDebugLog
import SampanHost
import SampanTextLayout

/// Tells the registry, when the library is loaded, which methods can be exchanged at run time.
///
/// While nobody exchanges methods a hook costs one look at a flag.
private enum Exchange {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.register(UIActivityIndicatorView.self, describe_UIActivityIndicatorView)
        ClassRegistry.register(UIAlertController.self, describe_UIAlertController)
        ClassRegistry.register(UIApplication.self, describe_UIApplication)
        ClassRegistry.register(UIButton.self, describe_UIButton)
        ClassRegistry.register(UICollectionView.self, describe_UICollectionView)
        ClassRegistry.register(UICollectionViewCell.self, describe_UICollectionViewCell)
        ClassRegistry.register(UICollectionViewController.self, describe_UICollectionViewController)
        ClassRegistry.register(UIControl.self, describe_UIControl)
        ClassRegistry.register(UIDatePicker.self, describe_UIDatePicker)
        ClassRegistry.register(UIFont.self, describe_UIFont)
        ClassRegistry.register(UIImageView.self, describe_UIImageView)
        ClassRegistry.register(UILabel.self, describe_UILabel)
        ClassRegistry.register(UINavigationBar.self, describe_UINavigationBar)
        ClassRegistry.register(UINavigationController.self, describe_UINavigationController)
        ClassRegistry.register(UIPageControl.self, describe_UIPageControl)
        ClassRegistry.register(UIPageViewController.self, describe_UIPageViewController)
        ClassRegistry.register(UIPickerView.self, describe_UIPickerView)
        ClassRegistry.register(UIProgressView.self, describe_UIProgressView)
        ClassRegistry.register(UIRefreshControl.self, describe_UIRefreshControl)
        ClassRegistry.register(UIResponder.self, describe_UIResponder)
        ClassRegistry.register(UIScrollView.self, describe_UIScrollView)
        ClassRegistry.register(UISearchBar.self, describe_UISearchBar)
        ClassRegistry.register(UISearchController.self, describe_UISearchController)
        ClassRegistry.register(UISearchTextField.self, describe_UISearchTextField)
        ClassRegistry.register(UISegmentedControl.self, describe_UISegmentedControl)
        ClassRegistry.register(UISlider.self, describe_UISlider)
        ClassRegistry.register(UISplitViewController.self, describe_UISplitViewController)
        ClassRegistry.register(UIStackView.self, describe_UIStackView)
        ClassRegistry.register(UIStepper.self, describe_UIStepper)
        ClassRegistry.register(UISwitch.self, describe_UISwitch)
        ClassRegistry.register(UITabBar.self, describe_UITabBar)
        ClassRegistry.register(UITabBarController.self, describe_UITabBarController)
        ClassRegistry.register(UITableView.self, describe_UITableView)
        ClassRegistry.register(UITableViewCell.self, describe_UITableViewCell)
        ClassRegistry.register(UITableViewController.self, describe_UITableViewController)
        ClassRegistry.register(UITableViewHeaderFooterView.self, describe_UITableViewHeaderFooterView)
        ClassRegistry.register(UITextField.self, describe_UITextField)
        ClassRegistry.register(UITextView.self, describe_UITextView)
        ClassRegistry.register(UIToolbar.self, describe_UIToolbar)
        ClassRegistry.register(UIView.self, describe_UIView)
        ClassRegistry.register(UIViewController.self, describe_UIViewController)
        ClassRegistry.register(UIVisualEffectView.self, describe_UIVisualEffectView)
        ClassRegistry.register(UIWindow.self, describe_UIWindow)
    }
}

private func describe_UIActivityIndicatorView(_ description: ClassDescription) {
    description.overrides("didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "traitCollectionDidChange:")
}

private func describe_UIAlertController(_ description: ClassDescription) {
    description.overrides("loadView", "presentViewController:animated:completion:", "viewDidAppear:")
}

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

private func describe_UIApplication(_ description: ClassDescription) {
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
}

extension UIButton {
    @_dynamicReplacement(for:setTitle(_:for:))
    fileprivate final func exchangeable_UIButton_setTitle(_ title: String?, for state: UIControl.State) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIButton.self, "setTitle:forState:", self, [title, state], as: Void.self)
        {
            return value
        }
        return self.setTitle(title, for: state)
    }
}

private func describe_UIButton(_ description: ClassDescription) {
    description.exchangeableMethod("setTitle:forState:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIButton).exchangeable_UIButton_setTitle(
            ObjCRuntime.ObjCMessage.argument(a, 0, "setTitle:forState:"), for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitle:forState:"))
    }
    description.overrides(
        "intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange", "touchesEnded:withEvent:",
        "traitCollectionDidChange:")
}

extension UICollectionView {
    @_dynamicReplacement(for:reloadData())
    fileprivate final func exchangeable_UICollectionView_reloadData() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UICollectionView.self, "reloadData", self, [], as: Void.self)
        {
            return value
        }
        return self.reloadData()
    }
}

private func describe_UICollectionView(_ description: ClassDescription) {
    description.exchangeableMethod("reloadData") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UICollectionView).exchangeable_UICollectionView_reloadData()
    }
    description.overrides(
        "layoutSubviews", "touchesBegan:withEvent:", "touchesCancelled:withEvent:", "touchesEnded:withEvent:", "touchesMoved:withEvent:")
}

private func describe_UICollectionViewCell(_ description: ClassDescription) {
    description.overrides("layoutSubviews")
}

private func describe_UICollectionViewController(_ description: ClassDescription) {
    description.overrides("loadView", "viewDidAppear:", "viewWillAppear:")
}

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

private func describe_UIControl(_ description: ClassDescription) {
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

private func describe_UIDatePicker(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:")
}

extension UIFont {
    @_dynamicReplacement(for:systemFont(ofSize:))
    fileprivate class func exchangeable_UIFont_systemFont(ofSize fontSize: CGFloat) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "systemFontOfSize:", self, [fontSize], as: UIFont.self)
        {
            return value
        }
        return self.systemFont(ofSize: fontSize)
    }

    @_dynamicReplacement(for:systemFont(ofSize:weight:))
    fileprivate class func exchangeable_UIFont_systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "systemFontOfSize:weight:", self, [fontSize, weight], as: UIFont.self)
        {
            return value
        }
        return self.systemFont(ofSize: fontSize, weight: weight)
    }

    @_dynamicReplacement(for:boldSystemFont(ofSize:))
    fileprivate class func exchangeable_UIFont_boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "boldSystemFontOfSize:", self, [fontSize], as: UIFont.self)
        {
            return value
        }
        return self.boldSystemFont(ofSize: fontSize)
    }

    @_dynamicReplacement(for:italicSystemFont(ofSize:))
    fileprivate class func exchangeable_UIFont_italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIFont.self, "italicSystemFontOfSize:", self, [fontSize], as: UIFont.self)
        {
            return value
        }
        return self.italicSystemFont(ofSize: fontSize)
    }
}

private func describe_UIFont(_ description: ClassDescription) {
    description.exchangeableClassMethod("systemFontOfSize:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIFont.Type).exchangeable_UIFont_systemFont(
            ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "systemFontOfSize:"))
    }
    description.exchangeableClassMethod("systemFontOfSize:weight:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIFont.Type).exchangeable_UIFont_systemFont(
            ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "systemFontOfSize:weight:"),
            weight: ObjCRuntime.ObjCMessage.argument(a, 1, "systemFontOfSize:weight:"))
    }
    description.exchangeableClassMethod("boldSystemFontOfSize:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIFont.Type).exchangeable_UIFont_boldSystemFont(
            ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "boldSystemFontOfSize:"))
    }
    description.exchangeableClassMethod("italicSystemFontOfSize:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIFont.Type).exchangeable_UIFont_italicSystemFont(
            ofSize: ObjCRuntime.ObjCMessage.argument(a, 0, "italicSystemFontOfSize:"))
    }
}

private func describe_UIImageView(_ description: ClassDescription) {
    description.overrides(
        "didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange", "traitCollectionDidChange:")
}

private func describe_UILabel(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "sizeThatFits:", "traitCollectionDidChange:")
}

private func describe_UINavigationBar(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "pointInside:withEvent:", "sizeThatFits:")
}

extension UINavigationController {
    @_dynamicReplacement(for:pushViewController(_:animated:))
    fileprivate final func exchangeable_UINavigationController_pushViewController(_ viewController: UIViewController, animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UINavigationController.self, "pushViewController:animated:", self, [viewController, animated], as: Void.self)
        {
            return value
        }
        return self.pushViewController(viewController, animated: animated)
    }

    @_dynamicReplacement(for:popViewController(animated:))
    fileprivate final func exchangeable_UINavigationController_popViewController(animated: Bool) -> UIViewController? {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UINavigationController.self, "popViewControllerAnimated:", self, [animated], as: UIViewController?.self)
        {
            return value
        }
        return self.popViewController(animated: animated)
    }

    @_dynamicReplacement(for:setViewControllers(_:animated:))
    fileprivate final func exchangeable_UINavigationController_setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UINavigationController.self, "setViewControllers:animated:", self, [viewControllers, animated], as: Void.self)
        {
            return value
        }
        return self.setViewControllers(viewControllers, animated: animated)
    }
}

private func describe_UINavigationController(_ description: ClassDescription) {
    description.exchangeableMethod("pushViewController:animated:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UINavigationController).exchangeable_UINavigationController_pushViewController(
            ObjCRuntime.ObjCMessage.argument(a, 0, "pushViewController:animated:"),
            animated: ObjCRuntime.ObjCMessage.argument(a, 1, "pushViewController:animated:"))
    }
    description.exchangeableMethod("popViewControllerAnimated:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UINavigationController).exchangeable_UINavigationController_popViewController(
            animated: ObjCRuntime.ObjCMessage.argument(a, 0, "popViewControllerAnimated:"))
    }
    description.exchangeableMethod("setViewControllers:animated:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UINavigationController).exchangeable_UINavigationController_setViewControllers(
            ObjCRuntime.ObjCMessage.argument(a, 0, "setViewControllers:animated:"),
            animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setViewControllers:animated:"))
    }
    description.overrides(
        "loadView", "preferredStatusBarStyle", "supportedInterfaceOrientations", "viewDidAppear:", "viewDidLoad",
        "viewSafeAreaInsetsDidChange", "viewWillAppear:", "viewWillLayoutSubviews")
}

private func describe_UIPageControl(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:")
}

private func describe_UIPageViewController(_ description: ClassDescription) {
    description.overrides(
        "loadView", "supportedInterfaceOrientations", "viewDidLoad", "viewWillLayoutSubviews",
        "viewWillTransitionToSize:withTransitionCoordinator:")
}

private func describe_UIPickerView(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:")
}

private func describe_UIProgressView(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange")
}

private func describe_UIRefreshControl(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange")
}

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

private func describe_UIResponder(_ description: ClassDescription) {
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

private func describe_UIScrollView(_ description: ClassDescription) {
    description.overrides("didMoveToWindow", "layoutSubviews", "safeAreaInsetsDidChange")
}

private func describe_UISearchBar(_ description: ClassDescription) {
    description.overrides(
        "becomeFirstResponder", "didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder", "sizeThatFits:",
        "traitCollectionDidChange:")
}

private func describe_UISearchController(_ description: ClassDescription) {
    description.overrides("loadView", "viewDidAppear:", "viewDidDisappear:", "viewWillAppear:", "viewWillDisappear:")
}

private func describe_UISearchTextField(_ description: ClassDescription) {
    description.overrides("becomeFirstResponder", "intrinsicContentSize", "resignFirstResponder", "sizeThatFits:")
}

private func describe_UISegmentedControl(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "traitCollectionDidChange:")
}

private func describe_UISlider(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "pointInside:withEvent:", "sizeThatFits:", "tintColorDidChange")
}

private func describe_UISplitViewController(_ description: ClassDescription) {
    description.overrides(
        "loadView", "supportedInterfaceOrientations", "traitCollectionDidChange:", "viewDidLoad", "viewWillAppear:",
        "viewWillLayoutSubviews", "viewWillTransitionToSize:withTransitionCoordinator:")
}

private func describe_UIStackView(_ description: ClassDescription) {
    description.overrides("updateConstraints")
}

private func describe_UIStepper(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange")
}

private func describe_UISwitch(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "sizeThatFits:", "traitCollectionDidChange:")
}

private func describe_UITabBar(_ description: ClassDescription) {
    description.overrides("layoutSubviews", "sizeThatFits:")
}

private func describe_UITabBarController(_ description: ClassDescription) {
    description.overrides(
        "loadView", "supportedInterfaceOrientations", "viewDidLoad", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews")
}

extension UITableView {
    @_dynamicReplacement(for:reloadData())
    fileprivate final func exchangeable_UITableView_reloadData() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UITableView.self, "reloadData", self, [], as: Void.self)
        {
            return value
        }
        return self.reloadData()
    }
}

private func describe_UITableView(_ description: ClassDescription) {
    description.exchangeableMethod("reloadData") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UITableView).exchangeable_UITableView_reloadData()
    }
    description.overrides(
        "didMoveToWindow", "hitTest:withEvent:", "layoutSubviews", "touchesBegan:withEvent:", "touchesCancelled:withEvent:",
        "touchesEnded:withEvent:", "touchesMoved:withEvent:", "traitCollectionDidChange:")
}

private func describe_UITableViewCell(_ description: ClassDescription) {
    description.overrides("layoutSubviews", "sizeThatFits:", "tintColorDidChange")
}

private func describe_UITableViewController(_ description: ClassDescription) {
    description.overrides("loadView", "viewDidAppear:", "viewWillAppear:")
}

private func describe_UITableViewHeaderFooterView(_ description: ClassDescription) {
    description.overrides("layoutSubviews", "sizeThatFits:")
}

private func describe_UITextField(_ description: ClassDescription) {
    description.overrides(
        "becomeFirstResponder", "didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder", "sizeThatFits:",
        "tintColorDidChange", "traitCollectionDidChange:")
}

private func describe_UITextView(_ description: ClassDescription) {
    description.overrides(
        "becomeFirstResponder", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder", "sizeThatFits:", "tintColorDidChange",
        "touchesBegan:withEvent:", "touchesCancelled:withEvent:", "touchesEnded:withEvent:", "traitCollectionDidChange:")
}

private func describe_UIToolbar(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:")
}

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

private func describe_UIView(_ description: ClassDescription) {
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

extension UIViewController {
    @_dynamicReplacement(for:loadView())
    fileprivate final func exchangeable_UIViewController_loadView() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "loadView", self, [], as: Void.self)
        {
            return value
        }
        return self.loadView()
    }

    @_dynamicReplacement(for:viewDidLoad())
    fileprivate final func exchangeable_UIViewController_viewDidLoad() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewDidLoad", self, [], as: Void.self)
        {
            return value
        }
        return self.viewDidLoad()
    }

    @_dynamicReplacement(for:viewWillAppear(_:))
    fileprivate final func exchangeable_UIViewController_viewWillAppear(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewWillAppear:", self, [animated], as: Void.self)
        {
            return value
        }
        return self.viewWillAppear(animated)
    }

    @_dynamicReplacement(for:viewIsAppearing(_:))
    fileprivate final func exchangeable_UIViewController_viewIsAppearing(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewIsAppearing:", self, [animated], as: Void.self)
        {
            return value
        }
        return self.viewIsAppearing(animated)
    }

    @_dynamicReplacement(for:viewDidAppear(_:))
    fileprivate final func exchangeable_UIViewController_viewDidAppear(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewDidAppear:", self, [animated], as: Void.self)
        {
            return value
        }
        return self.viewDidAppear(animated)
    }

    @_dynamicReplacement(for:viewWillDisappear(_:))
    fileprivate final func exchangeable_UIViewController_viewWillDisappear(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewWillDisappear:", self, [animated], as: Void.self)
        {
            return value
        }
        return self.viewWillDisappear(animated)
    }

    @_dynamicReplacement(for:viewDidDisappear(_:))
    fileprivate final func exchangeable_UIViewController_viewDidDisappear(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewDidDisappear:", self, [animated], as: Void.self)
        {
            return value
        }
        return self.viewDidDisappear(animated)
    }

    @_dynamicReplacement(for:viewWillLayoutSubviews())
    fileprivate final func exchangeable_UIViewController_viewWillLayoutSubviews() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewWillLayoutSubviews", self, [], as: Void.self)
        {
            return value
        }
        return self.viewWillLayoutSubviews()
    }

    @_dynamicReplacement(for:viewDidLayoutSubviews())
    fileprivate final func exchangeable_UIViewController_viewDidLayoutSubviews() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewDidLayoutSubviews", self, [], as: Void.self)
        {
            return value
        }
        return self.viewDidLayoutSubviews()
    }

    @_dynamicReplacement(for:viewSafeAreaInsetsDidChange())
    fileprivate final func exchangeable_UIViewController_viewSafeAreaInsetsDidChange() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewSafeAreaInsetsDidChange", self, [], as: Void.self)
        {
            return value
        }
        return self.viewSafeAreaInsetsDidChange()
    }

    @_dynamicReplacement(for:didReceiveMemoryWarning())
    fileprivate final func exchangeable_UIViewController_didReceiveMemoryWarning() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "didReceiveMemoryWarning", self, [], as: Void.self)
        {
            return value
        }
        return self.didReceiveMemoryWarning()
    }

    @_dynamicReplacement(for:willMove(toParent:))
    fileprivate final func exchangeable_UIViewController_willMove(toParent parent: UIViewController?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "willMoveToParentViewController:", self, [parent], as: Void.self)
        {
            return value
        }
        return self.willMove(toParent: parent)
    }

    @_dynamicReplacement(for:didMove(toParent:))
    fileprivate final func exchangeable_UIViewController_didMove(toParent parent: UIViewController?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "didMoveToParentViewController:", self, [parent], as: Void.self)
        {
            return value
        }
        return self.didMove(toParent: parent)
    }

    @_dynamicReplacement(for:present(_:animated:completion:))
    fileprivate final func exchangeable_UIViewController_present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
    ) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIViewController.self, "presentViewController:animated:completion:", self, [viewControllerToPresent, flag, completion],
                as: Void.self)
        {
            return value
        }
        return self.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    @_dynamicReplacement(for:dismiss(animated:completion:))
    fileprivate final func exchangeable_UIViewController_dismiss(animated flag: Bool, completion: (() -> Void)?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIViewController.self, "dismissViewControllerAnimated:completion:", self, [flag, completion], as: Void.self)
        {
            return value
        }
        return self.dismiss(animated: flag, completion: completion)
    }

    @_dynamicReplacement(for:preferredStatusBarStyle)
    fileprivate final var exchangeable_UIViewController_preferredStatusBarStyle: UIStatusBarStyle {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "preferredStatusBarStyle", self, [], as: UIStatusBarStyle.self)
        {
            return value
        }
        return self.preferredStatusBarStyle
    }

    @_dynamicReplacement(for:prefersStatusBarHidden)
    fileprivate final var exchangeable_UIViewController_prefersStatusBarHidden: Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "prefersStatusBarHidden", self, [], as: Bool.self)
        {
            return value
        }
        return self.prefersStatusBarHidden
    }

    @_dynamicReplacement(for:shouldAutorotate)
    fileprivate final var exchangeable_UIViewController_shouldAutorotate: Bool {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "shouldAutorotate", self, [], as: Bool.self)
        {
            return value
        }
        return self.shouldAutorotate
    }

    @_dynamicReplacement(for:supportedInterfaceOrientations)
    fileprivate final var exchangeable_UIViewController_supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIViewController.self, "supportedInterfaceOrientations", self, [], as: UIInterfaceOrientationMask.self)
        {
            return value
        }
        return self.supportedInterfaceOrientations
    }

    @_dynamicReplacement(for:traitCollectionDidChange(_:))
    fileprivate final func exchangeable_UIViewController_traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "traitCollectionDidChange:", self, [previousTraitCollection], as: Void.self)
        {
            return value
        }
        return self.traitCollectionDidChange(previousTraitCollection)
    }

    @_dynamicReplacement(for:viewWillTransition(to:with:))
    fileprivate final func exchangeable_UIViewController_viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIViewController.self, "viewWillTransitionToSize:withTransitionCoordinator:", self, [size, coordinator], as: Void.self)
        {
            return value
        }
        return self.viewWillTransition(to: size, with: coordinator)
    }

    @_dynamicReplacement(for:prepare(for:sender:))
    fileprivate final func exchangeable_UIViewController_prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "prepareForSegue:sender:", self, [segue, sender], as: Void.self)
        {
            return value
        }
        return self.prepare(for: segue, sender: sender)
    }
}

private func describe_UIViewController(_ description: ClassDescription) {
    description.exchangeableMethod("loadView") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_loadView()
    }
    description.exchangeableMethod("viewDidLoad") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewDidLoad()
    }
    description.exchangeableMethod("viewWillAppear:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewWillAppear(
            ObjCRuntime.ObjCMessage.argument(a, 0, "viewWillAppear:"))
    }
    description.exchangeableMethod("viewIsAppearing:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewIsAppearing(
            ObjCRuntime.ObjCMessage.argument(a, 0, "viewIsAppearing:"))
    }
    description.exchangeableMethod("viewDidAppear:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewDidAppear(
            ObjCRuntime.ObjCMessage.argument(a, 0, "viewDidAppear:"))
    }
    description.exchangeableMethod("viewWillDisappear:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewWillDisappear(
            ObjCRuntime.ObjCMessage.argument(a, 0, "viewWillDisappear:"))
    }
    description.exchangeableMethod("viewDidDisappear:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewDidDisappear(
            ObjCRuntime.ObjCMessage.argument(a, 0, "viewDidDisappear:"))
    }
    description.exchangeableMethod("viewWillLayoutSubviews") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewWillLayoutSubviews()
    }
    description.exchangeableMethod("viewDidLayoutSubviews") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewDidLayoutSubviews()
    }
    description.exchangeableMethod("viewSafeAreaInsetsDidChange") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewSafeAreaInsetsDidChange()
    }
    description.exchangeableMethod("didReceiveMemoryWarning") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_didReceiveMemoryWarning()
    }
    description.exchangeableMethod("willMoveToParentViewController:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_willMove(
            toParent: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToParentViewController:"))
    }
    description.exchangeableMethod("didMoveToParentViewController:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_didMove(
            toParent: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToParentViewController:"))
    }
    description.exchangeableMethod("presentViewController:animated:completion:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_present(
            ObjCRuntime.ObjCMessage.argument(a, 0, "presentViewController:animated:completion:"),
            animated: ObjCRuntime.ObjCMessage.argument(a, 1, "presentViewController:animated:completion:"),
            completion: ObjCRuntime.ObjCMessage.argument(a, 2, "presentViewController:animated:completion:"))
    }
    description.exchangeableMethod("dismissViewControllerAnimated:completion:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_dismiss(
            animated: ObjCRuntime.ObjCMessage.argument(a, 0, "dismissViewControllerAnimated:completion:"),
            completion: ObjCRuntime.ObjCMessage.argument(a, 1, "dismissViewControllerAnimated:completion:"))
    }
    description.exchangeableMethod("preferredStatusBarStyle") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_preferredStatusBarStyle
    }
    description.exchangeableMethod("prefersStatusBarHidden") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_prefersStatusBarHidden
    }
    description.exchangeableMethod("shouldAutorotate") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_shouldAutorotate
    }
    description.exchangeableMethod("supportedInterfaceOrientations") { receiver, _ in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_supportedInterfaceOrientations
    }
    description.exchangeableMethod("traitCollectionDidChange:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_traitCollectionDidChange(
            ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:"))
    }
    description.exchangeableMethod("viewWillTransitionToSize:withTransitionCoordinator:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_viewWillTransition(
            to: ObjCRuntime.ObjCMessage.argument(a, 0, "viewWillTransitionToSize:withTransitionCoordinator:"),
            with: ObjCRuntime.ObjCMessage.argument(a, 1, "viewWillTransitionToSize:withTransitionCoordinator:"))
    }
    description.exchangeableMethod("prepareForSegue:sender:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIViewController).exchangeable_UIViewController_prepare(
            for: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareForSegue:sender:"),
            sender: ObjCRuntime.ObjCMessage.argument(a, 1, "prepareForSegue:sender:"))
    }
}

private func describe_UIVisualEffectView(_ description: ClassDescription) {
    description.overrides("traitCollectionDidChange:")
}

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

private func describe_UIWindow(_ description: ClassDescription) {
    description.exchangeableMethod("sendEvent:") { receiver, a in
        MethodHooks.callOriginal()
        return (receiver as! UIWindow).exchangeable_UIWindow_sendEvent(ObjCRuntime.ObjCMessage.argument(a, 0, "sendEvent:"))
    }
    description.overrides("layoutSubviews")
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

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

func describeExchangeOfUINavigationController(_ description: ClassDescription) {
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
        "loadView", "preferredStatusBarStyle", "supportedInterfaceOrientations", "traitCollectionDidChange:", "viewDidAppear:",
        "viewDidLoad", "viewSafeAreaInsetsDidChange", "viewWillAppear:", "viewWillLayoutSubviews")
}

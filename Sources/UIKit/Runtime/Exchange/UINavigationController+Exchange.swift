import Foundation

/// Methods that can be exchanged: the stack of a navigation controller.
extension UINavigationController {
    @_dynamicReplacement(for:pushViewController(_:animated:))
    final func exchangeable_pushViewController(_ viewController: UIViewController, animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UINavigationController.self, "pushViewController:animated:", self, [viewController, animated], as: Void.self)
        {
            return value
        }
        pushViewController(viewController, animated: animated)
    }

    @_dynamicReplacement(for:popViewController(animated:))
    final func exchangeable_popViewController(animated: Bool) -> UIViewController? {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UINavigationController.self, "popViewControllerAnimated:", self, [animated], as: UIViewController?.self)
        {
            return value
        }
        return popViewController(animated: animated)
    }

    @_dynamicReplacement(for:setViewControllers(_:animated:))
    final func exchangeable_setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UINavigationController.self, "setViewControllers:animated:", self, [viewControllers, animated], as: Void.self)
        {
            return value
        }
        setViewControllers(viewControllers, animated: animated)
    }

    nonisolated static func describeExchangeableUINavigationController(_ description: ClassDescription) {
        description.exchangeableMethod("pushViewController:animated:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UINavigationController).exchangeable_pushViewController(
                ObjCMessage.argument(arguments, 0, "pushViewController:animated:"),
                animated: ObjCMessage.argument(arguments, 1, "pushViewController:animated:"))
        }
        description.exchangeableMethod("popViewControllerAnimated:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UINavigationController).exchangeable_popViewController(
                animated: ObjCMessage.argument(arguments, 0, "popViewControllerAnimated:"))
        }
        description.exchangeableMethod("setViewControllers:animated:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UINavigationController).exchangeable_setViewControllers(
                ObjCMessage.argument(arguments, 0, "setViewControllers:animated:"),
                animated: ObjCMessage.argument(arguments, 1, "setViewControllers:animated:"))
        }
    }
}

import Foundation

/// Methods that can be exchanged: the life cycle of controllers.
extension UIViewController {
    @_dynamicReplacement(for:loadView())
    final func exchangeable_loadView() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "loadView", self, [], as: Void.self)
        {
            return value
        }
        loadView()
    }

    @_dynamicReplacement(for:viewDidLoad())
    final func exchangeable_viewDidLoad() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewDidLoad", self, [], as: Void.self)
        {
            return value
        }
        viewDidLoad()
    }

    @_dynamicReplacement(for:viewWillAppear(_:))
    final func exchangeable_viewWillAppear(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewWillAppear:", self, [animated], as: Void.self)
        {
            return value
        }
        viewWillAppear(animated)
    }

    @_dynamicReplacement(for:viewIsAppearing(_:))
    final func exchangeable_viewIsAppearing(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewIsAppearing:", self, [animated], as: Void.self)
        {
            return value
        }
        viewIsAppearing(animated)
    }

    @_dynamicReplacement(for:viewDidAppear(_:))
    final func exchangeable_viewDidAppear(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewDidAppear:", self, [animated], as: Void.self)
        {
            return value
        }
        viewDidAppear(animated)
    }

    @_dynamicReplacement(for:viewWillDisappear(_:))
    final func exchangeable_viewWillDisappear(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewWillDisappear:", self, [animated], as: Void.self)
        {
            return value
        }
        viewWillDisappear(animated)
    }

    @_dynamicReplacement(for:viewDidDisappear(_:))
    final func exchangeable_viewDidDisappear(_ animated: Bool) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewDidDisappear:", self, [animated], as: Void.self)
        {
            return value
        }
        viewDidDisappear(animated)
    }

    @_dynamicReplacement(for:viewWillLayoutSubviews())
    final func exchangeable_viewWillLayoutSubviews() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewWillLayoutSubviews", self, [], as: Void.self)
        {
            return value
        }
        viewWillLayoutSubviews()
    }

    @_dynamicReplacement(for:viewDidLayoutSubviews())
    final func exchangeable_viewDidLayoutSubviews() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewDidLayoutSubviews", self, [], as: Void.self)
        {
            return value
        }
        viewDidLayoutSubviews()
    }

    @_dynamicReplacement(for:viewSafeAreaInsetsDidChange())
    final func exchangeable_viewSafeAreaInsetsDidChange() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "viewSafeAreaInsetsDidChange", self, [], as: Void.self)
        {
            return value
        }
        viewSafeAreaInsetsDidChange()
    }

    @_dynamicReplacement(for:didReceiveMemoryWarning())
    final func exchangeable_didReceiveMemoryWarning() {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "didReceiveMemoryWarning", self, [], as: Void.self)
        {
            return value
        }
        didReceiveMemoryWarning()
    }

    @_dynamicReplacement(for:willMove(toParent:))
    final func exchangeable_willMove(toParent parent: UIViewController?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "willMoveToParentViewController:", self, [parent], as: Void.self)
        {
            return value
        }
        willMove(toParent: parent)
    }

    @_dynamicReplacement(for:didMove(toParent:))
    final func exchangeable_didMove(toParent parent: UIViewController?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "didMoveToParentViewController:", self, [parent], as: Void.self)
        {
            return value
        }
        didMove(toParent: parent)
    }

    @_dynamicReplacement(for:traitCollectionDidChange(_:))
    final func exchangeable_traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "traitCollectionDidChange:", self, [previousTraitCollection], as: Void.self)
        {
            return value
        }
        traitCollectionDidChange(previousTraitCollection)
    }

    @_dynamicReplacement(for:viewWillTransition(to:with:))
    final func exchangeable_viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIViewController.self, "viewWillTransitionToSize:withTransitionCoordinator:", self, [size, coordinator], as: Void.self)
        {
            return value
        }
        viewWillTransition(to: size, with: coordinator)
    }

    @_dynamicReplacement(for:present(_:animated:completion:))
    final func exchangeable_present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIViewController.self, "presentViewController:animated:completion:", self, [viewControllerToPresent, flag, completion],
                as: Void.self)
        {
            return value
        }
        present(viewControllerToPresent, animated: flag, completion: completion)
    }

    @_dynamicReplacement(for:dismiss(animated:completion:))
    final func exchangeable_dismiss(animated flag: Bool, completion: (() -> Void)?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIViewController.self, "dismissViewControllerAnimated:completion:", self, [flag, completion], as: Void.self)
        {
            return value
        }
        dismiss(animated: flag, completion: completion)
    }

    @_dynamicReplacement(for:prepare(for:sender:))
    final func exchangeable_prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "prepareForSegue:sender:", self, [segue, sender], as: Void.self)
        {
            return value
        }
        prepare(for: segue, sender: sender)
    }

    @_dynamicReplacement(for:supportedInterfaceOrientations)
    final var exchangeable_supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if MethodHooks.isActive,
            let value = MethodHooks.run(
                UIViewController.self, "supportedInterfaceOrientations", self, [], as: UIInterfaceOrientationMask.self)
        {
            return value
        }
        return supportedInterfaceOrientations
    }

    @_dynamicReplacement(for:shouldAutorotate)
    final var exchangeable_shouldAutorotate: Bool {
        if MethodHooks.isActive, let value = MethodHooks.run(UIViewController.self, "shouldAutorotate", self, [], as: Bool.self) {
            return value
        }
        return shouldAutorotate
    }

    @_dynamicReplacement(for:preferredStatusBarStyle)
    final var exchangeable_preferredStatusBarStyle: UIStatusBarStyle {
        if MethodHooks.isActive,
            let value = MethodHooks.run(UIViewController.self, "preferredStatusBarStyle", self, [], as: UIStatusBarStyle.self)
        {
            return value
        }
        return preferredStatusBarStyle
    }

    @_dynamicReplacement(for:prefersStatusBarHidden)
    final var exchangeable_prefersStatusBarHidden: Bool {
        if MethodHooks.isActive, let value = MethodHooks.run(UIViewController.self, "prefersStatusBarHidden", self, [], as: Bool.self) {
            return value
        }
        return prefersStatusBarHidden
    }

    nonisolated static func describeExchangeableUIViewController(_ description: ClassDescription) {
        description.exchangeableMethod("loadView") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_loadView()
        }
        description.exchangeableMethod("viewDidLoad") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewDidLoad()
        }
        description.exchangeableMethod("viewWillAppear:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewWillAppear(
                ObjCMessage.argument(arguments, 0, "viewWillAppear:"))
        }
        description.exchangeableMethod("viewIsAppearing:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewIsAppearing(
                ObjCMessage.argument(arguments, 0, "viewIsAppearing:"))
        }
        description.exchangeableMethod("viewDidAppear:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewDidAppear(
                ObjCMessage.argument(arguments, 0, "viewDidAppear:"))
        }
        description.exchangeableMethod("viewWillDisappear:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewWillDisappear(
                ObjCMessage.argument(arguments, 0, "viewWillDisappear:"))
        }
        description.exchangeableMethod("viewDidDisappear:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewDidDisappear(
                ObjCMessage.argument(arguments, 0, "viewDidDisappear:"))
        }
        description.exchangeableMethod("viewWillLayoutSubviews") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewWillLayoutSubviews()
        }
        description.exchangeableMethod("viewDidLayoutSubviews") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewDidLayoutSubviews()
        }
        description.exchangeableMethod("viewSafeAreaInsetsDidChange") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewSafeAreaInsetsDidChange()
        }
        description.exchangeableMethod("didReceiveMemoryWarning") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_didReceiveMemoryWarning()
        }
        description.exchangeableMethod("willMoveToParentViewController:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_willMove(
                toParent: ObjCMessage.argument(arguments, 0, "willMoveToParentViewController:"))
        }
        description.exchangeableMethod("didMoveToParentViewController:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_didMove(
                toParent: ObjCMessage.argument(arguments, 0, "didMoveToParentViewController:"))
        }
        description.exchangeableMethod("traitCollectionDidChange:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_traitCollectionDidChange(
                ObjCMessage.argument(arguments, 0, "traitCollectionDidChange:"))
        }
        description.exchangeableMethod("viewWillTransitionToSize:withTransitionCoordinator:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_viewWillTransition(
                to: ObjCMessage.argument(arguments, 0, "viewWillTransitionToSize:withTransitionCoordinator:"),
                with: ObjCMessage.argument(arguments, 1, "viewWillTransitionToSize:withTransitionCoordinator:"))
        }
        description.exchangeableMethod("presentViewController:animated:completion:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_present(
                ObjCMessage.argument(arguments, 0, "presentViewController:animated:completion:"),
                animated: ObjCMessage.argument(arguments, 1, "presentViewController:animated:completion:"),
                completion: ObjCMessage.argument(arguments, 2, "presentViewController:animated:completion:"))
        }
        description.exchangeableMethod("dismissViewControllerAnimated:completion:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_dismiss(
                animated: ObjCMessage.argument(arguments, 0, "dismissViewControllerAnimated:completion:"),
                completion: ObjCMessage.argument(arguments, 1, "dismissViewControllerAnimated:completion:"))
        }
        description.exchangeableMethod("prepareForSegue:sender:") { receiver, arguments in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_prepare(
                for: ObjCMessage.argument(arguments, 0, "prepareForSegue:sender:"),
                sender: ObjCMessage.argument(arguments, 1, "prepareForSegue:sender:"))
        }
        description.exchangeableMethod("supportedInterfaceOrientations") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_supportedInterfaceOrientations
        }
        description.exchangeableMethod("shouldAutorotate") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_shouldAutorotate
        }
        description.exchangeableMethod("preferredStatusBarStyle") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_preferredStatusBarStyle
        }
        description.exchangeableMethod("prefersStatusBarHidden") { receiver, _ in
            MethodHooks.callOriginal()
            return (receiver as! UIViewController).exchangeable_prefersStatusBarHidden
        }
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanDebugLog

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

func describeExchangeOfUIViewController(_ description: ClassDescription) {
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

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUITabBarController(_ description: ClassDescription) {
    description.overrides(
        "loadView", "supportedInterfaceOrientations", "traitCollectionDidChange:", "viewDidLoad", "viewSafeAreaInsetsDidChange",
        "viewWillAppear:", "viewWillLayoutSubviews")
}

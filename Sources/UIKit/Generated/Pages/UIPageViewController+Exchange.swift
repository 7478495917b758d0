// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIPageViewController(_ description: ClassDescription) {
    description.overrides(
        "loadView", "supportedInterfaceOrientations", "viewDidLoad", "viewWillLayoutSubviews",
        "viewWillTransitionToSize:withTransitionCoordinator:")
}

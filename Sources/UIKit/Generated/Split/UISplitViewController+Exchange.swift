// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUISplitViewController(_ description: ClassDescription) {
    description.overrides(
        "loadView", "supportedInterfaceOrientations", "traitCollectionDidChange:", "viewDidLoad", "viewWillAppear:",
        "viewWillLayoutSubviews", "viewWillTransitionToSize:withTransitionCoordinator:")
}

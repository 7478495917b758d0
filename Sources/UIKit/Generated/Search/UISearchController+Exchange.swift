// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUISearchController(_ description: ClassDescription) {
    description.overrides("loadView", "viewDidAppear:", "viewDidDisappear:", "viewWillAppear:", "viewWillDisappear:")
}

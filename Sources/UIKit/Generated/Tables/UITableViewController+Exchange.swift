// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUITableViewController(_ description: ClassDescription) {
    description.overrides("loadView", "viewDidAppear:", "viewWillAppear:")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfMCBrowserViewController(_ description: ClassDescription) {
    description.overrides("viewDidDisappear:", "viewDidLoad", "viewWillAppear:")
}

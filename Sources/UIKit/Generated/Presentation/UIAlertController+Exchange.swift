// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIAlertController(_ description: ClassDescription) {
    description.overrides("loadView", "presentViewController:animated:completion:", "viewDidAppear:")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfEKEventViewController(_ description: ClassDescription) {
    description.overrides("viewDidLoad", "viewWillAppear:")
}

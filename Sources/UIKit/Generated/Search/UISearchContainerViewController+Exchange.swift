// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUISearchContainerViewController(_ description: ClassDescription) {
    description.overrides("loadView", "viewDidAppear:")
}

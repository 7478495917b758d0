// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfSFSafariViewController(_ description: ClassDescription) {
    description.overrides("viewDidLoad")
}

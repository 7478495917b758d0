// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfEKEventEditViewController(_ description: ClassDescription) {
    description.overrides("viewDidLoad")
}

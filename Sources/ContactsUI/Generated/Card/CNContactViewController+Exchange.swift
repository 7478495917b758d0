// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfCNContactViewController(_ description: ClassDescription) {
    description.overrides("viewDidLoad")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIInputViewController(_ description: ClassDescription) {
    description.overrides("loadView")
}

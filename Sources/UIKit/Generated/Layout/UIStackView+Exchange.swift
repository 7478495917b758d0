// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIStackView(_ description: ClassDescription) {
    description.overrides("updateConstraints")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIVisualEffectView(_ description: ClassDescription) {
    description.overrides("traitCollectionDidChange:")
}

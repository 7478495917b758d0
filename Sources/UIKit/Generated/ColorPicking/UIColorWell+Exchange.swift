// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIColorWell(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "sizeThatFits:", "traitCollectionDidChange:")
}

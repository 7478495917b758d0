// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUILabel(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "sizeThatFits:", "traitCollectionDidChange:")
}

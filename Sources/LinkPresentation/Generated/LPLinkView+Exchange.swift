// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfLPLinkView(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:")
}

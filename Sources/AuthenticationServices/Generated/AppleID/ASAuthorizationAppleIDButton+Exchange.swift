// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfASAuthorizationAppleIDButton(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIImageView(_ description: ClassDescription) {
    description.overrides(
        "didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange", "traitCollectionDidChange:")
}

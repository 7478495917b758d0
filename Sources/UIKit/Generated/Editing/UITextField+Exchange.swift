// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUITextField(_ description: ClassDescription) {
    description.overrides(
        "becomeFirstResponder", "didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder", "sizeThatFits:",
        "tintColorDidChange", "traitCollectionDidChange:")
}

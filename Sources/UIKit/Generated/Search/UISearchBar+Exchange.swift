// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUISearchBar(_ description: ClassDescription) {
    description.overrides(
        "becomeFirstResponder", "didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder", "sizeThatFits:",
        "traitCollectionDidChange:")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUISearchTextField(_ description: ClassDescription) {
    description.overrides("becomeFirstResponder", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder", "sizeThatFits:")
}

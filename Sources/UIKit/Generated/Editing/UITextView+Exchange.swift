// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUITextView(_ description: ClassDescription) {
    description.overrides(
        "becomeFirstResponder", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder", "sizeThatFits:", "tintColorDidChange",
        "touchesBegan:withEvent:", "touchesCancelled:withEvent:", "touchesEnded:withEvent:", "traitCollectionDidChange:")
}

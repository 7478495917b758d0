// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUITableViewCell(_ description: ClassDescription) {
    description.overrides("hitTest:withEvent:", "layoutSubviews", "sizeThatFits:", "tintColorDidChange")
}

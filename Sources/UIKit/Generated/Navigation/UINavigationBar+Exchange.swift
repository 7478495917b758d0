// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUINavigationBar(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "pointInside:withEvent:", "sizeThatFits:", "traitCollectionDidChange:")
}

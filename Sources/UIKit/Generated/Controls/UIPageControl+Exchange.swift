// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIPageControl(_ description: ClassDescription) {
    description.overrides("didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "sizeThatFits:")
}

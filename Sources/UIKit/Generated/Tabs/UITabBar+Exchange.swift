// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUITabBar(_ description: ClassDescription) {
    description.overrides("didMoveToWindow", "layoutSubviews", "sizeThatFits:")
}

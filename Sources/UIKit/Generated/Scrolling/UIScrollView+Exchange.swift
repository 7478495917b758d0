// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIScrollView(_ description: ClassDescription) {
    description.overrides("didMoveToWindow", "layoutSubviews", "safeAreaInsetsDidChange")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfSKView(_ description: ClassDescription) {
    description.overrides(
        "didMoveToWindow", "layoutSubviews", "touchesBegan:withEvent:", "touchesCancelled:withEvent:", "touchesEnded:withEvent:",
        "touchesMoved:withEvent:")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfWKWebView(_ description: ClassDescription) {
    description.overrides("didMoveToWindow", "layoutSubviews")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIWebView(_ description: ClassDescription) {
    description.overrides("layoutSubviews")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfPDFView(_ description: ClassDescription) {
    description.overrides("layoutSubviews")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfPDFThumbnailView(_ description: ClassDescription) {
    description.overrides("layoutSubviews")
}

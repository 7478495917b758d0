// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfPHLivePhotoView(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfMKMapView(_ description: ClassDescription) {
    description.overrides("layoutSubviews", "traitCollectionDidChange:")
}

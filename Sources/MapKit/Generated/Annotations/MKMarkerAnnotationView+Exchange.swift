// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfMKMarkerAnnotationView(_ description: ClassDescription) {
    description.overrides("layoutSubviews")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUICollectionViewListCell(_ description: ClassDescription) {
    description.overrides("layoutSubviews")
}

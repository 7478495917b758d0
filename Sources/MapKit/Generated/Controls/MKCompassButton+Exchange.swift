// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfMKCompassButton(_ description: ClassDescription) {
    description.overrides("intrinsicContentSize", "layoutSubviews", "sizeThatFits:")
}

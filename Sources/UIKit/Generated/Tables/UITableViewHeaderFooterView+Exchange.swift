// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUITableViewHeaderFooterView(_ description: ClassDescription) {
    description.overrides("layoutSubviews", "sizeThatFits:")
}

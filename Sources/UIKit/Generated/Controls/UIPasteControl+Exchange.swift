// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIPasteControl(_ description: ClassDescription) {
    description.overrides("didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "sizeThatFits:")
}

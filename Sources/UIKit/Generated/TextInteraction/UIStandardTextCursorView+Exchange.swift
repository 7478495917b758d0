// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIStandardTextCursorView(_ description: ClassDescription) {
    description.overrides("didMoveToWindow", "tintColorDidChange")
}

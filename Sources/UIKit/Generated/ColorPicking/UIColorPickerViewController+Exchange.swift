// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIColorPickerViewController(_ description: ClassDescription) {
    description.overrides("loadView", "viewDidDisappear:")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfMPMediaPickerController(_ description: ClassDescription) {
    description.overrides("viewDidLoad")
}

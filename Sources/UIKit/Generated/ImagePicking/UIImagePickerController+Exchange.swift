// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIImagePickerController(_ description: ClassDescription) {
    description.overrides("viewDidLoad")
}

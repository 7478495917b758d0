// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfPHPickerViewController(_ description: ClassDescription) {
    description.overrides("viewDidDisappear:", "viewDidLoad")
}

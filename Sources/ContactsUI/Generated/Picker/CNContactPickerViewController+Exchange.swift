// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfCNContactPickerViewController(_ description: ClassDescription) {
    description.overrides("viewDidDisappear:", "viewDidLoad")
}

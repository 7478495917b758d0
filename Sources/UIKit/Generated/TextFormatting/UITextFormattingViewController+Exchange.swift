// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUITextFormattingViewController(_ description: ClassDescription) {
    description.overrides("viewDidDisappear:", "viewDidLoad", "viewWillDisappear:")
}

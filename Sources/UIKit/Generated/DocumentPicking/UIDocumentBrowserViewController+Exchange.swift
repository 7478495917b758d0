// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfUIDocumentBrowserViewController(_ description: ClassDescription) {
    description.overrides("viewDidLoad")
}

// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfQLPreviewController(_ description: ClassDescription) {
    description.overrides("viewDidDisappear:", "viewDidLoad", "viewWillAppear:", "viewWillDisappear:", "viewWillLayoutSubviews")
}

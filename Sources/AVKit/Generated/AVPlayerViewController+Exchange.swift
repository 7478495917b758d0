// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfAVPlayerViewController(_ description: ClassDescription) {
    description.overrides("prefersStatusBarHidden", "viewDidDisappear:", "viewDidLoad", "viewWillAppear:")
}

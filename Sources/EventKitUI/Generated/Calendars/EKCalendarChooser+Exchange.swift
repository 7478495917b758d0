// Made by `make generate` from the sources of this module.
import ObjCRuntime

func describeExchangeOfEKCalendarChooser(_ description: ClassDescription) {
    description.overrides("viewDidLoad")
}

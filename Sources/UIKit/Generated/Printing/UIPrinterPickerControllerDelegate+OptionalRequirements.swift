// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPrinterPickerControllerDelegate {
    /// Not implemented.
    public func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {
        OptionalRequirement.notImplemented()
    }
}

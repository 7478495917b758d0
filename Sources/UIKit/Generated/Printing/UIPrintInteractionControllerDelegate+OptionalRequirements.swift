// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPrintInteractionControllerDelegate {
    /// Not implemented.
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
        OptionalRequirement.notImplemented()
    }
}

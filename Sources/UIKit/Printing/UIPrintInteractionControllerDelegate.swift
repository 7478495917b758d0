import Foundation

/// Hears of printing, and has a say in it. See https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    // @objc(printInteractionControllerParentViewController:) optional
    /// The controller that presents the options; the frontmost one if `nil`.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    // @objc(printInteractionController:choosePaper:) optional
    /// The paper to print on, one of the list.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    // @objc(printInteractionControllerWillPresentPrinterOptions:) optional
    /// The options are about to be shown.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    // @objc(printInteractionControllerDidPresentPrinterOptions:) optional
    /// The options are shown.
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    // @objc(printInteractionControllerWillDismissPrinterOptions:) optional
    /// The options are about to go.
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    // @objc(printInteractionControllerDidDismissPrinterOptions:) optional
    /// The options are gone.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    // @objc(printInteractionControllerWillStartJob:) optional
    /// Printing begins.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    // @objc(printInteractionControllerDidFinishJob:) optional
    /// Printing came to its end.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

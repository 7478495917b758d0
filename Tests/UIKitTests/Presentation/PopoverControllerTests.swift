import Sessions
import SampanHost
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class PopoverControllerTests {
    private let root = UIViewController()
    private let content = UIViewController()
    private let log = PopoverLog()
    private let size = CGSize(width: 820, height: 1180)
    private lazy var stage = Stage(root, size: size)

    init() throws {
        let pad = try #require(Device.named("iPad (10th generation)"))
        UIScreen.main.configure(device: pad, size: size)
    }

    private func shown() -> UIPopoverController {
        let popover = UIPopoverController(contentViewController: content)
        popover.delegate = log
        popover.contentSize = CGSize(width: 200, height: 300)
        _ = stage
        popover.present(from: CGRect(x: 400, y: 100, width: 20, height: 20), in: root.view, permittedArrowDirections: .up, animated: true)
        stage.advance(1)
        return popover
    }

    @Test func theContentIsShownInItsSizeBelowWhatItPointsAt() {
        let popover = shown()
        #expect(popover.isPopoverVisible && root.presentedViewController === content)
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.size == CGSize(width: 200, height: 300) && frame.minY > 120 && frame.midX == 410)
        #expect(popover.popoverArrowDirection == .up)
        popover.dismiss(animated: true)
        stage.advance(1)
        #expect(!popover.isPopoverVisible && root.presentedViewController == nil && log.events.isEmpty)
        #expect(popover.popoverArrowDirection == .unknown)
    }

    @Test func aTapBesideItAsksAndTellsTheDelegate() {
        let popover = shown()
        log.mayDismiss = false
        stage.tap(CGPoint(x: 20, y: 1000))
        stage.advance(1)
        #expect(popover.isPopoverVisible && log.events == ["should"])
        log.mayDismiss = true
        stage.tap(CGPoint(x: 20, y: 1000))
        stage.advance(1)
        #expect(!popover.isPopoverVisible && log.events == ["should", "should", "did"])
    }

    @Test func anotherContentTakesItsPlace() {
        let popover = shown()
        let other = UIViewController()
        popover.setContentView(other, animated: false)
        stage.advance(1)
        #expect(popover.isPopoverVisible && root.presentedViewController === other && content.viewIfLoaded?.window == nil)
        #expect(popover.contentViewController === other)
    }

    @Test func whatTheFormerContentPresentsGoesWithIt() {
        let popover = shown()
        let sheet = UIViewController()
        content.present(sheet, animated: false)
        stage.advance(1)
        let other = UIViewController()
        popover.contentViewController = other
        stage.advance(1)
        #expect(root.presentedViewController === other && sheet.viewIfLoaded?.window == nil && popover.isPopoverVisible)
    }

    @Test func anywhereElseItIsAProgrammersError() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Task { @MainActor in _ = UIPopoverController(contentViewController: UIViewController()) }.value
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("UIUserInterfaceIdiomPad"))
    }
}

private final class PopoverLog: NSObject, UIPopoverControllerDelegate {
    var events: [String] = []
    var mayDismiss = true

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        events.append("should")
        return mayDismiss
    }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { events.append("did") }
}

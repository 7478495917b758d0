import ObjCRuntime
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

    private func present(_ set: (UIPopoverPresentationController) -> Void) throws -> UIPopoverPresentationController {
        _ = stage
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 300)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
        popover.permittedArrowDirections = .up
        set(popover)
        root.present(content, animated: false)
        stage.settle()
        return popover
    }

    @Test func anAppsOwnLookStandsBehindTheContentWithTheArrow() throws {
        _ = OwnLook.register
        let mover = PopoverMover()
        let popover = try present { ($0.delegate, $0.popoverBackgroundViewClass) = (mover, OwnLook.self) }
        let look = try #require(content.view.superview?.subviews.first as? OwnLook)
        #expect(look.convert(look.bounds, to: nil) == CGRect(x: 305, y: 120, width: 210, height: 320))
        #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 310, y: 135, width: 200, height: 300))
        #expect(look.arrowDirection == .up && look.arrowOffset == 0 && content.view.layer.cornerRadius == 0)
        popover.sourceRect = CGRect(x: 20, y: 100, width: 20, height: 20)
        popover.containerView?.setNeedsLayout()
        stage.settle()
        #expect(look.convert(look.bounds, to: nil).minX == 10 && look.arrowOffset == -85)
    }

    @Test func theDelegateSaysWhatAPopoverPointsAtInAnotherRoom() throws {
        let mover = PopoverMover()
        let popover = try present { $0.delegate = mover }
        #expect(mover.given.isEmpty)
        stage.window.frame = CGRect(x: 0, y: 0, width: 1180, height: 820)
        stage.settle()
        #expect(mover.given == [CGRect(x: 400, y: 100, width: 20, height: 20)])
        #expect(popover.sourceRect == PopoverMover.place)
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.midX == PopoverMover.place.midX && frame.minY > PopoverMover.place.maxY)
    }

    @Test func anywhereElseItIsAProgrammersError() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Task { @MainActor in _ = UIPopoverController(contentViewController: UIViewController()) }.value
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("UIUserInterfaceIdiomPad"))
    }
}

private final class PopoverMover: NSObject, UIPopoverPresentationControllerDelegate {
    static let place = CGRect(x: 500, y: 200, width: 20, height: 20)
    var given: [CGRect] = []

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        given.append(rect.pointee)
        rect.pointee = Self.place
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

private final class OwnLook: UIPopoverBackgroundView {
    static let register: Void = ClassRegistry.register(OwnLook.self) {
        $0.initializer("initWithFrame:") { OwnLook(frame: $0[0] as! CGRect) }
    }
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 10 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
    override class var wantsDefaultContentAppearance: Bool { false }
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

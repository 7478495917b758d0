import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session) struct LargeContentViewerTests {
    private let controller = UIViewController()
    private let stage: Stage

    init() { stage = Stage(controller) }

    /// Does something while text has a size for accessibility.
    private func withLargeText(_ body: () throws -> Void) rethrows {
        let before = UITraitCollection.host
        UITraitCollection.host = before.with { $0.preferredContentSizeCategory = .accessibilityLarge }
        defer { UITraitCollection.host = before }
        try body()
    }

    private var panel: LargeContentPanel? { stage.window.subviews.lazy.compactMap { $0 as? LargeContentPanel }.first }

    private func middle(of view: UIView?) throws -> CGPoint {
        let view = try #require(view)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// A finger that stays at a place, goes to another, and stays there; what the panel says on the way.
    private func press(_ start: CGPoint, then end: CGPoint) -> [String?] {
        var seen: [String?] = []
        for time in [0.7, 1.4] { HostTimer.schedule(after: time) { seen.append(panel?.title) } }
        stage.drag([start, start, end, end], over: 3 * 0.6)
        return seen
    }

    private func toolbar() -> (bar: UIToolbar, first: UIBarButtonItem, second: UIBarButtonItem, chosen: () -> [String]) {
        var chosen: [String] = []
        let items = ["First", "Second"].map { name in UIBarButtonItem(primaryAction: UIAction(title: name) { _ in chosen.append(name) }) }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 393, height: 49))
        bar.items = [items[0], .flexibleSpace(), items[1]]
        controller.view.addSubview(bar)
        stage.settle()
        return (bar, items[0], items[1], { chosen })
    }

    @Test func barsShowTheItemUnderTheFingerAndDoTheOneThatItIsLiftedFrom() throws {
        let (_, first, second, chosen) = toolbar()
        let (start, end) = (try middle(of: first.barView), try middle(of: second.barView))
        withLargeText {
            #expect(UILargeContentViewerInteraction.isEnabled)
            #expect(press(start, then: end) == ["First", "Second"])
            #expect(chosen() == ["Second"])
            stage.advance(0.5)
            #expect(panel == nil)
        }
    }

    @Test func textOfUsualSizesNeedsNothingLarge() throws {
        let (_, first, second, chosen) = toolbar()
        #expect(!UILargeContentViewerInteraction.isEnabled)
        #expect(press(try middle(of: first.barView), then: try middle(of: second.barView)) == [nil, nil])
        #expect(chosen() == [])
    }

    @Test func shortTapsAreTapsAtEverySizeOfText() throws {
        let (_, first, _, chosen) = toolbar()
        let place = try middle(of: first.barView)
        withLargeText { stage.tap(place) }
        #expect(chosen() == ["First"] && panel == nil)
    }

    @Test func itemsHaveTheImageThatIsMeantForThat() throws {
        let (_, first, _, _) = toolbar()
        let image = try #require(UIImage(systemName: "star"))
        first.largeContentSizeImage = image
        #expect(first.barView?.largeContentImage === image && first.barView?.showsLargeContentViewer == true)
        first.menu = UIMenu(children: [UIAction(title: "a") { _ in }])
        #expect(first.barView?.showsLargeContentViewer == false)
    }

    private final class Chooser: NSObject, UILargeContentViewerInteractionDelegate {
        var ended: [String] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
        ) {
            ended.append("\(item?.largeContentTitle ?? "nothing") \(Int(point.x))")
        }
    }

    @Test func aDelegateHearsWhereTheFingerWasLifted() {
        let (view, chooser) = (UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 50)), Chooser())
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.setTitle("Send", for: .normal)
        button.showsLargeContentViewer = true
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        controller.view.addSubview(view)
        let interaction = UILargeContentViewerInteraction(delegate: chooser)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.gestureRecognizers == [interaction.gestureRecognizerForExclusionRelationship])
        withLargeText {
            #expect(press(CGPoint(x: 60, y: 120), then: CGPoint(x: 60, y: 120)) == ["Send", "Send"])
            #expect(press(CGPoint(x: 60, y: 120), then: CGPoint(x: 240, y: 120)) == ["Send", nil])
            // Where nothing is to be shown the gesture does not begin.
            #expect(press(CGPoint(x: 240, y: 120), then: CGPoint(x: 240, y: 120)) == [nil, nil])
        }
        #expect(chooser.ended == ["Send 10", "nothing 190"] && taps == 0)
    }

    @Test func anInteractionIsReleasedWithItsView() {
        weak var released: UILargeContentViewerInteraction?
        do {
            let view = UIView()
            let interaction = UILargeContentViewerInteraction(delegate: nil)
            released = interaction
            view.addInteraction(interaction)
        }
        #expect(released == nil)
    }

    @Test func picturesGrowWithTextWhereThatIsAskedFor() throws {
        let image = try #require(UIImage(systemName: "star"))
        let view = UIImageView(image: image)
        controller.view.addSubview(view)
        let before = view.intrinsicContentSize
        view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.settle()
        #expect(view.intrinsicContentSize == before)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        let grown = view.intrinsicContentSize
        #expect(grown.width > before.width && abs(grown.width / grown.height - before.width / before.height) < 0.01)
        view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        stage.settle()
        #expect(view.intrinsicContentSize == before)
    }
}

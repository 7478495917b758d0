import Foundation
import QuartzCore
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class UpdateLinkTests {
    private let controller = UIViewController()
    private lazy var stage = Stage(controller)

    @Test func aContinuousLinkTakesPartInEveryFrame() {
        _ = stage
        var times: [TimeInterval] = []
        let link = UIUpdateLink(view: controller.view) { _, info in times.append(info.modelTime) }
        stage.advance(0.1)
        #expect(times.isEmpty)
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        #expect(FrameTicker.isActive)
        stage.advance(10.0 / 60)
        #expect((9...10).contains(times.count))
        #expect(times == times.sorted() && Set(times).count == times.count)
        link.isEnabled = false
        let count = times.count
        stage.advance(0.1)
        #expect(times.count == count && !FrameTicker.isActive)
    }

    @Test func aLinkWithoutWishesTakesPartWhereSomethingChanges() {
        _ = stage
        stage.advance(1)
        var updates = 0
        let link = UIUpdateLink(view: controller.view) { _, _ in updates += 1 }
        link.isEnabled = true
        stage.advance(0.5)
        #expect(updates == 0 && !FrameTicker.isActive)
        controller.view.backgroundColor = .red
        stage.advance(0.5)
        #expect(updates >= 1 && updates < 5)
    }

    @Test func phasesComeInTheirOrder() {
        _ = stage
        var words: [String] = []
        let link = UIUpdateLink(view: controller.view)
        link.requiresContinuousUpdates = true
        let phases: [(String, UIUpdateActionPhase)] = [
            ("complete", .afterUpdateComplete), ("committed", .afterCATransactionCommit), ("commit", .beforeCATransactionCommit),
            ("linked", .afterCADisplayLinkDispatch), ("links", .beforeCADisplayLinkDispatch), ("scheduled", .afterUpdateScheduled),
            ("low", .beforeLowLatencyEventDispatch),
        ]
        for (word, phase) in phases { link.addAction(to: phase) { _, _ in words.append(word) } }
        let layout = LayoutWord { words.append("layout") }
        controller.view.addSubview(layout)
        stage.advance(1)
        let target = LinkTarget { words.append("display link") }
        let display = CADisplayLink(target: target, selector: Selector("tick:"))
        display.add(to: .main, forMode: .common)
        words = []
        link.isEnabled = true
        layout.setNeedsLayout()
        stage.advance(1.0 / 60)
        display.invalidate()
        link.isEnabled = false
        #expect(words == ["scheduled", "links", "display link", "linked", "commit", "layout", "committed", "complete"])
    }

    @Test func phasesOfLowLatencyFollowWhereTheyAreWanted() {
        _ = stage
        var words: [String] = []
        let link = UIUpdateLink(view: controller.view)
        link.requiresContinuousUpdates = true
        link.wantsLowLatencyEventDispatch = true
        link.addAction(to: .afterCATransactionCommit) { _, info in words.append("committed \(info.isPerformingLowLatencyPhases)") }
        link.addAction(to: .afterLowLatencyEventDispatch) { _, info in words.append("low \(info.isPerformingLowLatencyPhases)") }
        link.isEnabled = true
        stage.advance(1.0 / 60)
        link.isEnabled = false
        #expect(words == ["committed false", "low true"])
    }

    @Test func informationIsThereDuringAnUpdateOnly() {
        _ = stage
        let view = controller.view!
        var seen: [Bool] = []
        let link = UIUpdateLink(view: view) { link, info in
            seen.append(UIUpdateInfo.current(for: view) === info && link.currentUpdateInfo() === info)
            seen.append(UIUpdateInfo.current(for: UIView()) == nil)
        }
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        stage.advance(1.0 / 60)
        #expect(seen == [true, true])
        #expect(UIUpdateInfo.current(for: view) == nil && link.currentUpdateInfo() == nil)
        link.isEnabled = false
    }

    @Test func aLinkRestsWhileItsViewIsInNoWindow() {
        _ = stage
        var updates = 0
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let link = UIUpdateLink(view: view) { _, _ in updates += 1 }
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        stage.advance(0.2)
        #expect(updates == 0)
        controller.view.addSubview(view)
        stage.advance(0.2)
        #expect(updates > 5)
        view.removeFromSuperview()
        stage.advance(0.1)
        let count = updates
        stage.advance(0.2)
        #expect(updates == count)
    }

    @Test func aLinkMayWantFewerUpdates() {
        _ = stage
        var updates = 0
        let link = UIUpdateLink(view: controller.view) { _, _ in updates += 1 }
        link.requiresContinuousUpdates = true
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 30, preferred: 30)
        link.isEnabled = true
        stage.advance(1)
        link.isEnabled = false
        #expect((28...32).contains(updates))
    }

    @Test func aLinkIsReleasedWithItsView() {
        weak var link: UIUpdateLink?
        do {
            let view = UIView()
            let made = UIUpdateLink(view: view) { _, _ in }
            made.isEnabled = true
            link = made
        }
        #expect(link == nil)
    }
}

private final class LayoutWord: UIView {
    private let say: () -> Void
    init(_ say: @escaping () -> Void) {
        self.say = say
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        say()
    }
}

private final class LinkTarget: NSObject {
    private let say: () -> Void
    init(_ say: @escaping () -> Void) {
        self.say = say
        super.init()
        Self.registration
    }
    private static let registration: Void = ClassRegistry.register(LinkTarget.self) { description in
        description.method("tick:") { target, _ in
            (target as? LinkTarget)?.say()
            return nil
        }
    }
}

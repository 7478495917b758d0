import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class ControlMemberTests {
    private let controller = UIViewController()
    private lazy var stage = Stage(controller)

    @Test func thePrimaryActionIsWhatATapDoes() {
        var count = 0
        let button = UIButton(primaryAction: UIAction { _ in count += 1 })
        button.performPrimaryAction()
        #expect(count == 1)
    }

    @Test func aButtonOfAnActionIsTheSystemsUnlessItHasAFrame() {
        let action = UIAction(title: "Go") { _ in }
        #expect(UIButton(primaryAction: action).buttonType == .system)
        #expect(UIButton(type: .infoLight, primaryAction: nil).buttonType == .infoLight)
        let framed = UIButton(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action)
        #expect(framed.buttonType == .custom && framed.currentTitle == "Go" && framed.frame.minX == 1)
    }

    @Test func configurationsOfButtonsAreCompared() {
        var (one, other) = (UIButton.Configuration.filled(), UIButton.Configuration.filled())
        #expect(one == other && one.hashValue == other.hashValue && one != .tinted())
        one.title = "A"
        #expect(one != other)
        other.title = "A"
        #expect(one == other && Set([one, other]).count == 1)
        other.background.cornerRadius = 9
        #expect(one != other)
        one.background = other.background
        one.contentInsets.top += 1
        #expect(one != other)
    }

    @Test func configurationsSayWhatTheyAre() {
        var background = UIBackgroundConfiguration.clear()
        background.strokeWidth = 2
        #expect(background.description.hasPrefix("<UIBackgroundConfiguration: ") && background.description.contains("strokeWidth = 2.0"))
        #expect(!background.description.contains("customView"))
        var content = UIListContentConfiguration.cell()
        content.text = "Milk"
        #expect(content.description.contains("text = Milk") && String(reflecting: content) == content.description)
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSwiped = true
        #expect(state.description.contains("isSwiped = true") && state.description.contains("isEditing = false"))
        #expect(Mirror(reflecting: state).children.contains { $0.label == "cellDropState" })
    }

    @Test func aButtonIsHeldWhileItsMenuIsOpenAndBringsItsConfigurationUpToDate() {
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        var seen: [Bool] = []
        button.configurationUpdateHandler = { seen.append($0.isHeld) }
        controller.view.addSubview(button)
        stage.settle()
        #expect(!button.isHeld && seen.last == false)
        button.performPrimaryAction()
        stage.settle()
        #expect(button.isHeld && seen.last == true)
        button.contextMenuInteraction?.dismissMenu()
        stage.settle()
        #expect(!button.isHeld && seen.last == false)
    }

    @Test func handlersAreToldInTheirOrderUntilItIsEnough() {
        let control = UIControl()
        control.addAction(UIAction(title: "", identifier: UIAction.Identifier("a")) { _ in }, for: .valueChanged)
        control.addTarget(nil, action: Selector("send:"), for: [.touchDown, .touchUpInside])
        var told: [String] = []
        control.enumerateEventHandlers { action, target, events, _ in
            told.append("\(action?.identifier.rawValue ?? target?.1.description ?? "?") \(events.rawValue)")
        }
        let touches: UIControl.Event = [.touchDown, .touchUpInside]
        #expect(told == ["a \(UIControl.Event.valueChanged.rawValue)", "send: \(touches.rawValue)"])
        var count = 0
        control.enumerateEventHandlers { _, _, _, stop in
            count += 1
            stop = true
        }
        #expect(count == 1)
    }

    @Test func aSystemButtonShowsItsImage() {
        let image = UIImage.add
        let button = UIButton.systemButton(with: image, target: nil, action: Selector("send:"))
        #expect(button.buttonType == .system && button.currentImage === image)
        #expect(button.actions(forTarget: nil, forControlEvent: .primaryActionTriggered) == ["send:"])
    }

    @Test func contentsOfSegmentsMoveByWhereTheyStand() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        controller.view.addSubview(control)
        stage.settle()
        func origins() -> [CGPoint] {
            control.layoutIfNeeded()
            return control.segments.map { segment in segment.subviews.compactMap { $0 as? UILabel }.first!.frame.origin }
        }
        let before = origins()
        control.setContentPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), forSegmentType: .left, barMetrics: .default)
        control.setContentPositionAdjustment(UIOffset(horizontal: 0, vertical: 2), forSegmentType: .any, barMetrics: .default)
        let moved = zip(before, origins()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
        #expect(moved == [CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 2), CGPoint(x: 0, y: 2)])
        #expect(control.contentPositionAdjustment(forSegmentType: .center, barMetrics: .default).vertical == 2)
        // A single segment stands alone.
        control.removeSegment(at: 2, animated: false)
        control.removeSegment(at: 1, animated: false)
        #expect(control.segments[0].adjustment.horizontal == 0)
    }
}

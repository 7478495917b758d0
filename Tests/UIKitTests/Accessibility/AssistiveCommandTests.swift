import QuartzCore
import SampanHost
import Sessions
import Testing

@testable import UIKit

/// What a person does with what the settings for accessibility bring.
@MainActor @Suite(.session) struct AssistiveCommandTests {
    private let controller = UIViewController()
    private let stage: Stage

    init() { stage = Stage(controller) }

    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 20))
        label.text = text
        controller.view.addSubview(label)
        return label
    }

    private func find(_ label: String, in element: ElementSnapshot? = nil) -> ElementSnapshot? {
        let element = element ?? ElementTree.shared.look().app
        return element.label == label ? element : element.children.lazy.compactMap { find(label, in: $0) }.first
    }

    private func perform(_ request: AccessibilityRequest) -> String? { AssistiveCommands.perform(request) }

    private func switchOn(_ setting: AccessibilitySetting) { _ = perform(.set(setting, isOn: true)) }

    private var said: [String] { ScreenReader.running(.notificationVoiceOver)?.takeSaid() ?? [] }

    // MARK: Order

    @Test func elementsAreReadByLinesAndGroupsOneAfterTheOther() {
        _ = (label("right", 200, 100), label("left", 20, 104), label("top", 20, 60))
        #expect(ReadingOrder.elements(in: controller.view).map(\.accessibilityLabel) == ["top", "left", "right"])
        let group = UIView(frame: CGRect(x: 0, y: 200, width: 150, height: 300))
        group.addSubview(label("first", 0, 0))
        group.addSubview(label("last", 0, 280))
        controller.view.addSubview(group)
        _ = label("beside", 200, 300)
        let order = { ReadingOrder.elements(in: controller.view).map { $0.accessibilityLabel ?? "" }.suffix(3) }
        #expect(order() == ["first", "beside", "last"])
        group.shouldGroupAccessibilityChildren = true
        #expect(order() == ["first", "last", "beside"])
    }

    // MARK: Focus

    private final class Dial: UIView {
        var told: [String] = []
        override func accessibilityElementDidBecomeFocused() { told.append("focused \(accessibilityElementIsFocused())") }
        override func accessibilityElementDidLoseFocus() { told.append("left \(accessibilityElementIsFocused())") }
    }

    @Test func voiceOverGoesToTheFirstElementAndWhereTheAppSays() {
        let first = label("Name", 20, 100)
        let dial = Dial(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
        (dial.isAccessibilityElement, dial.accessibilityLabel, dial.accessibilityTraits) = (true, "Dial", .adjustable)
        controller.view.addSubview(dial)
        #expect(!UIAccessibility.isVoiceOverRunning && UIAccessibility.focusedElement(using: nil) == nil)
        switchOn(.voiceOver)
        #expect(UIAccessibility.isVoiceOverRunning && first.accessibilityElementIsFocused())
        #expect(first.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
        UIAccessibility.post(notification: .screenChanged, argument: dial)
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === dial)
        #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
        #expect(said == ["Name", "Dial, adjustable"])
        dial.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(first.accessibilityElementIsFocused() && dial.told == ["focused true", "left false"])
        _ = perform(.set(.voiceOver, isOn: false))
        #expect(UIAccessibility.focusedElement(using: nil) == nil && !first.accessibilityElementIsFocused())
    }

    @Test func aPausedTechnologyStaysWhereItIs() {
        let (first, second) = (label("a", 20, 100), label("b", 20, 200))
        switchOn(.switchControl)
        let name = UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl
        UIAccessibility.post(notification: .pauseAssistiveTechnology, argument: name.rawValue)
        UIAccessibility.post(notification: .layoutChanged, argument: second)
        #expect(first.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .resumeAssistiveTechnology, argument: name.rawValue)
        UIAccessibility.post(notification: .layoutChanged, argument: second)
        #expect(second.accessibilityElementIsFocused())
    }

    @Test func theFocusedElementIsToldOfByANotification() throws {
        let (first, second) = (label("a", 20, 100), label("b", 20, 200))
        switchOn(.voiceOver)
        nonisolated(unsafe) var information: [AnyHashable: Any] = [:]
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { note in
            information = note.userInfo ?? [:]
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let number = try #require(find("b")?.number)
        #expect(perform(.focus(element: number)) == nil)
        #expect(information[UIAccessibility.focusedElementUserInfoKey] as? UIView === second)
        #expect(information[UIAccessibility.unfocusedElementUserInfoKey] as? UIView === first)
        let identifier = UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
        #expect(information[UIAccessibility.assistiveTechnologyUserInfoKey] as? String == identifier)
        #expect(find("b")?.facts?.isFocused == true && find("a")?.facts == nil)
    }

    @Test func readersDoNotHoldElements() {
        weak var released: UIView?
        switchOn(.voiceOver)
        do {
            let view = label("gone", 20, 100)
            released = view
            UIAccessibility.post(notification: .layoutChanged, argument: view)
            view.removeFromSuperview()
        }
        stage.settle()
        #expect(released == nil && UIAccessibility.focusedElement(using: nil) == nil)
    }

    // MARK: Actions

    @Test func actionsOfAnElementAndOfWhatHoldsItAreDone() throws {
        var done: [String] = []
        let row = label("Row", 20, 100)
        row.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { action in
                done.append(action.name)
                return true
            },
            UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Fail")) { _ in false },
        ]
        controller.view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Sort") { _ in
                done.append("sorted")
                return true
            }
        ]
        let found = try #require(find("Row"))
        #expect(found.facts?.actions == ["Delete", "Fail"])
        #expect(perform(.perform(element: found.number, action: "Delete")) == nil)
        #expect(perform(.perform(element: found.number, action: "Sort")) == nil)
        #expect(done == ["Delete", "sorted"])
        #expect(perform(.perform(element: found.number, action: "Fail")) == "the action \"Fail\" of element \(found.number) was not done")
        #expect(perform(.perform(element: found.number, action: "Copy"))?.hasSuffix("it has \"Delete\", \"Fail\", \"Sort\"") == true)
        #expect(perform(.perform(element: 99_999, action: "Copy")) == "there is no element 99999 on the screen")
    }

    @Test func activatingCallsTheElementOrTouchesIt() throws {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
        controller.view.addSubview(button)
        stage.settle()
        let number = try #require(find("Go")?.number)
        #expect(perform(.perform(element: number, action: "activate")) == nil)
        stage.advance(0.2)
        #expect(taps == 1)
        var calls = 0
        button.accessibilityActivateBlock = {
            calls += 1
            return true
        }
        #expect(perform(.perform(element: number, action: "activate")) == nil)
        stage.advance(0.2)
        #expect(taps == 1 && calls == 1)
        #expect(perform(.perform(element: number, action: "increment")) == "element \(number) is not adjustable")
        controller.view.accessibilityPerformEscapeBlock = { true }
        #expect(perform(.perform(element: number, action: "escape")) == nil)
        #expect(perform(.perform(element: number, action: "magic-tap")) != nil)
    }

    @Test func scrollingGoesByPagesAndIsSaid() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 200, height: 350)
        controller.view.addSubview(scroll)
        scroll.addSubview(label("inside", 0, 0))
        switchOn(.voiceOver)
        _ = said
        let number = try #require(find("inside")?.number)
        #expect(perform(.perform(element: number, action: "scroll-down")) == nil)
        #expect(scroll.contentOffset.y == 100)
        stage.advance(3)
        #expect(said == ["Page 2 of 4"])
        _ = perform(.perform(element: number, action: "scroll-next"))
        _ = perform(.perform(element: number, action: "scroll-next"))
        #expect(scroll.contentOffset.y == 250)
        #expect(perform(.perform(element: number, action: "scroll-next")) == "nothing scrolls that way at element \(number)")
    }

    // MARK: Rotors

    @Test func aRotorLeadsToTheNextThingThatItFinds() throws {
        let labels = [label("one", 20, 100), label("two", 20, 200), label("three", 20, 300)]
        var directions: [UIAccessibilityCustomRotor.Direction] = []
        let search: UIAccessibilityCustomRotor.Search = { predicate in
            directions.append(predicate.searchDirection)
            let place = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
            let next = place + (predicate.searchDirection == .next ? 1 : -1)
            return labels.indices.contains(next)
                ? UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil) : nil
        }
        controller.view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Numbers", itemSearch: search),
            UIAccessibilityCustomRotor(systemType: .heading, itemSearch: search),
        ]
        let number = try #require(find("two")?.number)
        func turn(_ name: String, forward: Bool) -> String? { perform(.rotor(element: number, name: name, isForward: forward)) }
        #expect(turn("Numbers", forward: true)?.hasPrefix("no assistive technology runs") == true)
        switchOn(.voiceOver)
        #expect(turn("Numbers", forward: true) == nil && labels[2].accessibilityElementIsFocused())
        #expect(turn("heading", forward: false) == nil && labels[0].accessibilityElementIsFocused())
        #expect(directions == [.next, .previous])
        let last = try #require(find("three")?.number)
        #expect(
            perform(.rotor(element: last, name: "Numbers", isForward: true)) == "the rotor \"Numbers\" finds nothing after this")
        #expect(turn("Links", forward: true) == "there is no rotor \"Links\"; there is \"Numbers\", \"heading\"")
    }

    // MARK: What is told

    private final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
        var place = (row: 0, column: 0)
        func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
        func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
    }

    private final class Prices: UIView, UIAccessibilityContainerDataTable {
        var cells: [Cell] = []
        func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
            cells.first { $0.place == (row, column) }
        }
        func accessibilityRowCount() -> Int { 2 }
        func accessibilityColumnCount() -> Int { 1 }
        func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { [cells[0]] }
    }

    @Test func cellsOfATableAreToldWithTheirHeadersAndPlaces() {
        let table = Prices(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        table.accessibilityContainerType = .dataTable
        for (row, text) in ["Price", "12"].enumerated() {
            let cell = Cell(frame: CGRect(x: 0, y: CGFloat(row) * 40, width: 100, height: 40))
            (cell.text, cell.place) = (text, (row, 0))
            table.cells.append(cell)
            table.addSubview(cell)
        }
        controller.view.addSubview(table)
        #expect(SpokenText.text(of: table.cells[1]) == "Price, 12, row 2, column 1")
        #expect(SpokenText.text(of: table.cells[0]) == "Price, row 1, column 1")
        #expect(find("12")?.facts?.cells == [1, 1, 0, 1])
        #expect(ElementFacts(of: table)?.cells == [2, 1] && ElementFacts(of: table)?.container == "dataTable")
    }

    @Test func switchesAndWhatExpandsAreToldByWords() {
        let control = UISwitch()
        (control.accessibilityLabel, control.isOn) = ("Wi-Fi", true)
        #expect(SpokenText.text(of: control) == "Wi-Fi, on, switch button")
        #expect(control.accessibilityTraits.elementKind == .switch)
        let view = UIView()
        (view.accessibilityLabel, view.accessibilityTraits) = ("More", [.button, .selected])
        view.accessibilityExpandedStatus = .collapsed
        view.accessibilityHint = "Shows more."
        #expect(SpokenText.text(of: view) == "selected, More, button, collapsed, Shows more.")
        let code = NSMutableAttributedString(string: "Code ")
        code.append(NSAttributedString(string: "ab1", attributes: [.accessibilitySpeechSpellOut: NSNumber(value: true)]))
        view.accessibilityAttributedLabel = code
        #expect(SpokenText.text(of: view).hasPrefix("selected, Code a b 1, "))
    }

    private final class Drawing: UIView {
        lazy var parts = ["left", "right"].enumerated().map { index, name in
            let part = UIAccessibilityElement(accessibilityContainer: self)
            part.accessibilityLabel = name
            part.accessibilityFrameInContainerSpace = CGRect(x: CGFloat(index) * 50, y: 0, width: 50, height: 50)
            return part
        }
        override func accessibilityElementCount() -> Int { parts.count }
        override func accessibilityElement(at index: Int) -> Any? { parts[index] }
    }

    @Test func elementsThatAContainerGivesOneByOneAreMetAndTestsMayMeetOthers() {
        let view = Drawing(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
        controller.view.addSubview(view)
        #expect(find("right")?.frame == CGRect(x: 70, y: 100, width: 50, height: 50))
        #expect(AccessibilitySearch().point(of: "left") == CGPoint(x: 45, y: 125))
        #expect(ReadingOrder.elements(in: view).map(\.accessibilityLabel) == ["left", "right"])
        view.automationElements = [view.parts[0]]
        #expect(find("right") == nil && find("left") != nil)
    }

    @Test func whatIsSaidBesideNamesIsInTheTree() throws {
        let view = label("Map", 20, 100)
        #expect(find("Map")?.facts == nil)
        view.accessibilityHint = "Shows the way."
        view.accessibilityUserInputLabels = ["Map", "Plan"]
        view.accessibilityTextualContext = .sourceCode
        view.accessibilityTraits = .allowsDirectInteraction
        view.accessibilityDirectTouchOptions = .silentOnTouch
        view.accessibilityDragSourceDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Pin", point: CGPoint(x: 5, y: 6), in: view)
        ]
        let facts = try #require(find("Map")?.facts)
        #expect(facts.hint == "Shows the way." && facts.inputLabels == ["Map", "Plan"])
        #expect(facts.textualContext == UIAccessibilityTextualContext.sourceCode.rawValue && facts.directTouch == ["silentOnTouch"])
        #expect(facts.dragPoints == [ElementFacts.Spot(name: "Pin", x: 25, y: 106)] && facts.dropPoints == nil)
    }
}

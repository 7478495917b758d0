import Foundation
import QuartzCore
import SampanHost
import Sessions
import Testing

@testable import UIKit

/// What tests see of the screen.
@Suite(.session) @MainActor struct ElementTreeTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let root = UIViewController()

    init() {
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.view.frame = window.bounds
    }

    private func look() -> ElementSnapshot {
        window.layoutIfNeeded()
        return ElementTree.shared.look().app
    }

    private func all(_ kind: ElementKind, in element: ElementSnapshot) -> [ElementSnapshot] {
        element.children.flatMap { ($0.kind == kind ? [$0] : []) + all(kind, in: $0) }
    }

    @Test func aButtonIsOneElementWithItsTextInIt() throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
        button.accessibilityIdentifier = "save"
        button.isEnabled = false
        root.view.addSubview(button)
        let found = try #require(all(.button, in: look()).first)
        #expect((found.label, found.identifier, found.isEnabled) == ("Save", "save", false))
        #expect(found.frame == button.frame)
        #expect(found.point == CGPoint(x: 60, y: 120))
        #expect(found.children.map(\.label) == ["Save"] && found.children[0].kind == .staticText)
    }

    @Test func whatIsHiddenIsNotThereAndWhatIsCoveredCannotBeTouched() throws {
        let labels = ["seen", "hidden", "faint", "covered", "outside"].map { text in
            let label = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 20))
            label.text = text
            root.view.addSubview(label)
            return label
        }
        labels[1].isHidden = true
        labels[2].alpha = 0
        labels[3].frame.origin.y = 200
        labels[4].frame.origin.y = 2000
        root.view.addSubview(UIButton(frame: CGRect(x: 0, y: 190, width: 200, height: 40)))
        let texts = all(.staticText, in: look())
        #expect(texts.map(\.label) == ["seen", "covered", "outside"])
        #expect(texts.map { $0.point != nil } == [true, false, false])
    }

    @Test func kindsFollowFromClassesAndTraits() {
        let views: [(UIView, ElementKind)] = [
            (UISwitch(), .switch), (UISlider(), .slider), (UIStepper(), .stepper), (UISegmentedControl(items: ["a"]), .segmentedControl),
            (UITextView(), .textView), (UIScrollView(), .scrollView), (UIPickerView(), .picker), (UIPageControl(), .pageIndicator),
            (UIProgressView(), .progressIndicator), (UIActivityIndicatorView(), .activityIndicator), (UISearchTextField(), .searchField),
            (UITableView(), .table), (UITableViewCell(), .cell), (UINavigationBar(), .navigationBar), (UIImageView(), .image),
            (UIView(), .other),
        ]
        for (view, kind) in views { #expect(view.elementKind == kind, "\(type(of: view))") }
        let field = UITextField()
        field.isSecureTextEntry = true
        #expect(field.elementKind == .secureTextField)
        let link = UIView()
        link.isAccessibilityElement = true
        link.accessibilityTraits = .link
        #expect(link.elementKind == .link)
    }

    @Test func partsOfControlsAreButtons() {
        let segments = UISegmentedControl(items: ["one", "two"])
        segments.selectedSegmentIndex = 1
        segments.frame = CGRect(x: 0, y: 100, width: 200, height: 30)
        let stepper = UIStepper(frame: CGRect(x: 0, y: 200, width: 94, height: 32))
        root.view.addSubview(segments)
        root.view.addSubview(stepper)
        let buttons = all(.button, in: look())
        #expect(buttons.map(\.label) == ["one", "two", "Decrement", "Increment"])
        #expect(buttons.map(\.isSelected) == [false, true, false, false])
        #expect(buttons.map(\.isEnabled) == [true, true, false, true])
        #expect(buttons.allSatisfy { $0.point != nil })
    }

    @Test func halvesOfAStepperAreKnownByItsNameToo() {
        let stepper = UIStepper(frame: CGRect(x: 0, y: 200, width: 94, height: 32))
        root.view.addSubview(stepper)
        #expect(all(.button, in: look()).map(\.identifier) == ["Decrement", "Increment"])
        (stepper.accessibilityLabel, stepper.accessibilityIdentifier) = ("Guests", "guests")
        let buttons = all(.button, in: look())
        #expect(buttons.map(\.label) == ["Guests, Decrement", "Guests, Increment"])
        #expect(buttons.map(\.identifier) == ["guests-Decrement", "guests-Increment"])
    }

    private func datePicker(_ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = style
        picker.date = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2001, month: 11, day: 27).date!
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
        root.view.addSubview(picker)
        return picker
    }

    @Test func daysOfACalendarAreButtonsWithTheirDates() throws {
        let picker = datePicker(.inline)
        let screen = look()
        let days = all(.button, in: try #require(all(.collectionView, in: screen).first))
        #expect(days.count == 30 && days[26].label == "Tuesday, November 27" && days[26].children.map(\.label) == ["27"])
        #expect(days.filter(\.isSelected).map(\.label) == ["Tuesday, November 27"])
        let others = all(.button, in: screen).filter { $0.identifier.hasPrefix("DatePicker.") }
        #expect(others.map(\.label) == ["Month", "Previous Month", "Next Month"])
        #expect(others[0].identifier == "DatePicker.Show" && others[0].value == "November 2001")
        picker.date = Date()
        #expect(all(.button, in: look()).contains { $0.label.hasPrefix("Today, ") && $0.isSelected })
    }

    @Test func aCompactDateIsAButtonThatOpensADatePickerOfItsOwn() throws {
        let picker = datePicker(.compact)
        let button = try #require(all(.button, in: look()).first)
        #expect(button.label == "Date Picker" && button.value == "Nov 27, 2001")
        let view = try #require(picker.hitTest(CGPoint(x: 10, y: 10), with: nil) as? UIControl)
        UIView.performWithoutAnimation { view.sendActions(for: .touchUpInside) }
        let screen = look()
        #expect(all(.datePicker, in: screen).count == 2)
        #expect(all(.button, in: screen).first { $0.identifier == "PopoverDismissRegion" }?.point != nil)
        #expect(all(.button, in: all(.datePicker, in: screen)[1]).contains { $0.label == "Friday, November 30" })
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test func allRowsOfATableAreThereAndOneThatIsNotShownIsScrolledTo() throws {
        let (table, rows) = (UITableView(frame: window.bounds), Rows())
        table.dataSource = rows
        root.view.addSubview(table)
        let cells = all(.cell, in: look())
        #expect(cells.count == 100)
        #expect(all(.staticText, in: cells[2]).map(\.label) == ["Row 2"])
        #expect(cells[90].children.isEmpty && cells[90].point == nil)
        #expect(cells[90].isUnseen && !cells[2].isUnseen)
        let whole = all(.cell, in: ElementTree.shared.look(isWhole: true).app)
        #expect(whole.count == 100 && all(.staticText, in: whole[90]).map(\.label) == ["Row 90"] && !whole[90].isUnseen)
        #expect(whole[90].children.allSatisfy { $0.number == whole[90].number } && table.visibleCells.count < 40)
        _ = look()
        #expect(ElementTree.shared.reveal(all(.cell, in: look())[90].number) == nil)
        let shown = all(.cell, in: look())[90]
        #expect(all(.staticText, in: shown).map(\.label) == ["Row 90"] && shown.point != nil)
        #expect(ElementTree.shared.reveal(100_000) == "there is no element 100000 that could be scrolled to")
    }

    private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [Int] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "no. \(row)" }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append(row) }
    }

    @Test func slidersAndWheelsAreSet() throws {
        let (slider, picker, wheel) = (UISlider(frame: CGRect(x: 0, y: 80, width: 200, height: 30)), UIPickerView(), Wheel())
        slider.maximumValue = 10
        picker.frame.origin.y = 200
        (picker.dataSource, picker.delegate) = (wheel, wheel)
        root.view.addSubview(slider)
        root.view.addSubview(picker)
        var screen = look()
        let found = try #require(all(.pickerWheel, in: screen).first)
        #expect(found.value == "no. 0")
        #expect(ElementTree.shared.adjust(found.number, to: "no. 40") == nil)
        #expect(wheel.chosen == [40] && picker.selectedRow(inComponent: 0) == 40)
        #expect(ElementTree.shared.adjust(found.number, to: "none") == "the wheel has no row \"none\"")
        let track = try #require(all(.slider, in: screen).first)
        #expect(ElementTree.shared.adjust(track.number, to: "0.7") == nil)
        #expect(slider.value == 7)
        screen = look()
        #expect(all(.slider, in: screen).map(\.value) == ["70%"] && all(.pickerWheel, in: screen).map(\.value) == ["no. 40"])
    }

    @Test func theKeyboardThatIsNotDrawnHasKeys() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.returnKeyType = .done
        root.view.addSubview(field)
        #expect(all(.keyboard, in: look()).isEmpty)
        field.becomeFirstResponder()
        let screen = look()
        let keyboard = try #require(all(.keyboard, in: screen).first)
        #expect(all(.textField, in: screen).map(\.hasKeyboardFocus) == [true])
        #expect(keyboard.children.filter { $0.kind == .button }.map(\.label) == ["shift", "done"])
        #expect(keyboard.children.first { $0.identifier == "delete" }?.types == "\u{8}")
    }

    @Test func anAlertIsOneWithItsTitle() throws {
        let alert = UIAlertController(title: "Really?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        root.present(alert, animated: false)
        let found = try #require(all(.alert, in: look()).first)
        #expect(found.label == "Really?")
        #expect(all(.staticText, in: found).map(\.label) == ["Really?", "It is gone then."])
        #expect(all(.button, in: found).map(\.label) == ["No"])
    }

    @Test func aSnapshotIsWrittenAndReadAgain() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 80, height: 20))
        label.text = "a \"text\""
        root.view.addSubview(label)
        let screen = ElementTree.shared.look()
        let read = try JSONDecoder().decode(ScreenSnapshot.self, from: Data(ElementTree.shared.json().utf8))
        #expect(all(.staticText, in: read.app).map(\.label) == ["a \"text\""])
        #expect(read.isForeground == screen.isForeground && read.system == nil)
        #expect(ElementKind.allCases.firstIndex(of: .statusItem) == 82 && ElementKind.allCases.firstIndex(of: .cell) == 75)
    }
}

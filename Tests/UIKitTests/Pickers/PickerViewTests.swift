import Sessions
import Testing
import UIKit

@MainActor
private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [10, 5]
    var log: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(component):\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { log.append("\(component):\(row)") }
}

@MainActor
@Suite(.session) struct PickerViewTests {
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    private let source = Source()
    private let stage: Stage

    init() {
        picker.dataSource = source
        picker.delegate = source
        let root = UIViewController()
        root.view.addSubview(picker)
        stage = Stage(root)
    }

    @Test func wheelsShareTheWidthAndBeginAtTheFirstRow() {
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
        let first = picker.view(forRow: 0, forComponent: 0) as? UILabel
        #expect(first?.text == "0:0")
        #expect(first.map { $0.convert($0.bounds, to: picker).midY } == 108)
    }

    @Test func rowsAreNarrowerTheFartherTheyAreTurnedAway() {
        let heights = (0..<4).compactMap { row in picker.view(forRow: row, forComponent: 0).map { $0.convert($0.bounds, to: picker).height }
        }
        #expect(heights.count == 4 && zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
        #expect(picker.view(forRow: 9, forComponent: 0) == nil)
    }

    @Test func aDragTurnsTheWheelToARowAndTellsOnce() {
        stage.drag((0...10).map { CGPoint(x: 80, y: 220 - CGFloat($0) * 7) }, over: 1.5)
        stage.advance(2)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row >= 2)
        #expect(source.log == ["0:\(row)"])
        let label = picker.view(forRow: row, forComponent: 0)
        #expect(label.map { abs($0.convert($0.bounds, to: picker).midY - 108) < 0.5 } == true)
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test func aFlickGoesOnAndStopsAtTheLastRow() {
        stage.drag([CGPoint(x: 240, y: 240), CGPoint(x: 240, y: 200), CGPoint(x: 240, y: 150)], over: 0.06)
        stage.advance(4)
        #expect(picker.selectedRow(inComponent: 1) == 4)
        #expect(source.log == ["1:4"])
    }

    @Test func aTapChoosesTheRowUnderIt() {
        stage.tap(CGPoint(x: 80, y: 100 + 108 + 34))
        stage.advance(1)
        #expect(picker.selectedRow(inComponent: 0) == 1 && source.log == ["0:1"])
    }

    @Test func choosingByCodeTellsNobody() {
        picker.selectRow(7, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 7)
        stage.advance(1)
        picker.selectRow(99, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 4)
        #expect(source.log.isEmpty)
    }

    @Test func fewerRowsMoveTheChoice() {
        picker.selectRow(9, inComponent: 0, animated: false)
        source.rows = [3, 0, 2]
        picker.reloadAllComponents()
        stage.settle()
        #expect(picker.numberOfComponents == 3)
        #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == -1)
    }
}

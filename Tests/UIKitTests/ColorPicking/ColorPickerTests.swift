import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct ColorPickerTests {
    private let root = UIViewController()
    private let stage: Stage
    private let log = ColorLog()

    init() { stage = Stage(root) }

    private func show(_ picker: UIColorPickerViewController) {
        picker.delegate = log
        root.present(picker, animated: true)
        stage.advance(1)
    }

    private func find<V: UIView>(_ type: V.Type, in view: UIView, where matches: (V) -> Bool = { _ in true }) -> V? {
        if view.isHidden { return nil }
        if let view = view as? V, matches(view) { return view }
        for subview in view.subviews {
            if let found = find(type, in: subview, where: matches) { return found }
        }
        return nil
    }

    private func point(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
    }

    private func tap(_ label: String, in picker: UIColorPickerViewController) throws {
        let control = try #require(find(UIControl.self, in: picker.view) { $0.accessibilityLabel == label }, "there is no \(label)")
        stage.tap(point(control, 0.5, 0.5))
        stage.advance(1)
    }

    /// Shows the tab of a number.
    private func showTab(_ index: Int, in picker: UIColorPickerViewController) throws {
        let tabs = try #require(find(UISegmentedControl.self, in: picker.view))
        stage.tap(point(tabs, (CGFloat(index) + 0.5) / 3, 0.5))
        stage.advance(0.5)
    }

    @Test func itBeginsWithAnOpaqueColorAndATransparencySlider() throws {
        let picker = UIColorPickerViewController()
        #expect(picker.supportsAlpha && picker.delegate == nil && picker.selectedColor == .black)
        show(picker)
        #expect(find(ColorSlider.self, in: picker.view) { $0.accessibilityLabel == "Opacity" } != nil)
        picker.supportsAlpha = false
        stage.settle()
        #expect(find(ColorSlider.self, in: picker.view) { $0.accessibilityLabel == "Opacity" } == nil)
    }

    @Test func theTitleStandsAboveTheColors() {
        let picker = UIColorPickerViewController()
        show(picker)
        #expect(find(UILabel.self, in: picker.view) { $0.text == "Colors" } != nil)
        picker.title = "Ink"
        #expect(find(UILabel.self, in: picker.view) { $0.text == "Ink" } != nil)
        picker.title = nil
        #expect(find(UILabel.self, in: picker.view) { $0.text == "Colors" } != nil)
    }

    @Test func aTapOnTheGridChoosesAColorOnce() throws {
        let picker = UIColorPickerViewController()
        show(picker)
        let grid = try #require(find(ColorGridView.self, in: picker.view))
        stage.tap(point(grid, 0.5 / 12, 0.05))
        #expect(log.events.map(\.continuously) == [true, false])
        #expect(log.events.allSatisfy { $0.color == UIColor(red: 1, green: 1, blue: 1, alpha: 1) })
        #expect(picker.selectedColor == log.events.last?.color)
    }

    @Test func aFingerThatMovesOverTheGridChoosesContinuouslyAndDoesNotMoveTheSheet() throws {
        let picker = UIColorPickerViewController()
        show(picker)
        let grid = try #require(find(ColorGridView.self, in: picker.view))
        let top = picker.view.convert(CGPoint.zero, to: nil)
        stage.drag([point(grid, 0.5, 0.05), point(grid, 0.5, 0.5), point(grid, 0.5, 0.95)])
        #expect(log.events.map(\.continuously) == [true, true, true, false])
        #expect(picker.view.convert(CGPoint.zero, to: nil) == top)
        #expect(root.presentedViewController === picker)
    }

    @Test func theSpectrumGoesFromWhiteToBlack() throws {
        let picker = UIColorPickerViewController()
        show(picker)
        try showTab(1, in: picker)
        #expect(find(ColorGridView.self, in: picker.view) == nil)
        let spectrum = try #require(find(ColorSpectrumView.self, in: picker.view))
        stage.tap(point(spectrum, 1.0 / 3, 0.5))
        let parts = ColorParts(picker.selectedColor, for: .current)
        #expect(parts.green > 0.95 && parts.red < 0.05 && parts.blue < 0.05)
        for (x, y) in [(0.2, 0.1), (0.9, 0.4), (0.5, 0.8)] {
            let color = ColorSpectrumView.color(at: CGPoint(x: x, y: y))
            let place = ColorSpectrumView.place(of: color)
            #expect(abs(place.x - x) < 1e-6 && abs(place.y - y) < 1e-6)
        }
    }

    @Test func slidersChangeOnePart() throws {
        let picker = UIColorPickerViewController()
        picker.selectedColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        show(picker)
        try showTab(2, in: picker)
        let red = try #require(find(ColorSlider.self, in: picker.view) { $0.accessibilityLabel == "Red" })
        stage.tap(point(red, 0.99, 0.5))
        #expect(ColorParts(picker.selectedColor, for: .current) == ColorParts(.init(red: 1, green: 0.5, blue: 0, alpha: 1), for: .current))
        let field = try #require(find(ColorValueField.self, in: picker.view) { $0.accessibilityLabel == "sRGB Hex Color #" })
        #expect(field.text == "FF8000")
        field.becomeFirstResponder()
        field.text = "0000ff"
        field.resignFirstResponder()
        #expect(picker.selectedColor == .init(red: 0, green: 0, blue: 1, alpha: 1) && log.events.last?.continuously == false)
        field.becomeFirstResponder()
        field.text = "blue"
        field.resignFirstResponder()
        #expect(field.text == "0000FF")
    }

    @Test func theOpacityStaysWhenAColorIsChosen() throws {
        let picker = UIColorPickerViewController()
        picker.selectedColor = UIColor.red.withAlphaComponent(0.5)
        show(picker)
        let grid = try #require(find(ColorGridView.self, in: picker.view))
        stage.tap(point(grid, 0.5 / 12, 0.05))
        #expect(picker.selectedColor == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        picker.supportsAlpha = false
        stage.tap(point(grid, 11.5 / 12, 0.05))
        #expect(picker.selectedColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func aColorThatTheAppSetsIsShownAndNotTold() throws {
        let picker = UIColorPickerViewController()
        show(picker)
        picker.selectedColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        try showTab(2, in: picker)
        let field = try #require(find(ColorValueField.self, in: picker.view) { $0.accessibilityLabel == "sRGB Hex Color #" })
        #expect(field.text == "00FF00" && log.events.isEmpty)
    }

    @Test func closingIsToldOnceTheSheetIsGone() throws {
        let picker = UIColorPickerViewController()
        show(picker)
        try tap("Cancel", in: picker)
        #expect(log.finishes == 1 && root.presentedViewController == nil)
    }

    @Test func delegatesOfBeforeAreToldTheOldWay() throws {
        let old = OldColorLog()
        let picker = UIColorPickerViewController()
        show(picker)
        picker.delegate = old
        let grid = try #require(find(ColorGridView.self, in: picker.view))
        stage.tap(point(grid, 0.5, 0.5))
        #expect(old.count == 2)
    }

    @Test func pickersAreFreed() throws {
        weak var freed: UIColorPickerViewController?
        try autoreleasepool {
            let picker = UIColorPickerViewController()
            freed = picker
            show(picker)
            try tap("Cancel", in: picker)
        }
        stage.advance(1)
        #expect(freed == nil)
    }

    @Test func hexadecimalDigitsAreReadAsPeopleWriteThem() {
        #expect(ColorParts(hexadecimal: "#f80")?.hexadecimal == "FF8800")
        #expect(ColorParts(hexadecimal: " 0a0B0c ")?.hexadecimal == "0A0B0C")
        for text in ["", "12345", "1234567", "-12345", "gggggg"] { #expect(ColorParts(hexadecimal: text) == nil) }
    }

    @Test func allLanguagesHaveAllWords() {
        for words in ColorPickerWords.words.values { #expect(words.count == ColorPickerWords.allCases.count) }
    }
}

private final class ColorLog: NSObject, UIColorPickerViewControllerDelegate {
    var events: [(color: UIColor, continuously: Bool)] = []
    var finishes = 0
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        events.append((color, continuously))
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { finishes += 1 }
}

private final class OldColorLog: NSObject, UIColorPickerViewControllerDelegate {
    var count = 0
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { count += 1 }
}

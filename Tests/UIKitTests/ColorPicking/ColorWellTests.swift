import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct ColorWellTests {
    private let root = UIViewController()
    private let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    private let stage: Stage

    init() {
        stage = Stage(root)
        root.view.addSubview(well)
        stage.settle()
    }

    private func open() throws -> UIColorPickerViewController {
        stage.tap(well.center)
        stage.advance(1)
        return try #require(root.presentedViewController as? UIColorPickerViewController)
    }

    private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
        (view as? V) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    @Test func itBeginsWithoutAColor() {
        #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    }

    @Test func aTouchOpensAPickerOfItsColor() throws {
        (well.title, well.supportsAlpha, well.selectedColor) = ("Ink", false, .red)
        let picker = try open()
        #expect(picker.title == "Ink" && !picker.supportsAlpha && picker.selectedColor == .red)
    }

    @Test func whatIsChosenIsToldAsAChangedValue() throws {
        var colors: [UIColor?] = []
        well.addAction(UIAction { [well] _ in colors.append(well.selectedColor) }, for: .valueChanged)
        let picker = try open()
        let grid = try #require(find(ColorGridView.self, in: picker.view))
        stage.tap(grid.convert(CGPoint(x: 2, y: 2), to: nil))
        #expect(colors == [UIColor(red: 1, green: 1, blue: 1, alpha: 1)])
        #expect(well.selectedColor == picker.selectedColor && root.presentedViewController === picker)
    }

    @Test func aColorThatTheAppSetsIsNotToldAndReachesTheOpenPicker() throws {
        var count = 0
        well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let picker = try open()
        well.selectedColor = .blue
        #expect(picker.selectedColor == .blue && count == 0)
    }

    @Test func aWellThatIsDisabledOpensNothing() {
        well.isEnabled = false
        stage.tap(well.center)
        stage.advance(1)
        #expect(root.presentedViewController == nil)
    }

    @Test func itShowsItsColor() {
        well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.settle()
        let middle = pixel(stage.picture(), Int(well.center.x), Int(well.center.y))
        #expect(middle[0] < 15 && middle[1] < 15 && middle[2] > 240)
    }

    @Test func wellsAreFreedWithTheirPickers() throws {
        weak var freed: UIColorWell?
        try autoreleasepool {
            let other = UIColorWell(frame: CGRect(x: 200, y: 300, width: 28, height: 28))
            freed = other
            root.view.addSubview(other)
            stage.settle()
            stage.tap(other.center)
            stage.advance(1)
            try #require(root.presentedViewController is UIColorPickerViewController)
            root.dismiss(animated: true)
            other.removeFromSuperview()
        }
        stage.advance(1)
        #expect(freed == nil)
    }
}

import Sessions
import Testing
import UIKit

/// Properties of views whose changes have the view do something anew.
@MainActor @Suite(.session) struct InvalidatingTests {
    private final class Dial: UIView {
        @Invalidating(.layout) var angle = 0
        @Invalidating(.display, .intrinsicContentSize) var name = "N"
        @Invalidating(.constraints, .layout, .display) var gap: CGFloat? = nil
        @Invalidating(.configuration) var isWarm = false
        var calls: [String] = []

        override func setNeedsLayout() {
            super.setNeedsLayout()
            calls.append("layout")
        }
        override func setNeedsDisplay() {
            super.setNeedsDisplay()
            calls.append("display")
        }
        override func setNeedsUpdateConstraints() {
            super.setNeedsUpdateConstraints()
            calls.append("constraints")
        }
        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            calls.append("size")
        }
    }

    private final class Cell: UITableViewCell {
        @Invalidating(.configuration) var isWarm = false
        var states = 0
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states += 1
        }
    }

    @Test func aChangeInvalidatesWhatThePropertyNames() {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dial.calls = []
        dial.angle = 0
        #expect(dial.calls == [])
        dial.angle = 30
        #expect(dial.angle == 30 && dial.calls == ["layout"])
        dial.calls = []
        dial.name = "S"
        #expect(dial.calls == ["display", "size"])
        dial.calls = []
        dial.gap = 3
        #expect(dial.gap == 3 && Set(dial.calls) == ["constraints", "layout", "display"])
        dial.calls = []
        dial.isWarm = true
        #expect(dial.calls == [] && dial.isWarm)
    }

    @Test func aCellBringsItsConfigurationUpToDate() {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        let before = cell.states
        cell.isWarm = true
        cell.layoutIfNeeded()
        #expect(cell.states == before + 1)
    }
}

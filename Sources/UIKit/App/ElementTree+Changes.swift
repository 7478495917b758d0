import Foundation

/// What a test does with elements besides touching them.
extension ElementTree {
    /// How many rows of a wheel, on each side of the chosen one, are searched for what one is to be set to.
    private static let searchedRows = 4000

    /// Scrolls an element to where it can be seen. Returns why it cannot be, in words for people; `nil` if it can.
    func reveal(_ number: Int) -> String? {
        if let row = object(number) as? UnseenRow, let table = row.table {
            table.scrollToRow(at: row.place, at: .middle, animated: false)
            return nil
        }
        guard let view = object(number) as? UIView else { return "there is no element \(number) that could be scrolled to" }
        AssistiveScroll.show(view)
        return nil
    }

    /// Sets a slider to a part of its range from 0 to 1, or a picker's wheel to the row that says a text, as a person does. Returns why it
    /// cannot be, in words for people; `nil` if it can.
    func adjust(_ number: Int, to value: String) -> String? {
        switch object(number) {
        case let slider as UISlider:
            guard let part = Float(value), (0...1).contains(part) else {
                return "a slider is set to a number from 0 to 1, not to \"\(value)\""
            }
            guard slider.isEnabled else { return "the slider is not enabled" }
            slider.sendActions(for: .touchDown)
            slider.setValue(slider.minimumValue + part * (slider.maximumValue - slider.minimumValue), animated: false)
            slider.sendActions(for: [.valueChanged, .primaryActionTriggered])
            slider.sendActions(for: .touchUpInside)
            return nil
        case let wheel as PickerWheel:
            let steps = (0...Self.searchedRows).lazy.flatMap { $0 == 0 ? [0] : [$0, -$0] }
            let rows = steps.map { wheel.selected + $0 }.filter { $0 >= 0 && $0 < wheel.rows.count }
            guard let row = rows.first(where: { wheel.text(ofRow: $0) == value }) else { return "the wheel has no row \"\(value)\"" }
            wheel.select(row, animated: false)
            wheel.onSelect?(row)
            return nil
        default: return "element \(number) is no slider and no picker's wheel"
        }
    }
}

extension PickerWheel {
    /// What a row says.
    func text(ofRow row: Int) -> String? {
        guard rows.count > row, row >= 0 else { return nil }
        func text(in view: UIView) -> String? {
            if let label = view.accessibilityLabel, !label.isEmpty { return label }
            return view.subviews.lazy.compactMap(text).first
        }
        return text(in: view(forRow: row) ?? rows.view(row, nil))?.trimmingCharacters(in: .whitespaces)
    }
}

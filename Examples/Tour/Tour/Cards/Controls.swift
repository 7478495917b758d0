import UIKit

/// A slider between its name and its value.
class ValueSlider: UIStackView {
    private let slider = UISlider()
    private let valueLabel = UILabel()
    private let format: String
    private let action: (CGFloat) -> Void

    /// `format` shows the value: "%.2f".
    init(_ name: String, _ range: ClosedRange<Float>, value: Float, format: String, action: @escaping (CGFloat) -> Void) {
        self.format = format
        self.action = action
        super.init(frame: .zero)
        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 15)
        nameLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        nameLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        nameLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 76).isActive = true
        valueLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        valueLabel.textColor = .secondaryLabel
        valueLabel.textAlignment = .right
        valueLabel.widthAnchor.constraint(equalToConstant: 44).isActive = true
        slider.minimumValue = range.lowerBound
        slider.maximumValue = range.upperBound
        slider.value = value
        slider.addTarget(self, action: #selector(changed), for: .valueChanged)
        spacing = 12
        alignment = .center
        for part in [nameLabel, slider, valueLabel] { addArrangedSubview(part) }
        showValue()
    }

    required init(coder: NSCoder) { fatalError("controls are made in code") }

    /// Shows a value that was set otherwise.
    func show(_ value: CGFloat) {
        slider.setValue(Float(value), animated: true)
        showValue()
    }

    private func showValue() { valueLabel.text = String(format: format, slider.value) }

    @objc private func changed() {
        showValue()
        action(CGFloat(slider.value))
    }
}

/// A choice between a few words.
class Choice: UISegmentedControl {
    private var action: (Int) -> Void = { _ in }

    convenience init(_ names: [String], selected: Int = 0, action: @escaping (Int) -> Void) {
        self.init(items: names)
        selectedSegmentIndex = selected
        self.action = action
        addTarget(self, action: #selector(changed), for: .valueChanged)
    }

    @objc private func changed() { action(selectedSegmentIndex) }
}

/// A switch with its name.
class NamedSwitch: UIStackView {
    private let toggle = UISwitch()
    private let action: (Bool) -> Void

    init(_ name: String, isOn: Bool, action: @escaping (Bool) -> Void) {
        self.action = action
        super.init(frame: .zero)
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 15)
        toggle.isOn = isOn
        toggle.addTarget(self, action: #selector(changed), for: .valueChanged)
        alignment = .center
        addArrangedSubview(label)
        addArrangedSubview(toggle)
    }

    required init(coder: NSCoder) { fatalError("controls are made in code") }

    @objc private func changed() { action(toggle.isOn) }
}

/// A button across a card.
class ActionButton: UIButton {
    private var action: () -> Void = {}

    convenience init(_ title: String, action: @escaping () -> Void) {
        self.init(type: .system)
        self.action = action
        setTitle(title, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel?.adjustsFontSizeToFitWidth = true
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        heightAnchor.constraint(equalToConstant: 40).isActive = true
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    @objc private func tapped() { action() }
}

/// Controls beside one another, all of one width.
func row(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 10
    return stack
}

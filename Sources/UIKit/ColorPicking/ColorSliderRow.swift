import Foundation

/// A slider for one part of a colour, with its name above and its value, which can be typed, beside it.
final class ColorSliderRow: UIView {
    private let slider: ColorSlider
    private let value = ColorValueField()
    private let part: WritableKeyPath<ColorParts, CGFloat>
    /// The number that stands for the whole.
    private let whole: CGFloat

    var color = ColorParts() {
        didSet {
            slider.color = color
            showValue()
        }
    }
    var whenPicked: (ColorParts, _ continues: Bool) -> Void = { _, _ in }

    /// Creates a row. `whole` is the number that stands for 1: 255, or 100 for percent.
    init(_ part: WritableKeyPath<ColorParts, CGFloat>, title: String, whole: CGFloat) {
        (self.part, self.whole) = (part, whole)
        slider = ColorSlider(part, label: title)
        super.init(frame: .zero)
        let label = UILabel()
        label.text = title.uppercased()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        value.accessibilityLabel = title
        value.keyboardType = .numberPad
        value.whenTyped = { [weak self] in self?.take($0) }
        slider.whenPicked = { [weak self] color, continues in
            self?.color = color
            self?.whenPicked(color, continues)
        }
        for view in [label, slider, value] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor), label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            slider.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4), slider.leadingAnchor.constraint(equalTo: leadingAnchor),
            slider.bottomAnchor.constraint(equalTo: bottomAnchor),
            value.leadingAnchor.constraint(equalTo: slider.trailingAnchor, constant: 16),
            value.trailingAnchor.constraint(equalTo: trailingAnchor), value.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
            value.widthAnchor.constraint(equalToConstant: 76), value.heightAnchor.constraint(equalTo: slider.heightAnchor),
        ])
        showValue()
    }

    required init?(coder: NSCoder) { nil }

    private func showValue() {
        let number = Int((color[keyPath: part] * whole).rounded())
        value.text = whole == 100 ? "\(number)%" : "\(number)"
    }

    /// Takes a number that was typed; anything else goes back to what was there.
    private func take(_ text: String) {
        let digits = text.trimmingCharacters(in: CharacterSet(charactersIn: "% "))
        if let number = Int(digits) {
            color[keyPath: part] = min(max(CGFloat(number) / whole, 0), 1)
            whenPicked(color, false)
        }
        showValue()
    }
}

/// A field for what stands for a colour, or a part of one.
final class ColorValueField: UITextField {
    /// Called with the text once it was typed.
    var whenTyped: (String) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 17)
        textAlignment = .center
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        clipsToBounds = true
        autocorrectionType = .no
        autocapitalizationType = .allCharacters
        returnKeyType = .done
        addAction(UIAction { [weak self] _ in self?.resignFirstResponder() }, for: .editingDidEndOnExit)
        addAction(UIAction { [weak self] _ in self.map { $0.whenTyped($0.text ?? "") } }, for: .editingDidEnd)
    }

    required init?(coder: NSCoder) { nil }
}

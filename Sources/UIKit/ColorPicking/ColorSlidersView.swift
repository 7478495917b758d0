import Foundation

/// Sliders for red, green and blue, and the colour as hexadecimal digits.
final class ColorSlidersView: UIView {
    private let rows = [
        ColorSliderRow(\.red, title: ColorPickerWords.red.text, whole: 255),
        ColorSliderRow(\.green, title: ColorPickerWords.green.text, whole: 255),
        ColorSliderRow(\.blue, title: ColorPickerWords.blue.text, whole: 255),
    ]
    private let digits = ColorValueField()

    var color = ColorParts() {
        didSet {
            for row in rows { row.color = color }
            digits.text = color.hexadecimal
        }
    }
    var whenPicked: (ColorParts, _ continues: Bool) -> Void = { _, _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for row in rows {
            row.whenPicked = { [weak self] color, continues in
                self?.color = color
                self?.whenPicked(color, continues)
            }
        }
        let label = UILabel()
        label.text = ColorPickerWords.hexadecimal.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = .systemBlue
        label.textAlignment = .right
        digits.accessibilityLabel = ColorPickerWords.hexadecimal.text
        digits.whenTyped = { [weak self] in self?.take($0) }
        let last = UIStackView(arrangedSubviews: [label, digits])
        last.spacing = 12
        let column = UIStackView(arrangedSubviews: rows + [last])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor), column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor), column.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
            digits.widthAnchor.constraint(equalToConstant: 96), digits.heightAnchor.constraint(equalToConstant: 36),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Takes digits that were typed; anything else goes back to what was there.
    private func take(_ text: String) {
        guard let typed = ColorParts(hexadecimal: text) else {
            digits.text = color.hexadecimal
            return
        }
        color = typed.with(alpha: color.alpha)
        whenPicked(color, false)
    }
}

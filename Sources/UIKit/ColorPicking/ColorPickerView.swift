import Foundation

/// What a colour picker shows: a title, a grid, a spectrum or sliders, the opacity, and the colour that is chosen.
final class ColorPickerView: UIView {
    /// Ways to choose, in the order of their segments.
    private enum Way: Int, CaseIterable {
        case grid, spectrum, sliders
    }

    var whenPicked: (ColorParts, _ continues: Bool) -> Void = { _, _ in }
    var whenClosed: () -> Void = {}

    var title: String? {
        get { titleLabel.text }
        set { titleLabel.text = newValue ?? ColorPickerWords.title.text }
    }
    var color = ColorParts() { didSet { show() } }
    var supportsAlpha = true { didSet { opacity.isHidden = !supportsAlpha } }

    private let titleLabel = UILabel()
    private let ways = UISegmentedControl(
        items: [ColorPickerWords.grid.text, ColorPickerWords.spectrum.text, ColorPickerWords.sliders.text])
    private let grid = ColorGridView(frame: .zero)
    private let spectrum = ColorSpectrumView(frame: .zero)
    private let sliders = ColorSlidersView(frame: .zero)
    private let opacity = ColorSliderRow(\.alpha, title: ColorPickerWords.opacity.text, whole: 100)
    private let swatch = ColorSwatchView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        titleLabel.text = ColorPickerWords.title.text
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textAlignment = .center
        ways.addAction(UIAction { [weak self] _ in self?.showWay() }, for: .valueChanged)
        ways.selectedSegmentIndex = Way.grid.rawValue
        for field in [grid, spectrum] { field.whenPicked = { [weak self] in self?.pick($0, $1) } }
        sliders.whenPicked = { [weak self] in self?.pick($0, $1) }
        opacity.whenPicked = { [weak self] in self?.pick($0, $1) }
        arrange()
        showWay()
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func pick(_ color: ColorParts, _ continues: Bool) {
        self.color = color
        whenPicked(color, continues)
    }

    private func show() {
        (grid.color, spectrum.color, sliders.color, opacity.color, swatch.color) = (color, color, color, color, color)
    }

    private func showWay() {
        let way = Way(rawValue: ways.selectedSegmentIndex)
        (grid.isHidden, spectrum.isHidden, sliders.isHidden) = (way != .grid, way != .spectrum, way != .sliders)
        endEditing(true)
    }

    private func arrange() {
        let close = UIButton(type: .close)
        close.accessibilityLabel = SystemWords.text(.cancel)
        close.addAction(UIAction { [weak self] _ in self?.whenClosed() }, for: .touchUpInside)
        let head = UIView()
        let fields = UIView()
        let bottom = UIStackView(arrangedSubviews: [swatch, UIView()])
        let column = UIStackView(arrangedSubviews: [head, ways, fields, opacity, bottom])
        column.axis = .vertical
        column.spacing = 16
        let scroll = UIScrollView()
        // A finger chooses at once; what is around the fields can still be dragged.
        scroll.delaysContentTouches = false
        for view in [scroll, column, titleLabel, close] + [grid, spectrum, sliders] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        addSubview(scroll)
        scroll.addSubview(column)
        head.addSubview(titleLabel)
        head.addSubview(close)
        for field in [grid, spectrum, sliders] as [UIView] {
            fields.addSubview(field)
            NSLayoutConstraint.activate(edges(of: field, in: fields))
        }
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate(edges(of: scroll, in: self))
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
            head.heightAnchor.constraint(equalToConstant: 30), titleLabel.centerXAnchor.constraint(equalTo: head.centerXAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: head.centerYAnchor),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: close.leadingAnchor, constant: -8),
            close.trailingAnchor.constraint(equalTo: head.trailingAnchor), close.centerYAnchor.constraint(equalTo: head.centerYAnchor),
            close.widthAnchor.constraint(equalToConstant: 30), close.heightAnchor.constraint(equalToConstant: 30),
            fields.heightAnchor.constraint(equalToConstant: 300), swatch.widthAnchor.constraint(equalToConstant: 76),
            swatch.heightAnchor.constraint(equalToConstant: 76),
        ])
    }

    private func edges(of view: UIView, in parent: UIView) -> [NSLayoutConstraint] {
        [
            view.topAnchor.constraint(equalTo: parent.topAnchor), view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor), view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        ]
    }
}

/// Shows a colour.
private final class ColorSwatchView: UIView {
    var color = ColorParts() { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 10
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        if color.alpha < 1 { CheckerboardView.draw(in: bounds) }
        color.uiColor.setFill()
        UIRectFillUsingBlendMode(bounds, .normal)
    }
}

import Foundation

/// The rows of the formatting panel, which scroll where there are more than fit.
final class FormattingPanelView: UIScrollView {
    static let (rowHeight, gap, margin): (CGFloat, CGFloat, CGFloat) = (44, 10, 16)

    private struct Part {
        var weight: CGFloat
        var buttons: [(button: UIButton, item: FormattingItem)]
    }

    private var rows: [[Part]] = []
    /// Called with what a button does.
    var whenTapped: (FormattingItem) -> Void = { _ in }

    init(_ configuration: UITextFormattingViewController.Configuration) {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        for group in configuration.groups {
            let parts = group.components.map { component in
                let items = FormattingItem.items(of: component.componentKey, configuration)
                let weight = component.preferredSize == .automatic ? max(1, items.count) : component.preferredSize.rawValue
                return Part(weight: CGFloat(weight), buttons: items.map { (makeButton($0), $0) })
            }
            rows.append(parts.filter { !$0.buttons.isEmpty })
        }
        rows.removeAll(where: \.isEmpty)
    }

    required init?(coder: NSCoder) { nil }

    private func makeButton(_ item: FormattingItem) -> UIButton {
        let button = UIButton(type: .system)
        button.accessibilityLabel = item.name
        button.layer.cornerRadius = 8
        button.addAction(UIAction { [weak self] _ in self?.whenTapped(item) }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    /// The height that all rows need, in points.
    var fullHeight: CGFloat { CGFloat(rows.count) * (Self.rowHeight + Self.gap) - Self.gap + 2 * Self.margin }

    /// Shows how the text looks.
    func show(_ descriptor: UITextFormattingViewController.FormattingDescriptor) {
        for (button, item) in rows.joined().flatMap(\.buttons) {
            let isOn = item.isOn(descriptor)
            let title = NSMutableAttributedString(attributedString: item.title(descriptor))
            if title.length > 0, title.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil {
                title.addAttribute(
                    .foregroundColor, value: isOn ? UIColor.white : UIColor.label, range: NSRange(location: 0, length: title.length))
            }
            button.setAttributedTitle(title, for: .normal)
            button.backgroundColor = isOn ? tintColor : .secondarySystemGroupedBackground
            button.accessibilityTraits = isOn ? [.button, .selected] : .button
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = Self.margin
        for parts in rows {
            let room = bounds.width - 2 * Self.margin - CGFloat(parts.count - 1) * Self.gap
            let weights = parts.reduce(0) { $0 + $1.weight }
            var x = Self.margin
            for part in parts {
                let width = room * part.weight / weights
                let each = (width - CGFloat(part.buttons.count - 1) * 2) / CGFloat(part.buttons.count)
                for (index, entry) in part.buttons.enumerated() {
                    entry.button.frame = CGRect(x: x + CGFloat(index) * (each + 2), y: y, width: max(0, each), height: Self.rowHeight)
                }
                x += width + Self.gap
            }
            y += Self.rowHeight + Self.gap
        }
        contentSize = CGSize(width: bounds.width, height: fullHeight)
    }
}

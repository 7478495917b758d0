import Foundation

/// What a segmented control's segments look like in their states.
struct SegmentedLook {
    var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var backgrounds = StateValues<UIImage>()
    var dividers: [StatePair: UIImage] = [:]
    /// How far contents are moved, by where their segments stand.
    var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

    func adjustment(_ place: UISegmentedControl.Segment) -> UIOffset { adjustments[place] ?? adjustments[.any] ?? .zero }

    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[StatePair(left: left, right: right)]
            ?? dividers[StatePair(left: left.intersection(.selected), right: right.intersection(.selected))]
            ?? dividers[StatePair(left: .normal, right: .normal)]
    }

    /// The attributes of a title: those of the state over those of the normal one over the system's.
    func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let isSelected = state.contains(.selected)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium), .foregroundColor: UIColor.label,
        ]
        var own: [UIControl.State] = [.normal]
        for part in [UIControl.State.selected, .highlighted, .disabled] where state.contains(part) { own.append(part) }
        if own.last != state { own.append(state) }
        for key in own { attributes.merge(titles[key] ?? [:]) { $1 } }
        return attributes
    }
}

/// One segment of a segmented control.
final class SegmentView: UIView {
    private(set) var title: String?
    private(set) var image: UIImage?
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    /// How far the content is moved for where the segment stands.
    var adjustment = UIOffset.zero
    var isOn = true
    var action: UIAction?

    private let label = UILabel()
    private let imageView = UIImageView()
    private let background = UIImageView()
    /// The width of the content in its widest state: choosing a segment must not move anything.
    private var naturalWidth: CGFloat = 0

    init(title: String? = nil, image: UIImage? = nil) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        for view in [background, imageView, label] { addSubview(view) }
        label.textAlignment = .center
        imageView.contentMode = .center
        show(title: image == nil ? title : nil, image: image)
    }

    required init?(coder: NSCoder) { nil }

    func show(title: String?, image: UIImage?) {
        (self.title, self.image) = (title, image)
        imageView.image = image
        accessibilityLabel = title ?? image?.accessibilityLabel
    }

    private static let margin: CGFloat = 10

    var contentWidth: CGFloat {
        let content = image?.size.width ?? naturalWidth
        return (content + 2 * Self.margin).rounded(.up)
    }

    func update(_ look: SegmentedLook, _ state: UIControl.State) {
        background.image = look.backgrounds.isEmpty ? nil : look.backgrounds.value(for: state) ?? look.backgrounds.value(for: .normal)
        let attributes = look.attributes(state)
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        imageView.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
        naturalWidth =
            title.map { text in
                [UIControl.State.normal, .selected].map { NSAttributedString(string: text, attributes: look.attributes($0)).size().width }
                    .max() ?? 0
            } ?? 0
        let isPressed = state.contains(.highlighted) && !state.contains(.selected)
        let alpha: CGFloat = state.contains(.disabled) ? 0.3 : isPressed ? 0.35 : 1
        label.alpha = alpha
        imageView.alpha = alpha
        var traits = UIAccessibilityTraits.button
        if state.contains(.selected) { traits.insert(.selected) }
        if state.contains(.disabled) { traits.insert(.notEnabled) }
        accessibilityTraits = traits
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let rect = bounds.offsetBy(
            dx: contentOffset.width + adjustment.horizontal, dy: contentOffset.height + adjustment.vertical)
        label.frame = rect.insetBy(dx: min(4, rect.width / 2), dy: 0)
        imageView.frame = rect
    }
}

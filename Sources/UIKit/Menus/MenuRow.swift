import Foundation

/// One element of a menu that is shown: a row, or, beside others, an image with or without a title below.
final class MenuRow: UIControl {
    let element: UIMenuElement
    private let size: UIMenu.ElementSize
    private let isIndented: Bool
    private let label = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()
    private let mark = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let highlight = UIView()

    static let height: CGFloat = 44
    private static let margin: CGFloat = 16
    private static let indent: CGFloat = 32

    /// - Parameters:
    ///   - isIndented: Whether there is room for a mark in front, because an element of the menu has one.
    ///   - isOpen: Whether it is the head of a submenu that is open.
    ///   - titleLines: The most lines that the title of a row has; 0 for any number.
    init(
        _ element: UIMenuElement, size: UIMenu.ElementSize, isIndented: Bool, isOpen: Bool = false, isPalette: Bool = false,
        titleLines: Int = 2
    ) {
        self.element = element
        self.size = size
        self.isIndented = isIndented
        super.init(frame: .zero)
        let attributes = element.shownAttributes
        let color: UIColor =
            attributes.contains(.disabled) ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        isEnabled = !attributes.contains(.disabled) && !(element is UIDeferredMenuElement)
        highlight.backgroundColor = .tertiarySystemFill
        highlight.isHidden = true
        let isMenu = element is UIMenu
        label.text = element.title
        label.textColor = color
        label.numberOfLines = size == .large ? titleLines : 1
        label.font = size == .medium ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17, weight: isOpen ? .semibold : .regular)
        label.textAlignment = size == .large ? .natural : .center
        detail.text = element.subtitle
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = .secondaryLabel
        picture.image = element.shownImage.map { $0.renderingMode == .automatic && !isPalette ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = size == .large ? color : element.shownState == .on ? tintColor : color
        picture.contentMode = .scaleAspectFit
        let symbol: String? =
            if isMenu { isOpen ? "chevron.down" : "chevron.forward" } else {
                switch element.shownState {
                case .on: "checkmark"
                case .mixed: "minus"
                case .off: nil
                }
            }
        if size == .large, let symbol {
            mark.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
        }
        mark.contentMode = .center
        mark.tintColor = color
        for view in [highlight, label, detail, picture, mark] as [UIView] { addSubview(view) }
        if size != .large, element.shownState == .on {
            highlight.isHidden = false
            highlight.layer.cornerRadius = 8
        }
        if element is UIDeferredMenuElement {
            addSubview(spinner)
            spinner.startAnimating()
        }
        isAccessibilityElement = true
        accessibilityLabel = element.title
        accessibilityValue = element.subtitle
        accessibilityTraits = .button
        if element.shownState == .on { accessibilityTraits.insert(.selected) }
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        if size == .large || element.shownState != .on { highlight.isHidden = !isHighlighted }
    }

    /// The height that the row wants in a width, in points.
    func height(in width: CGFloat) -> CGFloat {
        switch size {
        case .small: return Self.height
        case .medium: return 62
        default:
            let inner = textWidth(in: width)
            let title = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            let below = detail.text == nil ? 0 : detail.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            return max(Self.height, ceil(title + below) + 22)
        }
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let leading = isIndented ? Self.indent : Self.margin
        return width - leading - Self.margin - (picture.image == nil ? 0 : 32)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        highlight.frame = self.size == .large ? bounds : bounds.insetBy(dx: 4, dy: 4)
        spinner.center = CGPoint(x: size.width / 2, y: size.height / 2)
        switch self.size {
        case .small:
            let side: CGFloat = picture.image == nil ? 0 : 24
            picture.frame = CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
            label.frame = picture.image == nil ? bounds.insetBy(dx: 4, dy: 0) : .zero
            detail.frame = .zero
        case .medium:
            picture.frame = CGRect(x: (size.width - 24) / 2, y: 9, width: 24, height: 24)
            label.frame = CGRect(x: 4, y: 37, width: size.width - 8, height: 16)
            detail.frame = .zero
        default:
            let leading = isIndented ? Self.indent : Self.margin
            let inner = textWidth(in: size.width)
            let title = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            let below = detail.text == nil ? 0 : detail.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            let top = ((size.height - title - below) / 2).rounded()
            label.frame = CGRect(x: leading, y: top, width: inner, height: title)
            detail.frame = CGRect(x: leading, y: top + title, width: inner, height: below)
            mark.frame = CGRect(x: 8, y: 0, width: 20, height: size.height)
            picture.frame = CGRect(x: size.width - Self.margin - 22, y: (size.height - 22) / 2, width: 22, height: 22)
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                for view in [label, detail, mark, picture] as [UIView] {
                    view.frame.origin.x = size.width - view.frame.maxX
                }
            }
        }
    }
}

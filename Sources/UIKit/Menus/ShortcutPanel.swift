import Foundation

/// The menus beside each other at the bottom of the screen, and above them the commands of one with their keys.
final class ShortcutPanel: UIView {
    /// Called with the command that was tapped.
    var whenChosen: (UIKeyCommand) -> Void = { _ in }
    /// Called when a finger came down beside the panel.
    var whenLeft: () -> Void = {}
    /// The modifier keys that are held: commands that have an alternate for them show that.
    var held: UIKeyModifierFlags = .command {
        didSet { if held != oldValue { fillRows() } }
    }

    private var list: ShortcutList
    private var chosen = 0
    private let back = UIView()
    private let tabs = UIScrollView()
    private let scroll = UIScrollView()
    private var buttons: [UIButton] = []
    private(set) var rows: [ShortcutRow] = []

    private static let largestWidth: CGFloat = 640
    private static let margin: CGFloat = 16
    private static let tabHeight: CGFloat = 44

    init(_ list: ShortcutList) {
        self.list = list
        super.init(frame: .zero)
        back.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 0.98) : UIColor(white: 0.98, alpha: 0.98)
        }
        back.layer.cornerRadius = 16
        back.layer.shadowOpacity = 0.25
        back.layer.shadowRadius = 24
        back.layer.shadowOffset = CGSize(width: 0, height: 8)
        for view in [tabs, scroll] {
            view.alwaysBounceVertical = false
            view.contentInsetAdjustmentBehavior = .never
            view.showsHorizontalScrollIndicator = false
            back.addSubview(view)
        }
        addSubview(back)
        accessibilityViewIsModal = true
        show(list)
    }

    required init?(coder: NSCoder) { nil }

    /// The names of the menus that are shown.
    var titles: [String] { list.categories.map(\.title) }

    /// Shows other commands; the menu that was chosen stays if there is one of that name.
    func show(_ list: ShortcutList) {
        let title = self.list.categories.indices.contains(chosen) ? self.list.categories[chosen].title : ""
        self.list = list
        chosen = list.categories.firstIndex { $0.title == title } ?? 0
        buttons.forEach { $0.removeFromSuperview() }
        buttons = list.categories.enumerated().map { index, category in
            let button = UIButton(type: .system)
            button.setTitle(category.title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
            button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            tabs.addSubview(button)
            return button
        }
        fillRows()
    }

    /// Shows the commands of a menu, by its place.
    func choose(_ index: Int) {
        chosen = index
        fillRows()
    }

    private func fillRows() {
        for view in scroll.subviews { view.removeFromSuperview() }
        rows = []
        for (index, button) in buttons.enumerated() { button.tintColor = index == chosen ? .label : .secondaryLabel }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, section) in list.categories[chosen].sections.enumerated() {
            if index > 0 || !section.title.isEmpty {
                let head = ShortcutHead()
                head.text = section.title
                head.font = .systemFont(ofSize: 13, weight: .semibold)
                head.textColor = .secondaryLabel
                scroll.addSubview(head)
            }
            for item in section.items {
                let command = item.command(holding: held)
                let row = ShortcutRow(command, isMirrored: isMirrored)
                row.addAction(UIAction { [weak self] _ in self?.whenChosen(command) }, for: .touchUpInside)
                rows.append(row)
                scroll.addSubview(row)
            }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: Self.margin, dy: Self.margin)
        let width = min(Self.largestWidth, area.width)
        var y: CGFloat = 8
        for view in scroll.subviews {
            let height: CGFloat
            switch view {
            case is ShortcutRow: height = ShortcutRow.height
            case let head as ShortcutHead: height = head.text?.isEmpty ?? true ? 8 : 30
            default: continue
            }
            view.frame = CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: height)
            y += height
        }
        let height = min(y + 8, area.height - Self.tabHeight)
        back.frame = CGRect(
            x: area.midX - width / 2, y: area.maxY - height - Self.tabHeight, width: width, height: height + Self.tabHeight)
        scroll.frame = CGRect(x: 0, y: 0, width: width, height: height)
        scroll.contentSize = CGSize(width: width, height: y + 8)
        scroll.isScrollEnabled = y + 8 > height
        tabs.frame = CGRect(x: 0, y: height, width: width, height: Self.tabHeight)
        var x = Self.margin
        for button in buttons {
            let width = ceil(button.sizeThatFits(CGSize(width: 400, height: Self.tabHeight)).width) + 16
            button.frame = CGRect(x: x, y: 0, width: width, height: Self.tabHeight)
            x += width
        }
        tabs.contentSize = CGSize(width: x + Self.margin, height: Self.tabHeight)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !back.frame.contains(touch.location(in: self)) else { return }
        whenLeft()
    }
}

/// What stands before commands that belong together.
private final class ShortcutHead: UILabel {}

/// A command and its keys.
final class ShortcutRow: UIControl {
    let command: UIKeyCommand
    private let label = UILabel()
    private let keys = UILabel()
    private let mark = UILabel()

    static let height: CGFloat = 36

    init(_ command: UIKeyCommand, isMirrored: Bool) {
        self.command = command
        super.init(frame: .zero)
        isEnabled = !command.attributes.contains(.disabled)
        let color: UIColor = !isEnabled ? .tertiaryLabel : command.attributes.contains(.destructive) ? .systemRed : .label
        label.text = command.shownTitle
        keys.text = command.shownKeys(isMirrored: isMirrored)
        mark.text = command.state == .on ? "✓" : command.state == .mixed ? "–" : ""
        for view in [label, keys, mark] {
            view.font = .systemFont(ofSize: 17)
            view.textColor = color
            addSubview(view)
        }
        keys.textAlignment = .right
        layer.cornerRadius = 8
        isAccessibilityElement = true
        accessibilityLabel = command.shownTitle
        accessibilityValue = keys.text
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        if command.state == .on { accessibilityTraits.insert(.selected) }
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .tertiarySystemFill : .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let keyWidth = ceil(keys.sizeThatFits(CGSize(width: bounds.width, height: Self.height)).width)
        mark.frame = CGRect(x: 4, y: 0, width: 20, height: bounds.height)
        label.frame = CGRect(x: 28, y: 0, width: max(0, bounds.width - 28 - keyWidth - 16), height: bounds.height)
        keys.frame = CGRect(x: bounds.width - keyWidth - 8, y: 0, width: keyWidth, height: bounds.height)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in [label, keys, mark] { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}

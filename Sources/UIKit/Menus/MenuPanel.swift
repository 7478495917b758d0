import Foundation

/// The sheet on which a menu is shown. A submenu takes the menu's place, below its own name.
final class MenuPanel: UIView {
    /// The menus that are open, the innermost last.
    private var path: [UIMenu]
    private let scroll = UIScrollView()
    private let back = UIView()
    private var known: [ObjectIdentifier: [UIMenuElement]] = [:]
    private(set) var rows: [MenuRow] = []

    /// Whether the first element is at the bottom, because the menu opens upwards.
    var isReversed = false {
        didSet { if isReversed != oldValue { fill() } }
    }

    /// Called when an element was chosen; with whether the menu closes.
    var whenChosen: (UIMenuElement, _ closes: Bool) -> Void = { _, _ in }
    /// Called when the size may have changed.
    var whenResized: () -> Void = {}

    static let width: CGFloat = 250

    /// Whose responder chain performs the menu's commands.
    private weak var performer: UIResponder?

    init(_ menu: UIMenu, from performer: UIResponder? = nil) {
        self.performer = performer
        path = [Self.prepared(menu, performer)]
        super.init(frame: .zero)
        layer.cornerRadius = 13
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        back.layer.cornerRadius = 13
        back.clipsToBounds = true
        back.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 0.98) : UIColor(white: 0.98, alpha: 0.98)
        }
        scroll.alwaysBounceVertical = false
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(back)
        back.addSubview(scroll)
        accessibilityViewIsModal = true
        fill()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another menu in the place of the outermost one.
    func replace(_ menu: UIMenu) {
        let menu = Self.prepared(menu, performer)
        path = [menu] + path.dropFirst().compactMap { open in Self.find(open.identifier, in: menu) }
        fill()
        whenResized()
    }

    /// The menu with its commands validated.
    private static func prepared(_ menu: UIMenu, _ performer: UIResponder?) -> UIMenu {
        performer == nil ? menu : MenuCommands.validated(menu, from: performer) as! UIMenu
    }

    private static func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
        for case let child as UIMenu in menu.children {
            if child.identifier == identifier { return child }
            if let found = find(identifier, in: child) { return found }
        }
        return nil
    }

    /// Shows the elements anew.
    func fill() {
        for view in scroll.subviews { view.removeFromSuperview() }
        rows = []
        guard let menu = path.last else { return }
        let preferences = path.dropLast().reversed().lazy.compactMap(\.displayPreferences).first
        let content = MenuContent(menu, known: known, preferences: preferences)
        if path.count > 1 {
            let row = MenuRow(menu, size: .large, isIndented: true, isOpen: true)
            row.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
            add(row)
            addLine(isThick: true)
        } else if !menu.title.isEmpty {
            addTitle(menu.title)
        }
        let sections = isReversed ? content.sections.reversed() : content.sections
        for (index, section) in sections.enumerated() {
            if index > 0 { addLine(isThick: true) }
            if !section.title.isEmpty { addTitle(section.title) }
            // A mark needs room in every row of its section, and in the others, so that titles stand below each other.
            let isIndented = content.sections.contains { section in
                section.size == .large && section.elements.contains { $0 is UIMenu || $0.shownState != .off }
            }
            addRows(of: section, isIndented)
        }
        for element in content.awaited { fetch(element) }
        setNeedsLayout()
    }

    private func fetch(_ element: UIDeferredMenuElement) {
        element.resolve { [weak self] elements in
            guard let self else { return }
            self.known[ObjectIdentifier(element)] =
                self.performer.map { performer in elements.map { MenuCommands.validated($0, from: performer) } } ?? elements
            self.fill()
            self.whenResized()
        }
    }

    private func addTitle(_ title: String) {
        let label = MenuTitle()
        label.text = title
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.numberOfLines = 2
        scroll.addSubview(label)
    }

    private func addLine(isThick: Bool) {
        let line = MenuLine()
        line.isThick = isThick
        line.backgroundColor = isThick ? .tertiarySystemFill : .separator
        scroll.addSubview(line)
    }

    private func addRows(of section: MenuContent.Section, _ isIndented: Bool) {
        if section.size == .large {
            for (index, element) in (isReversed ? section.elements.reversed() : section.elements).enumerated() {
                if index > 0 { addLine(isThick: false) }
                let row = MenuRow(element, size: .large, isIndented: isIndented, titleLines: section.titleLines)
                row.addAction(UIAction { [weak self] _ in self?.choose(element, in: section) }, for: .touchUpInside)
                add(row)
            }
            return
        }
        let strip = MenuStrip()
        for element in section.elements {
            let row = MenuRow(element, size: section.size, isIndented: false, isPalette: section.isPalette)
            row.addAction(UIAction { [weak self] _ in self?.choose(element, in: section) }, for: .touchUpInside)
            rows.append(row)
            strip.addSubview(row)
        }
        scroll.addSubview(strip)
    }

    private func add(_ row: MenuRow) {
        rows.append(row)
        scroll.addSubview(row)
    }

    // MARK: Choosing

    private func choose(_ element: UIMenuElement, in section: MenuContent.Section) {
        if let menu = element as? UIMenu {
            path.append(menu)
            fill()
            return whenResized()
        }
        if section.isSingleSelection {
            for other in section.elements { other.shownState = other === element ? .on : .off }
        }
        let stays = element.shownAttributes.contains(.keepsMenuPresented)
        whenChosen(element, !stays)
        if stays { fill() }
    }

    private func close() {
        path.removeLast()
        fill()
        whenResized()
    }

    /// The row at a point of the window, which a finger that opened the menu slid to.
    func row(at point: CGPoint) -> MenuRow? {
        rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: nil)) }
    }

    /// Chooses as if a row had been tapped.
    func tap(_ row: MenuRow) { row.sendActions(for: .touchUpInside) }

    // MARK: Layout

    /// The height of everything, in points.
    var contentHeight: CGFloat { place(scroll.subviews, in: Self.width) }

    @discardableResult
    private func place(_ views: [UIView], in width: CGFloat) -> CGFloat {
        var y: CGFloat = 0
        for view in views {
            let height: CGFloat
            switch view {
            case let row as MenuRow: height = row.height(in: width)
            case let line as MenuLine: height = line.isThick ? 8 : 1 / UIScreen.main.scale
            case let strip as MenuStrip: height = strip.height
            case let title as MenuTitle:
                let fitting = title.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
                title.frame = CGRect(x: 16, y: y + 7, width: width - 32, height: fitting)
                y += ceil(fitting) + 14
                continue
            default: continue
            }
            view.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        return y
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
        scroll.frame = bounds
        let height = place(scroll.subviews.filter { !($0 is UIImageView) }, in: bounds.width)
        scroll.contentSize = CGSize(width: bounds.width, height: height)
        scroll.isScrollEnabled = height > bounds.height + 0.5
        layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: 13, cornerHeight: 13, transform: nil)
    }
}

/// The name of a menu, or of a part of it.
private final class MenuTitle: UILabel {}

/// What stands between elements.
private final class MenuLine: UIView {
    var isThick = false
}

/// Elements beside each other.
private final class MenuStrip: UIView {
    var height: CGFloat { subviews.compactMap { ($0 as? MenuRow)?.height(in: 0) }.max() ?? 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !subviews.isEmpty else { return }
        let width = bounds.width / CGFloat(subviews.count)
        for (index, view) in subviews.enumerated() {
            view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }
}

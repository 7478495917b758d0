import Foundation

/// Commands beside each other in a bar over or below what they are about.
final class EditMenuBar: UIView {
    private let panel = UIView()
    private let scroll = UIScrollView()
    private var buttons: [UIButton] = []
    private var lines: [UIView] = []

    /// Called with the element that was chosen.
    var whenChosen: (UIMenuElement) -> Void = { _ in }
    /// Called when a finger came down beside the bar.
    var whenLeft: (UIEvent) -> Void = { _ in }

    static let height: CGFloat = 40
    private static let margin: CGFloat = 8

    /// The commands of editing that a responder, or one after it, performs now.
    static func standardCommands(for responder: UIResponder, sender: Any?) -> [UICommand] {
        let all: [(SystemWords.Word, String)] = [
            (.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:"), (.delete, "delete:"), (.select, "select:"), (.selectAll, "selectAll:"),
            (.format, "_showTextFormattingOptions:"),
        ]
        return all.filter { responder.target(forAction: Selector($0.1), withSender: sender) != nil }
            .map { UICommand(title: SystemWords.text($0.0), action: Selector($0.1)) }
    }

    init(_ elements: [UIMenuElement]) {
        super.init(frame: .zero)
        panel.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 0.98) : UIColor(white: 0.98, alpha: 0.98)
        }
        panel.layer.cornerRadius = 10
        panel.layer.shadowOpacity = 0.25
        panel.layer.shadowRadius = 14
        panel.layer.shadowOffset = CGSize(width: 0, height: 4)
        scroll.showsHorizontalScrollIndicator = false
        scroll.alwaysBounceVertical = false
        addSubview(panel)
        panel.addSubview(scroll)
        for element in elements where !element.shownAttributes.contains(.hidden) {
            let button = UIButton(type: .system)
            button.setTitle(element.title, for: .normal)
            if element.title.isEmpty { button.setImage(element.image, for: .normal) }
            button.tintColor = element.shownAttributes.contains(.destructive) ? .systemRed : .label
            button.isEnabled = !element.shownAttributes.contains(.disabled)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.addAction(UIAction { [weak self] _ in self?.whenChosen(element) }, for: .touchUpInside)
            buttons.append(button)
            scroll.addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Where the bar is, in the window's points.
    var panelFrame: CGRect { panel.frame }

    /// Shows the bar at a rectangle of a window.
    func open(at target: CGRect, below: Bool, over window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        place(at: target, below: below)
        panel.alpha = 0
        UIView.animate(withDuration: 0.15) { self.panel.alpha = 1 }
    }

    func place(at target: CGRect, below: Bool) {
        let area = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: Self.margin, dy: Self.margin)
        var x: CGFloat = 0
        lines.forEach { $0.removeFromSuperview() }
        lines = []
        for (index, button) in buttons.enumerated() {
            let width = ceil(button.sizeThatFits(CGSize(width: 1000, height: Self.height)).width) + 24
            button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
            x += width
            if index < buttons.count - 1 {
                let line = UIView(frame: CGRect(x: x, y: 10, width: 1 / UIScreen.main.scale, height: Self.height - 20))
                line.backgroundColor = .separator
                scroll.addSubview(line)
                lines.append(line)
            }
        }
        let width = min(x, area.width)
        let fitsAbove = target.minY - Self.height - Self.margin >= area.minY
        let y = below || !fitsAbove ? target.maxY + Self.margin : target.minY - Self.height - Self.margin
        panel.frame = CGRect(
            x: min(max(target.midX - width / 2, area.minX), area.maxX - width),
            y: min(max(y, area.minY), area.maxY - Self.height), width: width, height: Self.height)
        scroll.frame = panel.bounds
        scroll.contentSize = CGSize(width: x, height: Self.height)
    }

    /// Takes the bar away.
    func close(_ completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: 0.15, animations: { self.panel.alpha = 0 }) { _ in
            self.removeFromSuperview()
            completion?()
        }
        isUserInteractionEnabled = false
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if panel.frame.contains(point) { return super.hitTest(point, with: event) }
        // What is below gets the touch all the same.
        if let event { whenLeft(event) }
        return nil
    }
}

import Foundation

/// What an alert looks like: title, message, text fields, and the choices below them.
final class AlertContentView: UIView {
    private unowned let controller: UIAlertController
    private let card = UIView()
    private let cancelCard = UIView()
    private let scroll = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertActionView] = []
    private var lines: [UIView] = []

    private var isAlert: Bool { controller.preferredStyle == .alert }
    private var buttonHeight: CGFloat { isAlert ? 44 : 57 }
    private static let fieldHeight: CGFloat = 28

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        let material = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 1) : UIColor(white: 0.97, alpha: 1) }
        for view in [card, cancelCard] {
            view.backgroundColor = material
            view.layer.cornerRadius = 13
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
            addSubview(view)
        }
        titleLabel.numberOfLines = 0
        messageLabel.numberOfLines = 0
        titleLabel.textAlignment = .center
        messageLabel.textAlignment = .center
        card.addSubview(scroll)
        scroll.addSubview(titleLabel)
        scroll.addSubview(messageLabel)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the alert's contents as they are now.
    func rebuild() {
        (buttons as [UIView] + lines).forEach { $0.removeFromSuperview() }
        titleLabel.text = controller.title
        messageLabel.text = controller.message
        titleLabel.font = isAlert ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        titleLabel.textColor = isAlert ? .label : .secondaryLabel
        messageLabel.textColor = isAlert ? .label : .secondaryLabel
        buttons = controller.orderedActions.map { action in
            AlertActionView(action, isPreferred: isPreferred(action), fontSize: isAlert ? 17 : 20) { [weak self] in
                self?.controller.choose(action)
            }
        }
        lines = buttons.map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for (button, line) in zip(buttons, lines) {
            let isApart = !isAlert && button.action.style == .cancel
            (isApart ? cancelCard : card).addSubview(button)
            if !isApart { card.addSubview(line) }
        }
        for field in controller.textFields ?? [] where field.superview == nil {
            field.backgroundColor = .systemBackground
            field.layer.borderWidth = 0.5
            field.layer.borderColor = UIColor.separator.cgColor
            field.layer.cornerRadius = 5
            scroll.addSubview(field)
        }
        setNeedsLayout()
    }

    private func isPreferred(_ action: UIAlertAction) -> Bool {
        if let preferred = controller.preferredAction { return preferred === action }
        return action.style == .cancel
    }

    // MARK: Layout

    /// Where things are for a width: the head's height and that of the choices below it.
    private func measure(width: CGFloat) -> (head: CGFloat, choices: CGFloat, cancel: CGFloat) {
        let inner = width - 32
        var y: CGFloat = isAlert ? 19 : 14
        let hasText = controller.title != nil || controller.message != nil
        for (label, text) in [(titleLabel, controller.title), (messageLabel, controller.message)] where text != nil {
            y += ceil(label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height) + 2
        }
        if let fields = controller.textFields { y += CGFloat(fields.count) * (Self.fieldHeight + 6) + 10 }
        let head = hasText || controller.textFields != nil ? y + (isAlert ? 19 : 14) : 0
        let apart = isAlert ? 0 : buttons.filter { $0.action.style == .cancel }.count
        let stacked = buttons.count - apart
        let isPair = isAlert && stacked == 2 && buttons.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 - 16 }
        let choices = buttonHeight * CGFloat(isPair ? 1 : stacked)
        return (head, choices, apart > 0 ? buttonHeight + 8 : 0)
    }

    func fittingSize(width: CGFloat, maximumHeight: CGFloat) -> CGSize {
        let parts = measure(width: width)
        return CGSize(width: width, height: min(parts.head + parts.choices + parts.cancel, maximumHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let parts = measure(width: bounds.width)
        let cardHeight = bounds.height - parts.cancel
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: cardHeight)
        cancelCard.frame = CGRect(x: 0, y: cardHeight + 8, width: bounds.width, height: max(0, parts.cancel - 8))
        scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, cardHeight - parts.choices))
        scroll.contentSize = CGSize(width: bounds.width, height: parts.head)
        layoutHead()
        layoutButtons(from: cardHeight - parts.choices, isPair: parts.choices == buttonHeight && isAlert)
    }

    private func layoutHead() {
        var y: CGFloat = isAlert ? 19 : 14
        for label in [titleLabel, messageLabel] {
            guard label.text != nil else {
                label.frame = .zero
                continue
            }
            let height = ceil(label.sizeThatFits(CGSize(width: bounds.width - 32, height: .greatestFiniteMagnitude)).height)
            label.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: height)
            y += height + 2
        }
        y += 10
        for field in controller.textFields ?? [] {
            field.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: Self.fieldHeight)
            y += Self.fieldHeight + 6
        }
    }

    private func layoutButtons(from top: CGFloat, isPair: Bool) {
        let hairline = 1 / UIScreen.main.scale
        var y = top
        let inCard = buttons.filter { $0.superview === card }
        for (index, button) in inCard.enumerated() {
            let width = isPair && inCard.count == 2 ? bounds.width / 2 : bounds.width
            let x = isPair && index == 1 ? width : 0
            if isPair { y = top }
            button.frame = CGRect(x: x, y: y, width: width, height: buttonHeight)
            let line = lines[buttons.firstIndex { $0 === button }!]
            line.frame =
                isPair && index == 1
                ? CGRect(x: x, y: y, width: hairline, height: buttonHeight) : CGRect(x: 0, y: y, width: bounds.width, height: hairline)
            y += buttonHeight
        }
        buttons.first { $0.superview === cancelCard }?.frame = cancelCard.bounds
    }
}

/// One choice of an alert.
private final class AlertActionView: UIControl, AccessibilityStandIn {
    let action: UIAlertAction
    var shownObject: AccessibleObject? { action }
    private let label = UILabel()
    private let onTap: () -> Void

    init(_ action: UIAlertAction, isPreferred: Bool, fontSize: CGFloat, onTap: @escaping () -> Void) {
        self.action = action
        self.onTap = onTap
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: fontSize, weight: isPreferred ? .semibold : .regular)
        addSubview(label)
        isEnabled = action.isEnabled
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { updateColor() }

    override func stateDidChange() {
        backgroundColor = isHighlighted ? .systemFill : nil
        updateColor()
    }

    private func updateColor() {
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}

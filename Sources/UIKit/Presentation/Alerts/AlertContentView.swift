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
    private var metrics: AlertMetrics { AlertMetrics(isAlert: isAlert) }

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        for view in [card, cancelCard] {
            view.backgroundColor = AlertMetrics.material
            view.layer.cornerRadius = AlertMetrics.radius
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
        titleLabel.font = metrics.titleFont
        messageLabel.font = metrics.messageFont
        titleLabel.textColor = isAlert ? .label : .secondaryLabel
        messageLabel.textColor = isAlert ? .label : .secondaryLabel
        buttons = controller.orderedActions.map { action in
            AlertActionView(action, isPreferred: isPreferred(action), fontSize: metrics.choiceSize) { [weak self] in
                self?.controller.choose(action)
            }
        }
        lines = buttons.map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for button in buttons { button.tapsUnderDrags = controller.isSpringLoaded }
        for (button, line) in zip(buttons, lines) {
            let isApart = !isAlert && button.action.style == .cancel
            (isApart ? cancelCard : card).addSubview(button)
            if !isApart { card.addSubview(line) }
        }
        for field in controller.textFields ?? [] where field.superview == nil {
            field.backgroundColor = .systemBackground
            field.layer.borderWidth = AlertMetrics.fieldBorder
            field.layer.borderColor = UIColor.separator.cgColor
            field.layer.cornerRadius = AlertMetrics.fieldRadius
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
        let inner = width - AlertMetrics.inset * 2
        var y = metrics.headSpace
        let hasText = controller.title != nil || controller.message != nil
        for (label, text) in [(titleLabel, controller.title), (messageLabel, controller.message)] where text != nil {
            y += ceil(label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height) + AlertMetrics.textSpace
        }
        if let fields = controller.textFields {
            y += CGFloat(fields.count) * (AlertMetrics.fieldHeight + AlertMetrics.fieldSpace) + AlertMetrics.fieldsTop
        }
        let head = hasText || controller.textFields != nil ? y + metrics.headSpace : 0
        let apart = isAlert ? 0 : buttons.filter { $0.action.style == .cancel }.count
        let stacked = buttons.count - apart
        let isPair =
            isAlert && stacked == 2 && buttons.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 - AlertMetrics.choiceInset * 2 }
        let choices = metrics.buttonHeight * CGFloat(isPair ? 1 : stacked)
        return (head, choices, apart > 0 ? metrics.buttonHeight + AlertMetrics.cancelGap : 0)
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
        cancelCard.frame = CGRect(
            x: 0, y: cardHeight + AlertMetrics.cancelGap, width: bounds.width, height: max(0, parts.cancel - AlertMetrics.cancelGap))
        scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, cardHeight - parts.choices))
        scroll.contentSize = CGSize(width: bounds.width, height: parts.head)
        layoutHead()
        layoutButtons(from: cardHeight - parts.choices, isPair: parts.choices == metrics.buttonHeight && isAlert)
    }

    private func layoutHead() {
        let inner = bounds.width - AlertMetrics.inset * 2
        var y = metrics.headSpace
        for label in [titleLabel, messageLabel] {
            guard label.text != nil else {
                label.frame = .zero
                continue
            }
            let height = ceil(label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height)
            label.frame = CGRect(x: AlertMetrics.inset, y: y, width: inner, height: height)
            y += height + AlertMetrics.textSpace
        }
        y += AlertMetrics.fieldsTop
        for field in controller.textFields ?? [] {
            field.frame = CGRect(x: AlertMetrics.inset, y: y, width: inner, height: AlertMetrics.fieldHeight)
            y += AlertMetrics.fieldHeight + AlertMetrics.fieldSpace
        }
    }

    private func layoutButtons(from top: CGFloat, isPair: Bool) {
        let buttonHeight = metrics.buttonHeight
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
        label.frame = bounds.insetBy(dx: AlertMetrics.choiceInset, dy: 0)
    }
}

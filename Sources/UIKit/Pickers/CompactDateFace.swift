import Foundation

/// A date as buttons that open an editor.
final class CompactDateFace: UIView, DatePickerFace {
    private let pills: [DatePill]

    private static let gap: CGFloat = 5

    init(owner: UIDatePicker) {
        let parts: [DatePill.Part] =
            switch owner.datePickerMode {
            case .date: [.date]
            case .time, .countDownTimer: [.time]
            case .dateAndTime: [.date, .time]
            }
        pills = parts.map { DatePill(owner: owner, part: $0) }
        super.init(frame: .zero)
        pills.forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    var fittingSize: CGSize {
        let sizes = pills.map(\.fittingSize)
        let width = sizes.map(\.width).reduce(0, +) + CGFloat(pills.count - 1) * Self.gap
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }

    func dateDidChange(animated: Bool) {
        let old = fittingSize
        for pill in pills { pill.update() }
        if old != fittingSize { (superview as? UIDatePicker)?.invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    func reload() { dateDidChange(animated: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The buttons stand at the leading edge.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for pill in pills {
            let size = pill.fittingSize
            let left = isMirrored ? bounds.width - x - size.width : x
            pill.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + Self.gap
        }
    }
}

/// The date or the time of a picker as a button, which opens an editor beside it.
final class DatePill: UIControl {
    enum Part { case date, time }

    private unowned let owner: UIDatePicker
    private let part: Part
    private let label = UILabel()
    private weak var editor: DateEditorView?

    init(owner: UIDatePicker, part: Part) {
        (self.owner, self.part) = (owner, part)
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        accessibilityLabel = part == .date ? "Date Picker" : "Time Picker"
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    var fittingSize: CGSize { CGSize(width: ceil(label.sizeThatFits(CGSize(width: 1000, height: 100)).width) + 22, height: 34) }

    func update() {
        label.text = owner.formatter(template: part == .date ? "yMMMd" : "jmm").string(from: owner.date)
        accessibilityValue = label.text
        label.textColor = editor == nil ? .label : tintColor
        editor?.face.dateDidChange(animated: true)
        superview?.setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.4 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    private func open() {
        guard editor == nil, let window else { return }
        let face: any DatePickerFace & UIView =
            part == .date
            ? CalendarFace(owner: owner, showsTime: false) : DatePickerWheels(owner: owner, columns: DateColumn.timeColumns(for: owner))
        let editor = DateEditorView(face: face, anchor: self, in: window)
        editor.onClose = { [weak self] in
            self?.editor = nil
            self?.update()
        }
        self.editor = editor
        face.dateDidChange(animated: false)
        update()
        editor.open()
    }
}

/// An editor over the window, beside what opened it; a tap beside it closes it.
private final class DateEditorView: UIView {
    let face: any DatePickerFace & UIView
    private let card = DateEditorCard()
    private let around = PopoverDismissRegion()
    private weak var anchor: UIView?
    var onClose: (() -> Void)?

    init(face: any DatePickerFace & UIView, anchor: UIView, in window: UIWindow) {
        (self.face, self.anchor) = (face, anchor)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overrideUserInterfaceStyle = anchor.traitCollection.userInterfaceStyle
        tintColor = anchor.tintColor
        card.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 1) : .white }
        card.layer.cornerRadius = 13
        card.layer.cornerCurve = .continuous
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        card.addSubview(face)
        addSubview(around)
        addSubview(card)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] recognizer in
            guard let self, !self.card.frame.contains(recognizer.location(in: self)) else { return }
            self.close()
        }
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        around.frame = bounds
        guard card.transform.isIdentity else { return }
        card.frame = cardFrame
        face.frame = card.bounds
    }

    /// Below what opened the editor, or above it, within the window.
    private var cardFrame: CGRect {
        let size = face.fittingSize
        let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        let place = anchor.map { convert($0.bounds, from: $0) } ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        var y = place.maxY + 6
        if y + size.height > safe.maxY { y = place.minY - 6 - size.height }
        y = min(max(y, safe.minY), max(safe.minY, safe.maxY - size.height))
        let x = min(max(place.midX - size.width / 2, safe.minX), max(safe.minX, safe.maxX - size.width))
        return CGRect(x: x, y: y, width: min(size.width, safe.width), height: min(size.height, safe.height))
    }

    func open() {
        layoutIfNeeded()
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: []) {
            self.card.alpha = 1
            self.card.transform = .identity
        }
    }

    private func close() {
        isUserInteractionEnabled = false
        onClose?()
        UIView.animate(
            withDuration: 0.2, animations: { self.card.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
    }
}

/// What an editor of dates lies on. To tests it is a date picker of its own, as it is on iOS.
final class DateEditorCard: UIView {}

/// All that is around something that lies over the window: tests and assistive technologies know it by this name, and a tap there closes it.
final class PopoverDismissRegion: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        (accessibilityIdentifier, accessibilityLabel) = ("PopoverDismissRegion", "dismiss popup")
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityActivationPoint: CGPoint {
        // Its middle is often below what it surrounds.
        get { convert(CGPoint(x: bounds.midX, y: bounds.minY + 1), to: nil) }
        set { super.accessibilityActivationPoint = newValue }
    }
}

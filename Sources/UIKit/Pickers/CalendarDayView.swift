import Foundation

/// One day of a calendar.
final class CalendarDayView: UIControl {
    private let mark = UIView()
    private let label = UILabel()
    private var look = DayLook()
    private var isToday = false
    var onTap: (() -> Void)?

    init() {
        super.init(frame: .zero)
        mark.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(mark)
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, _ look: DayLook, isToday: Bool, font: UIFont) {
        (label.text, label.font) = (text, font)
        if self.look.decoration !== look.decoration {
            self.look.decoration?.removeFromSuperview()
            look.decoration.map(addSubview)
        }
        (self.look, self.isToday) = (look, isToday)
        isEnabled = look.isPossible
        accessibilityTraits = UIAccessibilityTraits(
            [.button] + (look.isChosen ? [.selected] : []) + (look.isPossible ? [] : [.notEnabled]))
        updateLook()
        setNeedsLayout()
    }

    private func updateLook() {
        // Today stands out; where it is chosen, too, its circle is filled.
        let isFilled = isToday && look.mark == .circle
        mark.backgroundColor = look.isChosen ? (isFilled ? tintColor : tintColor.withAlphaComponent(0.15)) : nil
        label.textColor =
            !isEnabled ? .tertiaryLabel : isFilled ? .white : look.isChosen || isToday ? tintColor : .label
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The number stands in the same place, whether anything is below it or not.
        let height = min(bounds.height, 44)
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let size = min(bounds.width, height, 44)
        let circle = CGRect(x: (bounds.width - size) / 2, y: (height - size) / 2, width: size, height: size)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (isStart, isEnd) = (look.mark == .bandStart, look.mark == .bandEnd)
        let (toLeft, toRight) = isMirrored ? (isStart, isEnd) : (isEnd, isStart)
        let (left, right) = (toLeft || look.mark == .band ? 0 : circle.minX, toRight || look.mark == .band ? bounds.width : circle.maxX)
        mark.frame = CGRect(x: left, y: circle.minY, width: right - left, height: size)
        mark.layer.cornerRadius = look.mark == .band ? 0 : size / 2
        mark.layer.maskedCorners = corners(toLeft: toLeft, toRight: toRight)
        guard let decoration = look.decoration else { return }
        // What is wider than the day, or higher than its place, is cut to that.
        let wanted = decoration.bounds.size
        let room = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, max(bounds.height - height, 0)))
        decoration.frame = CGRect(
            x: (bounds.width - room.width) / 2, y: height + (bounds.height - height - room.height) / 2, width: room.width,
            height: room.height)
    }

    /// The corners that are round: none on a side where a band goes on.
    private func corners(toLeft: Bool, toRight: Bool) -> CACornerMask {
        let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        return (toLeft ? [] : left).union(toRight ? [] : right)
    }
}

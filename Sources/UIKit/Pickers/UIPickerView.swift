import Foundation

/// Wheels of which each shows one of its rows as chosen. See https://developer.apple.com/documentation/uikit/uipickerview.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let indicator = UIView()
    private var isLoaded = false

    /// The size of a picker unless something else is asked for, in points.
    static let standardSize = CGSize(width: 320, height: 216)
    private static let standardRowHeight: CGFloat = 32
    private static let margin: CGFloat = 9
    private static let gap: CGFloat = 5

    /// Creates a picker.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.standardSize) : frame)
        setUpPicker()
    }

    /// Creates a picker from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPicker()
        coder.decodeInterface(into: self, as: UIPickerView.self)
    }

    private func setUpPicker() {
        isOpaque = false
        clipsToBounds = true
        indicator.backgroundColor = .tertiarySystemFill
        indicator.layer.cornerRadius = 8
        indicator.layer.cornerCurve = .continuous
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
    }

    /// Says how many wheels and rows there are. Not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// Says what rows show, and hears of choices. Not retained.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// Whether the chosen rows are marked. They always are.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    private func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    // MARK: Rows

    /// How many wheels there are.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rows.count ?? 0 }

    /// The size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        return CGSize(width: widths[component], height: wheel.rows.height)
    }

    /// The view that the delegate gave for a row, if it is seen now.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(forRow: row) }

    /// Asks for everything anew.
    open func reloadAllComponents() {
        isLoaded = false
        loadIfNeeded()
    }

    /// Asks for the rows of one wheel anew.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component) else { return }
        wheel.reload(rows(of: component))
    }

    /// Chooses a row; the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row, animated: animated)
    }

    /// The chosen row of a wheel; −1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let wheel = wheel(component), wheel.rows.count > 0 else { return -1 }
        return wheel.selected
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    /// Whether a person is turning a wheel.
    var isTurning: Bool { wheels.contains { $0.isTurning } }

    // MARK: Loading

    private func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let (wheel, component) = (PickerWheel(), wheels.count)
            wheel.onSelect = { [weak self] row in self?.wasSelected(row, component) }
            describe(wheel, ofComponent: component)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for (component, wheel) in wheels.enumerated() { wheel.reload(rows(of: component)) }
        setNeedsLayout()
    }

    private func rows(of component: Int) -> PickerWheel.Rows {
        let height = delegate.flatMap { delegate in OptionalRequirement.call { delegate.pickerView(self, rowHeightForComponent: component) }
        }
        return PickerWheel.Rows(
            count: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0),
            height: max(1, height ?? Self.standardRowHeight),
            view: { [weak self] row, old in self?.rowView(row, component, old) ?? UIView() })
    }

    private func rowView(_ row: Int, _ component: Int, _ old: UIView?) -> UIView {
        guard let delegate else { return UIView() }
        if let own = OptionalRequirement.call({
            delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: old is PickerLabel ? nil : old)
        }) {
            return own
        }
        let label = old as? PickerLabel ?? PickerLabel()
        let attributed = OptionalRequirement.call { delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) } ?? nil
        label.text = nil
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = OptionalRequirement.call { delegate.pickerView(self, titleForRow: row, forComponent: component) } ?? nil
        }
        label.font = .systemFont(ofSize: 21)
        label.textColor = .label
        if let attributed { label.attributedText = attributed }
        label.textAlignment = .center
        return label
    }

    private func wasSelected(_ row: Int, _ component: Int) {
        guard let delegate else { return }
        OptionalRequirement.call { delegate.pickerView(self, didSelectRow: row, inComponent: component) }
    }

    // MARK: Layout

    /// The width of each wheel: what the delegate says, or equal shares.
    private var widths: [CGFloat] {
        let room = bounds.width - 2 * Self.margin - CGFloat(max(0, wheels.count - 1)) * Self.gap
        let share = max(0, room / CGFloat(max(1, wheels.count)))
        return wheels.indices.map { component in
            delegate.flatMap { delegate in OptionalRequirement.call { delegate.pickerView(self, widthForComponent: component) } } ?? share
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths = widths
        let total = widths.reduce(0, +) + CGFloat(max(0, wheels.count - 1)) * Self.gap
        var x = (bounds.width - total) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (wheel, width) in zip(wheels, widths) {
            wheel.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            wheel.layoutIfNeeded()
            x += width + Self.gap
        }
        let height = wheels.map(\.rows.height).max() ?? Self.standardRowHeight
        indicator.frame = CGRect(
            x: Self.margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * Self.margin), height: height)
        indicator.isHidden = wheels.isEmpty
    }

    open override var intrinsicContentSize: CGSize { Self.standardSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }
}

/// A row that is a text.
private final class PickerLabel: UILabel {}

import Foundation

/// The text of a header or footer that a table makes by itself.
@MainActor
struct TableTitle {
    let text: String
    let style: UITableView.Style
    let isHeader: Bool
    let isFirst: Bool

    var font: UIFont { style == .plain && isHeader ? .systemFont(ofSize: 15, weight: .semibold) : .systemFont(ofSize: 13) }
    var color: UIColor { style == .plain && isHeader ? .label : .secondaryLabel }
    var shownText: String { style != .plain && isHeader ? text.uppercased() : text }

    /// The space above the text.
    var top: CGFloat {
        if style == .plain { return 5 }
        if !isHeader { return TableMetrics.groupedFooterTop }
        return isFirst ? TableMetrics.groupedFirstSpace - 1.5 : TableMetrics.groupedSpace - 1.5
    }

    /// The space below the text.
    var bottom: CGFloat {
        if style == .plain { return 5 }
        return isHeader ? TableMetrics.groupedHeaderBottom : TableMetrics.groupedSpace - TableMetrics.groupedFooterTop
    }

    /// The width of the text on one line, with its margins.
    func width(margin: CGFloat) -> CGFloat {
        let label = UILabel(frame: .zero)
        label.font = font
        label.text = shownText
        let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        return ceil(label.sizeThatFits(size).width) + 2 * margin
    }

    func height(width: CGFloat, margin: CGFloat) -> CGFloat {
        let label = UILabel(frame: .zero)
        label.font = font
        label.numberOfLines = 0
        label.text = shownText
        let text = label.sizeThatFits(CGSize(width: max(1, width - 2 * margin), height: .greatestFiniteMagnitude)).height
        return (top + text + bottom).rounded(.up)
    }
}

/// A view above or below a section of a table that is used again. See
/// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Creates a view that is used again under an identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeaderHeight))
        setUpView()
    }

    /// Creates a view with a frame.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpView()
        coder.decodeInterface(into: self, as: UITableViewHeaderFooterView.self)
    }

    private func setUpView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The name under which views of this kind are used again.
    open package(set) var reuseIdentifier: String?
    weak var table: UITableView?
    /// The section that the view is shown for.
    var section: Int?
    /// The text that the table shows in the view by itself.
    private(set) var title: TableTitle?

    private var contentStorage = UIView(frame: .zero)

    /// The view that all content belongs in.
    open var contentView: UIView { contentStorage }

    private func adoptContentView(_ view: UIView) {
        contentStorage.removeFromSuperview()
        contentStorage = view
        setUpView()
    }

    override var ownListEnvironment: UIListEnvironment { table?.style.environment ?? .unspecified }

    // MARK: Configurations

    private var configurations = CellConfiguration()

    /// A configuration of what suits the table's headers and footers, without content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let table, table.style != .plain else { return .plainHeader() }
        let isFooter = section.map { table.footerView(forSection: $0) === self } ?? false
        return isFooter ? .groupedFooter() : .groupedHeader()
    }
    /// A configuration of the background that the table gives the view.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (table?.style ?? .plain) == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    /// What the content view shows: a content view of its own takes the place of the one before.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            if let view = configurations.show(newValue, in: contentView, for: configurationState) { adoptContentView(view) }
            setNeedsLayout()
        }
    }
    /// Whether the content follows the view's state by itself.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    /// What lies behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.show(newValue, in: self, for: configurationState) }
    }
    /// Whether the background follows the view's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// Called when the state changed, to change the configurations.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    /// Called when the state changed, to change the configurations.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // @objc(_bridgedConfigurationState)
    /// What the look depends on now.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Asks for the configurations to be brought up to date before the next frame.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    // @objc(_bridgedUpdateConfigurationUsingState:)
    /// Brings the configurations up to date with a state. Subclasses call it first.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if configurations.updatesContent, let content = configurations.content,
            let view = configurations.show(content, in: contentView, for: state)
        {
            adoptContentView(view)
        }
        if configurations.updatesBackground, let background = configurations.background {
            configurations.show(background, in: self, for: state)
        }
    }

    private func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        configurations.needsUpdate = false
    }

    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(backgroundView, at: 0)
        }
    }

    private var textLabelStorage: UILabel?
    private var detailLabelStorage: UILabel?

    /// The text.
    open var textLabel: UILabel? {
        if let known = textLabelStorage { return known }
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        contentView.addSubview(label)
        textLabelStorage = label
        setNeedsLayout()
        return label
    }

    /// More text, in grouped tables.
    open var detailTextLabel: UILabel? {
        if let known = detailLabelStorage { return known }
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        detailLabelStorage = label
        setNeedsLayout()
        return label
    }

    /// Called before the view is used for another section.
    open func prepareForReuse() {}

    func showTitle(_ title: TableTitle) {
        self.title = title
        guard let label = textLabel else { return }
        label.font = title.font
        label.textColor = title.color
        if label.text != title.shownText { label.text = title.shownText }
        backgroundColor = title.style == .plain ? .systemBackground : nil
        setNeedsLayout()
    }

    private var margin: CGFloat { table?.contentMargin ?? TableMetrics.margin(width: bounds.width) }

    /// Keeps the content out of what the device's shape covers.
    private func keepContent(out covered: (leading: CGFloat, trailing: CGFloat)) {
        var frame = bounds
        frame.origin.x += effectiveUserInterfaceLayoutDirection == .rightToLeft ? covered.trailing : covered.leading
        frame.size.width = max(0, frame.width - covered.leading - covered.trailing)
        if contentView.frame != frame { contentView.frame = frame }
    }

    /// Places the labels.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if configurations.background != nil { configurations.layOutBackground(in: self) }
        if let table { keepContent(out: table.contentInsets) }
        let margin = margin
        let width = max(0, contentView.bounds.width - 2 * margin)
        let height = contentView.bounds.height
        if let title, let label = textLabelStorage {
            let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            let y = title.isHeader && title.style != .plain ? height - title.bottom - text : title.top
            label.frame = CGRect(x: margin, y: y, width: width, height: text)
            return
        }
        func fit(_ label: UILabel?) -> CGFloat {
            guard let label, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let (text, detail) = (fit(textLabelStorage), fit(detailLabelStorage))
        let top = max(0, (height - text - detail) / 2)
        textLabelStorage?.frame = CGRect(x: margin, y: top, width: width, height: text)
        detailLabelStorage?.frame = CGRect(x: margin, y: top + text, width: width, height: detail)
    }

    /// The size of the labels in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margin = margin
        let width = max(0, size.width - 2 * margin)
        let heights = [textLabelStorage, detailLabelStorage].compactMap { label -> CGFloat? in
            guard let label, label.text?.isEmpty == false else { return nil }
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        return CGSize(width: size.width, height: max(TableMetrics.plainHeaderHeight, heights.reduce(0, +) + 10))
    }

    /// The size that satisfies the content's constraints; for a view with labels of its own, theirs.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if configurations.content == nil, textLabelStorage != nil || detailLabelStorage != nil { return sizeThatFits(targetSize) }
        let inner = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: targetSize.width, height: inner.height)
    }
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {}

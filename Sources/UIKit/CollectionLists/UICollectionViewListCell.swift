import Foundation
import QuartzCore

/// A cell of a list. See https://developer.apple.com/documentation/uikit/uicollectionviewlistcell.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private var accessoryViews: [ListAccessoryView] = []
    private var leadingViews: [ListAccessoryView] = []
    private var place: ListPlace?
    private let topLine = CALayer()
    private let bottomLine = CALayer()
    private var separatorGuide: UILayoutGuide?
    private var separatorConstraint: NSLayoutConstraint?
    private var ownIndentationLevel: Int?
    private var hasOwnBackground = false
    /// How far the cell is moved aside by a swipe, in points.
    var swipeDistance: CGFloat = 0 { didSet { if swipeDistance != oldValue { swipeDidChange() } } }

    private static let margin: CGFloat = 16
    static let gap: CGFloat = 12

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addLines()
    }

    /// Creates a cell from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLines()
    }

    /// The background is added later, and below them all the same.
    private func addLines() {
        for line in [topLine, bottomLine] {
            line.zPosition = 1
            layer.addSublayer(line)
        }
    }

    override var isInSidebar: Bool {
        guard let place, !place.isHeader, !place.isFooter else { return false }
        return place.list.appearance == .sidebar || place.list.appearance == .sidebarPlain
    }

    // MARK: Configurations

    /// A configuration of what suits the cell's list, without content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let place else { return .cell() }
        if place.isFooter { return place.list.appearance == .plain ? .plainFooter() : .groupedFooter() }
        guard place.isHeader else {
            return place.list.appearance == .sidebar || place.list.appearance == .sidebarPlain ? .sidebarCell() : .cell()
        }
        return switch place.list.appearance {
        case .plain: .plainHeader()
        case .grouped: .groupedHeader()
        case .insetGrouped: place.list.headerMode == .supplementary ? .groupedHeader() : .prominentInsetGroupedHeader()
        case .sidebar, .sidebarPlain: .sidebarHeader()
        }
    }

    /// A configuration of the background that suits the cell's list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let place else { return .listPlainCell() }
        let isHeader = place.isHeader || place.isFooter
        return switch place.list.appearance {
        case .plain: isHeader ? .listPlainHeaderFooter() : .listPlainCell()
        case .grouped, .insetGrouped: isHeader ? .listGroupedHeaderFooter() : .listGroupedCell()
        case .sidebar, .sidebarPlain: isHeader ? .listSidebarHeader() : .listSidebarCell()
        }
    }

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasOwnBackground = true
            super.backgroundConfiguration = newValue
        }
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = isOutlineExpanded
        state.isSwiped = swipeDistance != 0
        return state
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        if !hasOwnBackground, backgroundView == nil, backgroundColor == nil {
            super.backgroundConfiguration = defaultBackgroundConfiguration()
        }
        super.updateConfiguration(using: state)
        for view in accessoryViews + leadingViews { view.update() }
        setNeedsLayout()
    }

    // MARK: Accessories

    /// What stands beside the content.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    private func accessoriesDidChange() {
        // A finger may be on the control that moves the cell.
        var kept = (accessoryViews + leadingViews).first { $0.isReorderControl }
        for view in accessoryViews + leadingViews where view !== kept { view.removeFromSuperview() }
        let isEditing = isEditedInList
        func views(leading: Bool) -> [ListAccessoryView] {
            let shown = accessories.filter { $0.isLeading == leading && $0.isShown(isEditing: isEditing) }
            var ordered = shown.filter { $0.order >= 0 }.sorted { $0.order < $1.order }
            for custom in shown where custom.order < 0 { ordered.insert(custom, at: min(max(custom.position(ordered), 0), ordered.count)) }
            return ordered.map { accessory in
                guard case .reorder = accessory.kind, let view = kept else { return ListAccessoryView(accessory, cell: self) }
                kept = nil
                view.accessory = accessory
                return view
            }
        }
        (leadingViews, accessoryViews) = (views(leading: true), views(leading: false))
        kept?.removeFromSuperview()
        for (index, view) in accessoryViews.enumerated() { view.follows = index > 0 }
        for view in leadingViews + accessoryViews { addSubview(view) }
        setNeedsLayout()
    }

    /// Called when the list begins or ends to be edited.
    func editingDidChange() {
        accessoriesDidChange()
        setNeedsUpdateConfiguration()
    }

    // MARK: Indentation

    /// How many levels the content is moved in: those of an outline, unless set.
    open var indentationLevel: Int {
        get { ownIndentationLevel ?? outline?.outlineLevel(at: path) ?? 0 }
        set {
            ownIndentationLevel = newValue
            setNeedsLayout()
        }
    }
    /// How far a level moves the content, in points.
    open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
    /// Whether accessories before the content are moved, too.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    // MARK: Outline

    private var path: IndexPath { appliedAttributes?.indexPath ?? IndexPath(item: 0, section: 0) }
    private var outline: (any OutlineDataSource)? { collectionView?.dataSource as? any OutlineDataSource }

    var isOutlineExpanded: Bool { outline?.isOutlineExpanded(at: path) ?? false }

    func toggleOutline() {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        outline?.toggleOutline(at: path)
        UIView.animate(withDuration: 0.25) { for view in self.accessoryViews { view.update() } }
        setNeedsUpdateConfiguration()
    }

    /// A tap on the cell opens or closes an outline where it is a header.
    override func takesTap() -> Bool {
        for accessory in accessories where accessory.isShown(isEditing: isEditedInList) && !accessory.isHidden {
            if case .outline(let style) = accessory.kind, style == .header || (style == .automatic && place?.isHeader == true) {
                toggleOutline()
                return true
            }
        }
        return false
    }

    // MARK: Layout

    /// Where the line below the cell begins and ends: apps may set its leading anchor.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        separatorGuide = guide
        let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin)
        start.priority = UILayoutPriority(1)
        let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        end.priority = UILayoutPriority(1)
        separatorConstraint = start
        NSLayoutConstraint.activate([
            start, end, guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 1),
        ])
        return guide
    }

    override var placesContentView: Bool { false }

    override func take(_ attributes: UICollectionViewLayoutAttributes) {
        let new = attributes.listPlace
        let changed = new.map { !$0.isSame(as: place) } ?? (place != nil)
        place = new
        super.take(attributes)
        if changed {
            setNeedsUpdateConfiguration()
            accessoriesDidChange()
        }
    }

    /// The content's frame in a width, without accessories and indentation.
    private func contentFrame(in size: CGSize) -> CGRect {
        let indent = CGFloat(indentationLevel) * indentationWidth
        var start = indent
        if !leadingViews.isEmpty { start += Self.margin + leadingViews.reduce(0) { $0 + $1.width + Self.gap } - Self.margin }
        var end = size.width
        if !accessoryViews.isEmpty { end -= Self.margin + accessoryViews.reduce(0) { $0 + $1.width + Self.gap } - Self.gap }
        return CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
    }

    override func contentFittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let content = contentFrame(in: target)
        let inner = super.contentFittingSize(
            CGSize(width: content.width, height: target.height), horizontal: horizontal, vertical: vertical)
        return CGSize(
            width: target.width, height: place?.isHeader == true || place?.isFooter == true ? inner.height : max(inner.height, 44))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentFrame(in: bounds.size)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ rect: CGRect) -> CGRect {
            guard isMirrored else { return rect.offsetBy(dx: swipeDistance, dy: 0) }
            return CGRect(x: bounds.width - rect.maxX + swipeDistance, y: rect.minY, width: rect.width, height: rect.height)
        }
        let frame = placed(content)
        if contentView.frame != frame { contentView.frame = frame }
        var x = Self.margin + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
        for view in leadingViews {
            let width = view.width
            view.frame = placed(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width + Self.gap
        }
        x = bounds.width - Self.margin
        for view in accessoryViews.reversed() {
            let width = view.width
            x -= width
            view.frame = placed(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x -= Self.gap
        }
        layoutBackground()
        layoutSeparators(content, isMirrored)
    }

    private func layoutBackground() {
        guard configurations.background != nil else { return }
        guard let place, place.list.appearance == .insetGrouped, !place.isHeader, !place.isFooter else {
            return configurations.layOutBackground(in: self)
        }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        configurations.layOutBackground(in: self, corners: corners, radius: corners.isEmpty ? 0 : 10)
    }

    private func layoutSeparators(_ content: CGRect, _ isMirrored: Bool) {
        guard let place, place.list.showsSeparators, !place.isHeader, !place.isFooter else {
            (topLine.isHidden, bottomLine.isHidden) = (true, true)
            return
        }
        let separators = place.separators
        let isGrouped = place.list.appearance != .plain
        let showsTop =
            separators.topSeparatorVisibility == .visible
            || (separators.topSeparatorVisibility == .automatic && place.list.appearance == .grouped && place.isFirst)
        let showsBottom =
            separators.bottomSeparatorVisibility == .visible
            || (separators.bottomSeparatorVisibility == .automatic && !(place.isLast && isGrouped && place.list.appearance != .grouped))
        let height = 1 / max(traitCollection.displayScale, 1)
        let color = separators.color.resolvedColor(with: traitCollection).cgColor
        let automatic = UIListSeparatorConfiguration.automaticInsets
        var start = (contentView as? UIListContentView)?.separatorStart.map { content.minX + $0 } ?? content.minX + Self.margin
        if let separatorGuide {
            separatorConstraint?.constant = start
            let guide = separatorGuide.layoutFrame
            start = isMirrored ? bounds.width - guide.maxX : guide.minX
        }
        func line(_ layer: CALayer, _ y: CGFloat, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets, isFull: Bool) {
            layer.isHidden = !isShown
            guard isShown else { return }
            let leading = insets == automatic ? (isFull ? 0 : start) : insets.leading
            let trailing = insets == automatic ? 0 : insets.trailing
            let rect = CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: height)
            layer.backgroundColor = color
            layer.frame = isMirrored ? CGRect(x: bounds.width - rect.maxX, y: y, width: rect.width, height: height) : rect
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        line(topLine, 0, showsTop, separators.topSeparatorInsets, isFull: place.list.appearance == .grouped && place.isFirst)
        line(
            bottomLine, bounds.height - height, showsBottom, separators.bottomSeparatorInsets,
            isFull: place.list.appearance == .grouped && place.isLast)
        CATransaction.commit()
    }

    private func swipeDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        layoutIfNeeded()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        swipeDistance = 0
    }
}

/// A data source whose items are an outline.
@MainActor
protocol OutlineDataSource: AnyObject {
    func outlineLevel(at path: IndexPath) -> Int
    func isOutlineExpanded(at path: IndexPath) -> Bool
    func toggleOutline(at path: IndexPath)
}

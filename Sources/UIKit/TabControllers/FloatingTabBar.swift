import Foundation

/// The bar at the top of a wide screen: titles of tabs in a capsule, and images of those that are pinned at its end.
final class FloatingTabBar: UIView {
    weak var controller: UITabBarController?
    private let material = UIView()
    private let scroller = UIScrollView()
    private let sidebarButton = UIButton(type: .system)
    private var items: [FloatingTabItemView] = []
    private var pinned: [FloatingTabItemView] = []
    /// Whether the bar has the button that shows the sidebar.
    var hasSidebarButton = false { didSet { if hasSidebarButton != oldValue { setNeedsLayout() } } }

    static let height: CGFloat = 38
    /// From the bar to the edges of the screen, at least.
    static let margin: CGFloat = 60
    private static let inset: CGFloat = 4
    private static let buttonWidth: CGFloat = 44

    init() {
        super.init(frame: .zero)
        material.backgroundColor = BarBackgroundView.material
        material.layer.cornerRadius = Self.height / 2
        material.isUserInteractionEnabled = false
        addSubview(material)
        scroller.showsHorizontalScrollIndicator = false
        scroller.clipsToBounds = true
        addSubview(scroller)
        sidebarButton.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
        sidebarButton.accessibilityLabel = TabWords.sidebar.text
        sidebarButton.addAction(UIAction { [weak self] _ in self?.controller?.sidebar.isHidden = false }, for: .touchUpInside)
        addSubview(sidebarButton)
        addInteraction(UIDropInteraction(delegate: self))
        drag.isEnabled = false
        addInteraction(drag)
    }

    private lazy var drag = UIDragInteraction(delegate: self)
    /// Whether tabs can be dragged to other places, and out of the bar.
    var isArranged = false { didSet { drag.isEnabled = isArranged } }

    required init?(coder: NSCoder) { nil }

    /// The identifiers of what can be arranged, in the order that is shown.
    private(set) var movable: [String] = []

    func show(_ tabs: (fixed: [UITab], movable: [UITab], pinned: [UITab])) {
        movable = tabs.movable.map(\.identifier)
        (items, pinned) = (views(tabs.fixed + tabs.movable, items, isPinned: false), views(tabs.pinned, pinned, isPinned: true))
        updateSelection()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func views(_ tabs: [UITab], _ old: [FloatingTabItemView], isPinned: Bool) -> [FloatingTabItemView] {
        let new = tabs.map { tab in
            old.first { $0.tab === tab } ?? FloatingTabItemView(tab, isPinned: isPinned) { [weak self] in self?.controller?.choose(tab) }
        }
        for view in old where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in new where view.superview == nil { isPinned ? addSubview(view) : scroller.addSubview(view) }
        return new
    }

    /// What the bar shows, from its beginning.
    var shownTabs: [UITab] { (items + pinned).map(\.tab) }

    func itemView(of tab: UITab) -> UIView? { (items + pinned).first { $0.tab === tab } }

    func lookDidChange(of tab: UITab) {
        for view in items + pinned where view.tab === tab { view.updateLook() }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// The innermost of the selected tab and the groups around it that the bar shows is marked.
    func updateSelection() {
        let all = items + pinned
        let marked = controller?.selected?.lineage.lazy.compactMap { tab in all.first { $0.tab === tab } }.first
        all.forEach { $0.isSelected = $0 === marked }
        if let marked, marked.superview === scroller { scroller.scrollRectToVisible(marked.frame, animated: window != nil) }
    }

    // MARK: Layout

    private func width(_ views: [FloatingTabItemView]) -> CGFloat { views.reduce(0) { $0 + $1.sizeThatFits(bounds.size).width } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = width(items) + width(pinned) + (hasSidebarButton ? Self.buttonWidth : 0) + 2 * Self.inset
        return CGSize(width: min(wanted, size.width), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inner = bounds.insetBy(dx: Self.inset, dy: Self.inset)
        var start = inner.minX
        sidebarButton.isHidden = !hasSidebarButton
        if hasSidebarButton {
            sidebarButton.frame = CGRect(x: start, y: inner.minY, width: Self.buttonWidth, height: inner.height)
            start += Self.buttonWidth
        }
        var end = inner.maxX
        for view in pinned.reversed() {
            let width = view.sizeThatFits(inner.size).width
            end -= width
            view.frame = CGRect(x: end, y: inner.minY, width: width, height: inner.height)
        }
        scroller.frame = CGRect(x: start, y: inner.minY, width: max(0, end - start), height: inner.height)
        let content = width(items)
        scroller.contentSize = CGSize(width: content, height: inner.height)
        var x: CGFloat = 0
        for view in isMirrored ? items.reversed() : items {
            let width = view.sizeThatFits(inner.size).width
            view.frame = CGRect(x: x, y: 0, width: width, height: inner.height)
            x += width
        }
        if isMirrored { mirror([sidebarButton, scroller] + pinned) }
    }

    /// The tab at a point of the bar.
    func tab(at point: CGPoint) -> UITab? { (items + pinned).first { $0.bounds.contains(convert(point, to: $0)) }?.tab }

    /// Before which of the tabs that can be arranged something would go that is let go at a point.
    private func place(at point: CGPoint) -> Int {
        let views = items.filter { movable.contains($0.tab.identifier) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return views.firstIndex { isMirrored ? convert(point, to: $0).x > $0.bounds.midX : convert(point, to: $0).x < $0.bounds.midX }
            ?? views.count
    }
}

extension FloatingTabBar: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let controller else { return UIDropProposal(operation: .cancel) }
        if controller.edit != nil {
            let tab = session.items.first?.localObject as? UITab
            return UIDropProposal(operation: tab.map(controller.canPutIntoBar) == true ? .move : .cancel)
        }
        let point = session.location(in: self)
        return UIDropProposal(operation: tab(at: point).map { controller.operation(for: session, on: $0) } ?? .cancel)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let controller else { return }
        let point = session.location(in: self)
        if controller.edit != nil {
            if let tab = session.items.first?.localObject as? UITab { controller.putIntoBar(tab, at: place(at: point)) }
        } else if let tab = tab(at: point) {
            controller.accept(session, on: tab)
        }
    }
}

extension FloatingTabBar: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let controller, controller.edit != nil, let tab = tab(at: session.location(in: self)), controller.canPutIntoBar(tab) else {
            return []
        }
        return [controller.dragItem(of: tab)]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        (item.localObject as? UITab).flatMap(itemView).map { UITargetedDragPreview(view: $0) }
    }

    /// What is let go beside the bar is taken out of it.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        guard operation == .cancel, let tab = session.items.first?.localObject as? UITab else { return }
        controller?.takeFromBar(tab)
    }
}

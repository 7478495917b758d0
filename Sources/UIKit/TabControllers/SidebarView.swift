import Foundation

/// The sidebar as it is shown: a bar, the rows, and the app's view at the bottom.
final class SidebarView: UIView {
    private weak var owner: UITabBarController?
    private let bar = UINavigationBar()
    private let item = UINavigationItem()
    let list: SidebarList
    private let line = UIView()

    /// How wide a sidebar is where there is so much room, in points.
    static func width(in bounds: CGRect) -> CGFloat { min(320, bounds.width * 0.8) }

    init(_ owner: UITabBarController) {
        self.owner = owner
        list = SidebarList(owner)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        bar.standardAppearance.configureWithTransparentBackground()
        bar.prefersLargeTitles = true
        bar.items = [item]
        for view in [list.collection, bar, line] { addSubview(view) }
        bottomBarDidChange(from: nil)
        updateBar()
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        list.reload()
        updateBar()
    }

    func updateSelection(animated: Bool) { list.updateSelection() }

    func itemDidChange(_ tab: UITab, isNew: Bool) { list.itemDidChange(tab, isNew: isNew) }

    func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) { list.scroll(to: target, animated: animated) }

    // MARK: Bar

    func updateBar() {
        guard let owner else { return }
        item.title = owner.title
        item.largeTitleDisplayMode = owner.title == nil ? .never : .always
        let isEditing = owner.edit != nil
        let hide = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction { [weak owner] _ in owner?.sidebar.isHidden = true })
        hide.accessibilityLabel = TabWords.sidebar.text
        item.leftBarButtonItem = isEditing ? nil : hide
        item.rightBarButtonItem = isEditing ? doneButton : overflowButton ?? editButton
        setNeedsLayout()
    }

    private var doneButton: UIBarButtonItem {
        UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak owner] _ in owner?.endEditingTabs() })
    }

    private var editButton: UIBarButtonItem? {
        guard owner?.canEditTabs == true else { return nil }
        return UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak owner] _ in owner?.beginEditingTabs() })
    }

    private var overflowButton: UIBarButtonItem? {
        guard let owner, let elements = owner.sidebar.navigationOverflowItems else { return nil }
        let edit = UIAction(title: TabWords.editSidebar.text, image: UIImage(systemName: "pencil")) { [weak owner] _ in
            owner?.beginEditingTabs()
        }
        let own: [UIMenuElement] = owner.canEditTabs ? [UIMenu(options: .displayInline, children: [edit])] : []
        return UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [elements] + own))
    }

    // MARK: Layout

    func bottomBarDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let view = owner?.sidebar.bottomBarView { addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let barSize = bar.sizeThatFits(bounds.size)
        bar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: width, height: barSize.height)
        var end = bounds.height
        if let bottom = owner?.sidebar.bottomBarView {
            let fitting = bottom.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            bottom.translatesAutoresizingMaskIntoConstraints = true
            end -= fitting.height + safeAreaInsets.bottom
            bottom.frame = CGRect(x: 0, y: end, width: width, height: fitting.height)
        }
        list.collection.frame = CGRect(x: 0, y: bar.frame.maxY, width: width, height: max(0, end - bar.frame.maxY))
        let thickness = 1 / max(traitCollection.displayScale, 1)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(x: isMirrored ? 0 : width - thickness, y: 0, width: thickness, height: bounds.height)
    }
}

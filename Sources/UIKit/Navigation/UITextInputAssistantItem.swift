import Foundation

/// The shortcuts that an iPad shows above the keyboard while text is entered; with a keyboard of keys, at the bottom of the screen.
///
/// There are those that the app gives: the system's own, for undoing and pasting, are in the menus of text. On phones none are shown.
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputassistantitem>
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject, InputAssistant {
    /// Whether the person can put the shortcuts away, until something else is edited. `true` by default.
    open var allowsHidingShortcuts = true { didSet { changed() } }
    /// The shortcuts from the leading end on.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    /// The shortcuts at the trailing end.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }

    private lazy var bar = ShortcutsBar { [weak self] in
        self?.isPutAway = true
        KeyboardController.shared.inputViewsMayHaveChanged()
    }
    private var isPutAway = false

    var isEmpty: Bool { (leadingBarButtonGroups + trailingBarButtonGroups).allSatisfy { $0.shownItems.isEmpty } }

    var shownBar: UIView? {
        guard !isEmpty, !isPutAway else { return nil }
        bar.show(leadingBarButtonGroups, trailingBarButtonGroups, hides: allowsHidingShortcuts)
        return bar
    }

    func returns() { isPutAway = false }

    private func changed() { KeyboardController.shared.inputViewsMayHaveChanged() }
}

/// Shows groups of shortcuts at the two ends of a bar. Where there is no room for all, groups are shown by what stands for them, the last first.
private final class ShortcutsBar: UIToolbar {
    private var leading: [UIBarButtonItemGroup] = []
    private var trailing: [UIBarButtonItemGroup] = []
    private var hides = false
    private var shownWidth: CGFloat?
    private let onHide: () -> Void
    private lazy var hideItem = UIBarButtonItem(
        image: UIImage(systemName: "chevron.down"), primaryAction: UIAction { [weak self] _ in self?.onHide() })

    init(onHide: @escaping () -> Void) {
        self.onHide = onHide
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIToolbar.barHeight))
        hideItem.accessibilityLabel = SystemWords.text(.done)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ leading: [UIBarButtonItemGroup], _ trailing: [UIBarButtonItemGroup], hides: Bool) {
        (self.leading, self.trailing, self.hides) = (leading, trailing, hides)
        shownWidth = nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        if shownWidth != bounds.width {
            shownWidth = bounds.width
            arrange()
        }
        super.layoutSubviews()
    }

    private func arrange() {
        let groups = leading + trailing
        for group in groups { group.isDisplayingRepresentativeItem = false }
        setItems(allItems, animated: false)
        for group in groups.reversed() where group.representativeItem != nil && width > bounds.width {
            group.isDisplayingRepresentativeItem = true
            setItems(allItems, animated: false)
        }
    }

    private var allItems: [UIBarButtonItem] {
        leading.flatMap(items) + [.flexibleSpace()] + trailing.flatMap(items) + (hides ? [hideItem] : [])
    }

    private func items(of group: UIBarButtonItemGroup) -> [UIBarButtonItem] {
        guard group.isDisplayingRepresentativeItem, let item = group.representativeItem else { return group.shownItems }
        guard item.action == nil, item.primaryAction == nil, item.menu == nil else { return [item] }
        // What does nothing by itself opens what it stands for.
        let opener = UIBarButtonItem(
            title: item.title, image: item.image, menu: UIMenu(children: group.barButtonItems.compactMap { $0.menuElement() }))
        opener.accessibilityLabel = item.accessibilityLabel
        return [opener]
    }

    /// The room that the buttons want, in points.
    private var width: CGFloat {
        subviewStorage.filter { $0 is BarButtonView }.reduce(32) { $0 + $1.sizeThatFits(bounds.size).width + 8 }
    }
}

import Foundation

/// Buttons of a bar that belong together: they are shown side by side, or, where there is no room, behind one that stands for all of them.
///
/// A fixed group always keeps its place. A movable one may be moved by the person, and an optional one taken away or brought in, where the
/// navigation item has a `customizationIdentifier`.
/// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
    /// What the person may do with a group.
    enum Kind {
        case fixed
        case movable(String)
        case optional(String, isDefault: Bool)

        init(_ coder: NSCoder) {
            guard coder is NSKeyedUnarchiver, let name = coder.objectIfPresent(forKey: "UIIdentifier") as? String else {
                self = .fixed
                return
            }
            let isOptional = coder.containsValue(forKey: "UIDefault")
            self = isOptional ? .optional(name, isDefault: coder.decodeBool(forKey: "UIDefault")) : .movable(name)
        }

        func encode(with coder: NSCoder) {
            switch self {
            case .fixed: break
            case .movable(let name): coder.encode(name as NSString, forKey: "UIIdentifier")
            case .optional(let name, let isDefault):
                coder.encode(name as NSString, forKey: "UIIdentifier")
                coder.encode(isDefault, forKey: "UIDefault")
            }
        }
    }

    /// The buttons of the group.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            adopt(oldValue)
            owner?.groupsDidChange()
        }
    }
    /// What stands for the group where there is no room for all of it: it opens a menu of the group's buttons.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            guard representativeItem !== oldValue else { return }
            oldValue?.group = nil
            representativeItem?.group = self
            owner?.groupsDidChange()
        }
    }
    /// Whether the button that stands for the group is shown now.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Whether the group never goes into the menu of what has no room.
    open var alwaysAvailable = false { didSet { owner?.groupsDidChange() } }
    /// Whether the group is not shown, neither in the bar nor in the menu.
    open var isHidden = false { didSet { if isHidden != oldValue { owner?.groupsDidChange() } } }
    /// What the group is in the menu of what has no room; its buttons, one below the other, if this is not set.
    open var menuRepresentation: UIMenuElement?

    let kind: Kind
    /// The item of a navigation bar that has the group.
    weak var owner: UINavigationItem?

    /// Creates a fixed group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem, kind) = (barButtonItems, representativeItem, .fixed)
        super.init()
        adopt([])
    }

    /// Creates the group of an archive; documents hold none.
    public required init?(coder: NSCoder) {
        let items = coder is NSKeyedUnarchiver ? ViewArchive.array("UIBarButtonItems", coder).compactMap { $0 as? UIBarButtonItem } : []
        barButtonItems = items
        representativeItem = coder is NSKeyedUnarchiver ? coder.objectIfPresent(forKey: "UIRepresentativeItem") as? UIBarButtonItem : nil
        kind = Kind(coder)
        super.init()
        adopt([])
        guard coder is NSKeyedUnarchiver else { return }
        (alwaysAvailable, isHidden) = (coder.decodeBool(forKey: "UIAlwaysAvailable"), coder.decodeBool(forKey: "UIHidden"))
    }

    /// Keeps the group in an archive by keys, with its buttons.
    open func encode(with coder: NSCoder) {
        coder.encode(barButtonItems as NSArray, forKey: "UIBarButtonItems")
        coder.encode(representativeItem, forKey: "UIRepresentativeItem")
        coder.encode(alwaysAvailable, forKey: "UIAlwaysAvailable")
        coder.encode(isHidden, forKey: "UIHidden")
        kind.encode(with: coder)
    }

    init(_ items: [UIBarButtonItem], _ representative: UIBarButtonItem?, _ kind: Kind) {
        (barButtonItems, representativeItem, self.kind) = (items, representative, kind)
        super.init()
        adopt([])
    }

    private func adopt(_ old: [UIBarButtonItem]) {
        for item in old where item.group === self { item.group = nil }
        for item in barButtonItems { item.group = self }
        representativeItem?.group = self
    }

    // @objc(fixedGroupWithRepresentativeItem:items:)
    /// A group that the person can neither move nor take away.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(items, representativeItem, .fixed)
    }

    // @objc(movableGroupWithCustomizationIdentifier:representativeItem:items:)
    /// A group that the person may move.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem, .movable(customizationIdentifier)) }

    // @objc(optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:)
    /// A group that the person may move, take away and bring in.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(items, representativeItem, .optional(customizationIdentifier, isDefault: isInDefaultCustomization))
    }

    /// What the person knows the group by.
    var name: String {
        let item = representativeItem ?? barButtonItems.first
        return item?.title ?? item?.accessibilityLabel ?? ""
    }

    /// The buttons that are shown where there is room.
    var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }

    /// What the group is in a menu; nothing if all of it is hidden.
    func menuElement() -> UIMenuElement? {
        guard !isHidden else { return nil }
        if let menuRepresentation { return menuRepresentation }
        let elements = barButtonItems.compactMap { $0.menuElement() }
        return elements.isEmpty ? nil : UIMenu(options: .displayInline, children: elements)
    }
}

extension UIBarButtonItem {
    /// A group of this button that the person can neither move nor take away.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    // @objc(creatingMovableGroupWithCustomizationIdentifier:)
    /// A group of this button that the person may move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    // @objc(creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization:)
    /// A group of this button that the person may move, take away and bring in.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }

    /// What the button is in a menu; nothing if it shows a view or is hidden.
    func menuElement() -> UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        guard !isHidden, !isSpace, customView == nil else { return nil }
        let name = title ?? accessibilityLabel ?? ""
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: name, image: image, options: menu.options.subtracting(.displayInline), children: menu.children)
        }
        return UIAction(
            title: name, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) { [weak self] _ in self?.trigger() }
    }
}

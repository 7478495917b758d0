import Foundation

/// A place that the app chooses for an item of a custom group. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// The rectangle within the group, in points.
    public let frame: CGRect
    /// The place in front of or behind other elements.
    public let zIndex: Int

    // @objc(customItemWithFrame:zIndex:)
    /// Creates a place at a depth.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    // @objc(customItemWithFrame:)
    /// Creates a place.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// The place itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Says where the items of a custom group are.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or wherever the app says; groups may be items of groups. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// The subitems, again and again until the group is full.
        case filling(LayoutAxis)
        /// So many of the one subitem; `isEqual` makes them fill the group.
        case counted(LayoutAxis, Int, isEqual: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement

    /// The items, which may be groups.
    public let subitems: [NSCollectionLayoutItem]
    /// The space between items; `nil` is none.
    @NSCopying open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// What is attached to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    // @objc(horizontalGroupWithLayoutSize:subitems:)
    /// Items in a row, again and again as long as there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .filling(.horizontal))
    }

    // @objc(verticalGroupWithLayoutSize:subitems:)
    /// Items in a column, again and again as long as there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .filling(.vertical))
    }

    // @objc(horizontalGroupWithLayoutSize:subitem:count:)
    /// So many items in a row, which share its width equally, whatever width they say.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.horizontal, count, isEqual: true))
    }

    // @objc(verticalGroupWithLayoutSize:subitem:count:)
    /// So many items in a column, which share its height equally, whatever height they say.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.vertical, count, isEqual: true))
    }

    // @objc(horizontalGroupWithLayoutSize:repeatingSubitem:count:)
    /// So many items in a row, each as wide as it says.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.horizontal, count, isEqual: false))
    }

    // @objc(verticalGroupWithLayoutSize:repeatingSubitem:count:)
    /// So many items in a column, each as high as it says.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.vertical, count, isEqual: false))
    }

    // @objc(customGroupWithLayoutSize:itemProvider:)
    /// Items where the app says.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
    }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, subitems, arrangement)
        copy.takeProperties(of: self)
        copy.supplementaryItems = supplementaryItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    override var isVariable: Bool {
        if case .custom = arrangement { return true }
        return super.isVariable || subitems.contains { $0.isVariable }
    }
}

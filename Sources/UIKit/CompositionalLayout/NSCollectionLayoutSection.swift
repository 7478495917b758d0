import Foundation

/// What insets are measured from. See https://developer.apple.com/documentation/uikit/uicontentinsetsreference.
public enum UIContentInsetsReference: Int, Sendable {
    /// As what is around it.
    case automatic = 0
    /// Nothing: the content reaches the edges.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The guide for text of readable width.
    case readableContent = 4
}

/// How a section scrolls across the direction in which the layout does. See
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all: groups follow in the direction of the layout.
    case none = 0
    /// Freely.
    case continuous = 1
    /// Freely, coming to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// By as much as is seen.
    case paging = 3
    /// By a group at a time.
    case groupPaging = 4
    /// By a group at a time, which comes to rest in the middle.
    case groupPagingCentered = 5
}

/// Whether a section that scrolls across the layout bounces. See
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbounce.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
    /// Where the content is longer than what is seen.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
}

/// More on how a section scrolls across the layout. See
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// How fast the content slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the velocity that is left after a millisecond; 0 leaves it to the section's behavior.
        public let rawValue: CGFloat
        /// Creates a rate from the part of the velocity that is left after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As the behavior asks for.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// As scroll views do by default.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// Faster.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// How fast the content slows down.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether the section bounces.
    open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
        return copy
    }
}

/// Hears of the elements of a section that are seen, whenever that changes, and of how far it has scrolled, in points.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: one group, again and again. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection.
open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup

    /// The space around the section's groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What the section's insets are measured from. The layout's by default.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What headers and footers are inset from at the sides. The section's by default.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// How the section scrolls across the layout's direction. Not at all by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// More on how the section scrolls.
    public private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers, footers and the like.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are inset at the sides as the groups are. `true` by default.
    open var supplementariesFollowContentInsets = true
    /// Hears of the elements that are seen, before they are shown, and may change them.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// What lies behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// What the section looks like as a list, if it is one.
    var list: UICollectionLayoutListConfiguration?

    // @objc(sectionWithGroup:)
    /// Creates a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties.copied()
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        copy.list = list
        return copy
    }
}

import Foundation

/// A space between the items of a group, or beside one. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    /// The space, or the least space, in points.
    public let spacing: CGFloat
    // @objc(isFlexibleSpacing)
    /// Whether the space takes its share of what is left over.
    public let isFlexible: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (spacing, isFlexible)
        super.init()
    }

    // @objc(flexibleSpacing:)
    /// At least so many points; what is left over is divided among flexible spaces.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(flexibleSpacing, isFlexible: true) }

    // @objc(fixedSpacing:)
    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing, isFlexible: false) }

    // @objc(isFixedSpacing)
    /// Whether the space is just as wide as it says.
    open var isFixed: Bool { !isFlexible }

    /// The spacing itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spaces around an item. See https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// Before the item, by reading direction.
    public let leading: NSCollectionLayoutSpacing?
    /// Above the item.
    public let top: NSCollectionLayoutSpacing?
    /// After the item, by reading direction.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below the item.
    public let bottom: NSCollectionLayoutSpacing?

    // @objc(spacingForLeading:top:trailing:bottom:)
    /// Creates the spaces around an item; there is none where `nil` is given.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// The spaces along an axis, before and after.
    func along(_ axis: LayoutAxis) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }

    /// The spacing itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

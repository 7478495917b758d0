import Foundation

/// An item of a compositional layout: the room of one element. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem.
open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// What is attached to the item.
    public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// How much smaller the content is than the room it takes. Not heeded along an axis whose length follows from the content.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spaces around the item.
    @NSCopying open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    // @objc(itemWithLayoutSize:supplementaryItems:)
    /// Creates an item with something attached to it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    // @objc(itemWithLayoutSize:)
    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        copy.takeProperties(of: self)
        return copy
    }

    func takeProperties(of other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// The insets, without those along axes whose length follows from the content.
    var insetsInForce: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.followsContent { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.followsContent { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Whether the places within depend on the content or on the app.
    var isVariable: Bool {
        layoutSize.widthDimension.followsContent || layoutSize.heightDimension.followsContent
            || supplementaryItems.contains { $0.isVariable }
    }
}

extension NSCopying {
    /// A copy of one's own type.
    func copied() -> Self { copy(with: nil) as! Self }
}

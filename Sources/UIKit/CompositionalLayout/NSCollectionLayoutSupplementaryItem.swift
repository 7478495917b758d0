import Foundation

/// Something attached to an item or group, such as a badge. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The place in front of or behind other elements. 1 by default: in front of the cells.
    open var zIndex = 1
    /// The kind that the data source is asked for.
    public let elementKind: String
    /// Where it is attached.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which place of its own is attached there; `nil` if it lies within, along the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    // @objc(supplementaryItemWithLayoutSize:elementKind:containerAnchor:)
    /// Creates what lies within its container, at an anchor.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    // @objc(supplementaryItemWithLayoutSize:elementKind:containerAnchor:itemAnchor:)
    /// Creates what hangs on an anchor of its container by an anchor of its own.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copy.takeProperties(of: self)
        return copy
    }

    override func takeProperties(of other: NSCollectionLayoutItem) {
        super.takeProperties(of: other)
        if let other = other as? NSCollectionLayoutSupplementaryItem { zIndex = other.zIndex }
    }
}

/// A header, footer or the like at a boundary of a section or of the whole layout. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the content makes room for it; otherwise it lies over the content. `true` by default.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as its section is. `false` by default.
    open var pinToVisibleBounds = false
    /// Where it lies.
    public let alignment: NSRectAlignment
    /// How far from there, in points.
    public let offset: CGPoint

    // @objc(boundarySupplementaryItemWithLayoutSize:elementKind:alignment:absoluteOffset:)
    /// Creates what lies at a distance from a boundary, in points.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil)
    }

    // @objc(boundarySupplementaryItemWithLayoutSize:elementKind:alignment:)
    /// Creates what lies at a boundary.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.takeProperties(of: self)
        return copy
    }

    override func takeProperties(of other: NSCollectionLayoutItem) {
        super.takeProperties(of: other)
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        (extendsBoundary, pinToVisibleBounds) = (other.extendsBoundary, other.pinToVisibleBounds)
    }
}

/// A view behind a section that shows no data. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The place in front of or behind other decoration items; all are behind the cells. 0 by default.
    open var zIndex = 0
    /// The kind that is registered with the layout.
    public let elementKind: String

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    // @objc(backgroundDecorationItemWithElementKind:)
    /// What lies behind all of a section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copy.takeProperties(of: self)
        copy.zIndex = zIndex
        return copy
    }
}

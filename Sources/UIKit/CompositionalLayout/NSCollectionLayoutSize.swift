import Foundation

/// A width or height of a compositional layout, which may follow from the container or from the content. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    enum Measure { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    let measure: Measure

    /// The fraction of the container, or the points.
    public let dimension: CGFloat

    init(_ measure: Measure, _ dimension: CGFloat) {
        (self.measure, self.dimension) = (measure, dimension)
        super.init()
    }

    /// A fraction of the container's width; 1 is all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth, fractionalWidth) }

    /// A fraction of the container's height; 1 is all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalHeight, fractionalHeight)
    }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, absoluteDimension) }

    /// A length in points until the content has said how long it is.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, estimatedDimension) }

    // @objc(uniformAcrossSiblingsWithEstimate:)
    /// As long as the longest of the items of the same group; `estimate` is in points, until they have said how long they are.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .init(.uniform, estimate) }

    /// Whether it is a fraction of the container's width.
    open var isFractionalWidth: Bool { measure == .fractionalWidth }
    /// Whether it is a fraction of the container's height.
    open var isFractionalHeight: Bool { measure == .fractionalHeight }
    /// Whether it is a length in points.
    open var isAbsolute: Bool { measure == .absolute }
    /// Whether the content says how long it is.
    open var isEstimated: Bool { measure == .estimated }
    /// Whether it is the length of the longest item of the group.
    open var isUniformAcrossSiblings: Bool { measure == .uniform }

    /// Whether the content's own wish counts.
    var followsContent: Bool { measure == .estimated || measure == .uniform }

    /// The length in points within a container, as far as it does not follow from the content.
    func length(in container: CGSize) -> CGFloat {
        switch measure {
        case .fractionalWidth: return max(0, container.width * dimension)
        case .fractionalHeight: return max(0, container.height * dimension)
        case .absolute, .estimated, .uniform: return max(0, dimension)
        }
    }

    /// The dimension itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another dimension says the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return other.measure == measure && other.dimension == dimension
    }

    /// A hash of the length.
    open override var hash: Int { dimension.hashValue }
}

/// A width and a height of a compositional layout. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsize.
open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    // @objc(sizeWithWidthDimension:heightDimension:)
    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    /// The size in points within a container, as far as it does not follow from the content.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The size itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another size has the same dimensions.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return other.widthDimension == widthDimension && other.heightDimension == heightDimension
    }

    /// A hash of both dimensions.
    open override var hash: Int { widthDimension.hash ^ (heightDimension.hash &* 31) }
}

import Foundation
import QuartzCore

/// A view of a collection view that is used again for other elements. See
/// https://developer.apple.com/documentation/uikit/uicollectionreusableview.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Creates a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UICollectionReusableView.self)
    }

    /// The name under which views of this kind are used again.
    open internal(set) var reuseIdentifier: String?

    /// The attributes last applied.
    var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The pass in which the view was last found to be seen.
    var seenStamp = 0
    /// Where what the view lies in begins, in the content of the collection view.
    var hostOrigin = CGPoint.zero
    /// The collection view the view belongs to.
    weak var collectionView: UICollectionView?

    /// Called before the view is used for another element: forget what belongs to the old one.
    open func prepareForReuse() {}

    // @objc(applyLayoutAttributes:)
    /// Called when the layout says where the view is; for attributes of a subclass. Geometry, alpha and place in depth are done already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    // @objc(willTransitionFromLayout:toLayout:)
    /// Called before the collection view changes its layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    // @objc(didTransitionFromLayout:toLayout:)
    /// Called after the collection view changed its layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    // @objc(preferredLayoutAttributesFittingAttributes:)
    /// The attributes that the view would like: by default those given, with the size that satisfies its constraints.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard layoutAttributes.wantsPreferredSize, let owner = collectionView else { return layoutAttributes }
        let fit = owner.collectionViewLayout.fittingAxes(for: layoutAttributes)
        guard fit.width || fit.height else { return layoutAttributes }
        let target = CGSize(
            width: fit.width ? UIView.layoutFittingCompressedSize.width : layoutAttributes.size.width,
            height: fit.height ? UIView.layoutFittingCompressedSize.height : layoutAttributes.size.height)
        let size = fittingSize(
            target, horizontal: fit.width ? .fittingSizeLevel : .required, vertical: fit.height ? .fittingSizeLevel : .required)
        guard size != layoutAttributes.size, size.width > 0 || size.height > 0,
            let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        let origin = preferred.frame.origin
        preferred.frame = CGRect(
            origin: origin,
            size: CGSize(
                width: fit.width && size.width > 0 ? size.width : layoutAttributes.size.width,
                height: fit.height && size.height > 0 ? size.height : layoutAttributes.size.height))
        return preferred
    }

    /// The size that satisfies the constraints of the view's content.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    override var ownListEnvironment: UIListEnvironment { appliedAttributes?.listPlace?.environment ?? .unspecified }

    /// Takes over what the layout says.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        let previous = appliedAttributes
        appliedAttributes = attributes
        if previous?.listPlace?.environment != attributes.listPlace?.environment { traitsMayHaveChanged() }
        let size = attributes.size
        if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
        let place = CGPoint(x: attributes.center.x - hostOrigin.x, y: attributes.center.y - hostOrigin.y)
        if center != place { center = place }
        let transform = attributes.transform3D
        if previous != nil || !CATransform3DIsIdentity(transform), !CATransform3DEqualToTransform(layer.transform, transform) {
            layer.transform = transform
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let depth = CGFloat(attributes.zIndex)
        if layer.zPosition != depth { layer.zPosition = depth }
        apply(attributes)
    }
}

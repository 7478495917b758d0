import Foundation
import QuartzCore

/// The room that a section or group has. See https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size before insets, in points.
    var contentSize: CGSize { get }
    /// The size after insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets with those of what is around it.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout can be made by: the room, and the traits. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// An element that is seen, to be changed as it scrolls. See
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// How opaque it is, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The place in front of or behind others.
    var zIndex: Int { get set }
    /// Whether it is not shown.
    var isHidden: Bool { get set }
    /// The centre, in the points of the content.
    var center: CGPoint { get set }
    /// A transform about the centre.
    var transform: CGAffineTransform { get set }
    /// A transform in space about the centre.
    var transform3D: CATransform3D { get set }
    /// What it is called; the layout gives no names.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The rectangle, in the points of the content.
    var frame: CGRect { get }
    /// The rectangle in its own points.
    var bounds: CGRect { get }
    /// What kind of view shows it.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; `nil` for cells.
    var representedElementKind: String? { get }
}

/// Room and traits as they were when the layout was worked out.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let effectiveContentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, around: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
        effectiveContentInsets = NSDirectionalEdgeInsets(
            top: insets.top + around.top, leading: insets.leading + around.leading, bottom: insets.bottom + around.bottom,
            trailing: insets.trailing + around.trailing)
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize.reduced(by: contentInsets) }
}

extension CGSize {
    /// What insets leave of the size.
    func reduced(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
    }
}

/// The attributes of an element that is seen, for the app to change.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

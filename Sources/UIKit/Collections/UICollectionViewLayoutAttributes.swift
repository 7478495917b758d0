import Foundation
import QuartzCore

/// Where an element of a collection view is and how it looks. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes.
///
/// The class is not bound to the main actor: subclasses override `copy(with:)` and `isEqual(_:)`, which Foundation declares for any
/// thread, and compare and copy properties of their own in them.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    private var storage = Storage()

    private struct Storage: Equatable {
        var path = IndexPath()
        var category = UICollectionView.ElementCategory.cell
        var kind: String?
        var center = CGPoint.zero
        var size = CGSize.zero
        var transform = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false

        static func == (a: Storage, b: Storage) -> Bool {
            a.path == b.path && a.category == b.category && a.kind == b.kind && a.center == b.center && a.size == b.size
                && a.alpha == b.alpha && a.zIndex == b.zIndex && a.isHidden == b.isHidden
                && CATransform3DEqualToTransform(a.transform, b.transform)
        }
    }

    /// Whether the element's view is asked what size it prefers.
    var wantsPreferredSize = false
    /// What a list says of the cell.
    var listPlace: ListPlace?
    /// What a layout of sections and groups knows of the element.
    var place: ElementPlace?

    /// Which of the element's sides its view may choose, by such a layout.
    var fittingAxes: (width: Bool, height: Bool) { (place?.fitsWidth ?? false, place?.fitsHeight ?? false) }

    /// Creates attributes of nothing in particular.
    public required override init() { super.init() }

    // @objc(layoutAttributesForCellWithIndexPath:)
    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        storage.path = indexPath
    }

    // @objc(layoutAttributesForSupplementaryViewOfKind:withIndexPath:)
    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        storage.path = indexPath
        storage.category = .supplementaryView
        storage.kind = elementKind
    }

    // @objc(layoutAttributesForDecorationViewOfKind:withIndexPath:)
    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        storage.path = indexPath
        storage.category = .decorationView
        storage.kind = decorationViewKind
    }

    /// Creates attributes of a class known only at run time.
    static func make(
        _ cls: AnyClass, _ category: UICollectionView.ElementCategory, kind: String? = nil, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        guard let cls = cls as? UICollectionViewLayoutAttributes.Type else {
            ObjCException.raise(
                "NSInvalidArgumentException", "+layoutAttributesClass must return a subclass of UICollectionViewLayoutAttributes")
        }
        let attributes = cls.init()
        attributes.storage.path = path
        attributes.storage.category = category
        attributes.storage.kind = kind
        return attributes
    }

    /// The element's rectangle in the content's points. Setting it moves centre and size.
    open var frame: CGRect {
        get {
            let box = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(storage.transform) else { return box }
            let about = CGAffineTransform(translationX: center.x, y: center.y)
            let turned = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform).concatenating(about)
            return box.applying(turned)
        }
        set {
            storage.size = newValue.size
            storage.center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The element's centre in the content's points.
    open var center: CGPoint {
        get { storage.center }
        set { storage.center = newValue }
    }

    /// The element's size, in points.
    open var size: CGSize {
        get { storage.size }
        set { storage.size = newValue }
    }

    /// The element's rectangle in its own points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: storage.size) }
        set { storage.size = newValue.size }
    }

    /// A transform in space about the centre.
    open var transform3D: CATransform3D {
        get { storage.transform }
        set { storage.transform = newValue }
    }

    /// A transform about the centre.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(storage.transform) }
        set { storage.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat {
        get { storage.alpha }
        set { storage.alpha = newValue }
    }

    /// The element's place in front of or behind others.
    open var zIndex: Int {
        get { storage.zIndex }
        set { storage.zIndex = newValue }
    }

    /// Whether the element is not shown; its view may not exist then.
    open var isHidden: Bool {
        get { storage.isHidden }
        set { storage.isHidden = newValue }
    }

    /// The element's index path.
    open var indexPath: IndexPath {
        get { storage.path }
        set { storage.path = newValue }
    }

    /// What kind of view shows the element.
    open var representedElementCategory: UICollectionView.ElementCategory { storage.category }

    /// The kind of a supplementary or decoration view; `nil` for cells.
    open var representedElementKind: String? { storage.kind }

    /// What tells the element from all others.
    var key: ElementKey { ElementKey(category: storage.category, kind: storage.kind, path: storage.path) }

    /// A copy; subclasses copy their own properties after calling super.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.storage = storage
        copy.wantsPreferredSize = wantsPreferredSize
        copy.place = place
        copy.listPlace = listPlace
        return copy
    }

    /// Whether two attributes are equal in every property; subclasses compare their own as well.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self || (type(of: other) == type(of: self) && other.storage == storage)
    }

    /// A hash of the index path.
    open override var hash: Int { storage.path.hashValue }

    /// The attributes in words.
    open override var description: String {
        let name = String(describing: type(of: self))
        return "<\(name)> index path: \(storage.path); center = \(storage.center); size = \(storage.size)"
    }
}

/// What a layout of sections and groups knows of an element.
struct ElementPlace {
    let section: Int
    /// The number by which the layout keeps the size that the element's view prefers.
    let number: Int
    /// Whether the element scrolls with the groups of its section.
    let isInGroups: Bool
    let fitsWidth: Bool
    let fitsHeight: Bool
}

/// What tells one element of a collection view from all others.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let path: IndexPath

    static func cell(_ path: IndexPath) -> ElementKey { ElementKey(category: .cell, kind: nil, path: path) }
    static func supplementary(_ kind: String, _ path: IndexPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, path: path)
    }
}

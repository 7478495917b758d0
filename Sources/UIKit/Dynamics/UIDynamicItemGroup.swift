import CoreGraphics
import Foundation

/// Several items that an animator moves as one, as if they were glued together: the group's rectangle is the one around all of them.
///
/// An item in a group must not be added to behaviours by itself.
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicitemgroup>
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items.
    public let items: [any UIDynamicItem]
    /// Where each item is in the group, and how it is turned, while the group is not.
    private let places: [(offset: CGPoint, transform: CGAffineTransform)]
    private let size: CGSize
    private var place: CGPoint
    private var turn = CGAffineTransform.identity

    /// Creates a group of items as they lie now.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let box = items.reduce(CGRect.null) { box, item in
            let (center, bounds, transform) = (item.center, item.bounds, item.transform)
            let own = CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
            return box.union(own.applying(transform).offsetBy(dx: center.x, dy: center.y))
        }
        let middle = box.isNull ? CGPoint.zero : CGPoint(x: box.midX, y: box.midY)
        place = middle
        size = box.isNull ? .zero : box.size
        places = items.map { (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform) }
        super.init()
    }

    /// The middle of the group.
    open var center: CGPoint {
        get { place }
        set {
            place = newValue
            placeItems()
        }
    }

    /// The size of the rectangle around all items.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// How the group is turned about its middle.
    open var transform: CGAffineTransform {
        get { turn }
        set {
            turn = newValue
            placeItems()
        }
    }

    private func placeItems() {
        for (item, own) in zip(items, places) {
            let offset = own.offset.applying(turn)
            item.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
            item.transform = own.transform.concatenating(turn)
        }
    }
}

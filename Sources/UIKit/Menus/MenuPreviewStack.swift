import Foundation

/// The other items that a menu is about: their previews below that of the item that was pressed, and how many there are in all.
@MainActor
final class MenuPreviewStack {
    /// An item's preview.
    struct Item {
        /// What tells the item apart.
        var identifier: AnyHashable
        /// What is shown.
        var view: UIView
        /// Where it is in the window, before it is lifted and after it is put back.
        var frame: CGRect
        /// The view in whose place it is, which is hidden meanwhile.
        weak var source: UIView?
    }

    private(set) var items: [Item]
    private let badge = UILabel()
    private var hidden: [Weak<UIView>] = []

    /// How much further each preview of a stack looks out than the one above it, in points. Only the first ones do.
    private static let step: CGFloat = 8
    private static let shownCount = 2
    private static let badgeSide: CGFloat = 26

    /// - Parameter count: how many items there are in all; the badge shows it if it is more than one.
    init(_ items: [Item], count: Int) {
        self.items = items
        badge.text = "\(count)"
        badge.isHidden = count < 2
        badge.font = .systemFont(ofSize: 15, weight: .semibold)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = Self.badgeSide / 2
        badge.clipsToBounds = true
    }

    /// An item's identifier as the delegate is asked about it.
    static func object(_ identifier: AnyHashable) -> (any NSCopying)? {
        switch identifier.base {
        case let object as any NSCopying: object
        case let text as String: NSString(string: text)
        case let number as Int: NSNumber(value: number)
        case let path as IndexPath: NSIndexPath(indexes: Array(path), length: path.count)
        case let uuid as UUID: NSUUID(uuidString: uuid.uuidString)
        default: nil
        }
    }

    /// Lays the items where they come from, below the preview of the one that was pressed.
    func add(to overlay: UIView, below preview: UIView) {
        var above = preview
        for item in items {
            overlay.insertSubview(item.view, belowSubview: above)
            item.view.frame = item.frame
            above = item.view
            if let source = item.source, source.backingLayer.opacity != 0 {
                source.backingLayer.opacity = 0
                hidden.append(Weak(source))
            }
        }
        overlay.insertSubview(badge, aboveSubview: preview)
        badge.alpha = 0
        place(badge, at: preview.frame)
    }

    /// Gathers the items below the one that was pressed, which is at a place.
    func gather(at frame: CGRect) {
        for (index, item) in items.enumerated() {
            let offset = Self.step * CGFloat(min(index + 1, Self.shownCount))
            item.view.frame = frame.offsetBy(dx: offset, dy: offset)
        }
        badge.alpha = 1
        place(badge, at: frame)
    }

    /// Says where an item goes when the menu closes.
    func sendBack(_ identifier: AnyHashable, to frame: CGRect) {
        for index in items.indices where items[index].identifier == identifier { items[index].frame = frame }
    }

    /// Lays the items back where they come from.
    func scatter() {
        for item in items { item.view.frame = item.frame }
        badge.alpha = 0
    }

    /// Shows the items in their own places again.
    func finish() {
        for view in hidden { view.object?.backingLayer.opacity = 1 }
        hidden = []
    }

    private func place(_ badge: UILabel, at frame: CGRect) {
        let width = max(Self.badgeSide, ceil(badge.sizeThatFits(CGSize(width: 200, height: Self.badgeSide)).width) + 14)
        badge.frame = CGRect(x: frame.maxX - width / 2, y: frame.minY - Self.badgeSide / 2, width: width, height: Self.badgeSide)
    }
}

import Foundation
import QuartzCore

/// Stands between two layouts while a collection view goes from one to the other under somebody's hand: every element is as far on its way
/// as `transitionProgress` says.
///
/// Set the progress and call `invalidateLayout()` as the hand moves. A subclass may ask both layouts for what they want and mix that in a
/// way of its own, and keep what it mixes besides under a key.
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout>
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Creates a layout between two that have nothing to show: a document holds no transitions.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// The layout that the transition began with.
    public let currentLayout: UICollectionViewLayout
    /// The layout that the transition leads to.
    public let nextLayout: UICollectionViewLayout

    /// How far the transition has gone, from 0 to 1. The elements follow when the layout is invalidated.
    open var transitionProgress: CGFloat = 0

    private var animatedValues: [String: CGFloat] = [:]

    /// Keeps a value of the subclass's for the present progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

    /// The value that was last kept under a key; 0 if none was.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    // MARK: The two layouts

    /// Whether one of the two layouts has something to work out before it is asked.
    var partsAreStale = true

    open override func prepare() {
        super.prepare()
        guard partsAreStale else { return }
        partsAreStale = false
        currentLayout.prepare()
        nextLayout.prepare()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            for layout in [currentLayout, nextLayout] {
                let own = layout.makeInvalidationContext()
                own.invalidateEverything = context.invalidateEverything
                own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
                layout.invalidateLayout(with: own)
            }
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
            || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        for layout in [currentLayout, nextLayout] where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
        }
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    // Sizes that views prefer are asked for by the layout that stays.
    override var usesPreferredSizes: Bool { false }

    override func decorationPool(for kind: String) -> ReusePool<UICollectionReusableView> {
        currentLayout.decorationPool(for: kind).source(for: kind) != nil
            ? currentLayout.decorationPool(for: kind) : nextLayout.decorationPool(for: kind)
    }

    override func insetsOfOwnerDidChange() {
        for layout in [currentLayout, nextLayout] { layout.insetsOfOwnerDidChange() }
    }

    override func traitsOfOwnerDidChange() {
        for layout in [currentLayout, nextLayout] { layout.traitsOfOwnerDidChange() }
    }

    override func delegateOfOwnerDidChange() {
        for layout in [currentLayout, nextLayout] { layout.delegateOfOwnerDidChange() }
    }

    // MARK: Answering

    open override var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: max(0, mixed(a.width, b.width)), height: max(0, mixed(a.height, b.height)))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What lies there in either layout, seen from where that layout's content is scrolled to.
        let shifts = owner?.transitionShifts ?? (.zero, .zero)
        var order: [ElementKey] = []
        var first: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        var second: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in currentLayout.layoutAttributesForElements(in: rect.offsetBy(dx: shifts.0.x, dy: shifts.0.y)) ?? [] {
            if first.updateValue(attributes, forKey: attributes.key) == nil { order.append(attributes.key) }
        }
        for attributes in nextLayout.layoutAttributesForElements(in: rect.offsetBy(dx: shifts.1.x, dy: shifts.1.y)) ?? [] {
            if second.updateValue(attributes, forKey: attributes.key) == nil, first[attributes.key] == nil {
                order.append(attributes.key)
            }
        }
        return order.compactMap { key in
            mixed(first[key] ?? currentLayout.ownAttributes(of: key), second[key] ?? nextLayout.ownAttributes(of: key))
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(
            currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }

    // MARK: Mixing

    private func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

    /// What lies between where both layouts put an element. What only one of them has fades.
    private func mixed(
        _ a: UICollectionViewLayoutAttributes?, _ b: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        let progress = min(max(transitionProgress, 0), 1)
        guard let a, let b else {
            guard let only = a ?? b, let copy = only.copy() as? UICollectionViewLayoutAttributes else { return nil }
            copy.center = seenCenter(only, in: a == nil ? nextLayout : currentLayout)
            copy.alpha *= a == nil ? progress : 1 - progress
            return copy
        }
        guard let result = a.copy() as? UICollectionViewLayoutAttributes else { return nil }
        let (from, to) = (seenCenter(a, in: currentLayout), seenCenter(b, in: nextLayout))
        result.center = CGPoint(x: mixed(from.x, to.x), y: mixed(from.y, to.y))
        result.size = CGSize(width: max(0, mixed(a.size.width, b.size.width)), height: max(0, mixed(a.size.height, b.size.height)))
        result.alpha = min(max(mixed(a.isHidden ? 0 : a.alpha, b.isHidden ? 0 : b.alpha), 0), 1)
        result.transform3D = mixed(a.transform3D, b.transform3D)
        result.zIndex = progress < 0.5 ? a.zIndex : b.zIndex
        result.isHidden = a.isHidden && b.isHidden
        result.wantsPreferredSize = false
        return result
    }

    /// The centre of an element in the content, wherever what it lies in has scrolled to.
    private func seenCenter(_ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout) -> CGPoint {
        let (own, seen) = (attributes.frame, layout.seenFrame(of: attributes))
        return CGPoint(x: attributes.center.x + seen.minX - own.minX, y: attributes.center.y + seen.minY - own.minY)
    }

    private func mixed(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        CATransform3D(
            m11: mixed(a.m11, b.m11), m12: mixed(a.m12, b.m12), m13: mixed(a.m13, b.m13), m14: mixed(a.m14, b.m14),
            m21: mixed(a.m21, b.m21), m22: mixed(a.m22, b.m22), m23: mixed(a.m23, b.m23), m24: mixed(a.m24, b.m24),
            m31: mixed(a.m31, b.m31), m32: mixed(a.m32, b.m32), m33: mixed(a.m33, b.m33), m34: mixed(a.m34, b.m34),
            m41: mixed(a.m41, b.m41), m42: mixed(a.m42, b.m42), m43: mixed(a.m43, b.m43), m44: mixed(a.m44, b.m44))
    }
}

extension UICollectionViewLayout {
    /// What the layout says of an element.
    fileprivate func ownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: return layoutAttributesForItem(at: key.path)
        case .supplementaryView: return key.kind.flatMap { layoutAttributesForSupplementaryView(ofKind: $0, at: key.path) }
        case .decorationView: return key.kind.flatMap { layoutAttributesForDecorationView(ofKind: $0, at: key.path) }
        }
    }
}

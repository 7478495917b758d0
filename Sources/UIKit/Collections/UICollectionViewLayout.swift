import Foundation
import ObjCRuntime

/// Says where the elements of a collection view are. Subclass it for a layout of your own. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// Creates a layout.
    public override init() { super.init() }

    /// Creates a layout from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init()
        coder.decodeInterface(into: self, as: UICollectionViewLayout.self)
    }

    /// Keeps the layout in an archive by keys; subclasses add what is theirs.
    open func encode(with coder: NSCoder) {}

    weak var owner: UICollectionView?

    /// The collection view that uses the layout.
    open var collectionView: UICollectionView? { owner }

    // MARK: For subclasses to say where things are

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that invalidate the layout.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // @objc(prepareLayout)
    /// Called before the first question and after every invalidation: work out where things are.
    open func prepare() {}

    /// The attributes of everything that lies in a rectangle, in the content's points.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of a cell.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The size of everything, in points.
    open var collectionViewContentSize: CGSize { .zero }

    // MARK: Invalidating

    /// Says that the layout is no longer right.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    // @objc(invalidateLayoutWithContext:)
    /// Says which parts of the layout are no longer right.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutWasInvalidated(context, by: self)
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let cls: AnyClass = Self.invalidationContextClass
        guard cls is UICollectionViewLayoutInvalidationContext.Type else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "\(Self.self): +invalidationContextClass must return a subclass of UICollectionViewLayoutInvalidationContext")
        }
        return DynamicClass.make(cls, "init", []) as! UICollectionViewLayoutInvalidationContext
    }

    /// Whether the layout changes when the visible bounds become others. `false` unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context for a change of the visible bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Whether the layout changes because a view prefers another size. `false` unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for a view that prefers another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.preferredAttributes = preferredAttributes
        if preferredAttributes.representedElementCategory == .cell {
            context.invalidateItems(at: [preferredAttributes.indexPath])
        } else if let kind = preferredAttributes.representedElementKind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
        }
        return context
    }

    /// Whether views of this layout are asked what size they prefer.
    var usesPreferredSizes: Bool { true }

    /// Which of an element's sides its view may choose.
    func fittingAxes(for attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) { (false, false) }

    /// Whether all views that come into sight together are asked for their sizes before the layout is worked out anew.
    var measuresTogether: Bool { false }

    /// What the view of an element lies in; `nil` if that is the collection view itself.
    func scroller(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView? { nil }

    /// Where an element is seen in the content, wherever what it lies in has scrolled to.
    func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

    /// Scrolls what an element lies in, so that it is seen there.
    func scrollAcross(to attributes: UICollectionViewLayoutAttributes, _ position: UICollectionView.ScrollPosition, animated: Bool) {}

    /// The collection view has another layout.
    func detach() { owner = nil }

    /// The traits of the collection view changed.
    func traitsOfOwnerDidChange() {}

    /// The insets of the collection view changed.
    func insetsOfOwnerDidChange() {}

    /// The collection view has another delegate.
    func delegateOfOwnerDidChange() {}

    // MARK: Where scrolling ends

    /// Where a drag shall end. `velocity` is in points a second.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    /// Where content shall be after a change of the layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Direction

    /// The direction that the layout is written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the layout is mirrored where the interface runs in the other direction.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    private let decorationPool = ReusePool<UICollectionReusableView>()

    /// Where the decoration views of a kind are kept.
    func decorationPool(for kind: String) -> ReusePool<UICollectionReusableView> { decorationPool }

    /// Registers the class of decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationPool.register(viewClass.map { .class($0) }, for: elementKind)
    }

    /// Registers the nib of decoration views of a kind.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationPool.register(nib.map { .nib($0) }, for: elementKind)
    }

    // MARK: Moving by hand

    /// Where an item that is moved by hand goes when it is held at a point of the content: the item that lies there gives its place, and
    /// elsewhere it keeps the place it has.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        owner?.itemPathForMovement(of: previousIndexPath, at: position) ?? previousIndexPath
    }

    /// The attributes of an item while it is moved by hand: its own, about the point where it is held, before all others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = own ?? UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, .cell, indexPath)
        attributes.center = position
        attributes.zIndex = UICollectionView.movedItemIndex
        return attributes
    }

    /// The context for items that are moved by hand to a point of the content.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        // An item that goes about within its place moves no other.
        context.onlyFollowsBounds = targetIndexPaths == previousIndexPaths
        return context
    }

    /// The context for items that were put down, at new places or back where they came from.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.onlyFollowsBounds = indexPaths == previousIndexPaths
        return context
    }

    // MARK: Updates

    // @objc(indexPathsToDeleteForSupplementaryViewOfKind:)
    /// The supplementary views that go in a batch of changes, by their old places, besides those of sections that go. None unless
    /// overridden.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    // @objc(indexPathsToDeleteForDecorationViewOfKind:)
    /// The decoration views that go in a batch of changes, by their old places, besides those of sections that go. None unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // @objc(indexPathsToInsertForSupplementaryViewOfKind:)
    /// The supplementary views that are new in a batch of changes, by their new places. None unless overridden.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    // @objc(indexPathsToInsertForDecorationViewOfKind:)
    /// The decoration views that are new in a batch of changes, by their new places. None unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Called before a batch of changes is animated.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called within the animation of a batch of changes.
    open func finalizeCollectionViewUpdates() {}

    /// Called before the view is resized in an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after the view was resized in an animation.
    open func finalizeAnimatedBoundsChange() {}

    // @objc(prepareForTransitionToLayout:)
    /// Called on the old layout before another takes its place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    // @objc(prepareForTransitionFromLayout:)
    /// Called on the new layout before it takes another's place.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts within the animation of the change.
    open func finalizeLayoutTransition() {}

    /// Where a cell comes from that appears in a batch of changes. Inserted cells fade in where they belong.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(owner?.isInsertedByUpdate(itemIndexPath) == true ? layoutAttributesForItem(at: itemIndexPath) : nil)
    }

    /// Where a cell goes to that disappears in a batch of changes. Deleted cells fade out where they are.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(owner?.attributesBeforeUpdate(of: .cell(itemIndexPath)))
    }

    /// Where a supplementary view comes from that appears in a batch of changes.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }

    /// Where a supplementary view goes to that disappears in a batch of changes.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(owner?.attributesBeforeUpdate(of: .supplementary(elementKind, elementIndexPath)))
    }

    /// Where a decoration view comes from that appears in a batch of changes.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }

    /// Where a decoration view goes to that disappears in a batch of changes.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(owner?.attributesBeforeUpdate(of: ElementKey(category: .decorationView, kind: elementKind, path: decorationIndexPath)))
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        copy.alpha = 0
        return copy
    }
}

/// One change of a batch, for a layout to prepare its animation.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What is done to an element.
    public enum Action: Int, Sendable {
        /// It is inserted.
        case insert
        /// It is deleted.
        case delete
        /// It is asked for again.
        case reload
        /// It moves.
        case move
        /// Nothing.
        case none
    }

    /// The place before the batch; `nil` for an insertion. A whole section has `NSNotFound` as its item.
    public let indexPathBeforeUpdate: IndexPath?
    /// The place after the batch; `nil` for a deletion.
    public let indexPathAfterUpdate: IndexPath?
    /// What is done.
    public let updateAction: Action

    init(_ before: IndexPath?, _ after: IndexPath?, _ action: Action) {
        (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
        super.init()
    }

    convenience init(_ update: ListUpdate) {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        switch update {
        case .insertItem(let path): self.init(nil, path, .insert)
        case .deleteItem(let path): self.init(path, nil, .delete)
        case .reloadItem(let path): self.init(path, path, .reload)
        case .moveItem(let from, let to): self.init(from, to, .move)
        case .insertSection(let index): self.init(nil, section(index), .insert)
        case .deleteSection(let index): self.init(section(index), nil, .delete)
        case .reloadSection(let index): self.init(section(index), section(index), .reload)
        case .moveSection(let from, let to): self.init(section(from), section(to), .move)
        }
    }
}

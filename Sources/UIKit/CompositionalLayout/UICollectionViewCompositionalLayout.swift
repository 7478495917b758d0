import Foundation
import ObjCRuntime

/// What holds for a whole compositional layout. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// The direction in which sections follow. Vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers, footers and the like of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What sections' insets are measured from. The safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates a configuration.
    public override init() { super.init() }

    /// A copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = UICollectionViewCompositionalLayoutConfiguration()
            copy.scrollDirection = scrollDirection
            copy.interSectionSpacing = interSectionSpacing
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.contentInsetsReference = contentInsetsReference
            return copy
        }
    }

    var scrollAxis: LayoutAxis { scrollDirection == .horizontal ? .horizontal : .vertical }
}

/// Makes the section with a number for the room that there is.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays sections out that are made of groups, which are made of items. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// Whether the provider has one section for all, so that those with as many items are the same.
    let hasOneSection: Bool

    /// What holds for the whole layout.
    @NSCopying open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    // @objc(initWithSection:)
    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        hasOneSection = true
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    // @objc(initWithSection:configuration:)
    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        hasOneSection = true
        self.configuration = configuration.copied()
        super.init()
    }

    // @objc(initWithSectionProvider:)
    /// Creates a layout whose sections are made when they are needed.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        hasOneSection = false
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    // @objc(initWithSectionProvider:configuration:)
    /// Creates a layout whose sections are made when they are needed.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        hasOneSection = false
        self.configuration = configuration.copied()
        super.init()
    }

    /// Documents have no such layouts: their sections are closures.
    public required init?(coder: NSCoder) { nil }

    /// The sections as they were last laid out; `nil` if they have to be made anew.
    var arrangement: CompositionalArrangement?
    /// Sections to be worked out anew because a view has said what size it prefers.
    var changedSections: Set<Int> = []
    /// What views have said of the sizes they prefer, by section; those of the layout itself are at -1.
    var measures: [Int: SectionMeasures] = [:]
    /// What scrolls the sections that scroll across the layout, by section.
    var scrollers: [Int: OrthogonalScroller] = [:]
    var attributesCache: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// What the app has changed of elements that are seen.
    var changedByApp: [ElementKey: UICollectionViewLayoutAttributes] = [:]

    // MARK: Answers

    /// Works out where everything is.
    open override func prepare() {
        super.prepare()
        arrange()
        tellOfVisibleItems()
    }

    /// The size of everything.
    open override var collectionViewContentSize: CGSize { arrangement?.size ?? .zero }

    /// The attributes of everything that lies in a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        arrangement.map { elements(in: rect, of: $0) }
    }

    /// The attributes of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cell(at: indexPath)
    }

    /// The attributes of a header, a footer, or what is attached to an item or group.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementary(elementKind, at: indexPath)
    }

    /// The attributes of what lies behind a section.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        decoration(elementKind, section: indexPath.section)
    }

    // MARK: Changes

    /// Says which parts of the layout are no longer right.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        take(context)
        super.invalidateLayout(with: context)
    }

    /// The layout changes with the room there is; what is pinned, and what the app hears of, with every step.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if newBounds.size != collectionView.bounds.size { return true }
        return newBounds.origin != collectionView.bounds.origin && arrangement?.followsBounds == true
    }

    /// The context for a change of the visible bounds.
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let collectionView, newBounds.size == collectionView.bounds.size { context.onlyFollowsBounds = true }
        return context
    }

    /// Whether a view has chosen another size than it has, where its item leaves it the choice.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (axes, a, b) = (originalAttributes.fittingAxes, preferredAttributes.size, originalAttributes.size)
        return (axes.width && abs(a.width - b.width) > 0.01) || (axes.height && abs(a.height - b.height) > 0.01)
    }

    override func fittingAxes(for attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
        attributes.fittingAxes
    }

    override var measuresTogether: Bool { true }

    override func insetsOfOwnerDidChange() {
        super.insetsOfOwnerDidChange()
        if let arrangement, let collectionView, arrangement.container != container(of: collectionView) { invalidateLayout() }
    }

    override func traitsOfOwnerDidChange() {
        super.traitsOfOwnerDidChange()
        invalidateLayout()
    }

    // MARK: Sections that scroll across the layout

    override func scroller(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView? { orthogonalScroller(of: attributes) }

    override func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = orthogonalSection(of: attributes), let scroller = scrollers[section] else { return attributes.frame }
        return attributes.frame.offsetBy(dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
    }

    override func scrollAcross(
        to attributes: UICollectionViewLayoutAttributes, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) { scrollSection(to: attributes, position, animated: animated) }

    override func detach() {
        for scroller in scrollers.values { scroller.removeFromSuperview() }
        scrollers.removeAll()
        super.detach()
    }
}

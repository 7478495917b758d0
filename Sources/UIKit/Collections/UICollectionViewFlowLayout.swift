import Foundation
import ObjCRuntime

/// Says which parts of a flow layout are no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate must be asked for sizes again. `true` by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the places of all elements must be worked out again. `true` by default.
    open var invalidateFlowLayoutAttributes = true
}

/// Lays items out in lines, section after section, with headers and footers. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What the sections' insets are measured from.
    public enum SectionInsetReference: Int, Sendable {
        /// The content's insets.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    /// As `estimatedItemSize`: cells choose their sizes, starting from `itemSize`.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The least space between the lines of a section, in points. 10 by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least space between the items of a line, in points. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items whose size the delegate does not say. 50 × 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// The size that items have until their cells have chosen; zero if cells do not choose.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    /// The direction in which content scrolls. Vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of headers whose size the delegate does not say; only the length along the scroll direction counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The size of footers whose size the delegate does not say; only the length along the scroll direction counts.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The space around the items of a section.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// What `sectionInset` is measured from.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Whether a header stays in sight as long as its section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether a footer stays in sight as long as its section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Keeps what its properties say in an archive by keys.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeProperties(with: coder)
    }

    /// The sections as they were last laid out.
    var arrangement: FlowArrangement?
    /// The sizes that cells have chosen.
    var measured: [IndexPath: CGSize] = [:]
    private var attributesCache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    /// The class of the contexts that invalidate the layout.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    override var usesPreferredSizes: Bool { estimatedItemSize != .zero }

    override func fittingAxes(for attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
        guard usesPreferredSizes, attributes.representedElementCategory == .cell else { return (false, false) }
        return (true, true)
    }

    // MARK: Preparing

    /// Works out where everything is.
    open override func prepare() {
        super.prepare()
        guard arrangement == nil, let collectionView else { return }
        attributesCache.removeAll(keepingCapacity: true)
        arrangement = FlowArrangement(
            sections: (0..<collectionView.numberOfSections).map { metrics(of: $0, in: collectionView) },
            isHorizontal: scrollDirection == .horizontal, breadth: breadth(of: collectionView))
    }

    /// The content's extent across the scroll direction.
    private func breadth(of view: UICollectionView) -> CGFloat {
        let inset = view.adjustedContentInset
        return scrollDirection == .horizontal
            ? view.bounds.height - inset.top - inset.bottom : view.bounds.width - inset.left - inset.right
    }

    private func metrics(of section: Int, in view: UICollectionView) -> FlowSectionMetrics {
        let asked = view.collectionDelegate as? any UICollectionViewDelegateFlowLayout
        func ask<T>(_ fallback: T, _ body: (any UICollectionViewDelegateFlowLayout) -> T) -> T {
            guard let asked else { return fallback }
            return OptionalRequirement.call { body(asked) } ?? fallback
        }
        let horizontal = scrollDirection == .horizontal
        let inset = referenced(ask(sectionInset) { $0.collectionView(view, layout: self, insetForSectionAt: section) }, in: view)
        let header = ask(headerReferenceSize) { $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) }
        let footer = ask(footerReferenceSize) { $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section) }
        let line = ask(minimumLineSpacing) { $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) }
        let item = ask(minimumInteritemSpacing) { $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) }
        let turned = { (size: CGSize) in horizontal ? CGSize(width: size.height, height: size.width) : size }
        return FlowSectionMetrics(
            sizes: sizes(of: section, in: view, asked).map(turned, horizontal),
            inset: horizontal ? UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom) : inset,
            lineSpacing: line, itemSpacing: item, header: horizontal ? header.width : header.height,
            footer: horizontal ? footer.width : footer.height)
    }

    private func referenced(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
        let extra: UIEdgeInsets
        let content = view.adjustedContentInset
        switch sectionInsetReference {
        case .fromContentInset: return inset
        case .fromSafeArea: extra = view.safeAreaInsets
        case .fromLayoutMargins: extra = view.layoutMargins
        }
        var result = inset
        if scrollDirection == .vertical {
            result.left += max(0, extra.left - content.left)
            result.right += max(0, extra.right - content.right)
        } else {
            result.top += max(0, extra.top - content.top)
            result.bottom += max(0, extra.bottom - content.bottom)
        }
        return result
    }

    private func sizes(
        of section: Int, in view: UICollectionView, _ asked: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSizes {
        let count = view.numberOfItems(inSection: section)
        let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        let common = usesPreferredSizes ? estimate : itemSize
        if let asked, count > 0 {
            // One question tells whether the delegate answers at all.
            let first = OptionalRequirement.call {
                asked.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
            }
            if let first {
                var all = [first]
                all.reserveCapacity(count)
                for item in 1..<max(count, 1) {
                    all.append(asked.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)))
                }
                return FlowSizes(count: count, common: common, single: overlaid(all, section))
            }
        }
        guard usesPreferredSizes, measured.keys.contains(where: { $0.section == section }) else {
            return FlowSizes(count: count, common: common, single: nil)
        }
        return FlowSizes(count: count, common: common, single: overlaid([CGSize](repeating: common, count: count), section))
    }

    private func overlaid(_ sizes: [CGSize], _ section: Int) -> [CGSize] {
        guard usesPreferredSizes else { return sizes }
        var sizes = sizes
        for (path, size) in measured where path.section == section && path.item < sizes.count { sizes[path.item] = size }
        return sizes
    }

    // MARK: Answering

    /// The size of everything.
    open override var collectionViewContentSize: CGSize {
        guard let arrangement else { return .zero }
        return scrollDirection == .horizontal
            ? CGSize(width: arrangement.length, height: arrangement.breadth)
            : CGSize(width: arrangement.breadth, height: arrangement.length)
    }

    private func real(_ rect: CGRect) -> CGRect {
        scrollDirection == .horizontal ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
    }

    /// The attributes of everything that lies in a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let arrangement else { return nil }
        var result: [UICollectionViewLayoutAttributes] = []
        let area = real(rect)
        for (index, section) in arrangement.sections.enumerated() {
            let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
            guard section.end >= area.minY, section.start <= area.maxY else {
                if pins { continue }
                if section.start > area.maxY { break }
                continue
            }
            if section.header > 0, let header = header(index), header.frame.intersects(rect) { result.append(header) }
            section.forEachItem(from: area.minY, to: area.maxY) { item, frame in
                guard frame.minX < area.maxX, frame.maxX > area.minX else { return }
                result.append(cell(IndexPath(item: item, section: index), real(frame)))
            }
            if section.footer > 0, let footer = footer(index), footer.frame.intersects(rect) { result.append(footer) }
        }
        return result
    }

    private func cell(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        if let known = attributesCache[path] { return known }
        let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, .cell, path)
        attributes.frame = frame
        attributes.wantsPreferredSize = usesPreferredSizes
        attributesCache[path] = attributes
        return attributes
    }

    /// The attributes of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, arrangement.sections.indices.contains(indexPath.section) else { return nil }
        let section = arrangement.sections[indexPath.section]
        guard indexPath.item >= 0, indexPath.item < section.count else { return nil }
        return cell(indexPath, real(section.frame(of: indexPath.item)))
    }

    /// The attributes of a header or footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, arrangement.sections.indices.contains(indexPath.section) else { return nil }
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: return header(indexPath.section)
        case UICollectionView.elementKindSectionFooter: return footer(indexPath.section)
        default: return nil
        }
    }

    /// The visible extent along the scroll direction.
    private var visible: (low: CGFloat, high: CGFloat) {
        guard let collectionView else { return (0, 0) }
        let area = real(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
        return (area.minY, area.maxY)
    }

    private func header(_ index: Int) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, arrangement.sections[index].header > 0 else { return nil }
        let section = arrangement.sections[index]
        var y = section.start
        if sectionHeadersPinToVisibleBounds {
            y = min(max(y, visible.low), max(section.start, section.end - section.footer - section.header))
        }
        return supplementary(
            UICollectionView.elementKindSectionHeader, index, y, section.header, arrangement.breadth,
            pinned: sectionHeadersPinToVisibleBounds)
    }

    private func footer(_ index: Int) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, arrangement.sections[index].footer > 0 else { return nil }
        let section = arrangement.sections[index]
        var y = section.end - section.footer
        if sectionFootersPinToVisibleBounds {
            y = max(min(y, visible.high - section.footer), min(section.start + section.header, y))
        }
        return supplementary(
            UICollectionView.elementKindSectionFooter, index, y, section.footer, arrangement.breadth,
            pinned: sectionFootersPinToVisibleBounds)
    }

    private func supplementary(
        _ kind: String, _ index: Int, _ y: CGFloat, _ height: CGFloat, _ breadth: CGFloat, pinned: Bool
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(
            Self.layoutAttributesClass, .supplementaryView, kind: kind, IndexPath(item: 0, section: index))
        attributes.frame = real(CGRect(x: 0, y: y, width: breadth, height: height))
        attributes.zIndex = pinned ? 10 : 0
        return attributes
    }

    // MARK: Invalidating

    /// Says which parts of the layout are no longer right.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything || context.invalidateDataSourceCounts { measured.removeAll() }
        if let preferred = context.preferredAttributes, preferred.representedElementCategory == .cell {
            measured[preferred.indexPath] = preferred.size
        }
        if !context.onlyFollowsBounds, flow?.invalidateFlowLayoutAttributes ?? true || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
            arrangement = nil
        }
        super.invalidateLayout(with: context)
    }

    /// Lines change with the length across the scroll direction; pinned headers with every step.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if changesBreadth(newBounds, collectionView) { return true }
        return (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds) && newBounds.origin != collectionView.bounds.origin
    }

    private func changesBreadth(_ newBounds: CGRect, _ view: UICollectionView) -> Bool {
        scrollDirection == .horizontal ? newBounds.height != view.bounds.height : newBounds.width != view.bounds.width
    }

    /// The context for a change of the visible bounds.
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let collectionView, !changesBreadth(newBounds, collectionView), type(of: self) == UICollectionViewFlowLayout.self {
            context.onlyFollowsBounds = true
        }
        return context
    }

    /// Whether a cell has chosen another size than it has.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard usesPreferredSizes, preferredAttributes.representedElementCategory == .cell else { return false }
        let (a, b) = (preferredAttributes.size, originalAttributes.size)
        return abs(a.width - b.width) > 0.01 || abs(a.height - b.height) > 0.01
    }

    override func insetsOfOwnerDidChange() {
        super.insetsOfOwnerDidChange()
        guard let arrangement, let collectionView, arrangement.breadth != breadth(of: collectionView) else { return }
        invalidateLayout()
    }

    override func delegateOfOwnerDidChange() {
        super.delegateOfOwnerDidChange()
        if arrangement != nil { invalidateLayout() }
    }
}

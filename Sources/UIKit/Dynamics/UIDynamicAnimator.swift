import Foundation

/// What a dynamic animator tells. See https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    // @objc optional
    /// Items are about to move again.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    // @objc optional
    /// All items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// Moves items as bodies move: they fall, collide, hang on each other and are pushed.
/// See https://developer.apple.com/documentation/uikit/uidynamicanimator.
///
/// Time is the host's, and goes in steps of a 240th of a second: the same behaviours move the same items in the same way.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view whose points count, and whose bounds can be a boundary.
    open private(set) weak var referenceView: UIView?
    /// Who is told.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviours that were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    // @objc(running)
    /// Whether items move.
    open var isRunning: Bool { ticker != nil }
    /// How long items have moved, in seconds.
    open var elapsedTime: TimeInterval { elapsed }

    private weak var layout: UICollectionViewLayout?
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var elapsed: TimeInterval = 0
    private var ticker: FrameTicker?
    private var lastFrame: CFTimeInterval?
    private var rest: CFTimeInterval = 0
    private var quiet: CFTimeInterval = 0
    private var isStepping = false

    private static let step: CFTimeInterval = 1.0 / 240
    /// How long nothing may move until the animator pauses, in seconds.
    private static let restingTime: CFTimeInterval = 0.4
    /// The longest time between two frames that is made up for, in seconds.
    private static let longestFrame: CFTimeInterval = 0.25

    // @objc(initWithReferenceView:)
    /// Creates an animator for items in a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator for items in no view.
    public override init() { super.init() }

    // @objc(initWithCollectionViewLayout:)
    /// Creates an animator for a layout's attributes: the layout is invalidated whenever they move.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    // MARK: Behaviours

    /// Adds a behaviour, with its children.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.animator !== self else { return }
        behavior.animator?.removeBehavior(behavior)
        behavior.forEach { $0.willMove(to: self) }
        behavior.animator = self
        behaviors.append(behavior)
        wake()
    }

    /// Takes a behaviour away, with its children.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.animator === self else { return }
        behavior.forEach { $0.willMove(to: nil) }
        behavior.animator = nil
        behaviors.removeAll { $0 === behavior }
        wake()
    }

    /// Takes all behaviours away.
    open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

    // MARK: Items

    // @objc(itemsInRect:)
    /// The items whose frames touch a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        synchronize()
        return involved.filter { body($0).box.intersects(rect) }
    }

    /// Takes over where the app put an item, and what shape it has now.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        bodies[ObjectIdentifier(item)]?.readItem()
        wake()
    }

    // @objc(layoutAttributesForCellAtIndexPath:)
    /// The attributes of a cell among the items.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    // @objc(layoutAttributesForSupplementaryViewOfKind:atIndexPath:)
    /// The attributes of a supplementary view among the items.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind && $0.indexPath == indexPath
        }
    }

    // @objc(layoutAttributesForDecorationViewOfKind:atIndexPath:)
    /// The attributes of a decoration view among the items.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
                && $0.indexPath == indexPath
        }
    }

    private func attributes(_ matches: (UICollectionViewLayoutAttributes) -> Bool) -> UICollectionViewLayoutAttributes? {
        involved.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
    }

    // MARK: For behaviours

    /// The body of an item, made when it is first asked for.
    func body(_ item: any UIDynamicItem) -> DynamicBody {
        let id = ObjectIdentifier(item)
        if let body = bodies[id] { return body }
        let body = DynamicBody(item)
        bodies[id] = body
        return body
    }

    /// Called when something changed by which items can move.
    func wake() {
        quiet = 0
        guard ticker == nil, !isStepping, !behaviors.isEmpty else { return }
        lastFrame = nil
        rest = 0
        ticker = FrameTicker { [weak self] time in self?.frame(at: time) }
        if let delegate { OptionalRequirement.call { delegate.dynamicAnimatorWillResume(self) } }
    }

    /// The bounds of the reference, which can be a boundary.
    var referenceBounds: CGRect? {
        if let referenceView { return referenceView.bounds }
        return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    // MARK: Time

    private var all: [UIDynamicBehavior] {
        var all: [UIDynamicBehavior] = []
        for behavior in behaviors { behavior.forEach { all.append($0) } }
        return all
    }

    private var involved: [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return all.flatMap(\.involvedItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Bodies are those of the items in behaviours, with the properties that these give them.
    private func synchronize() {
        let items = involved
        let ids = Set(items.map { ObjectIdentifier($0) })
        bodies = bodies.filter { ids.contains($0.key) }
        let all = all
        let described = Set(all.lazy.compactMap { $0 as? UIDynamicItemBehavior }.flatMap(\.items).map { ObjectIdentifier($0) })
        for item in items where !described.contains(ObjectIdentifier(item)) { body(item).traits = DynamicBody.Traits() }
        for behavior in all { behavior.describe(self) }
    }

    private func frame(at time: CFTimeInterval) {
        guard let lastFrame else {
            self.lastFrame = time
            return
        }
        let passed = min(time - lastFrame, Self.longestFrame)
        self.lastFrame = time
        rest += passed
        synchronize()
        let behaviors = all
        isStepping = true
        while rest >= Self.step - 1e-9 {
            rest -= Self.step
            elapsed += Self.step
            step(behaviors)
        }
        var moved = false
        for item in involved where body(item).writeItem() { moved = true }
        for behavior in behaviors { behavior.action?() }
        isStepping = false
        if moved { layout?.invalidateLayout() }
        quiet = bodies.values.allSatisfy(\.isSlow) ? quiet + passed : 0
        if quiet >= Self.restingTime || self.behaviors.isEmpty { pause() }
    }

    private func step(_ behaviors: [UIDynamicBehavior]) {
        let step = CGFloat(Self.step)
        for behavior in behaviors { behavior.push(self, for: step) }
        let bodies = involved.map(body)
        for body in bodies { body.resist(for: step) }
        var rows: [DynamicRow] = []
        let parts = behaviors.map { behavior in
            let start = rows.count
            rows += behavior.rows(self, for: step)
            return start..<rows.count
        }
        DynamicRow.solve(&rows)
        for (behavior, part) in zip(behaviors, parts) { behavior.keep(rows[part]) }
        for body in bodies { body.move(for: step) }
        for case let collision as UICollisionBehavior in behaviors { collision.separate(self) }
    }

    private func pause() {
        ticker = nil
        for body in bodies.values { (body.velocity, body.spin) = (.zero, 0) }
        if let delegate { OptionalRequirement.call { delegate.dynamicAnimatorDidPause(self) } }
    }
}

import Foundation

/// What makes items of a dynamic animator move; by itself a group of other behaviours.
/// See https://developer.apple.com/documentation/uikit/uidynamicbehavior.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviours that come and go with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at every frame while the animator runs.
    open var action: (() -> Void)?
    /// The animator that the behaviour is in, by itself or by its parent.
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

    weak var animator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?

    /// Creates a behaviour that has no effect of its own.
    public override init() { super.init() }

    /// Adds a behaviour to this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        behavior.parent?.removeChildBehavior(behavior)
        behavior.animator?.removeBehavior(behavior)
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.forEach { $0.willMove(to: dynamicAnimator) } }
        behavior.parent = self
        didChange()
    }

    /// Takes a behaviour out of this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent === self else { return }
        behavior.forEach { $0.willMove(to: nil) }
        childBehaviors.removeAll { $0 === behavior }
        behavior.parent = nil
        didChange()
    }

    /// Called before the behaviour comes to an animator, or leaves it (`nil`).
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For subclasses of this module

    /// The items that the behaviour has to do with.
    var involvedItems: [any UIDynamicItem] { [] }
    /// Tells bodies of their properties.
    func describe(_ animator: UIDynamicAnimator) {}
    /// Changes velocities for a step's time.
    func push(_ animator: UIDynamicAnimator, for step: CGFloat) {}
    /// What has to hold between bodies in a step.
    func rows(_ animator: UIDynamicAnimator, for step: CGFloat) -> [DynamicRow] { [] }
    /// Called with those equations when they have been made true.
    func keep(_ rows: ArraySlice<DynamicRow>) {}

    /// Called after anything changed that can move items again.
    func didChange() { dynamicAnimator?.wake() }

    func forEach(_ body: (UIDynamicBehavior) -> Void) {
        body(self)
        for child in childBehaviors { child.forEach(body) }
    }
}

/// Items by their identity, in the order in which they came.
struct DynamicItems {
    private(set) var all: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem] = []) { all = items }

    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
    mutating func add(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
    mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}

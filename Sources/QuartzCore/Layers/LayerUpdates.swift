import CoreGraphics
import Foundation
import ObjCRuntime
import Synchronization

/// What a layer has to do at the next commit.
struct LayerUpdates: OptionSet {
    let rawValue: UInt8
    /// Lay out its sublayers.
    static let layout = LayerUpdates(rawValue: 1)
    /// Draw its contents.
    static let display = LayerUpdates(rawValue: 2)
    /// Something that a frame shows has changed.
    static let commit = LayerUpdates(rawValue: 4)
}

extension CALayer {
    private static let lastIdentity = Atomic<UInt32>(0)

    static func nextIdentity() -> UInt32 { lastIdentity.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The layer that this one hangs from: its superlayer, or the layer it masks.
    final var parent: CALayer? { superlayerStorage ?? maskOwner }

    /// Notes that something is to be done, here and on the way up, so that a commit finds it.
    final func mark(_ updates: LayerUpdates) {
        if isPresentation { return }
        let updates = updates.union(.commit)
        if pending.isSuperset(of: updates), parent?.pendingBelow.isSuperset(of: updates) ?? !isRoot { return }
        pending.formUnion(updates)
        markAncestors(updates)
    }

    final func markAncestors(_ updates: LayerUpdates) {
        var layer = self
        while let next = layer.parent {
            // Whoever marked an ancestor has marked all above it.
            if next.pendingBelow.isSuperset(of: updates) { return }
            next.pendingBelow.formUnion(updates)
            layer = next
        }
        if layer.isRoot { RenderLoop.main.setNeedsCommit() }
    }

    /// Whether a renderer shows the tree that the layer is in.
    final var isAttached: Bool {
        var layer = self
        while let next = layer.parent { layer = next }
        return layer.isRoot
    }

    /// Changes a property of this class: finds the action, changes, notes what is to be done, runs the action.
    @inline(__always)
    final func change(_ key: LayerKey, _ apply: (inout LayerValues) -> Void) {
        if isPresentation { return apply(&values) }
        let action = willChange(key)
        apply(&values)
        didChange(key)
        action?.run(on: self, key: key.rawValue)
    }

    /// The same for a property that a subclass stores elsewhere.
    @inline(__always)
    final func changeOwn(_ key: LayerKey, _ apply: () -> Void) {
        if isPresentation { return apply() }
        let action = willChange(key)
        apply()
        didChange(key)
        action?.run(on: self, key: key.rawValue)
    }

    final func willChange(_ key: LayerKey) -> PendingAction? {
        TransactionStack.current.actionsEnabled ? PendingAction(self, key.rawValue) : nil
    }

    final func didChange(_ key: LayerKey) {
        mark(Swift.type(of: self).needsDisplay(forKey: key.rawValue) ? .display : .commit)
    }

    /// Changes the bounds; a new size asks for layout, and for display if the layer wants that.
    final func changeBounds(_ new: CGRect) {
        let resized = new.size != values.bounds.size
        change(.bounds) { $0.bounds = new }
        if resized {
            mark(values.needsDisplayOnBoundsChange || redrawsWhenResized ? [.layout, .display] : .layout)
        }
    }
}

/// An action found before a property changes, to be run after it has.
struct PendingAction {
    private let action: any CAAction
    private let previous: AnimatableValue?

    /// Searches; `nil` if there is nothing to run.
    init?(_ layer: CALayer, _ key: String) {
        guard let found = layer.action(forKey: key), !(found is NSNull) else { return nil }
        action = found
        guard let animation = found as? CAPropertyAnimation else {
            previous = nil
            return
        }
        // What was never shown has nothing to animate from.
        if animation.isImplicit, !layer.isCommitted { return nil }
        previous = layer.presentedValue(AnimatedPath(animation.keyPath ?? key))
    }

    func run(on layer: CALayer, key: String) {
        if let animation = action as? CAPropertyAnimation {
            animation.run(key: key, on: layer, previous: previous)
        } else {
            action.run(forKey: key, object: layer, arguments: nil)
        }
    }
}

import CoreGraphics
import ObjCRuntime

extension CALayer {
    final func teardown() {
        for child in sublayerStorage where child.superlayerStorage === self { child.superlayerStorage = nil }
        if let mask = maskStorage, mask.maskOwner === self { mask.maskOwner = nil }
    }

    final func insert(_ layer: CALayer, at index: Int) {
        precondition(layer !== self && !isDescendant(of: layer), "CALayer: a layer cannot be inside itself")
        var index = min(max(index, 0), sublayerStorage.count)
        if layer.superlayerStorage === self, let old = sublayerStorage.firstIndex(where: { $0 === layer }) {
            // Moved within its superlayer: what is behind it closes up first.
            if old < index { index -= 1 }
            if old == index { return }
            let action = eventAction("sublayers")
            sublayerStorage.remove(at: old)
            sublayerStorage.insert(layer, at: index)
            sublayersChanged()
            action?.run(on: self, key: "sublayers")
            return
        }
        layer.detach()
        let (action, orderIn) = (eventAction("sublayers"), layer.eventAction(kCAOnOrderIn))
        sublayerStorage.insert(layer, at: index)
        layer.superlayerStorage = self
        adopt(layer)
        action?.run(on: self, key: "sublayers")
        orderIn?.run(on: layer, key: kCAOnOrderIn)
    }

    final func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
        guard let sibling else { return insert(layer, at: offset == 0 ? 0 : sublayerStorage.count) }
        if sibling === layer { return }
        guard let index = sublayerStorage.firstIndex(where: { $0 === sibling }) else {
            fatalError("CALayer: the sibling is not a sublayer of this layer")
        }
        insert(layer, at: index + offset)
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = sublayerStorage.firstIndex(where: { $0 === old }) else { return }
        insert(new, at: index)
        old.detach()
    }

    final func replaceSublayers(_ new: [CALayer]) {
        for old in sublayerStorage where !new.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
        for (index, layer) in new.enumerated() { insertSublayer(layer, at: UInt32(index)) }
    }

    final func detach() {
        if let owner = maskOwner, superlayerStorage == nil {
            owner.setMask(nil)
            return
        }
        guard let old = superlayerStorage else { return }
        let (action, orderOut) = (old.eventAction("sublayers"), eventAction(kCAOnOrderOut))
        let index = old.sublayerStorage.firstIndex { $0 === self }!
        // The superlayer may hold the last reference.
        withExtendedLifetime(self) {
            old.sublayerStorage.remove(at: index)
            superlayerStorage = nil
            old.sublayersChanged()
            RenderLoop.main.noteDetachment()
            action?.run(on: old, key: "sublayers")
            orderOut?.run(on: self, key: kCAOnOrderOut)
        }
    }

    final func setMask(_ new: CALayer?) {
        if new === maskStorage { return }
        new?.detach()
        let action = willChange(.mask)
        maskStorage?.maskOwner = nil
        maskStorage = new
        new?.maskOwner = self
        if let new { adopt(new) } else { mark(.commit) }
        action?.run(on: self, key: "mask")
    }

    /// Takes over what a new sublayer, or one below it, waits for.
    private func adopt(_ layer: CALayer) {
        layer.pending.insert(.commit)
        sublayersChanged()
        let inherited = layer.pending.union(layer.pendingBelow)
        if !pendingBelow.isSuperset(of: inherited) {
            pendingBelow.formUnion(inherited)
            markAncestors(inherited)
        }
    }

    /// Other sublayers are laid out. A layer that is adding or removing them while it lays out is doing just that: asking it again each
    /// time would never end.
    private func sublayersChanged() { mark(isLayingOut ? .commit : .layout) }

    final func isDescendant(of layer: CALayer) -> Bool {
        var current: CALayer? = self
        while let one = current {
            if one === layer { return true }
            current = one.superlayerStorage
        }
        return false
    }

    private func eventAction(_ event: String) -> PendingAction? {
        isPresentation || !TransactionStack.current.actionsEnabled ? nil : PendingAction(self, event)
    }

    /// The sublayers back to front: by z position, then by their order.
    final var sublayersByDepth: [CALayer] {
        let layers = sublayerStorage
        guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
        return layers.enumerated().sorted { a, b in
            let (za, zb) = (a.element.values.zPosition, b.element.values.zPosition)
            return za == zb ? a.offset < b.offset : za < zb
        }.map(\.element)
    }
}

import CoreGraphics
import Foundation
import Synchronization

/// Walks a layer tree as it shows at a time, records what is to be painted, and finds what differs from the frame before.
package final class Recorder {
    /// The present frame's list, and the one before.
    private(set) var list = DisplayList()
    private(set) var previous = DisplayList()
    private(set) var damage: Damage
    private(set) var frame = 0
    /// Whether animations are left out: the layers are shown as they are set.
    let showsModel: Bool
    /// Tells recorders apart; a layer remembers the number of the one that saw it last.
    let number: Int
    private static let lastNumber = Atomic(0)
    /// Whether a single frame is recorded, so that nothing is compared, and what another recorder keeps is left alone.
    let isSingle: Bool
    /// Whether what is recorded is all that is on a screen, so that no pixel of it is transparent.
    var isOnScreen = false
    /// Paints a part of the frame before, as a transition's old picture.
    var takePicture: ((Range<Int>, PixelRect) -> Raster?)?

    package init(showsModel: Bool = false, isSingle: Bool = false) {
        (self.showsModel, self.isSingle) = (showsModel, isSingle)
        damage = Damage(screen: .empty)
        number = Recorder.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Where a layer is recorded.
    struct Context {
        /// From the superlayer's coordinates to device pixels.
        var projection: Projection
        var clip: PixelRect
        /// What the layer's own opacity is multiplied with: that of superlayers that do not blend as a group.
        var opacity: Float = 1
        /// The superlayer's time.
        var time: Double
        /// What an instance of a replicator multiplies colours with.
        var tint: SIMD4<Double>?
    }

    /// Where a step along the z axis of the layer that is recorded now leads, in device space: what is added to x, y and their divisor.
    private(set) var depthStep = SIMD3<Double>.zero

    /// Records a tree; `context` is that of the root's superlayer.
    func record(_ root: CALayer, _ context: Context) {
        frame += 1
        swap(&list, &previous)
        list.removeAll()
        damage = Damage(screen: context.clip)
        lastMatch = -1
        visit(root, context, root.values.matrix)
        for item in previous.items where !item.isMatched { damage.add(item.reach) }
    }

    /// Records one layer, already as it shows, into a list for a bitmap of its own: without its opacity.
    func recordBitmap(of layer: CALayer, _ shown: CALayer, _ context: Context) {
        frame += 1
        swap(&list, &previous)
        list.removeAll()
        damage = Damage(screen: context.clip)
        lastMatch = -1
        record(layer, shown, context.projection, context, context.time, isBitmap: true)
        for item in previous.items where !item.isMatched { damage.add(item.reach) }
    }

    /// Forgets the frame before: everything is damaged next time.
    func invalidate() {
        previous.removeAll()
        list.removeAll()
        frame += 1
    }

    // MARK: One layer

    /// `matrix` maps the layer's coordinates to the superlayer's, in space.
    func visit(_ layer: CALayer, _ context: Context, _ givenMatrix: CATransform3D? = nil) {
        let time = layer.values.timing.localTime(context.time)
        let shown = shownLayer(layer, time)
        guard isSeen(shown) else { return }
        let matrix = shown === layer ? givenMatrix ?? layer.values.matrix : shown.values.matrix
        if shown.keepsDepth { return visitDepth(layer, shown, context, matrix, time) }
        let projection = Projection(matrix).concat(context.projection)
        let determinant = projection.determinant
        guard determinant != 0, determinant.isFinite else { return }
        if !shown.values.isDoubleSided, determinant < 0 { return }
        if shown.specialty == .particles { depthStep = context.projection.depthStep(of: matrix) }
        withExtendedLifetime(shown) {
            record(layer, shown, projection, context, time)
        }
    }

    /// A layer that a transition hides is seen until its end.
    private func isSeen(_ shown: CALayer) -> Bool {
        shown.values.opacity > 0 && (!shown.values.isHidden || shown.transitionState != nil)
    }

    /// The layer as it shows at its time: itself, or a copy with its animations applied.
    private func shownLayer(_ layer: CALayer, _ time: Double) -> CALayer {
        if showsModel || layer.running.isEmpty { return layer }
        return layer.renderedCopy(at: time)
    }

    private func record(
        _ layer: CALayer, _ shown: CALayer, _ projection: Projection, _ context: Context, _ time: Double, isBitmap: Bool = false
    ) {
        if let effects = shown.values.effects, !isBitmap, recordEffects(effects, layer, shown, projection, context, time) { return }
        if shown.values.shouldRasterize, !isSingle, !isBitmap, recordRasterized(layer, shown, projection, context, time) { return }
        let state = layer.state
        if state.rasterized != nil, !isBitmap, !isSingle { state.rasterized = nil }
        begin(state)
        let start = list.items.count
        let values = shown.values
        let frameRect = PixelRect(rounding: projection.boundingBox(of: values.bounds))
        if !isSingle { (state.previousFrameRect, state.frameRect) = (state.frameRect, frameRect) }
        let pen = Pen(layer: layer, shown: shown, state: state, projection: projection, frame: frameRect, tint: context.tint)
        var inner = context
        inner.projection = projection
        inner.time = time

        let opacity = isBitmap ? 1 : min(1, values.opacity)
        var group: Int?
        let isVibrant = shown.specialty == .vibrancy
        if isVibrant || layer.maskStorage != nil || (opacity < 1 && values.allowsGroupOpacity && hasSeveralParts(shown)) {
            group = openGroup(pen, opacity: opacity * context.opacity, context)
            inner.opacity = 1
            if isVibrant {
                if let group { recordVibrant(pen, group, inner) }
                if !isSingle { state.subtree = start..<list.items.count }
                return
            }
            if let group, let mask = layer.maskStorage {
                visit(mask, maskContext(inner))
                list.items[group].middle = Int32(list.items.count)
            }
        } else {
            inner.opacity = opacity * context.opacity
        }
        let transition = shown.transitionState.flatMap { openTransition(pen, $0, inner) }
        if !values.isHidden {
            let shadow = recordShadow(pen, inner)
            recordBody(pen, inner)
            if let shadow { finishShadow(shadow, pen, inner) }
        }
        if let transition { closeTransition(transition, pen) }
        if let group { closeGroup(group, pen, hasMask: layer.maskStorage != nil) }
        if !isSingle { state.subtree = start..<list.items.count }
    }

    /// A backdrop that is seen through what the layer shows.
    private func recordVibrant(_ pen: Pen, _ group: Int, _ context: Context) {
        recordBody(pen, maskContext(context))
        list.items[group].middle = Int32(list.items.count)
        if let layer = pen.shown as? BackdropLayer { recordBackdrop(pen, layer, Corners(), context) }
        closeGroup(group, pen, hasMask: true)
    }

    /// Background, contents, sublayers and border, cut to the bounds where the layer asks for it.
    private func recordBody(_ pen: Pen, _ context: Context) {
        let values = pen.shown.values
        var inner = context
        var clip: Int?
        let corners = pen.corners
        let children = pen.layer.sublayerStorage
        if values.masksToBounds {
            if needsClip(pen) { clip = openClip(pen, corners, context) }
            if pen.isAligned { inner.clip = context.clip.intersection(pen.frame) }
        }
        // Inside a clip the corners are cut already.
        let own = clip == nil ? corners : Corners()
        recordBackground(pen, own, context)
        recordContents(pen, values.masksToBounds ? own : Corners(), inner)
        // Particles come in front of the border, everything else behind it.
        let emits = pen.shown.specialty == .particles
        if emits { recordBorder(pen, corners, context) }
        recordSpecial(pen, own, inner)
        if !children.isEmpty, !(values.masksToBounds && inner.clip.isEmpty) { recordChildren(pen, inner) }
        if let clip { closeClip(clip, pen) }
        if !emits { recordBorder(pen, corners, context) }
    }

    private func recordChildren(_ pen: Pen, _ context: Context) {
        var inner = context
        if pen.shown.values.changesSublayerSpace {
            let space = pen.shown.values.sublayerSpace
            if let replicator = pen.shown as? CAReplicatorLayer {
                return visitInstances(pen.layer, replicator, inner, space)
            }
            for child in pen.layer.sublayersByDepth { visitThrough(child, space, inner) }
            return
        }
        if let replicator = pen.shown as? CAReplicatorLayer {
            return visitInstances(pen.layer, replicator, inner, nil)
        }
        inner.projection = pen.projection
        for child in pen.layer.sublayersByDepth { visit(child, inner) }
    }

    /// Visits a sublayer whose place goes through a space of its own, such as one with perspective.
    func visitThrough(_ child: CALayer, _ space: CATransform3D, _ context: Context) {
        let time = child.values.timing.localTime(context.time)
        let shown = shownLayer(child, time)
        guard isSeen(shown) else { return }
        let matrix = CATransform3DConcat(shown.values.matrix, space)
        if shown.keepsDepth { return visitDepth(child, shown, context, matrix, time) }
        let projection = Projection(matrix).concat(context.projection)
        let determinant = projection.determinant
        guard determinant != 0, determinant.isFinite else { return }
        if !shown.values.isDoubleSided, determinant < 0 { return }
        if shown.specialty == .particles { depthStep = context.projection.depthStep(of: matrix) }
        withExtendedLifetime(shown) { record(child, shown, projection, context, time) }
    }

    /// The sublayers of a layer that keeps depth: each in space, the farthest first.
    private func visitDepth(_ layer: CALayer, _ shown: CALayer, _ context: Context, _ matrix: CATransform3D, _ time: Double) {
        begin(layer.state)
        var inner = context
        inner.time = time
        inner.opacity *= min(1, shown.values.opacity)
        var space = matrix
        if shown.values.changesSublayerSpace { space = CATransform3DConcat(shown.values.sublayerSpace, matrix) }
        let children = layer.sublayersByDepth.map { child -> (child: CALayer, z: CGFloat) in
            let placed = shownLayer(child, child.values.timing.localTime(time)).values
            let center = CATransform3DConcat(placed.matrix, space).apply(placed.bounds.midX, placed.bounds.midY, 0)
            return (child, center.z)
        }
        let order = children.enumerated().sorted { a, b in
            a.element.z == b.element.z ? a.offset < b.offset : a.element.z < b.element.z
        }
        for (_, entry) in order { visitThrough(entry.child, space, inner) }
    }

    private func maskContext(_ context: Context) -> Context {
        var inner = context
        inner.opacity = 1
        inner.tint = nil
        return inner
    }

    /// Whether a layer paints more than one thing, so that its opacity has to blend them as one.
    private func hasSeveralParts(_ layer: CALayer) -> Bool {
        let values = layer.values
        var parts = values.backgroundColor == nil ? 0 : 1
        if values.contents != nil { parts += 1 }
        if values.borderWidth > 0, values.borderColor != nil { parts += 1 }
        if values.shadowOpacity > 0 { parts += 1 }
        switch layer.specialty {
        case .shape: if let shape = (layer as? CAShapeLayer)?.shape, shape.fillColor != nil, shape.strokeColor != nil { parts += 1 }
        case .particles: parts += 2
        case .sprites, .tiles: parts += 2
        case .gradient, .backdrop, .vibrancy, .none: break
        }
        if !(layer.modelStorage ?? layer).sublayerStorage.isEmpty { parts += 2 }
        return parts > 1
    }

    /// Whether cutting to the bounds takes more than an upright rectangle, or one picture's own round corners.
    private func needsClip(_ pen: Pen) -> Bool {
        let values = pen.shown.values
        if pen.isAligned, pen.corners.isSquare { return false }
        if !pen.layer.sublayerStorage.isEmpty || [.particles, .tiles].contains(pen.shown.specialty) { return true }
        guard values.contents != nil else { return false }
        // A picture alone, in just the bounds, has its corners cut as it is painted.
        return !(pen.isAligned && values.backgroundColor == nil && values.contentsGravity == .resize && !values.hasContentsCenter)
    }

    // MARK: Items

    /// Prepares a layer for recording in this frame.
    func begin(_ state: LayerRenderState) {
        guard !isSingle, state.frame != frame || state.recorder != number else { return }
        let wasThere = state.frame == frame - 1 && state.recorder == number
        state.previous = wasThere ? state.first : -1
        state.previousSubtree = wasThere ? state.subtree : nil
        (state.frame, state.recorder, state.first, state.last) = (frame, number, -1, -1)
    }

    /// Adds an item, unless nothing of it can be seen. Compares it with the same item of the frame before, unless that has to wait
    /// until what is inside it is known.
    @discardableResult
    func add(_ new: DisplayItem, _ state: LayerRenderState, comparesLater: Bool = false) -> Int? {
        guard !new.bounds.isEmpty else { return nil }
        let index = list.items.count
        list.items.append(new)
        list.items[index].end = Int32(index + 1)
        if isSingle { return index }
        if state.last >= 0 { list.items[Int(state.last)].next = Int32(index) } else { state.first = Int32(index) }
        state.last = Int32(index)
        list.items[index].floor = lastMatch
        if !comparesLater { compare(index, state) }
        return index
    }

    /// Compares an item with the layer's item of the same slot in the frame before; what differs is damage.
    func compare(_ index: Int, _ state: LayerRenderState) {
        if isSingle { return }
        let (slot, layer) = (list.items[index].slot, list.items[index].layer)
        var candidate = state.previous
        while candidate >= 0 {
            let old = Int(candidate)
            if previous.items[old].slot == slot, previous.items[old].layer == layer, !previous.items[old].isMatched {
                previous.items[old].isMatched = true
                // It was in front of something that it is behind now, or the other way round.
                let isElsewhere = candidate < list.items[index].floor
                let place = isElsewhere ? -1 : index
                if !previous.items[old].looksLike(list.items[index]) {
                    damage.add(previous.items[old].reach, at: place)
                    damage.add(list.items[index].reach, at: place)
                } else if isElsewhere {
                    damage.add(list.items[index].reach)
                }
                lastMatch = max(lastMatch, candidate)
                return
            }
            let next = previous.items[old].next
            candidate = next > 0 ? next : -1
        }
        damage.add(list.items[index].reach, at: index)
    }

    /// Changes an item that is in the list already.
    func update(_ index: Int, _ change: (inout DisplayItem) -> Void) { change(&list.items[index]) }

    /// The index in the last list of the hindmost item that is known to be still in its place.
    private var lastMatch: Int32 = -1
}

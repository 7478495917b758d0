import SampanDebugLog
import CoreGraphics
import Foundation

/// Runs frames: what is due, the commit, and the question whether another frame is needed. Each session has one, on the main thread.
package final class RenderLoop {
    /// The loop of the session that layers are shown in.
    package static var main: RenderLoop { Session.current.renderLoop }

    /// Called when a frame may be needed that was not needed before.
    package var onNeedsFrame: (() -> Void)?
    /// Called with a layer that asks for layout again whenever it is laid out, when that was given up for the frame.
    package var onLayoutLoop: ((CALayer) -> Void)?

    private var roots: [WeakLayer] = []
    private var animated: [CALayer] = []
    private var emitters: [WeakLayer] = []
    private var displayLinks: [CADisplayLink] = []
    private var callbacks: [() -> Void] = []
    private(set) var needsCommit = false
    private var layersWereDetached = false
    private var isCommitting = false

    private struct WeakLayer {
        weak var layer: CALayer?
    }

    // MARK: For the host

    /// Whether a frame would do or show anything: changes wait for a commit, something moves, or a display link runs.
    package var needsFrame: Bool {
        needsCommit || !callbacks.isEmpty || displayLinks.contains { !$0.isPaused } || animated.contains { $0.isMoving }
            || emitters.contains { $0.layer?.emits ?? false }
    }

    /// Runs what is due at a time: ends of animations, display links, the commit, beginnings of animations.
    package func tick(at time: CFTimeInterval) {
        MainThreadChecker.require()
        runCallbacks()
        finishAnimations(at: time)
        for link in displayLinks where !link.isPaused { link.fire(at: time) }
        displayLinks.removeAll { $0.isInvalidated }
        commit(at: time)
        runCallbacks()
    }

    /// Shows a layer's tree: its changes are committed and its animations run.
    package func addRoot(_ layer: CALayer) {
        MainThreadChecker.require()
        layer.rendererCount += 1
        guard layer.rendererCount == 1 else { return }
        roots.append(WeakLayer(layer: layer))
        layer.mark([.layout, .commit])
        setNeedsCommit()
    }

    /// Stops showing a layer's tree.
    package func removeRoot(_ layer: CALayer) {
        MainThreadChecker.require()
        layer.rendererCount -= 1
        guard layer.rendererCount == 0 else { return }
        roots.removeAll { $0.layer == nil || $0.layer === layer }
        layersWereDetached = true
        setNeedsCommit()
    }

    // MARK: For layers

    func setNeedsCommit() {
        guard MainThreadChecker.isOnMain else {
            MainThreadChecker.report("a layer that is shown was changed")
            return MainThreadChecker.perform { self.setNeedsCommit() }
        }
        guard !needsCommit else { return }
        needsCommit = true
        if !isCommitting { onNeedsFrame?() }
    }

    /// Runs something at the end of the present frame, or of the next one.
    package func afterwards(_ body: @escaping () -> Void) {
        MainThreadChecker.perform { [self] in
            callbacks.append(body)
            if callbacks.count == 1 { onNeedsFrame?() }
        }
    }

    /// Notes that layers left a tree, and may have animations to lose.
    func noteDetachment() { MainThreadChecker.perform { self.layersWereDetached = true } }

    /// Keeps an eye on a layer whose animations changed.
    func track(_ layer: CALayer) {
        MainThreadChecker.perform { [self] in
            if layer.running.isEmpty {
                animated.removeAll { $0 === layer }
            } else if !layer.isTracked {
                animated.append(layer)
            }
            layer.isTracked = !layer.running.isEmpty
        }
    }

    /// Keeps an eye on a layer that changes by itself.
    func watch(_ layer: CALayer) {
        guard !emitters.contains(where: { $0.layer === layer }) else { return }
        emitters.removeAll { $0.layer == nil }
        emitters.append(WeakLayer(layer: layer))
    }

    func add(_ link: CADisplayLink) {
        MainThreadChecker.perform { [self] in
            if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
            onNeedsFrame?()
        }
    }

    func remove(_ link: CADisplayLink) { MainThreadChecker.perform { self.displayLinks.removeAll { $0 === link } } }

    func wake() { MainThreadChecker.perform { self.onNeedsFrame?() } }

    // MARK: The phases of a commit

    /// Lays out, displays, and makes the trees' state the one that frames show.
    package func commit(at time: CFTimeInterval) {
        MainThreadChecker.require()
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        // Layout and display may ask for more of each other; an app that never comes to rest gets another frame.
        for pass in 1...8 {
            TransactionStack.current.endImplicit()
            guard needsCommit else { break }
            DebugLog.write(.layout, "pass \(pass) of the commit at \(time)")
            needsCommit = false
            roots.removeAll { $0.layer == nil }
            let layers = roots.compactMap(\.layer)
            for layer in layers { layer.layoutTree() }
            for layer in layers { layer.displayTree() }
            if layersWereDetached { dropDetachedAnimations() }
            for layer in layers { layer.commitTree(at: time) }
        }
        forgetStrays()
    }

    private func dropDetachedAnimations() {
        layersWereDetached = false
        for layer in animated where layer.isCommitted && !layer.isAttached {
            layer.isCommitted = false
            layer.removeEveryAnimation()
        }
    }

    /// Layers that are in no tree keep their animations until they are in one; nothing waits for them meanwhile.
    private func forgetStrays() {
        guard animated.contains(where: { !$0.isCommitted }) else { return }
        for layer in animated where !layer.isCommitted { layer.isTracked = false }
        animated.removeAll { !$0.isTracked }
    }

    private func finishAnimations(at time: CFTimeInterval) {
        guard !animated.isEmpty else { return }
        var finished: [(end: Double, animation: RunningAnimation)] = []
        for layer in animated { finished += layer.finishAnimations(at: time) }
        guard !finished.isEmpty else { return }
        // In the order in which they ended; those that ended together, in the order in which they were added.
        let order = finished.enumerated().sorted { a, b in
            a.element.end == b.element.end ? a.offset < b.offset : a.element.end < b.element.end
        }
        for (_, entry) in order { entry.animation.stop(finished: true) }
    }

    private func runCallbacks() {
        while !callbacks.isEmpty {
            let due = callbacks
            callbacks = []
            for body in due { body() }
        }
    }
}

extension CALayer {
    /// Lays out this layer and those below it that asked for it, until none does.
    final func layoutTree() {
        for _ in 0..<32 {
            guard pending.contains(.layout) || pendingBelow.contains(.layout) else { return }
            layoutPass()
        }
        if let stuck = stuckInLayout { RenderLoop.main.onLayoutLoop?(stuck) }
    }

    /// The topmost layer that still asks for layout.
    private var stuckInLayout: CALayer? {
        if pending.contains(.layout) { return self }
        guard pendingBelow.contains(.layout) else { return nil }
        return sublayerStorage.lazy.compactMap(\.stuckInLayout).first ?? maskStorage?.stuckInLayout
    }

    private func layoutPass() {
        if pending.contains(.layout) {
            pending.remove(.layout)
            let wasLayingOut = isLayingOut
            isLayingOut = true
            layoutSublayers()
            isLayingOut = wasLayingOut
        }
        guard pendingBelow.contains(.layout) else { return }
        pendingBelow.remove(.layout)
        // The list may change while layers lay out.
        for layer in sublayerStorage { layer.layoutPass() }
        maskStorage?.layoutPass()
    }

    final func layoutNowIfNeeded() {
        var top = self
        while let above = top.superlayerStorage, above.pending.contains(.layout) { top = above }
        top.layoutTree()
    }

    final func displayTree() {
        if pending.contains(.display) { displayNowIfNeeded() }
        guard pendingBelow.contains(.display) else { return }
        pendingBelow.remove(.display)
        for layer in sublayerStorage { layer.displayTree() }
        maskStorage?.displayTree()
    }

    final func commitTree(at time: Double) {
        if pending.contains(.commit) {
            pending.remove(.commit)
            isCommitted = true
            startAnimations(at: time)
            didCommit(at: time)
        }
        guard pendingBelow.contains(.commit) else { return }
        pendingBelow.remove(.commit)
        for layer in sublayerStorage { layer.commitTree(at: time) }
        maskStorage?.commitTree(at: time)
    }
}

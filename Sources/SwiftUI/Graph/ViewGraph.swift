import QuartzCore
import UIKit

/// The nodes of one hosting controller: it knows what has changed and evaluates it before the next frame.
@MainActor
final class ViewGraph {
    /// Called when something has to be evaluated.
    var needsUpdate: () -> Void = {}
    /// The controller that shows the views.
    weak var controller: UIViewController?
    /// What is animated at present.
    let animator = Animator()
    /// Where views that belong together are.
    let matched = MatchedGeometry()
    /// The views that pages grow out of.
    let transitionSources = TransitionSources()
    /// What views say is focused.
    let focusedValues = FocusedValueStore()
    /// The controls that keys use.
    let shortcuts = Shortcuts()

    private var dirty: [(node: _ViewNode, transaction: Transaction)] = []
    private var afterUpdate: [() -> Void] = []
    private var observers: [PreferenceObserver] = []
    private var isFlushing = false
    private var nextFrame: [() -> Void] = []
    private var needsObservation = false
    /// How often somebody said that preferences may be others.
    private(set) var preferenceChangeCount = 0
    private(set) var transaction = Transaction()
    /// The animation of the layout that follows the updates.
    private(set) var layoutTransaction = Transaction()

    /// Called for each evaluation of a body, in tests.
    static var evaluationHook: ((Any.Type) -> Void)?
    /// The node that is being evaluated: what it reads, it depends on.
    nonisolated(unsafe) static var reader: _ViewNode?
    private var link: CADisplayLink?

    /// Whether nothing is waiting to be evaluated.
    var isUpToDate: Bool { dirty.isEmpty && afterUpdate.isEmpty && !needsObservation }

    nonisolated func invalidate(_ node: _ViewNode, _ transaction: Transaction) {
        if MainThreadChecker.isOnMain {
            MainActor.assumeIsolated { mark(node, transaction) }
        } else {
            DispatchQueue.main.async { self.mark(node, transaction) }
        }
    }

    private func mark(_ node: _ViewNode, _ transaction: Transaction) {
        guard !node.isRemoved else { return }
        if node.isDirty {
            // What was changed with an animation stays animated whatever else changes it.
            if transaction.animation != nil, let index = dirty.firstIndex(where: { $0.node === node }) {
                dirty[index].transaction = transaction
            }
            return
        }
        node.isDirty = true
        dirty.append((node, transaction))
        schedule()
    }

    func forget(_ node: _ViewNode) {
        guard node.isDirty else { return }
        dirty.removeAll { $0.node === node }
    }

    /// Does something once the updates are made and laid out, or soon if there are none.
    func afterNextUpdate(_ action: @escaping () -> Void) {
        afterUpdate.append(action)
        schedule()
    }

    /// Does something when the next frame is made.
    func afterNextFrame(_ action: @escaping () -> Void) {
        nextFrame.append(action)
        wake()
    }

    /// Called when a preference may be another one: observers look once the updates are made.
    func preferencesChanged() {
        guard !observers.isEmpty else { return }
        needsObservation = true
        preferenceChangeCount &+= 1
        schedule()
    }

    func add(_ observer: PreferenceObserver) { observers.append(observer) }
    func remove(_ observer: PreferenceObserver) { observers.removeAll { $0 === observer } }

    private func schedule() {
        needsUpdate()
        wake()
    }

    /// Lets the next frames evaluate what is waiting and move what is animated.
    func wake() {
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            // The views may be gone, for which a frame was still wanted.
            guard let self else { return link.invalidate() }
            MainActor.assumeIsolated { self.tick() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func tick() {
        layoutTransaction = Transaction()
        let due = nextFrame
        nextFrame = []
        for action in due { action() }
        flush()
        animator.tick(CACurrentMediaTime())
        flush()
        guard isUpToDate, !animator.isActive, nextFrame.isEmpty, layoutTransaction.animation == nil else { return }
        link?.invalidate()
        link = nil
    }

    /// Evaluates what has changed, from the top down.
    func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        var rounds = 0
        while !isUpToDate {
            rounds += 1
            if rounds > 200 {
                NSLog(
                    "SwiftUI: the views change their own state each time they are evaluated; what has changed since is left to the next frame."
                )
                break
            }
            let depth = dirty.map(\.node.depth).min()
            let now = dirty.filter { $0.node.depth == depth }
            dirty.removeAll { $0.node.depth == depth }
            for (node, transaction) in now where node.isDirty && !node.isRemoved {
                node.isDirty = false
                var transaction = transaction
                node.applyTransactionsAbove(&transaction)
                with(transaction) { node.reevaluate() }
                node.countEvaluation()
            }
            guard dirty.isEmpty else { continue }
            if needsObservation || !now.isEmpty {
                needsObservation = false
                for observer in observers { observer.check() }
            }
            let actions = afterUpdate
            afterUpdate = []
            for action in actions { action() }
        }
        isFlushing = false
    }

    /// Makes changes under a transaction.
    func with(_ transaction: Transaction, _ changes: () -> Void) {
        let former = self.transaction
        self.transaction = transaction
        if transaction.animation != nil, !transaction.disablesAnimations { layoutTransaction = transaction }
        changes()
        self.transaction = former
    }

    /// Evaluates something, noting what it reads as read by a node.
    func reading<T>(_ node: _ViewNode, _ body: () -> T) -> T {
        let former = Self.reader
        Self.reader = node
        defer { Self.reader = former }
        return withObservationTracking(body) { [weak node] in
            guard let node else { return }
            node.graph.invalidate(node, Transaction.current)
        }
    }
}

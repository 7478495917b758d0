import QuartzCore

/// Moves what is animated, a step each frame.
@MainActor
final class Animator {
    /// Returns whether it goes on.
    typealias Step = (Double) -> Bool

    private var steps: [(owner: ObjectIdentifier, step: Step)] = []

    var isActive: Bool { !steps.isEmpty }

    /// Calls a function each frame as long as it returns that it goes on.
    func run(_ owner: AnyObject, _ step: @escaping Step) {
        stop(owner)
        steps.append((ObjectIdentifier(owner), step))
    }

    func stop(_ owner: AnyObject) { steps.removeAll { $0.owner == ObjectIdentifier(owner) } }

    func tick(_ time: Double) {
        for (owner, step) in steps where steps.contains(where: { $0.owner == owner }) {
            if !step(time) { steps.removeAll { $0.owner == owner } }
        }
    }
}

/// A value that is on its way to another one. Subclasses know how.
@MainActor
class AnimatedValue<Value> {
    fileprivate(set) var target: Value
    /// What is shown at present.
    fileprivate(set) var presented: Value
    /// Called when another value is shown because time has passed.
    var changed: () -> Void = {}

    fileprivate init(_ value: Value) {
        target = value
        presented = value
    }

    /// Takes a new value; the graph's transaction says how it is reached.
    func set(_ value: Value, _ graph: ViewGraph, _ transaction: Transaction? = nil) {
        target = value
        presented = value
    }

    var isMoving: Bool { false }
    func stop() {}

    /// What animates a value; `nil` if it cannot be animated.
    static func forValue(_ value: Value) -> AnimatedValue<Value>? {
        guard let animatable = value as? any Animatable else { return nil }
        func make<A: Animatable>(_ value: A) -> AnyObject? {
            A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatedData(value)
        }
        return make(animatable) as? AnimatedValue<Value>
    }
}

/// A value whose animation data are on their way: each change that is animated adds what is still missing of it.
final class AnimatedData<Value: Animatable>: AnimatedValue<Value> {
    private struct Run {
        let missing: Value.AnimatableData
        let animation: Animation
        var start: Double?
        /// The response of the spring that was on its way when this one began.
        var former: Double?
        var completion: AnimationCompletion?
    }

    private var runs: [Run] = []
    private weak var graph: ViewGraph?

    override init(_ value: Value) { super.init(value) }

    override var isMoving: Bool { !runs.isEmpty }

    override func set(_ value: Value, _ graph: ViewGraph, _ transaction: Transaction? = nil) {
        let transaction = transaction ?? graph.transaction
        let change = value.animatableData - target.animatableData
        target = value
        if change != .zero {
            if let animation = transaction.animation, !transaction.disablesAnimations {
                runs.append(
                    Run(
                        missing: change, animation: animation, start: nil, former: runs.last?.animation.course.response,
                        completion: transaction.completion))
                self.graph = graph
                graph.animator.run(self) { [weak self] time in self?.step(time) ?? false }
                graph.wake()
            } else {
                runs = []
                graph.animator.stop(self)
            }
        }
        present(at: nil)
    }

    override func stop() {
        runs = []
        graph?.animator.stop(self)
    }

    private func step(_ time: Double) -> Bool {
        for index in runs.indices where runs[index].start == nil { runs[index].start = time }
        present(at: time)
        changed()
        return !runs.isEmpty
    }

    private var lastTime: Double?

    private func present(at time: Double?) {
        let time = time ?? lastTime
        lastTime = runs.isEmpty ? nil : time
        var data = target.animatableData
        var left: [Run] = []
        for var run in runs {
            guard let time, let start = run.start else {
                data -= run.missing
                left.append(run)
                continue
            }
            let (value, isOver) = run.animation.progress(at: time - start, takingOverFrom: run.former)
            if isOver { continue }
            if run.completion?.criteria == .logicallyComplete, let logical = run.animation.course.logicalDuration, time - start >= logical {
                run.completion = nil
            }
            data -= run.missing.scaled(by: 1 - value)
            left.append(run)
        }
        runs = left
        presented = target
        if !runs.isEmpty { presented.animatableData = data }
    }
}

/// The node of a view that is animated by its data.
final class AnimatableNode<V: View & Animatable>: CompositeNode<V> {
    private var animation: AnimatedData<V>?

    override var presentedView: V { animation?.presented ?? view }

    override func update(_ view: V) {
        if animation == nil {
            animation = AnimatedData(self.view)
            animation?.changed = { [weak self] in self?.evaluate() }
        }
        animation?.set(view, graph)
        super.update(view)
    }

    override func remove() {
        super.remove()
        animation?.stop()
    }
}

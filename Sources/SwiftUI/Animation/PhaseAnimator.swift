/// A view that goes through phases, each reached with an animation. See https://developer.apple.com/documentation/swiftui/phaseanimator.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    let phases: [Phase]
    /// What starts the phases when it changes; without it they go on for ever.
    let trigger: AnyTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Creates a view that goes through phases again and again.
    public init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase { (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation) }
    /// Creates a view that goes through phases, back to the first one, when a value changes.
    public init<S: Sequence, T: Equatable>(
        _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        (self.phases, self.trigger, self.content, self.animation) = (Array(phases), AnyTrigger(trigger), content, animation)
    }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { PhaseNode(view, inputs) }
}

/// A value whose change starts something.
struct AnyTrigger: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool
    init<T: Equatable>(_ value: T) {
        self.value = value
        isSame = { ($0 as? T) == value }
    }
    static func == (first: AnyTrigger, second: AnyTrigger) -> Bool { first.isSame(second.value) }
}

final class PhaseNode<Phase: Equatable, Content: View>: NodeOf<PhaseAnimator<Phase, Content>> {
    private var child: NodeOf<Content>?
    private var index = 0
    /// When the phase that is shown has been reached, by the animator's time.
    private var end: Double?
    private var watcher: AppearanceWatcher?

    override init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
        guard view.trigger == nil, view.phases.count > 1 else { return }
        watcher = AppearanceWatcher(self, appear: { [weak self] in self?.go() }, disappear: { [weak self] in self?.stop() })
        if environment.page == nil { go() }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    private func evaluate() {
        isDirty = false
        guard view.phases.indices.contains(index) else { return }
        let content = graph.reading(self) { view.content(view.phases[index]) }
        if let child { child.update(content) } else { child = SwiftUI.makeNode(content, inputs) }
    }

    /// Goes on to the next phase.
    private func go() {
        guard !isRemoved, view.phases.count > 1 else { return }
        index = (index + 1) % view.phases.count
        let animation = view.animation(view.phases[index])
        graph.with(Transaction(animation: animation)) { evaluate() }
        // What never ends keeps its phase.
        guard let duration = animation.map(\.course.logicalDuration) ?? 0 else { return }
        end = nil
        graph.animator.run(self) { [weak self] time in self?.wait(time, duration) ?? false }
        graph.wake()
    }

    private func wait(_ time: Double, _ duration: Double) -> Bool {
        guard let end else {
            self.end = time + duration
            return true
        }
        guard time >= end else { return true }
        let isDone = view.trigger != nil && index == 0
        if !isDone { graph.afterNextUpdate { [weak self] in self?.go() } }
        return false
    }

    private func stop() { graph.animator.stop(self) }

    override func reevaluate() { evaluate() }
    override func update(_ view: PhaseAnimator<Phase, Content>) {
        let isTriggered = view.trigger != self.view.trigger
        super.update(view)
        if index >= view.phases.count { index = 0 }
        evaluate()
        guard isTriggered else { return }
        stop()
        index = 0
        graph.afterNextUpdate { [weak self] in self?.go() }
    }
    override func remove() {
        watcher?.end()
        stop()
        super.remove()
    }
}

extension View {
    /// Changes the view by phases, each reached with an animation, again and again.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = AnyView(self)
        return PhaseAnimator(phases, content: { content(PlaceholderContentView(view: view), $0) }, animation: animation)
    }
    /// Changes the view by phases, each reached with an animation, when a value changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = AnyView(self)
        return PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(view: view), $0) }, animation: animation)
    }
}

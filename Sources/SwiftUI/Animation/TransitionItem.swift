import UIKit

/// Where a view is in its coming and going. See https://developer.apple.com/documentation/swiftui/transitionphase.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view is there, 0 while it is, 1 when it is no longer there.
    public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// What a transition does to a view by modifiers.
struct TransitionPart {
    private let change: @MainActor (any View, TransitionPhase) -> any View
    /// The phases in which the view is not as it is while it is there.
    private var phases: Set<TransitionPhase> = [.willAppear, .didDisappear]

    init(_ change: @escaping @MainActor (any View, TransitionPhase) -> any View) { self.change = change }

    /// The part for coming or for going only.
    func limited(to phase: TransitionPhase) -> TransitionPart? {
        guard phases.contains(phase) else { return nil }
        var part = self
        part.phases = [phase]
        return part
    }

    @MainActor
    func applied(to view: any View, _ phase: TransitionPhase) -> any View { change(view, phases.contains(phase) ? phase : .identity) }
}

extension AnyTransition {
    init(part: TransitionPart) { self.init(insertion: TransitionLook(), removal: TransitionLook(), parts: [part]) }

    /// The view in a phase.
    @MainActor
    fileprivate func applied(to view: any View, _ phase: TransitionPhase) -> any View {
        parts.reduce(view) { $1.applied(to: $0, phase) }
    }
}

struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        TransitionNode(view, inputs)
    }
}

/// A node whose view comes and goes.
@MainActor
protocol PhaseShowing: _ViewNode {
    func show(_ phase: TransitionPhase, _ transaction: Transaction)
}

final class TransitionNode<Content: View>: NodeOf<ModifiedContent<Content, TransitionModifier>>, PhaseShowing {
    private var child: HostNode!
    private var phase = TransitionPhase.identity
    private var wrappers: [ObjectIdentifier: TransitionItem] = [:]

    override init(_ view: ModifiedContent<Content, TransitionModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = HostNode(shown, self.inputs)
        child.changed = { [weak self] in self?.structureChanged() }
    }

    private var shown: any View { view.modifier.transition.applied(to: view.content, phase) }

    override var children: [_ViewNode] { [child] }

    private func wrapped(_ content: LayoutItem) -> TransitionItem {
        let item = wrappers[ObjectIdentifier(content)] ?? TransitionItem(content, self)
        item.transition = view.modifier.transition
        wrappers[ObjectIdentifier(content)] = item
        return item
    }

    override var items: [LayoutItem] {
        let former = wrappers
        let items = child.items
        wrappers = Dictionary(items.compactMap { item in former[ObjectIdentifier(item)].map { (ObjectIdentifier(item), $0) } }) { $1 }
        return items.map(wrapped)
    }

    override func collectRows(_ collector: inout RowCollector) {
        var inner = RowCollector()
        child.collectRows(&inner)
        collector.append(inner) { [weak self] in self?.wrapped($0) ?? $0 }
    }

    override func update(_ view: ModifiedContent<Content, TransitionModifier>) {
        super.update(view)
        child.update(shown)
        for item in wrappers.values { item.transition = view.modifier.transition }
    }

    func show(_ phase: TransitionPhase, _ transaction: Transaction) {
        self.phase = phase
        graph.with(transaction) { child.update(shown) }
    }

    override func remove() {
        super.remove()
        guard !view.modifier.transition.parts.isEmpty else { return }
        // What goes is changed by its modifiers until it has gone: whether it does is known when the next frame was laid out.
        let leaving = Array(wrappers.values)
        for item in leaving { item.keptNode = self }
        graph.afterNextFrame { for item in leaving where !item.isLeaving { item.keptNode = nil } }
    }
}

/// A view that comes and goes as a whole.
final class TransitionItem: EffectItem {
    var transition = AnyTransition.opacity
    /// The node, while the view goes though it is no longer there.
    var keptNode: _ViewNode?
    private(set) var isLeaving = false
    private var lastPlace: (proposal: ProposedViewSize, bounds: CGRect, safeArea: CGRect, position: CGPoint)?

    override var traits: ItemTraits {
        var traits = super.traits
        traits.transition = transition
        return traits
    }

    override func placeContent(_ sink: ViewSink, _ proposal: ProposedViewSize) {
        lastPlace = (proposal, sink.bounds, sink.safeArea, sink.position)
        super.placeContent(sink, proposal)
    }

    /// Lets the modifiers bring the view in.
    func appear(_ transaction: Transaction) {
        guard !transition.parts.isEmpty, let node = node as? any PhaseShowing else { return }
        node.show(.willAppear, Transaction())
        node.show(.identity, transition.insertion.transaction(transaction))
        placeAgain()
    }

    /// Lets the modifiers take the view away.
    func leave(_ transaction: Transaction) {
        guard !transition.parts.isEmpty, let node = keptNode as? any PhaseShowing else { return }
        isLeaving = true
        var transaction = transition.removal.transaction(transaction)
        // Kept by the animations until the last of them is over.
        transaction.completion = AnimationCompletion(.removed) { [self] in keptNode = nil }
        node.show(.didDisappear, transaction)
        placeAgain()
    }

    override func layoutDidChange() { if isLeaving { placeAgain() } }

    /// Places what is within where it was, for nothing else does.
    private func placeAgain() {
        guard let place = lastPlace else { return }
        effectView.sink.begin(bounds: place.bounds, safeArea: place.safeArea, position: place.position)
        placeContent(effectView.sink, place.proposal)
        effectView.sink.finish()
    }
}

extension TransitionLook {
    func transaction(_ transaction: Transaction) -> Transaction {
        guard let animation else { return transaction }
        var own = transaction
        own.animation = animation
        return own
    }
}

extension LayoutItem {
    /// What comes and goes of the item, if its transition has modifiers.
    var transitionItem: TransitionItem? { traits.transition.map(\.parts.isEmpty) == false ? first(TransitionItem.self) : nil }
}

extension View {
    /// Says how the view comes and goes.
    public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
    /// Says how the view comes and goes.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

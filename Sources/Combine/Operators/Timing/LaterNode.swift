/// A node that delivers values and the end later than they come, in the same order.
class LaterNode<Upstream: Publisher, Downstream: Subscriber>: Node, Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let downstream: Downstream
    private let later: (@escaping () -> Void) -> Void
    private let turn = RecursiveLock()
    /// Whether the end has come, though perhaps not been delivered.
    private var isEnding = false

    init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        (self.downstream, self.later) = (downstream, later)
    }

    final func receive(subscription: any Subscription) {
        guard open(subscription) else { return }
        inTurn { downstream.receive(subscription: self) }
    }

    private func inTurn<R>(_ body: () -> R) -> R {
        turn.lock()
        defer { turn.unlock() }
        return body()
    }

    final func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard subscription != nil, !locked({ isEnding }) else { return .none }
        later { self.deliver(input) }
        return .none
    }

    private func deliver(_ input: Upstream.Output) {
        guard subscription != nil else { return }
        let more = inTurn { downstream.receive(input) }
        if more > 0 { subscription?.request(more) }
    }

    final func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let isExpected = locked { () -> Bool in
            guard case .open = link, !isEnding else { return false }
            isEnding = true
            return true
        }
        guard isExpected else { return }
        later {
            if self.close() != nil { self.inTurn { self.downstream.receive(completion: completion) } }
        }
    }

    final override func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    /// What has come before is delivered even so if the end came, too.
    final override func cancel() {
        if !locked({ isEnding }) { super.cancel() }
    }
}

/// A later node that shows itself by a name.
final class NamedLaterNode<Upstream: Publisher, Downstream: Subscriber>: LaterNode<Upstream, Downstream>, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    let description: String

    init(_ downstream: Downstream, name: String, later: @escaping (@escaping () -> Void) -> Void) {
        description = name
        super.init(downstream, later: later)
    }
}

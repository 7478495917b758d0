/// A node that goes on with another publisher when its upstream fails.
final class CatchingNode<Upstream: Publisher, NewPublisher: Publisher, Downstream: Subscriber>: Guarded, Subscriber, Subscription,
    Described
where Downstream.Input == Upstream.Output, NewPublisher.Output == Upstream.Output {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private enum State {
        case before(Link)
        /// The error is being handled, and the new publisher has sent no subscription.
        case between
        case after(any Subscription)
        case over
    }

    private let downstream: Downstream
    private let name: String
    private let handler: (Upstream.Failure) -> Result<NewPublisher, any Error>
    private var state = State.before(.waiting)
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, name: String, handler: @escaping (Upstream.Failure) -> Result<NewPublisher, any Error>) {
        (self.downstream, self.name, self.handler) = (downstream, name, handler)
    }

    var description: String { name }
    var children: [Mirror.Child] { [("downstream", downstream), ("demand", locked { demand })] }

    func receive(subscription: any Subscription) {
        let isFirst = locked { () -> Bool in
            guard case .before(.waiting) = state else { return false }
            state = .before(.open(subscription))
            return true
        }
        if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand { pass(input) }

    /// Passes on a value, which must have been asked for.
    private func pass(_ input: Upstream.Output) -> Subscribers.Demand {
        locked { demand -= 1 }
        let more = downstream.receive(input)
        if more > 0 { locked { demand += more } }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let isExpected = locked { () -> Bool in
            guard case .before(.open) = state else { return false }
            if case .finished = completion { state = .over } else { state = .between }
            return true
        }
        guard isExpected else { return }
        guard case .failure(let error) = completion else { return downstream.receive(completion: .finished) }
        switch handler(error) {
        case .success(let publisher):
            publisher.subscribe(Rescue(node: self))
        case .failure(let error):
            locked { state = .over }
            downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
    }

    private struct Rescue: Subscriber, Described {
        typealias Input = NewPublisher.Output
        typealias Failure = NewPublisher.Failure
        let node: CatchingNode
        var combineIdentifier: CombineIdentifier { node.combineIdentifier }

        var description: String { node.description }
        var children: [Mirror.Child] { node.children }
        func receive(subscription: any Subscription) { node.goOn(with: subscription) }
        func receive(_ input: NewPublisher.Output) -> Subscribers.Demand { node.passRescued(input) }
        func receive(completion: Subscribers.Completion<NewPublisher.Failure>) { node.finishRescued(completion) }
    }

    private func goOn(with subscription: any Subscription) {
        let demand = locked { () -> Subscribers.Demand? in
            guard case .between = state else { return nil }
            state = .after(subscription)
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    private func passRescued(_ input: NewPublisher.Output) -> Subscribers.Demand { downstream.receive(input) }

    private func finishRescued(_ completion: Subscribers.Completion<NewPublisher.Failure>) {
        let isExpected = locked { () -> Bool in
            guard case .after = state else { return false }
            state = .over
            return true
        }
        if isExpected { downstream.receive(completion: completion.mapFailure { $0 as! Downstream.Failure }) }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requirePositive()
        let subscription = locked { () -> (any Subscription)? in
            switch state {
            case .before(.open(let subscription)):
                self.demand += demand
                return subscription
            case .between:
                self.demand += demand
                return nil
            case .after(let subscription): return subscription
            default: return nil
            }
        }
        subscription?.request(demand)
    }

    func cancel() {
        let subscription = locked { () -> (any Subscription)? in
            defer { state = .over }
            switch state {
            case .before(.open(let subscription)), .after(let subscription): return subscription
            default: return nil
            }
        }
        subscription?.cancel()
    }
}

/// A node that passes on the values of several upstreams as they come. Of those that nobody has asked for, it keeps one an upstream.
final class MergingNode<Downstream: Subscriber>: Guarded, Subscription, Described {
    private let downstream: Downstream
    private var subscriptions: [(any Subscription)?]
    private var waiting: [Downstream.Input?]
    private var isFinished: [Bool]
    private var demand = Subscribers.Demand.none
    private var isOver = false
    private let turn = RecursiveLock()

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        waiting = Array(repeating: nil, count: count)
        isFinished = Array(repeating: false, count: count)
    }

    var description: String { "Merge" }

    /// Connects to the downstream, and then to the upstreams.
    func start<Upstreams: Sequence>(_ upstreams: Upstreams)
    where Upstreams.Element == (Int) -> Void {
        downstream.receive(subscription: self)
        var index = 0
        for subscribe in upstreams {
            subscribe(index)
            index += 1
        }
        if index == 0 { end(.finished) }
    }

    /// What subscribes to an upstream.
    func subscribing<Upstream: Publisher>(to upstream: Upstream) -> (Int) -> Void
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        { index in upstream.subscribe(Side(node: self, index: index)) }
    }

    private struct Side: Subscriber, Described {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure
        let node: MergingNode
        let index: Int
        let combineIdentifier = CombineIdentifier()

        var description: String { "Merge" }
        func receive(subscription: any Subscription) { node.receive(subscription, at: index) }
        func receive(_ input: Downstream.Input) -> Subscribers.Demand { node.receive(input, at: index) }
        func receive(completion: Subscribers.Completion<Downstream.Failure>) { node.receive(completion, at: index) }
    }

    private func receive(_ subscription: any Subscription, at index: Int) {
        let demand = locked { () -> Subscribers.Demand? in
            guard !isOver, subscriptions[index] == nil, !isFinished[index] else { return nil }
            subscriptions[index] = subscription
            return self.demand == .unlimited ? .unlimited : .max(1)
        }
        if let demand { subscription.request(demand) } else { subscription.cancel() }
    }

    private func receive(_ input: Downstream.Input, at index: Int) -> Subscribers.Demand {
        let isWanted = locked { () -> Bool in
            guard !isOver else { return false }
            guard demand > 0 else {
                waiting[index] = input
                return false
            }
            demand -= 1
            return true
        }
        guard isWanted else { return .none }
        deliver(input)
        return locked { demand == .unlimited || isOver } ? .none : .max(1)
    }

    private func deliver(_ input: Downstream.Input) {
        turn.lock()
        let more = downstream.receive(input)
        turn.unlock()
        if more > 0 { request(more) }
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        locked {
            isFinished[index] = true
            subscriptions[index] = nil
        }
        if case .failure = completion { end(completion) } else { finishIfNothingCanCome() }
    }

    private func finishIfNothingCanCome() {
        if locked({ isFinished.allSatisfy { $0 } && waiting.allSatisfy { $0 == nil } }) { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let subscriptions = close() else { return }
        for subscription in subscriptions { subscription.cancel() }
        turn.lock()
        downstream.receive(completion: completion)
        turn.unlock()
    }

    private func close() -> [any Subscription]? {
        locked {
            guard !isOver else { return nil }
            isOver = true
            defer {
                subscriptions = subscriptions.map { _ in nil }
                waiting = waiting.map { _ in nil }
            }
            return subscriptions.compactMap { $0 }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requirePositive()
        let becomesUnlimited = locked { () -> Bool in
            guard !isOver else { return false }
            defer { self.demand += demand }
            return self.demand != .unlimited && demand == .unlimited
        }
        // First what was kept, each of which makes room for another of its upstream.
        while let (input, upstream) = nextWaiting() {
            deliver(input)
            if !becomesUnlimited { upstream?.request(.max(1)) }
        }
        if becomesUnlimited {
            for subscription in locked({ subscriptions }) { subscription?.request(.unlimited) }
        }
        finishIfNothingCanCome()
    }

    private func nextWaiting() -> (Downstream.Input, (any Subscription)?)? {
        locked {
            guard !isOver, demand > 0, let index = waiting.firstIndex(where: { $0 != nil }), let input = waiting[index] else { return nil }
            demand -= 1
            waiting[index] = nil
            return (input, subscriptions[index])
        }
    }

    func cancel() {
        for subscription in close() ?? [] { subscription.cancel() }
    }
}

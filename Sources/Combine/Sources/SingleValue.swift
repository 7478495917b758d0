import Synchronization

/// The subscription to one value that is there already.
final class SingleValue<Downstream: Subscriber>: Subscription, Described {
    private let value: Downstream.Input
    private let name: String
    private let isOver = Atomic(false)
    /// Touched by whoever sets `isOver`, and by nobody else.
    private var downstream: Downstream?

    init(_ value: Downstream.Input, _ downstream: Downstream, name: String) {
        (self.value, self.downstream, self.name) = (value, downstream, name)
    }

    var description: String { name }
    var children: [Mirror.Child] { [(nil, value)] }

    func request(_ demand: Subscribers.Demand) {
        demand.requirePositive()
        guard !isOver.exchange(true, ordering: .acquiringAndReleasing), let downstream else { return }
        self.downstream = nil
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() {
        if !isOver.exchange(true, ordering: .acquiringAndReleasing) { downstream = nil }
    }
}

extension Subscriber {
    /// Ends at once.
    func end(_ completion: Subscribers.Completion<Failure>) {
        receive(subscription: Subscriptions.empty)
        receive(completion: completion)
    }
}

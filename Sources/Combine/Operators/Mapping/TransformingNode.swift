/// A node that makes something of each value, and ends with an error where that fails.
class TransformingNode<Upstream: Publisher, Downstream: Subscriber>: NamedNode, Subscriber where Downstream.Failure == any Error {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    final let downstream: Downstream
    /// Whether an error was made of a value.
    final private(set) var hasFailed = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Makes something of a value.
    func transform(_ input: Upstream.Output) throws -> Downstream.Input { fatalError("a node that makes nothing") }

    func receive(subscription: any Subscription) {
        if open(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let output: Downstream.Input
        do {
            output = try transform(input)
        } catch {
            let subscription = locked {
                hasFailed = true
                return closeLocked()
            }
            subscription?.cancel()
            downstream.receive(completion: .failure(error))
            return .none
        }
        return downstream.receive(output)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if close() != nil { downstream.receive(completion: completion.erased) }
    }
}

/// What is done with a value.
enum Pick<Output> {
    case pass(Output)
    case skip
    /// Ends here, without the value.
    case finish
}

/// A node that passes on some of what it gets, and ends with an error where it cannot say which.
class PickingNode<Upstream: Publisher, Downstream: Subscriber>: StrictNode, Subscriber {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    final let downstream: Downstream

    init(_ downstream: Downstream) { self.downstream = downstream }

    override var children: [Mirror.Child] { [("downstream", downstream)] }

    /// Says what to do with a value. It throws only if the downstream takes any error.
    func pick(_ input: Upstream.Output) throws -> Pick<Downstream.Input> { fatalError("a node that picks nothing") }

    final func receive(subscription: any Subscription) {
        if open(subscription) { downstream.receive(subscription: self) }
    }

    final func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard openSubscription("value") != nil else { return .none }
        do {
            switch try pick(input) {
            case .pass(let output): return downstream.receive(output)
            case .skip: return .max(1)
            case .finish: end(.finished)
            }
        } catch {
            end(.failure(error as! Downstream.Failure))
        }
        return .none
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        close()?.cancel()
        downstream.receive(completion: completion)
    }

    final func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard closeOnCompletion() else { return }
        downstream.receive(completion: completion.mapFailure { $0 as! Downstream.Failure })
    }
}

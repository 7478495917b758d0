/// A node that makes one value of all that it gets. It asks for everything, and holds the result until it is asked for.
class ReducingNode<Upstream: Publisher, Downstream: Subscriber>: NamedNode, Subscriber {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    /// Makes a result of the last one, if there is one, and a value.
    ///
    /// - Returns: whether it is final. It throws only if the downstream takes any error.
    typealias Step = (_ result: inout Downstream.Input?, _ input: Upstream.Output) throws -> Bool

    private let downstream: Downstream
    private let name: String
    private let initial: Downstream.Input?
    private let step: Step
    /// Only touched while a value is delivered, or after the last was.
    final private(set) var result: Downstream.Input?
    private var isRequested = false
    private var isComplete = false

    init(_ downstream: Downstream, name: String, initial: Downstream.Input? = nil, step: @escaping Step) {
        (self.downstream, self.name, self.initial, self.step, result) = (downstream, name, initial, step, initial)
    }

    final override var description: String { name }
    override var children: [Mirror.Child] {
        [("downstream", downstream), ("result", result as Any), ("initial", initial as Any), ("status", locked { link })]
    }

    final func receive(subscription: any Subscription) {
        guard open(subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    final func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard subscription != nil else { return .none }
        do {
            if try step(&result, input) { complete { $0.cancel() } }
        } catch {
            close()?.cancel()
            downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
        return .none
    }

    final func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished:
            complete { _ in }
        case .failure(let error):
            if close() != nil { downstream.receive(completion: .failure(error as! Downstream.Failure)) }
        }
    }

    /// Ends the connection, and delivers the result if somebody asked for it.
    private func complete(_ end: (any Subscription) -> Void) {
        let (subscription, isDue) = locked { () -> ((any Subscription)?, Bool) in
            guard let subscription = closeLocked() else { return (nil, false) }
            isComplete = true
            return (subscription, isRequested)
        }
        guard let subscription else { return }
        end(subscription)
        if isDue { deliver() }
    }

    private func deliver() {
        if let result { _ = downstream.receive(result) }
        downstream.receive(completion: .finished)
    }

    final override func request(_ demand: Subscribers.Demand) {
        demand.requirePositive()
        let isDue = locked {
            defer { isRequested = true }
            return isComplete && !isRequested
        }
        if isDue { deliver() }
    }

    final override func cancel() {
        let subscription = locked {
            if isComplete { isRequested = true }
            return closeLocked()
        }
        subscription?.cancel()
    }
}

/// A publisher of one value that comes later, or of an error in its place.
///
/// See https://developer.apple.com/documentation/combine/future.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// What is called with the result, once it is there.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private final class State: Guarded {
        var result: Result<Output, Failure>?
        var conduits: [Waiting] = []

        /// Only the first result counts.
        func fulfill(_ result: Result<Output, Failure>) {
            let receivers = locked { () -> [Waiting] in
                guard self.result == nil else { return [] }
                self.result = result
                return conduits
            }
            for conduit in receivers { conduit.offer(result) }
        }
    }

    /// One who waits for the result.
    private class Waiting: Guarded {
        func offer(_ result: Result<Output, Failure>) {}
    }

    private let state = State()

    /// Creates a publisher, and calls a closure at once that works towards the result.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill(state.fulfill) }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = Inner(self, subscriber)
        let result = state.locked {
            state.conduits.append(conduit)
            return state.result
        }
        subscriber.receive(subscription: conduit)
        if let result { conduit.offer(result) }
    }

    private func remove(_ conduit: Waiting) {
        let removed = state.locked { state.conduits.firstIndex { $0 === conduit }.map { state.conduits.remove(at: $0) } }
        withExtendedLifetime(removed) {}
    }

    private final class Inner<Downstream: Subscriber>: Waiting, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private var parent: Future?
        private var downstream: Downstream?
        private var hasAnyDemand = false

        init(_ parent: Future, _ downstream: Downstream) { (self.parent, self.downstream) = (parent, downstream) }

        var description: String { "Future" }
        var children: [Mirror.Child] {
            locked {
                [("parent", parent as Any), ("downstream", downstream as Any), ("hasAnyDemand", hasAnyDemand), ("subject", parent as Any)]
            }
        }

        /// An error is delivered at once, a value when it was asked for.
        override func offer(_ result: Result<Output, Failure>) { offer(result, detaching: true) }

        private func offer(_ result: Result<Output, Failure>, detaching: Bool) {
            let downstream = locked { () -> Downstream? in
                if case .success = result, !hasAnyDemand { return nil }
                defer {
                    self.downstream = nil
                    hasAnyDemand = false
                }
                return self.downstream
            }
            guard let downstream else { return }
            switch result {
            case .success(let output):
                _ = downstream.receive(output)
                downstream.receive(completion: .finished)
            case .failure(let error):
                downstream.receive(completion: .failure(error))
            }
            if detaching { detach() } else { locked { parent }?.remove(self) }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive()
            let parent = locked { () -> Future? in
                guard downstream != nil else { return nil }
                hasAnyDemand = true
                return self.parent
            }
            if let result = parent?.state.locked({ parent?.state.result }) { offer(result, detaching: false) }
        }

        func cancel() {
            let downstream = locked {
                defer { self.downstream = nil }
                return self.downstream
            }
            withExtendedLifetime(downstream) { detach() }
        }

        private func detach() {
            let parent = locked {
                defer { self.parent = nil }
                return self.parent
            }
            parent?.remove(self)
        }
    }
}

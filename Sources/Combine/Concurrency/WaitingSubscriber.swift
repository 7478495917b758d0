/// What asks a publisher for a value whenever one is waited for.
final class WaitingSubscriber<P: Publisher>: Guarded, Subscriber, Cancellable, @unchecked Sendable {
    typealias Input = P.Output
    typealias Failure = P.Failure
    private typealias Waiting = UnsafeContinuation<Result<P.Output?, P.Failure>, Never>

    /// What has to be done for one who waits.
    private enum Step {
        case wait
        case request(any Subscription)
        case result(Result<P.Output?, P.Failure>)
    }

    private var link = Link.waiting
    private var waiting = Queue<Waiting>()
    private var pending = Subscribers.Demand.none
    /// The error, until somebody has it.
    private var error: P.Failure?

    deinit { cancel() }

    func receive(subscription: any Subscription) {
        let demand = locked { () -> Subscribers.Demand? in
            guard case .waiting = link else { return nil }
            link = .open(subscription)
            defer { pending = .none }
            return pending
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: P.Output) -> Subscribers.Demand {
        let first = locked { () -> Waiting? in
            guard case .open = link else { return nil }
            guard let first = waiting.popFirst() else { preconditionFailure("Received an output without requesting demand") }
            return first
        }
        if let first { first.resume(returning: .success(input)) } else { release() }
        return .none
    }

    func receive(completion: Subscribers.Completion<P.Failure>) {
        let first = locked { () -> Waiting? in
            let isFirst = if case .closed = link { false } else { true }
            link = .closed
            guard isFirst, case .failure(let error) = completion else { return nil }
            if let first = waiting.popFirst() { return first }
            self.error = error
            return nil
        }
        if case .failure(let error) = completion { first?.resume(returning: .failure(error)) }
        release()
    }

    /// Tells all who wait that nothing comes any more.
    private func release() {
        let all = locked {
            defer { waiting.removeAll() }
            return waiting.all
        }
        for one in all { one.resume(returning: .success(nil)) }
    }

    func cancel() {
        let subscription = locked { () -> (any Subscription)? in
            defer { (link, error) = (.closed, nil) }
            if case .open(let subscription) = link { return subscription }
            return nil
        }
        subscription?.cancel()
        release()
    }

    func next() async -> Result<P.Output?, P.Failure> {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let step = locked { () -> Step in
                    switch link {
                    case .waiting:
                        waiting.append(continuation)
                        pending += 1
                        return .wait
                    case .open(let subscription):
                        waiting.append(continuation)
                        return .request(subscription)
                    case .closed:
                        defer { error = nil }
                        return .result(error.map(Result.failure) ?? .success(nil))
                    }
                }
                switch step {
                case .wait: break
                case .request(let subscription): subscription.request(.max(1))
                case .result(let result): continuation.resume(returning: result)
                }
            }
        } onCancel: {
            cancel()
        }
    }
}

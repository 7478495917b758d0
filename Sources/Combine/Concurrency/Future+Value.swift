extension Future where Failure == Never {
    /// The value, which is waited for.
    public var value: Output {
        get async {
            switch await result {
            case .success(let value): value
            }
        }
    }
}

extension Future {
    /// The value, which is waited for, or the error.
    public var value: Output {
        get async throws { try await result.get() }
    }

    fileprivate var result: Result<Output, Failure> {
        get async {
            await withUnsafeContinuation { continuation in
                subscribe(ResultSubscriber<Output, Failure> { continuation.resume(returning: $0) })
            }
        }
    }
}

/// What waits for a future's value or error.
private final class ResultSubscriber<Input, Failure: Error>: Subscriber {
    private let finish: (Result<Input, Failure>) -> Void

    init(_ finish: @escaping (Result<Input, Failure>) -> Void) { self.finish = finish }

    func receive(subscription: any Subscription) { subscription.request(.unlimited) }

    func receive(_ input: Input) -> Subscribers.Demand {
        finish(.success(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { finish(.failure(error)) }
    }
}

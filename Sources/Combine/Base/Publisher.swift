/// What delivers values over time to its subscribers, and at last that it has finished or failed.
///
/// See https://developer.apple.com/documentation/combine/publisher.
public protocol Publisher<Output, Failure> {
    /// The kind of values.
    associatedtype Output
    /// The kind of errors; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Connects a subscriber. It is for implementing; to subscribe, call `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Connects a subscriber.
    @inlinable @inline(__always)
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Connects a subject, which passes on what this publisher delivers to its own subscribers.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// The operators' own publishers.
/// See https://developer.apple.com/documentation/combine/publishers.
public enum Publishers {}

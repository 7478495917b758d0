extension Publisher {
    /// The values, to be waited for one after the other until the publisher has finished or fails.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher's values as an asynchronous sequence, which throws the error that it ends with.
///
/// See https://developer.apple.com/documentation/combine/asyncthrowingpublisher.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The kind of values.
    public typealias Element = P.Output
    /// What waits for the values.
    public typealias AsyncIterator = Iterator

    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher, and asks for a value whenever one is waited for.
    public func makeAsyncIterator() -> Iterator {
        let waiting = WaitingSubscriber<P>()
        publisher.subscribe(waiting)
        return Iterator(waiting: waiting)
    }

    /// What waits for a publisher's values.
    public struct Iterator: AsyncIteratorProtocol {
        /// The kind of values.
        public typealias Element = P.Output

        fileprivate let waiting: WaitingSubscriber<P>

        /// Waits for the next value; `nil` at the end, or when the task is cancelled.
        public mutating func next() async throws -> P.Output? {
            try await waiting.next().get()
        }
    }
}

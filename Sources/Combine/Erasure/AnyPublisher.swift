/// A publisher whose kind nobody has to know.
///
/// See https://developer.apple.com/documentation/combine/anypublisher.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    @usableFromInline
    class Box {
        @usableFromInline init() {}
        @usableFromInline
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { fatalError("an empty box") }
    }

    private final class PublisherBox<P: Publisher>: Box where P.Output == Output, P.Failure == Failure {
        private let publisher: P

        init(_ publisher: P) { self.publisher = publisher }

        override func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            publisher.receive(subscriber: subscriber)
        }
    }

    @usableFromInline let box: Box

    /// "AnyPublisher".
    public var description: String { "AnyPublisher" }
    /// The description.
    public var playgroundDescription: Any { description }

    /// Wraps a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        box = (publisher as? AnyPublisher)?.box ?? PublisherBox(publisher)
    }

    /// Connects a subscriber to the wrapped publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        box.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Wraps this publisher, so that nobody has to know its kind.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

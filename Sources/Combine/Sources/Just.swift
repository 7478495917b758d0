/// A publisher of one value.
///
/// See https://developer.apple.com/documentation/combine/just.
public struct Just<Output>: Publisher {
    /// It cannot fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: SingleValue(output, subscriber, name: "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// A publisher that fails at once.
///
/// See https://developer.apple.com/documentation/combine/fail.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that fails with an error, in place of one of values of a type.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.end(.failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Failure: Sendable {}

extension Result {
    /// A publisher of the value, or of the error.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of one value, or of an error.
    ///
    /// See https://developer.apple.com/documentation/swift/result/publisher-swift.struct.
    public struct Publisher: Combine.Publisher {
        /// The kind of value.
        public typealias Output = Success

        /// The value or the error.
        public let result: Result

        /// Creates a publisher of a result.
        public init(_ result: Result) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher of an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): subscriber.receive(subscription: SingleValue(value, subscriber, name: "Once"))
            case .failure(let error): subscriber.end(.failure(error))
            }
        }
    }

    func tryMap<NewSuccess>(_ transform: (Success) throws -> NewSuccess) -> Result<NewSuccess, any Error> {
        Result<NewSuccess, any Error> { try transform(get()) }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}

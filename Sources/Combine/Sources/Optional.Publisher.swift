extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of one value or none.
    ///
    /// See https://developer.apple.com/documentation/swift/optional/publisher-swift.struct.
    public struct Publisher: Combine.Publisher {
        /// The kind of value.
        public typealias Output = Wrapped
        /// It cannot fail.
        public typealias Failure = Never

        /// The value, if there is one.
        public let output: Wrapped?

        /// Creates a publisher of a value or none.
        public init(_ output: Wrapped?) { self.output = output }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                subscriber.receive(subscription: SingleValue(output, subscriber, name: "Optional"))
            } else {
                subscriber.end(.finished)
            }
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}

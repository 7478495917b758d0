extension Publishers {
    /// Values, encoded.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/encode.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// Any error.
        public typealias Failure = any Error
        /// What comes of encoding.
        public typealias Output = Coder.Output
        /// Where the values come from.
        public let upstream: Upstream
        private let encoder: Coder

        /// Creates a publisher of another's values, encoded.
        public init(upstream: Upstream, encoder: Coder) { (self.upstream, self.encoder) = (upstream, encoder) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(CodingNode<Upstream, S>(subscriber, name: "Encode") { [encoder] in try encoder.encode($0) })
        }
    }

    /// Values of a type, decoded.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/decode.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// Any error.
        public typealias Failure = any Error
        /// Where what is decoded comes from.
        public let upstream: Upstream
        private let decoder: Coder

        /// Creates a publisher of what is decoded of another's values.
        public init(upstream: Upstream, decoder: Coder) { (self.upstream, self.decoder) = (upstream, decoder) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                CodingNode<Upstream, S>(subscriber, name: "Decode") { [decoder] in try decoder.decode(Output.self, from: $0) })
        }
    }
}

private final class CodingNode<Upstream: Publisher, Downstream: Subscriber>: TransformingNode<Upstream, Downstream>
where Downstream.Failure == any Error {
    private let name: String
    private let code: (Upstream.Output) throws -> Downstream.Input
    private var isFinished = false

    init(_ downstream: Downstream, name: String, code: @escaping (Upstream.Output) throws -> Downstream.Input) {
        (self.name, self.code) = (name, code)
        super.init(downstream)
    }

    override var description: String { name }
    override var children: [Mirror.Child] {
        [("downstream", downstream), ("finished", locked { isFinished } || hasFailed), ("upstreamSubscription", subscription as Any)]
    }
    override func transform(_ input: Upstream.Output) throws -> Downstream.Input { try code(input) }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        locked { isFinished || hasFailed } ? .none : super.receive(input)
    }

    /// The end is passed on even if no subscription has come.
    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let isFirst = locked {
            defer { isFinished = true }
            _ = closeLocked()
            return !isFinished && !hasFailed
        }
        if isFirst { downstream.receive(completion: completion.erased) }
    }

    override func cancel() {
        locked { isFinished = true }
        super.cancel()
    }
}

extension Publisher {
    /// Decodes a value of a type of each value, and fails where that is not possible.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input { Publishers.Decode(upstream: self, decoder: decoder) }
}

extension Publisher where Output: Encodable {
    /// Encodes each value, and fails where that is not possible.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

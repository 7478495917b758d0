extension Publishers {
    /// The value of a property of each value.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/mapkeypath.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReadingSubscriber<Upstream, S>(subscriber, name: "ValueForKey", children: [("keyPath", keyPath)]) {
                    [keyPath] in $0[keyPath: keyPath]
                })
        }
    }

    /// The values of two properties of each value.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/mapkeypath2.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// The properties' values.
        public typealias Output = (Output0, Output1)
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReadingSubscriber<Upstream, S>(
                    subscriber, name: "ValueForKeys", children: [("keyPath0", keyPath0), ("keyPath1", keyPath1)]
                ) {
                    [keyPath0, keyPath1] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1])
                })
        }
    }

    /// The values of three properties of each value.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/mapkeypath3.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// The properties' values.
        public typealias Output = (Output0, Output1, Output2)
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// The third property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReadingSubscriber<Upstream, S>(
                    subscriber, name: "ValueForKeys", children: [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)]
                ) {
                    [keyPath0, keyPath1, keyPath2] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
                })
        }
    }

}

/// What passes on something that it reads of each value.
private struct ReadingSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Described
where Downstream.Failure == Upstream.Failure {
    let downstream: Downstream
    let name: String
    let children: [Mirror.Child]
    let read: (Upstream.Output) -> Downstream.Input
    let combineIdentifier = CombineIdentifier()

    init(_ downstream: Downstream, name: String, children: [Mirror.Child], read: @escaping (Upstream.Output) -> Downstream.Input) {
        (self.downstream, self.name, self.children, self.read) = (downstream, name, children, read)
    }

    var description: String { name }
    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
    func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(read(input)) }
    func receive(completion: Subscribers.Completion<Upstream.Failure>) { downstream.receive(completion: completion) }
}

extension Publisher {
    /// The value of a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// The values of two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// The values of three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}

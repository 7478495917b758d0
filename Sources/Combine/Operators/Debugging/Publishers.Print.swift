extension Publishers {
    /// The values of a publisher, which prints everything that happens.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/print.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What each line begins with.
        public let prefix: String

        /// Where it is printed; `nil` for standard output.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher of another's values that prints everything that happens.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, prefix, stream))
        }
    }
}

extension Publishers.Print {
    private final class Inner<Downstream: Subscriber>: Guarded, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output

        private let downstream: Downstream
        private let prefix: String
        private var stream: (any TextOutputStream)?
        private let printing = RecursiveLock()
        private var link = Link.waiting
        private var pending = Subscribers.Demand.none

        init(_ downstream: Downstream, _ prefix: String, _ stream: (any TextOutputStream)?) {
            self.downstream = downstream
            self.prefix = prefix.isEmpty ? "" : prefix + ": "
            self.stream = stream
        }

        var description: String { "Print" }

        private func log(_ event: String) {
            printing.lock()
            defer { printing.unlock() }
            if stream != nil {
                // What `print(_:to:)` writes.
                for part in ["", prefix + event, "\n"] { stream!.write(part) }
            } else {
                Swift.print(prefix + event)
            }
        }

        private func text(_ demand: Subscribers.Demand) -> String { demand.max.map { "request max: (\($0))" } ?? "request unlimited" }

        func receive(subscription: any Subscription) {
            log("receive subscription: (\(subscription))")
            let demand = locked { () -> Subscribers.Demand? in
                guard case .waiting = link else { return nil }
                link = .open(subscription)
                defer { pending = .none }
                return pending
            }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
            downstream.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            log("receive value: (\(input))")
            let more = downstream.receive(input)
            if more > 0 { log(text(more) + " (synchronous)") }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: log("receive finished")
            case .failure(let error): log("receive error: (\(error))")
            }
            locked { if case .open = link { link = .closed } }
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            log(text(demand))
            let subscription = locked { () -> (any Subscription)? in
                switch link {
                case .waiting: pending += demand
                case .open(let subscription): return subscription
                case .closed: break
                }
                return nil
            }
            subscription?.request(demand)
        }

        func cancel() {
            log("receive cancel")
            let subscription = locked { () -> (any Subscription)? in
                guard case .open(let subscription) = link else { return nil }
                link = .closed
                return subscription
            }
            subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Prints everything that happens.
    ///
    /// - Parameters:
    ///   - prefix: what each line begins with.
    ///   - stream: where it is printed; `nil` for standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

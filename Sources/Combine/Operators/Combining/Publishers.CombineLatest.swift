extension Publishers {
    /// The latest values of two publishers, whenever one of them has a new one.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/combinelatest.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The kinds of values.
        public typealias Output = (A.Output, B.Output)
        /// The kind of errors.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the values of two others.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let slotA = ValueSlot<A.Output>(keepsLatest: true)
            let slotB = ValueSlot<B.Output>(keepsLatest: true)
            let node = LatestNode<S>(subscriber, name: "CombineLatest", [slotA, slotB]) {
                (slotA.take(), slotB.take())
            }
            a.subscribe(SlotSubscriber(node: node, slot: slotA))
            b.subscribe(SlotSubscriber(node: node, slot: slotB))
        }
    }

    /// The latest values of three publishers, whenever one of them has a new one.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/combinelatest3.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The kinds of values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The kind of errors.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the values of three others.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let slotA = ValueSlot<A.Output>(keepsLatest: true)
            let slotB = ValueSlot<B.Output>(keepsLatest: true)
            let slotC = ValueSlot<C.Output>(keepsLatest: true)
            let node = LatestNode<S>(subscriber, name: "CombineLatest", [slotA, slotB, slotC]) {
                (slotA.take(), slotB.take(), slotC.take())
            }
            a.subscribe(SlotSubscriber(node: node, slot: slotA))
            b.subscribe(SlotSubscriber(node: node, slot: slotB))
            c.subscribe(SlotSubscriber(node: node, slot: slotC))
        }
    }

    /// The latest values of four publishers, whenever one of them has a new one.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/combinelatest4.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The kinds of values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The kind of errors.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of the values of four others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let slotA = ValueSlot<A.Output>(keepsLatest: true)
            let slotB = ValueSlot<B.Output>(keepsLatest: true)
            let slotC = ValueSlot<C.Output>(keepsLatest: true)
            let slotD = ValueSlot<D.Output>(keepsLatest: true)
            let node = LatestNode<S>(subscriber, name: "CombineLatest", [slotA, slotB, slotC, slotD]) {
                (slotA.take(), slotB.take(), slotC.take(), slotD.take())
            }
            a.subscribe(SlotSubscriber(node: node, slot: slotA))
            b.subscribe(SlotSubscriber(node: node, slot: slotB))
            c.subscribe(SlotSubscriber(node: node, slot: slotC))
            d.subscribe(SlotSubscriber(node: node, slot: slotD))
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Passes on the latest values of two publishers whenever one of them has a new one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Passes on the latest values of two publishers whenever one of them has a new one, after a closure has made one of them.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.Map(upstream: combineLatest(other), transform: transform)
    }

    /// Passes on the latest values of three publishers whenever one of them has a new one.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Passes on the latest values of three publishers whenever one of them has a new one, after a closure has made one of them.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Map(upstream: combineLatest(publisher1, publisher2), transform: transform)
    }

    /// Passes on the latest values of four publishers whenever one of them has a new one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Passes on the latest values of four publishers whenever one of them has a new one, after a closure has made one of them.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Map(upstream: combineLatest(publisher1, publisher2, publisher3), transform: transform)
    }
}

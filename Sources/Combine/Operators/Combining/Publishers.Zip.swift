extension Publishers {
    /// The values of two publishers, each first with the others' first, and so on.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/zip.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
            let slotA = ValueSlot<A.Output>(keepsLatest: false)
            let slotB = ValueSlot<B.Output>(keepsLatest: false)
            let node = JoiningNode<S>(subscriber, name: "Zip", [slotA, slotB]) {
                (slotA.take(), slotB.take())
            }
            a.subscribe(SlotSubscriber(node: node, slot: slotA))
            b.subscribe(SlotSubscriber(node: node, slot: slotB))
        }
    }

    /// The values of three publishers, each first with the others' first, and so on.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/zip3.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
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
            let slotA = ValueSlot<A.Output>(keepsLatest: false)
            let slotB = ValueSlot<B.Output>(keepsLatest: false)
            let slotC = ValueSlot<C.Output>(keepsLatest: false)
            let node = JoiningNode<S>(subscriber, name: "Zip", [slotA, slotB, slotC]) {
                (slotA.take(), slotB.take(), slotC.take())
            }
            a.subscribe(SlotSubscriber(node: node, slot: slotA))
            b.subscribe(SlotSubscriber(node: node, slot: slotB))
            c.subscribe(SlotSubscriber(node: node, slot: slotC))
        }
    }

    /// The values of four publishers, each first with the others' first, and so on.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/zip4.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            let slotA = ValueSlot<A.Output>(keepsLatest: false)
            let slotB = ValueSlot<B.Output>(keepsLatest: false)
            let slotC = ValueSlot<C.Output>(keepsLatest: false)
            let slotD = ValueSlot<D.Output>(keepsLatest: false)
            let node = JoiningNode<S>(subscriber, name: "Zip", [slotA, slotB, slotC, slotD]) {
                (slotA.take(), slotB.take(), slotC.take(), slotD.take())
            }
            a.subscribe(SlotSubscriber(node: node, slot: slotA))
            b.subscribe(SlotSubscriber(node: node, slot: slotB))
            c.subscribe(SlotSubscriber(node: node, slot: slotC))
            d.subscribe(SlotSubscriber(node: node, slot: slotD))
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Waits for a value of each of two publishers, and passes them on together.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Waits for a value of each of two publishers, and passes them on together, after a closure has made one of them.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        Publishers.Map(upstream: zip(other), transform: transform)
    }

    /// Waits for a value of each of three publishers, and passes them on together.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Waits for a value of each of three publishers, and passes them on together, after a closure has made one of them.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Map(upstream: zip(publisher1, publisher2), transform: transform)
    }

    /// Waits for a value of each of four publishers, and passes them on together.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Waits for a value of each of four publishers, and passes them on together, after a closure has made one of them.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Map(upstream: zip(publisher1, publisher2, publisher3), transform: transform)
    }
}

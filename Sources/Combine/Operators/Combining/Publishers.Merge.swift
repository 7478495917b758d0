extension Publishers {
    /// The values of two publishers, as they come.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/merge.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure
    {
        /// The kind of values.
        public typealias Output = A.Output
        /// The kind of errors.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the values of two others.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let node = MergingNode(subscriber, count: 2)
            node.start([
                node.subscribing(to: a),
                node.subscribing(to: b),
            ])
        }

        /// Adds the values of another publisher.
        public func merge<C: Publisher>(
            with c: C
        ) -> Merge3<A, B, C> where C.Output == Output, C.Failure == Failure {
            Merge3(a, b, c)
        }

        /// Adds the values of two publishers.
        public func merge<C: Publisher, D: Publisher>(
            with c: C, _ d: D
        ) -> Merge4<A, B, C, D> where C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure {
            Merge4(a, b, c, d)
        }

        /// Adds the values of three publishers.
        public func merge<C: Publisher, D: Publisher, E: Publisher>(
            with c: C, _ d: D, _ e: E
        ) -> Merge5<A, B, C, D, E>
        where C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure {
            Merge5(a, b, c, d, e)
        }

        /// Adds the values of four publishers.
        public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
            with c: C, _ d: D, _ e: E, _ f: F
        ) -> Merge6<A, B, C, D, E, F>
        where
            C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
            F.Output == Output, F.Failure == Failure
        {
            Merge6(a, b, c, d, e, f)
        }

        /// Adds the values of five publishers.
        public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
            with c: C, _ d: D, _ e: E, _ f: F, _ g: G
        ) -> Merge7<A, B, C, D, E, F, G>
        where
            C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
            F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
        {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Adds the values of six publishers.
        public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
            with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
        ) -> Merge8<A, B, C, D, E, F, G, H>
        where
            C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
            F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// The values of three publishers, as they come.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/merge3.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure
    {
        /// The kind of values.
        public typealias Output = A.Output
        /// The kind of errors.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the values of three others.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let node = MergingNode(subscriber, count: 3)
            node.start([
                node.subscribing(to: a),
                node.subscribing(to: b),
                node.subscribing(to: c),
            ])
        }

        /// Adds the values of another publisher.
        public func merge<D: Publisher>(
            with d: D
        ) -> Merge4<A, B, C, D> where D.Output == Output, D.Failure == Failure {
            Merge4(a, b, c, d)
        }

        /// Adds the values of two publishers.
        public func merge<D: Publisher, E: Publisher>(
            with d: D, _ e: E
        ) -> Merge5<A, B, C, D, E> where D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure {
            Merge5(a, b, c, d, e)
        }

        /// Adds the values of three publishers.
        public func merge<D: Publisher, E: Publisher, F: Publisher>(
            with d: D, _ e: E, _ f: F
        ) -> Merge6<A, B, C, D, E, F>
        where D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure {
            Merge6(a, b, c, d, e, f)
        }

        /// Adds the values of four publishers.
        public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
            with d: D, _ e: E, _ f: F, _ g: G
        ) -> Merge7<A, B, C, D, E, F, G>
        where
            D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
            G.Output == Output, G.Failure == Failure
        {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Adds the values of five publishers.
        public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
            with d: D, _ e: E, _ f: F, _ g: G, _ h: H
        ) -> Merge8<A, B, C, D, E, F, G, H>
        where
            D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
            G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// The values of four publishers, as they come.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/merge4.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        /// The kind of values.
        public typealias Output = A.Output
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
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let node = MergingNode(subscriber, count: 4)
            node.start([
                node.subscribing(to: a),
                node.subscribing(to: b),
                node.subscribing(to: c),
                node.subscribing(to: d),
            ])
        }

        /// Adds the values of another publisher.
        public func merge<E: Publisher>(
            with e: E
        ) -> Merge5<A, B, C, D, E> where E.Output == Output, E.Failure == Failure {
            Merge5(a, b, c, d, e)
        }

        /// Adds the values of two publishers.
        public func merge<E: Publisher, F: Publisher>(
            with e: E, _ f: F
        ) -> Merge6<A, B, C, D, E, F> where E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure {
            Merge6(a, b, c, d, e, f)
        }

        /// Adds the values of three publishers.
        public func merge<E: Publisher, F: Publisher, G: Publisher>(
            with e: E, _ f: F, _ g: G
        ) -> Merge7<A, B, C, D, E, F, G>
        where E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Adds the values of four publishers.
        public func merge<E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
            with e: E, _ f: F, _ g: G, _ h: H
        ) -> Merge8<A, B, C, D, E, F, G, H>
        where
            E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
            H.Output == Output, H.Failure == Failure
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// The values of five publishers, as they come.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/merge5.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure,
        D.Output == E.Output, D.Failure == E.Failure
    {
        /// The kind of values.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E

        /// Creates a publisher of the values of five others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let node = MergingNode(subscriber, count: 5)
            node.start([
                node.subscribing(to: a),
                node.subscribing(to: b),
                node.subscribing(to: c),
                node.subscribing(to: d),
                node.subscribing(to: e),
            ])
        }

        /// Adds the values of another publisher.
        public func merge<F: Publisher>(
            with f: F
        ) -> Merge6<A, B, C, D, E, F> where F.Output == Output, F.Failure == Failure {
            Merge6(a, b, c, d, e, f)
        }

        /// Adds the values of two publishers.
        public func merge<F: Publisher, G: Publisher>(
            with f: F, _ g: G
        ) -> Merge7<A, B, C, D, E, F, G> where F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Adds the values of three publishers.
        public func merge<F: Publisher, G: Publisher, H: Publisher>(
            with f: F, _ g: G, _ h: H
        ) -> Merge8<A, B, C, D, E, F, G, H>
        where F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// The values of six publishers, as they come.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/merge6.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure,
        D.Output == E.Output, D.Failure == E.Failure,
        E.Output == F.Output, E.Failure == F.Failure
    {
        /// The kind of values.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Creates a publisher of the values of six others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let node = MergingNode(subscriber, count: 6)
            node.start([
                node.subscribing(to: a),
                node.subscribing(to: b),
                node.subscribing(to: c),
                node.subscribing(to: d),
                node.subscribing(to: e),
                node.subscribing(to: f),
            ])
        }

        /// Adds the values of another publisher.
        public func merge<G: Publisher>(
            with g: G
        ) -> Merge7<A, B, C, D, E, F, G> where G.Output == Output, G.Failure == Failure {
            Merge7(a, b, c, d, e, f, g)
        }

        /// Adds the values of two publishers.
        public func merge<G: Publisher, H: Publisher>(
            with g: G, _ h: H
        ) -> Merge8<A, B, C, D, E, F, G, H> where G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// The values of seven publishers, as they come.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/merge7.
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure,
        D.Output == E.Output, D.Failure == E.Failure,
        E.Output == F.Output, E.Failure == F.Failure,
        F.Output == G.Output, F.Failure == G.Failure
    {
        /// The kind of values.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Creates a publisher of the values of seven others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let node = MergingNode(subscriber, count: 7)
            node.start([
                node.subscribing(to: a),
                node.subscribing(to: b),
                node.subscribing(to: c),
                node.subscribing(to: d),
                node.subscribing(to: e),
                node.subscribing(to: f),
                node.subscribing(to: g),
            ])
        }

        /// Adds the values of another publisher.
        public func merge<H: Publisher>(
            with h: H
        ) -> Merge8<A, B, C, D, E, F, G, H> where H.Output == Output, H.Failure == Failure {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// The values of eight publishers, as they come.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/merge8.
    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>:
        Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure,
        D.Output == E.Output, D.Failure == E.Failure,
        E.Output == F.Output, E.Failure == F.Failure,
        F.Output == G.Output, F.Failure == G.Failure,
        G.Output == H.Output, G.Failure == H.Failure
    {
        /// The kind of values.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Creates a publisher of the values of eight others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let node = MergingNode(subscriber, count: 8)
            node.start([
                node.subscribing(to: a),
                node.subscribing(to: b),
                node.subscribing(to: c),
                node.subscribing(to: d),
                node.subscribing(to: e),
                node.subscribing(to: f),
                node.subscribing(to: g),
                node.subscribing(to: h),
            ])
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Subscribers {
    /// A subscriber that asks for everything and sets a property to it. It keeps the property's owner to the end.
    ///
    /// See https://developer.apple.com/documentation/combine/subscribers/assign.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        /// No error can come.
        public typealias Failure = Never

        private final class State: Guarded {
            var object: Root?
            var link = Link.waiting

            init(_ object: Root) { self.object = object }

            /// Ends the subscription; what is released is returned, so that it happens outside the lock.
            func end() -> (Root?, (any Subscription)?) {
                defer { (object, link) = (nil, .closed) }
                if case .open(let subscription) = link { return (object, subscription) }
                return (object, nil)
            }
        }

        private let state: State

        /// The property's owner; `nil` after the end.
        public var object: Root? { state.locked { state.object } }

        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// "Assign", and the type of the property's owner.
        public var description: String { "Assign \(Root.self)." }

        /// A mirror of the owner, the property and the subscription.
        public var customMirror: Mirror {
            let (object, link) = state.locked { (state.object, state.link) }
            return Mirror(
                self, children: [("object", object as Any), ("keyPath", keyPath), ("status", link as Any)] as [Mirror.Child])
        }

        /// The description.
        public var playgroundDescription: Any { description }

        /// Creates a subscriber that sets a property.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            state = State(object)
            self.keyPath = keyPath
        }

        /// Asks for everything.
        public func receive(subscription: any Subscription) {
            let isFirst = state.locked {
                guard case .waiting = state.link else { return false }
                state.link = .open(subscription)
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Sets the property.
        public func receive(_ value: Input) -> Subscribers.Demand {
            let object = state.locked { () -> Root? in
                guard case .open = state.link else { return nil }
                return state.object
            }
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Lets go of the property's owner.
        public func receive(completion: Subscribers.Completion<Never>) {
            let released = state.locked { () -> (Root?, (any Subscription)?) in
                guard case .open = state.link else { return (nil, nil) }
                return state.end()
            }
            withExtendedLifetime(released) {}
        }

        /// Ends the subscription, and lets go of the property's owner.
        public func cancel() {
            let (object, subscription) = state.locked { () -> (Root?, (any Subscription)?) in
                guard case .open = state.link else { return (nil, nil) }
                return state.end()
            }
            withExtendedLifetime(object) { subscription?.cancel() }
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a property to each value. The property's owner is kept to the end.
    ///
    /// - Returns: what ends the subscription, at the latest when it is released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}

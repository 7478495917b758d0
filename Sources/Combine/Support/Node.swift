/// An operator's connection to its upstream.
enum Link {
    /// No subscription has come yet.
    case waiting
    /// There is a subscription.
    case open(any Subscription)
    /// It has ended: by completion, by cancellation, or by the operator itself.
    case closed
}

/// What stands between an upstream and a downstream: a subscriber of the one, a subscription of the other.
class Node: Guarded, Subscription {
    /// Only read and written in `locked`.
    final var link = Link.waiting

    /// Takes the first subscription. Any other is cancelled.
    final func open(_ subscription: any Subscription) -> Bool {
        let isFirst = locked {
            guard case .waiting = link else { return false }
            link = .open(subscription)
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// Ends the connection.
    ///
    /// - Returns: the subscription, if there was one and it had not ended.
    final func close() -> (any Subscription)? { locked { closeLocked() } }

    /// Ends the connection; to be called in `locked`.
    final func closeLocked() -> (any Subscription)? {
        guard case .open(let subscription) = link else { return nil }
        link = .closed
        return subscription
    }

    /// The subscription, while there is one.
    final var subscription: (any Subscription)? {
        locked {
            guard case .open(let subscription) = link else { return nil }
            return subscription
        }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requirePositive()
        subscription?.request(demand)
    }

    func cancel() { close()?.cancel() }
}

/// A node that shows itself by a name.
class NamedNode: Node, Described {
    var description: String { fatalError("a node without a name") }
    var children: [Mirror.Child] { [] }
}

/// A node that nothing may reach before its subscription: that ends the process.
class StrictNode: NamedNode {
    /// The subscription; `nil` once it has ended.
    final func openSubscription(_ event: StaticString) -> (any Subscription)? {
        let now = locked { link }
        switch now {
        case .waiting: violation(event)
        case .open(let subscription): return subscription
        case .closed: return nil
        }
    }

    /// Ends the connection.
    ///
    /// - Returns: whether it had not ended.
    final func closeOnCompletion() -> Bool {
        guard openSubscription("completion") != nil else { return false }
        return close() != nil
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requirePositive()
        openSubscription("request")?.request(demand)
    }

    override func cancel() {
        let subscription = locked { () -> (any Subscription)? in
            defer { link = .closed }
            return closeLocked()
        }
        subscription?.cancel()
    }
}

/// Ends the process because something came before its subscription.
@usableFromInline
func violation(_ event: StaticString) -> Never {
    fatalError("API Violation: Received an unexpected \(event) before receiving a Subscription")
}

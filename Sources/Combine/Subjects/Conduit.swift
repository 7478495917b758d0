/// One subscriber of a subject.
class Conduit<Output, Failure: Error>: Guarded, Subscription {
    /// Delivers a value, if one is wanted.
    func offer(_ value: Output) { fatalError("a conduit that leads nowhere") }
    /// Delivers the end.
    func finish(_ completion: Subscribers.Completion<Failure>) { fatalError("a conduit that leads nowhere") }
    func request(_ demand: Subscribers.Demand) { fatalError("a conduit that leads nowhere") }
    func cancel() { fatalError("a conduit that leads nowhere") }
}

/// What a conduit knows of its subject.
protocol ConduitOwner: AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    /// Whether there is always a value, which new subscribers get first.
    static var hasLatest: Bool { get }
    /// That value; `nil` if there is none.
    var latest: Output? { get }
    /// Takes a conduit out, because it was cancelled.
    func remove(_ conduit: Conduit<Output, Failure>)
    /// Called when a subscriber asks for values.
    func somethingIsWanted()
}

/// What gives a subscriber a value.
final class Delivery<Output> {
    let body: (Output) -> Subscribers.Demand

    init(_ body: @escaping (Output) -> Subscribers.Demand) { self.body = body }
}

/// A subscriber of a subject, which is kept, with its subject, until the end.
final class SubjectConduit<Parent: ConduitOwner, Downstream: Subscriber>: Conduit<Parent.Output, Parent.Failure>, Described
where Downstream.Input == Parent.Output, Downstream.Failure == Parent.Failure {
    private var parent: Parent?
    private var downstream: Downstream?
    /// Gives the downstream a value. It is made where the downstream's type is known, so that the compiler sees what becomes of the value.
    private var deliver: Delivery<Parent.Output>?
    private var demand = Subscribers.Demand.none
    /// Whether the downstream has the latest value, or there is none.
    private var isUpToDate: Bool
    private let turn = RecursiveLock()
    private let name: String

    init(
        _ parent: Parent, _ downstream: Downstream, name: String, deliver: @escaping (Parent.Output) -> Subscribers.Demand
    ) {
        (self.parent, self.downstream, self.name, self.deliver) = (parent, downstream, name, Delivery(deliver))
        isUpToDate = !Parent.hasLatest
    }

    var description: String { name }
    var children: [Mirror.Child] {
        let (parent, downstream, demand) = locked { () -> (Parent?, Downstream?, Subscribers.Demand) in
            (self.parent, self.downstream, self.demand)
        }
        return [("parent", parent as Any), ("downstream", downstream as Any), ("demand", demand), ("subject", parent as Any)]
    }

    override func offer(_ value: Parent.Output) {
        // What comes out of a lock as a result has its type made anew for each value, where the compiler does not know the subject's types.
        var isWanted = false
        var deliver: Delivery<Parent.Output>?
        locked {
            deliver = self.deliver
            isWanted = demand > 0 && deliver != nil
            if isWanted {
                demand -= 1
                isUpToDate = true
            } else if Parent.hasLatest {
                isUpToDate = false
            }
        }
        if isWanted, let deliver { send(value, by: deliver) }
    }

    private func send(_ value: Parent.Output, by deliver: Delivery<Parent.Output>) {
        turn.lock()
        let more = deliver.body(value)
        turn.unlock()
        if more > 0 { locked { demand += more } }
    }

    override func finish(_ completion: Subscribers.Completion<Parent.Failure>) {
        let ended = detach()
        turn.lock()
        withExtendedLifetime(ended) { ended.downstream?.receive(completion: completion) }
        turn.unlock()
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requirePositive()
        let (parent, deliver, due) = locked { () -> (Parent?, Delivery<Parent.Output>?, Parent.Output?) in
            guard let parent = self.parent, let deliver = self.deliver else { return (nil, nil, nil) }
            self.demand += demand
            guard !isUpToDate, let latest = parent.latest else { return (parent, deliver, nil) }
            isUpToDate = true
            self.demand -= 1
            return (parent, deliver, latest)
        }
        guard let parent, let deliver else { return }
        if let due { send(due, by: deliver) }
        parent.somethingIsWanted()
    }

    override func cancel() {
        let ended = detach()
        withExtendedLifetime(ended) { ended.parent?.remove(self) }
    }

    /// Lets go of both ends.
    private func detach() -> (parent: Parent?, downstream: Downstream?, deliver: Delivery<Parent.Output>?) {
        locked {
            defer { (parent, downstream, deliver) = (nil, nil, nil) }
            return (parent, downstream, deliver)
        }
    }
}

/// What a subject has to do with its subscribers, and with the publishers that it subscribes to.
final class Conduits<Output, Failure: Error>: Guarded {
    /// The conduits. Their type is left out, for the list is taken for each value.
    private var conduits: ContiguousArray<AnyObject> = []
    private var upstream: [any Subscription] = []
    private var isSomethingWanted = false
    private var isOver = false
    private(set) var completion: Subscribers.Completion<Failure>?

    deinit { for subscription in upstream { subscription.cancel() } }

    /// Enters a conduit.
    ///
    /// - Returns: the end, if there was one already.
    func insert(_ conduit: Conduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
        locked {
            if completion == nil { conduits.append(conduit) }
            return completion
        }
    }

    func remove(_ conduit: Conduit<Output, Failure>) {
        let removed = locked { conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) } }
        withExtendedLifetime(removed) {}
    }

    /// Sends a value to all who are there now. Values after the end are lost.
    ///
    /// - Parameter prepare: called in the lock, before the first subscriber has the value.
    func send(_ value: Output, prepare: () -> Void = {}) {
        var receivers: ContiguousArray<AnyObject> = []
        locked {
            guard !isOver else { return }
            prepare()
            receivers = conduits
        }
        for conduit in receivers { unsafeDowncast(conduit, to: Conduit<Output, Failure>.self).offer(value) }
    }

    /// Sends the end to all who are there now.
    func send(_ completion: Subscribers.Completion<Failure>) {
        let receivers = locked { () -> ContiguousArray<AnyObject> in
            guard self.completion == nil else { return [] }
            defer { conduits = [] }
            self.completion = completion
            isOver = true
            return conduits
        }
        for conduit in receivers { unsafeDowncast(conduit, to: Conduit<Output, Failure>.self).finish(completion) }
    }

    /// Keeps an upstream's subscription, to be asked for everything as soon as, or once, somebody wants something.
    func send(_ subscription: any Subscription, atOnce: Bool = false) {
        let isWanted = locked {
            upstream.append(subscription)
            return isSomethingWanted || atOnce
        }
        if isWanted { subscription.request(.unlimited) }
    }

    func somethingIsWanted() {
        let subscriptions = locked { () -> [any Subscription] in
            guard !isSomethingWanted else { return [] }
            isSomethingWanted = true
            return upstream
        }
        for subscription in subscriptions { subscription.request(.unlimited) }
    }
}

extension Subscriber {
    /// Connects to a subject: with a conduit, or with the end if that has come already.
    func connect(_ conduit: Conduit<Input, Failure>, to conduits: Conduits<Input, Failure>) {
        if let completion = conduits.insert(conduit) {
            receive(subscription: Subscriptions.empty)
            receive(completion: completion)
        } else {
            receive(subscription: conduit)
        }
    }
}

/// One of several upstreams that a node joins. All of it is the node's, and touched in its lock only.
class Slot {
    fileprivate(set) var subscription: (any Subscription)?
    fileprivate(set) var isOver = false
    /// Whether there is a value to go with those of the others.
    var isReady: Bool { fatalError("a slot for nothing") }
    func clear() { fatalError("a slot for nothing") }
}

/// A slot for the values of an upstream.
final class ValueSlot<Value>: Slot {
    private var values = Queue<Value>()
    private var latest: Value?
    private let keepsLatest: Bool

    /// - Parameter keepsLatest: whether there is only the latest value, which is taken again and again.
    init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

    override var isReady: Bool { keepsLatest ? latest != nil : !values.isEmpty }

    func put(_ value: Value) {
        if keepsLatest { latest = value } else { values.append(value) }
    }

    func take() -> Value { keepsLatest ? latest! : values.popFirst()! }

    override func clear() {
        values.removeAll()
        latest = nil
    }
}

/// A node that makes values of those of several upstreams.
class JoiningNode<Downstream: Subscriber>: Guarded, Subscription, Described {
    private let downstream: Downstream
    private let name: String
    private let slots: [Slot]
    /// Makes a value of what is in the slots, all of which are ready.
    private let join: () -> Downstream.Input
    private var demand = Subscribers.Demand.none
    private var isOver = false
    /// What was asked for while a value is delivered; `nil` while none is.
    private var askedMeanwhile: Subscribers.Demand?
    private let turn = RecursiveLock()
    fileprivate var keepsLatest: Bool { false }

    init(_ downstream: Downstream, name: String, _ slots: [Slot], join: @escaping () -> Downstream.Input) {
        (self.downstream, self.name, self.slots, self.join) = (downstream, name, slots, join)
    }

    var description: String { name }

    /// Takes an upstream's subscription. When all are there, the downstream has its own.
    fileprivate func receive(_ subscription: any Subscription, in slot: Slot) {
        let (isTaken, isComplete) = locked { () -> (Bool, Bool) in
            guard !isOver, slot.subscription == nil, !slot.isOver else { return (false, false) }
            slot.subscription = subscription
            return (true, slots.allSatisfy { $0.subscription != nil || $0.isOver })
        }
        if !isTaken { return subscription.cancel() }
        if isComplete { downstream.receive(subscription: self) }
    }

    fileprivate func receive<Value>(_ value: Value, in slot: ValueSlot<Value>) -> Subscribers.Demand {
        let output = locked { () -> Downstream.Input? in
            guard !isOver, !slot.isOver else { return nil }
            slot.put(value)
            guard slots.allSatisfy(\.isReady), !keepsLatest || demand > 0 else { return nil }
            if demand > 0 { demand -= 1 }
            return join()
        }
        guard let output else { return .none }
        let (more, others) = deliver(output, from: slot)
        for other in others { other.request(more) }
        finishIfNothingCanCome()
        return locked { isOver } ? .none : more
    }

    /// Delivers a value. What is asked for meanwhile is asked for with what the downstream answers.
    ///
    /// - Returns: how much more is wanted, and whom besides the slot's upstream to ask for it.
    private func deliver(_ output: Downstream.Input, from slot: Slot) -> (Subscribers.Demand, [any Subscription]) {
        turn.lock()
        let former = locked { () -> Subscribers.Demand? in
            defer { askedMeanwhile = Subscribers.Demand.none }
            return askedMeanwhile
        }
        var more = downstream.receive(output)
        let others = locked { () -> [any Subscription] in
            demand += more
            more += askedMeanwhile ?? .none
            askedMeanwhile = former
            return isOver || more == .none ? [] : slots.compactMap { $0 === slot ? nil : $0.subscription }
        }
        turn.unlock()
        return (more, others)
    }

    fileprivate func receive(_ completion: Subscribers.Completion<Downstream.Failure>, in slot: Slot) {
        switch completion {
        case .finished:
            locked {
                slot.isOver = true
                slot.subscription = nil
            }
            finishIfNothingCanCome()
        case .failure:
            locked { slot.isOver = true }
            end(completion)
        }
    }

    private func finishIfNothingCanCome() {
        let isDone = locked {
            keepsLatest ? slots.allSatisfy(\.isOver) : slots.contains { $0.isOver && !$0.isReady }
        }
        if isDone { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let subscriptions = close() else { return }
        for subscription in subscriptions { subscription.cancel() }
        turn.lock()
        downstream.receive(completion: completion)
        turn.unlock()
    }

    /// Ends everything.
    ///
    /// - Returns: the subscriptions that have not ended; `nil` if it was over already.
    private func close() -> [any Subscription]? {
        locked {
            guard !isOver else { return nil }
            isOver = true
            defer {
                for slot in slots {
                    slot.subscription = nil
                    slot.clear()
                }
            }
            return slots.compactMap(\.subscription)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requirePositive()
        let subscriptions = locked { () -> [any Subscription] in
            guard !isOver else { return [] }
            self.demand += demand
            if let asked = askedMeanwhile {
                askedMeanwhile = asked + demand
                return []
            }
            return slots.compactMap(\.subscription)
        }
        for subscription in subscriptions { subscription.request(demand) }
    }

    func cancel() {
        for subscription in close() ?? [] { subscription.cancel() }
    }
}

/// A node that makes values of the latest of several upstreams.
final class LatestNode<Downstream: Subscriber>: JoiningNode<Downstream> {
    fileprivate override var keepsLatest: Bool { true }
}

/// One upstream's subscriber.
struct SlotSubscriber<Input, Downstream: Subscriber>: Subscriber, Described {
    typealias Failure = Downstream.Failure
    let node: JoiningNode<Downstream>
    let slot: ValueSlot<Input>
    let combineIdentifier = CombineIdentifier()

    var description: String { node.description }
    func receive(subscription: any Subscription) { node.receive(subscription, in: slot) }
    func receive(_ input: Input) -> Subscribers.Demand { node.receive(input, in: slot) }
    func receive(completion: Subscribers.Completion<Failure>) { node.receive(completion, in: slot) }
}

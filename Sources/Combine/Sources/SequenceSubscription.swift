import Synchronization

/// The subscription to the elements of a sequence.
@usableFromInline
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Guarded, Subscription, Described
where Downstream.Input == Elements.Element {
    private enum Source {
        case record, sequence
    }

    private var elements: Elements?
    private let completion: Subscribers.Completion<Downstream.Failure>
    private let source: Source
    private var downstream: Downstream?
    private var pending = Subscribers.Demand.none
    /// Whether a thread is delivering. It alone has the iterator then.
    private var isRunning = false
    @usableFromInline let isOver = Atomic(false)
    @usableFromInline var iterator: Elements.Iterator
    /// The element after the last that was delivered: when it is missing, the end comes without being asked for.
    @usableFromInline var next: Elements.Element?
    /// Delivers all that is left. It is made where the subscriber's type is known, so that the compiler sees the whole loop.
    private let deliverAll: (SequenceSubscription, Downstream) -> Void

    @usableFromInline
    init(
        _ elements: Elements, _ downstream: Downstream, recorded completion: Subscribers.Completion<Downstream.Failure>?,
        deliverAll: @escaping (SequenceSubscription, Downstream) -> Void
    ) {
        self.elements = elements
        self.completion = completion ?? .finished
        self.downstream = downstream
        self.deliverAll = deliverAll
        source = completion == nil ? .sequence : .record
        iterator = elements.makeIterator()
        super.init()
        next = iterator.next()
    }

    @usableFromInline var description: String {
        let name =
            switch source {
            case .sequence: "Sequence"
            case .record: "Cancelled Events"
            }
        return locked { elements }.map { String(describing: $0) } ?? name
    }
    @usableFromInline var children: [Mirror.Child] {
        let shown: [Mirror.Child] = [("sequence", locked { elements } as Any? ?? [Elements.Element]())]
        return source == .record ? shown + [("completion", completion)] : shown
    }

    /// The element to deliver next, unless the subscription has ended.
    private func advance() -> Elements.Element? {
        guard !isOver.load(ordering: .relaxed), let current = next else { return nil }
        next = iterator.next()
        return current
    }

    /// Hands out all elements that are left, for as long as the subscription has not ended. While it does, it has them to itself.
    @inlinable @inline(__always)
    func drain(_ body: (() -> Elements.Element?) -> Void) {
        var (iterator, next) = (iterator, next)
        body {
            guard !isOver.load(ordering: .relaxed), let current = next else { return nil }
            next = iterator.next()
            return current
        }
        (self.iterator, self.next) = (iterator, next)
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        let downstream = locked { () -> Downstream? in
            guard let downstream = self.downstream else { return nil }
            pending += demand
            guard !isRunning, pending > 0 else { return nil }
            isRunning = true
            return downstream
        }
        if let downstream { run(downstream) }
    }

    private func run(_ downstream: Downstream) {
        while true {
            let demand = locked { () -> Subscribers.Demand in
                defer { pending = .none }
                // Only where there is nothing to be done any more does another thread, or this one later, go on.
                if pending == .none || isOver.load(ordering: .relaxed) { isRunning = false }
                return pending
            }
            guard demand > 0, !isOver.load(ordering: .relaxed) else { return }
            if demand == .unlimited {
                deliverAll(self, downstream)
            } else {
                var left = demand
                while left > 0, left != .unlimited, let value = advance() {
                    left -= 1
                    left += downstream.receive(value)
                    if next == nil { break }
                }
                if left == .unlimited { locked { pending = .unlimited } }
            }
            if next == nil, end() {
                downstream.receive(completion: completion)
                return
            }
        }
    }

    /// Ends the subscription.
    ///
    /// - Returns: whether it had not ended.
    private func end() -> Bool {
        guard !isOver.exchange(true, ordering: .relaxed) else { return false }
        let released = locked {
            defer { (elements, downstream) = (nil, nil) }
            return (elements, downstream)
        }
        withExtendedLifetime(released) {}
        return true
    }

    @usableFromInline
    func cancel() { _ = end() }
}

/// What passes on to a subject what a publisher delivers. The subject is not kept.
final class SubjectSubscriber<S: Subject>: Guarded, Subscriber, Subscription, Described {
    private weak var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    var description: String { "Subject" }
    var children: [Mirror.Child] {
        let (subject, upstream) = locked { () -> (S?, (any Subscription)?) in (self.subject, self.upstream) }
        return [("downstreamSubject", subject as Any), ("upstreamSubscription", upstream as Any), ("subject", subject as Any)]
    }

    func receive(subscription: any Subscription) {
        let subject = locked { () -> S? in
            guard upstream == nil, let subject = self.subject else { return nil }
            upstream = subscription
            return subject
        }
        subject?.send(subscription: self)
    }

    private var connected: S? { locked { upstream == nil ? nil : subject } }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        connected?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        guard let subject = connected else { return }
        subject.send(completion: completion)
        locked { self.subject = nil }
    }

    func request(_ demand: Subscribers.Demand) { locked { upstream }?.request(demand) }

    func cancel() {
        let ended = locked { () -> (any Subscription)? in
            guard subject != nil, let upstream else { return nil }
            (subject, self.upstream) = (nil, nil)
            return upstream
        }
        ended?.cancel()
    }
}

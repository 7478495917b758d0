import Combine

/// The error of these tests.
struct Fault: Error, Equatable, CustomStringConvertible {
    var description: String { "fault" }
}

/// What happens upstream and downstream, in order, in words.
final class Journal {
    private(set) var events: [String] = []
    func note(_ event: String) { events.append(event) }
    var text: String { events.joined(separator: " ") }
}

extension Subscribers.Demand {
    var word: String { max.map(String.init) ?? "all" }
}

/// A publisher that does what the test says, and notes what it is asked for.
final class Source<Output, Failure: Error>: Publisher, Subscription {
    private let journal: Journal
    private let name: String
    private var receiveValue: ((Output) -> Subscribers.Demand)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(_ journal: Journal, name: String = "") { (self.journal, self.name) = (journal, name) }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        receiveValue = subscriber.receive(_:)
        receiveCompletion = subscriber.receive(completion:)
        subscriber.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) { journal.note("\(name)ask(\(demand.word))") }
    func cancel() { journal.note("\(name)cancel") }

    func send(_ value: Output) {
        guard let demand = receiveValue?(value), demand > 0 else { return }
        journal.note("\(name)more(\(demand.word))")
    }

    func send(_ completion: Subscribers.Completion<Failure>) { receiveCompletion?(completion) }
}

/// A subscriber that asks for what the test says, and notes what it gets.
final class Probe<Input, Failure: Error>: Subscriber, Cancellable {
    private let journal: Journal
    private let demand: Subscribers.Demand
    private let each: Subscribers.Demand
    private(set) var subscription: (any Subscription)?

    init(_ journal: Journal, demand: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) {
        (self.journal, self.demand, self.each) = (journal, demand, each)
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        journal.note("\(input)")
        return each
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: journal.note("finished")
        case .failure(let error): journal.note("failed(\(error))")
        }
    }

    func cancel() { subscription?.cancel() }
}

/// What the test does next.
enum Step: ExpressibleByIntegerLiteral {
    /// The source sends a value.
    case value(Int)
    /// The source finishes.
    case finish
    /// The source fails.
    case fail
    /// The subscriber asks for so many more.
    case ask(Int)
    /// The subscriber cancels.
    case cancel

    init(integerLiteral value: Int) { self = .value(value) }
}

/// An operator, what is done, and what has to happen.
struct Row: CustomStringConvertible, Sendable {
    let description: String
    let expected: String
    let run: @Sendable () -> String

    init<P: Publisher>(
        _ name: String, _ expected: String, demand: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none,
        _ steps: [Step] = [1, 2, 3, .finish], _ make: @escaping (Source<Int, Fault>) -> P
    ) {
        (description, self.expected) = (name, expected)
        nonisolated(unsafe) let make = make
        run = {
            let journal = Journal()
            let source = Source<Int, Fault>(journal)
            let probe = Probe<P.Output, P.Failure>(journal, demand: demand, each: each)
            make(source).subscribe(probe)
            for step in steps {
                switch step {
                case .value(let value): source.send(value)
                case .finish: source.send(.finished)
                case .fail: source.send(.failure(Fault()))
                case .ask(let count): probe.subscription?.request(.max(count))
                case .cancel: probe.cancel()
                }
            }
            return journal.text
        }
    }
}

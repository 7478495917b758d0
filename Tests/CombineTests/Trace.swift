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
    /// The second source sends a value.
    case second(Int)
    /// The second source finishes.
    case finishSecond
    /// The second source fails.
    case failSecond
    /// So many milliseconds pass.
    case wait(Int)
    /// What has happened so far is set apart from what follows.
    case mark
    /// The subscriber asks for so many more.
    case ask(Int)
    /// The subscriber cancels.
    case cancel

    init(integerLiteral value: Int) { self = .value(value) }
}

/// What a publisher is made of: two sources, of which what is asked of the second one is noted with a `b.`, and a clock.
final class Stage {
    let journal = Journal()
    private(set) lazy var source = Source<Int, Fault>(journal)
    private(set) lazy var second = Source<Int, Fault>(journal, name: "b.")
    let clock = TestClock()

    func run<Input, Failure: Error>(_ steps: [Step], _ probe: Probe<Input, Failure>) {
        for step in steps {
            switch step {
            case .value(let value): source.send(value)
            case .finish: source.send(.finished)
            case .fail: source.send(.failure(Fault()))
            case .second(let value): second.send(value)
            case .finishSecond: second.send(.finished)
            case .failSecond: second.send(.failure(Fault()))
            case .wait(let milliseconds): clock.advance(milliseconds)
            case .mark: journal.note("|")
            case .ask(let count): probe.subscription?.request(.max(count))
            case .cancel: probe.cancel()
            }
        }
    }
}

/// An operator, what is done, and what has to happen.
struct Row: CustomStringConvertible, Sendable {
    /// What a table has to tell of each operator.
    enum Situation: CaseIterable {
        /// The demand grows.
        case demand
        /// The upstream fails.
        case failure
        /// The upstream finishes.
        case end
        /// The subscriber cancels.
        case cancelling
    }

    let description: String
    let expected: String
    let run: @Sendable () -> String
    /// The name of the publisher's type, with those of the types that it is made of.
    let type: String
    /// Which of its operators' situations the row is about, if it is one of a table.
    private(set) var situation: Situation?

    private init<P: Publisher>(
        _ name: String, _ expected: String, _ demand: Subscribers.Demand, _ each: Subscribers.Demand, _ steps: [Step],
        make: @escaping (Stage) -> P
    ) {
        (description, self.expected) = (name, expected)
        type = String(reflecting: P.self)
        nonisolated(unsafe) let make = make
        run = {
            let stage = Stage()
            let probe = Probe<P.Output, P.Failure>(stage.journal, demand: demand, each: each)
            make(stage).subscribe(probe)
            stage.run(steps, probe)
            return stage.journal.text
        }
    }

    init<P: Publisher>(
        _ name: String, _ expected: String, demand: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none,
        _ steps: [Step] = [1, 2, 3, .finish], _ make: @escaping (Source<Int, Fault>) -> P
    ) {
        self.init(name, expected, demand, each, steps) { make($0.source) }
    }

    /// A row of an operator that needs more than one source.
    static func staged<P: Publisher>(
        _ name: String, _ expected: String, demand: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none,
        _ steps: [Step], _ make: @escaping (Stage) -> P
    ) -> Row {
        Row(name, expected, demand, each, steps, make: make)
    }

    /// The row as one of a table.
    func of(_ situation: Situation) -> Row {
        var row = self
        row.situation = situation
        return row
    }
}

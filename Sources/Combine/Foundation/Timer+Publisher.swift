import Foundation

extension Timer {
    /// A publisher of the date, again and again once it is connected.
    ///
    /// - Parameters:
    ///   - interval: the seconds from one date to the next.
    ///   - tolerance: how many seconds later it may be.
    @nonobjc
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the date, again and again.
    ///
    /// See https://developer.apple.com/documentation/foundation/timer/timerpublisher.
    public final class TimerPublisher: ConnectablePublisher {
        /// It delivers dates.
        public typealias Output = Date
        /// It cannot fail.
        public typealias Failure = Never

        /// The seconds from one date to the next.
        public final let interval: TimeInterval
        /// How many seconds later it may be.
        public final let tolerance: TimeInterval?
        /// The run loop of the timer.
        public final let runLoop: RunLoop
        /// The mode in which the timer fires.
        public final let mode: RunLoop.Mode
        /// What is asked of the run loop.
        public final let options: RunLoop.SchedulerOptions?

        private let conduits = TimerConduits()

        /// Creates a publisher of the date that has to be connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop, self.mode, self.options) = (interval, tolerance, runLoop, mode, options)
        }

        /// Connects a subscriber.
        public final func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subscriber.receive(subscription: conduits.add(subscriber))
        }

        /// Starts a timer.
        public final func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [conduits] _ in conduits.send(Date()) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return Connection(timer: timer, conduits: conduits)
        }

        private struct Connection: Cancellable {
            let timer: Timer
            let conduits: TimerConduits

            func cancel() {
                conduits.removeAll()
                timer.invalidate()
            }
        }
    }
}

/// The subscribers of a timer's publisher.
private final class TimerConduits: Guarded {
    private var conduits: [TimerConduit] = []

    func add<S: Subscriber>(_ subscriber: S) -> any Subscription where S.Input == Date, S.Failure == Never {
        let conduit = TimerConduit(self, subscriber.receive(_:))
        locked { conduits.append(conduit) }
        return conduit
    }

    func send(_ date: Date) {
        for conduit in locked({ conduits }) { conduit.offer(date) }
    }

    func remove(_ conduit: TimerConduit) {
        let removed = locked { conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) } }
        withExtendedLifetime(removed) {}
    }

    func removeAll() {
        let removed = locked {
            defer { conduits = [] }
            return conduits
        }
        withExtendedLifetime(removed) {}
    }
}

private final class TimerConduit: Serialized, Subscription {
    private weak var parent: TimerConduits?
    private var deliver: ((Date) -> Subscribers.Demand)?
    private var demand = Subscribers.Demand.none

    init(_ parent: TimerConduits, _ deliver: @escaping (Date) -> Subscribers.Demand) { (self.parent, self.deliver) = (parent, deliver) }

    func offer(_ date: Date) {
        let deliver = locked { () -> ((Date) -> Subscribers.Demand)? in
            guard demand > 0, let deliver = self.deliver else { return nil }
            demand -= 1
            return deliver
        }
        guard let deliver else { return }
        let more = inTurn { deliver(date) }
        if more > 0 { locked { demand += more } }
    }

    func request(_ demand: Subscribers.Demand) { locked { if deliver != nil { self.demand += demand } } }

    func cancel() {
        let released = locked {
            defer { deliver = nil }
            return deliver
        }
        withExtendedLifetime(released) { parent?.remove(self) }
    }
}

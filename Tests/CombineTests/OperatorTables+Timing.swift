import Combine

/// Operators that have to do with time. The clock is the test's: nothing happens between two steps but what is due.
extension OperatorTable {
    /// The four situations, with time in between: each value is sent after the former one is through, but for the last one before an end
    /// or a cancellation, which is still under way. The first moment is for what subscribes by schedule.
    private static func timed<P: Publisher>(
        _ name: String, pausing pause: Int = 200, demand: String, failure: String, end: String, cancelling: String,
        _ make: @escaping (Stage) -> P
    ) -> [Row] {
        func row(_ situation: String, _ expected: String, demand: Subscribers.Demand = .unlimited, _ steps: [Step]) -> Row {
            .staged("\(name): \(situation)", expected, demand: demand, [.wait(0), 1, .wait(pause)] + steps + [.wait(pause)], make)
        }
        return [
            row("demand", demand, demand: .max(2), [.ask(3), 2]).of(.demand),
            row("failure", failure, [2, .fail]).of(.failure),
            row("end", end, [2, .finish]).of(.end),
            row("cancelling", cancelling, [2, .cancel]).of(.cancelling),
        ]
    }

    /// Operators that pass on everything, only later.
    private static func later<P: Publisher>(_ name: String, pausing pause: Int = 200, _ make: @escaping (Stage) -> P) -> [Row] {
        timed(
            name, pausing: pause, demand: "ask(2) 1 ask(3) 2", failure: "ask(all) 1 2 failed(fault)", end: "ask(all) 1 2 finished",
            cancelling: "ask(all) 1 cancel", make)
    }

    private static func throttled(_ latest: Bool) -> (Stage) -> Publishers.Throttle<Source<Int, Fault>, TestClock> {
        { $0.source.throttle(for: .milliseconds(100), scheduler: $0.clock, latest: latest) }
    }

    private static func timingOut(_ stage: Stage) -> Publishers.Timeout<Source<Int, Fault>, TestClock> {
        stage.source.timeout(.milliseconds(100), scheduler: stage.clock, customError: Fault.init)
    }

    private static func debounced(_ stage: Stage) -> Publishers.Debounce<Source<Int, Fault>, TestClock> {
        stage.source.debounce(for: .milliseconds(100), scheduler: stage.clock)
    }

    private static func delayed(_ stage: Stage) -> Publishers.Delay<Source<Int, Fault>, TestClock> {
        stage.source.delay(for: .milliseconds(100), scheduler: stage.clock)
    }

    static let timing: [[Row]] = [
        timed(
            "debounce", demand: "ask(all) 1 2", failure: "ask(all) 1 failed(fault)", end: "ask(all) 1 finished",
            cancelling: "ask(all) 1 cancel", debounced),
        timed(
            "throttle to the latest", demand: "ask(all) 1 2", failure: "ask(all) 1 2 failed(fault)", end: "ask(all) 1 2 finished",
            cancelling: "ask(all) 1 cancel", throttled(true)),
        timed(
            "throttle to the first", demand: "ask(all) 1 2", failure: "ask(all) 1 2 failed(fault)", end: "ask(all) 1 2 finished",
            cancelling: "ask(all) 1 cancel", throttled(false)),
        later("delay", delayed),
        later("timeout", pausing: 50, timingOut),
        later("receive by schedule") { $0.source.receive(on: $0.clock) },
        timed(
            "subscribe by schedule", demand: "ask(2) 1 2 ask(3)", failure: "ask(all) 1 2 failed(fault)", end: "ask(all) 1 2 finished",
            cancelling: "ask(all) 1 2 cancel"
        ) { $0.source.subscribe(on: $0.clock) },
        timed(
            "measureInterval", demand: "ask(2) 0 ask(3) 200", failure: "ask(all) 0 200 failed(fault)", end: "ask(all) 0 200 finished",
            cancelling: "ask(all) 0 200 cancel"
        ) { $0.source.measureInterval(using: $0.clock) },
        timed(
            "collect by time", demand: "ask(all) [1] [2]", failure: "ask(all) [1] failed(fault)", end: "ask(all) [1] [2] finished",
            cancelling: "ask(all) [1] cancel"
        ) { $0.source.collect(.byTime($0.clock, .milliseconds(100))) },
        timed(
            "collect by time or count", demand: "ask(all) [1] [2]", failure: "ask(all) [1] failed(fault)",
            end: "ask(all) [1] [2] finished", cancelling: "ask(all) [1] cancel"
        ) { $0.source.collect(.byTimeOrCount($0.clock, .milliseconds(100), 2)) },
    ]

    /// What each of them does at which moment.
    static let moments: [Row] = [
        .staged("debounce waits from the last value on", "ask(all) | 2", [1, .wait(99), 2, .wait(99), .mark, .wait(1)], debounced),
        .staged(
            "debounce drops what nobody asked for", "ask(all) 1 | 3", demand: .max(1),
            [1, .wait(100), 2, .wait(100), .mark, .ask(1), 3, .wait(100)], debounced),
        .staged(
            "debounce counts what a value asks for", "ask(all) 1 2", demand: .max(1), each: .max(1), [1, .wait(100), 2, .wait(100)],
            debounced),
        .staged("debounce ends at the scheduler's next turn", "ask(all) | finished", [1, .finish, .mark, .wait(0)], debounced),

        .staged("throttle passes on the first value at once", "ask(all) | 1", [1, .mark, .wait(0)], throttled(true)),
        .staged(
            "throttle passes on the latest at the interval's end", "ask(all) 1 | 3", [1, .wait(10), 2, 3, .wait(89), .mark, .wait(1)],
            throttled(true)),
        .staged(
            "throttle passes on the first at the interval's end", "ask(all) 1 | 2", [1, .wait(10), 2, 3, .wait(89), .mark, .wait(1)],
            throttled(false)),
        .staged(
            "throttle ends with what waits, when its time has come", "ask(all) 1 | 2 finished",
            [1, .wait(10), 2, .finish, .wait(89), .mark, .wait(1)], throttled(true)),
        .staged(
            "throttle drops what nobody asked for", "ask(all) 2", demand: .none, [1, .wait(100), .ask(1), 2, .wait(0)], throttled(true)),
        .staged(
            "throttle drops what waits when it is cancelled", "ask(all) 1 cancel", [1, .wait(10), 2, .cancel, .wait(200)], throttled(true)),

        .staged(
            "delay delivers each value that much later", "ask(all) | 1 | 2",
            [1, .wait(50), 2, .wait(49), .mark, .wait(1), .mark, .wait(50)], delayed),
        .staged("delay delays the end", "ask(all) | finished", [.finish, .wait(99), .mark, .wait(1)], delayed),
        .staged("delay delays a failure", "ask(all) | failed(fault)", [.fail, .wait(99), .mark, .wait(1)], delayed),
        .staged(
            "delay asks for more when a value is delivered", "ask(1) | 1 ask(1)", demand: .max(1), each: .max(1), [1, .mark, .wait(100)],
            delayed),

        .staged(
            "timeout fails with its own error, and cancels its upstream", "ask(all) | cancel failed(fault)",
            [.wait(99), .mark, .wait(1), 1], timingOut),
        .staged("timeout without an error of its own finishes", "ask(all) cancel finished", [.wait(100)]) {
            $0.source.timeout(.milliseconds(100), scheduler: $0.clock)
        },
        .staged(
            "timeout waits anew after each value", "ask(all) 1 | cancel failed(fault)", [.wait(60), 1, .wait(99), .mark, .wait(1)],
            timingOut),
        .staged("timeout is over when its upstream is", "ask(all) finished", [.finish, .wait(500)], timingOut),
        .staged("timeout is over when it is cancelled", "ask(all) cancel", [.cancel, .wait(500)], timingOut),
        .staged("timeout delivers by schedule", "ask(all) | 1", [1, .mark, .wait(0)], timingOut),

        .staged("receive delivers values and the end by schedule", "ask(all) | 1 finished", [1, .finish, .mark, .wait(0)]) {
            $0.source.receive(on: $0.clock)
        },
        .staged("receive asks and cancels at once", "ask(1) ask(2) cancel", demand: .max(1), [.ask(2), .cancel]) {
            $0.source.receive(on: $0.clock)
        },
        .staged(
            "subscribe subscribes, asks and cancels by schedule", "| ask(1) | ask(2) | cancel", demand: .max(1),
            [.mark, .wait(0), .ask(2), .mark, .wait(0), .cancel, .mark, .wait(0)]
        ) { $0.source.subscribe(on: $0.clock) },
        .staged("subscribe delivers at once", "ask(all) 1 finished", [.wait(0), 1, .finish]) { $0.source.subscribe(on: $0.clock) },

        .staged("measureInterval measures from the subscription on", "ask(all) 30 5 0", [.wait(30), 1, .wait(5), 2, 3]) {
            $0.source.measureInterval(using: $0.clock)
        },
        .staged("measureInterval asks for what a value asks for", "ask(1) 0 ask(2)", demand: .max(1), each: .max(2), [1]) {
            $0.source.measureInterval(using: $0.clock)
        },

        .staged(
            "collect by time delivers at the end of each interval", "ask(all) | [1, 2] | [3]",
            [1, 2, .wait(99), .mark, .wait(1), 3, .wait(99), .mark, .wait(1)]
        ) {
            $0.source.collect(.byTime($0.clock, .milliseconds(100)))
        },
        .staged("collect by time is silent where nothing has come", "ask(all) finished", [.wait(500), .finish]) {
            $0.source.collect(.byTime($0.clock, .milliseconds(100)))
        },
        .staged("collect by time or count delivers as soon as there are enough", "ask(all) [1, 2] | [3]", [1, 2, 3, .mark, .wait(100)]) {
            $0.source.collect(.byTimeOrCount($0.clock, .milliseconds(100), 2))
        },
    ]
}

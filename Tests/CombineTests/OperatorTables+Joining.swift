import Combine

extension OperatorTable {
    /// Operators that have something to say only when all their upstreams have said something.
    private static func awaiting<P: Publisher>(_ name: String, end: String, _ make: @escaping (Source<Int, Fault>) -> P) -> [Row] {
        rows(
            name, demand: "ask(2) ask(3)", failure: "ask(all) cancel failed(fault)", end: end, cancelling: "ask(all) cancel", make)
    }

    /// Operators that pass on what any of their upstreams says, and have each keep one value ready.
    private static func merging<P: Publisher>(_ name: String, _ make: @escaping (Source<Int, Fault>) -> P) -> [Row] {
        rows(
            name, demand: "ask(1) 1 more(1) 2 more(1)", failure: "ask(all) failed(fault)", end: "ask(all)",
            cancelling: "ask(all) 1 cancel", make)
    }

    /// A source beside one, two and more that say nothing and never end.
    static let joining: [[Row]] = [
        awaiting("zip with a silent one", end: "ask(all) finished") { $0.zip(silent) },
        awaiting("zip with two silent ones", end: "ask(all) finished") { $0.zip(silent, silent) },
        awaiting("zip with three silent ones", end: "ask(all) finished") { $0.zip(silent, silent, silent) },
        awaiting("combineLatest with a silent one", end: "ask(all)") { $0.combineLatest(silent) },
        awaiting("combineLatest with two silent ones", end: "ask(all)") { $0.combineLatest(silent, silent) },
        awaiting("combineLatest with three silent ones", end: "ask(all)") { $0.combineLatest(silent, silent, silent) },
        merging("merge") { $0.merge(with: silent) },
        merging("merge of three") { $0.merge(with: silent, silent) },
        merging("merge of four") { $0.merge(with: silent, silent, silent) },
        merging("merge of five") { $0.merge(with: silent, silent, silent, silent) },
        merging("merge of six") { $0.merge(with: silent, silent, silent, silent, silent) },
        merging("merge of seven") { $0.merge(with: silent, silent, silent, silent, silent, silent) },
        merging("merge of eight") { $0.merge(with: silent, silent, silent, silent, silent, silent, silent) },
        merging("merge of many") { Publishers.MergeMany([$0.eraseToAnyPublisher(), silent.eraseToAnyPublisher()]) },
    ]

    /// Two sources that both say something.
    static let pairs: [Row] = [
        // MARK: merge
        .staged(
            "merge ends with the last of its publishers", "ask(all) b.ask(all) 1 5 | 6 finished",
            [1, .second(5), .finish, .mark, .second(6), .finishSecond]
        ) {
            Publishers.Merge($0.source, $0.second)
        },
        .staged("merge fails with either, and cancels the other", "ask(all) b.ask(all) cancel failed(fault)", [.failSecond]) {
            Publishers.Merge($0.source, $0.second)
        },
        .staged("merge cancels both", "ask(all) b.ask(all) cancel b.cancel", [.cancel, 1, .second(5)]) {
            Publishers.Merge($0.source, $0.second)
        },

        // MARK: combineLatest
        .staged(
            "combineLatest asks both for what it is asked, and drops what nobody asked for",
            "ask(1) b.ask(1) (1, 5) ask(1) b.ask(1) (2, 6)", demand: .max(1), [1, .second(5), 2, .ask(1), .second(6)]
        ) { $0.source.combineLatest($0.second) },
        .staged(
            "combineLatest goes on with the last value of one that has ended", "ask(all) b.ask(all) (1, 5) | (1, 6) finished",
            [1, .second(5), .finish, .mark, .second(6), .finishSecond]
        ) { $0.source.combineLatest($0.second) },
        .staged("combineLatest cancels both", "ask(all) b.ask(all) cancel b.cancel", [1, .cancel, .second(5)]) {
            $0.source.combineLatest($0.second)
        },

        // MARK: zip
        .staged("zip pairs the oldest values", "ask(all) b.ask(all) (1, 5) (2, 6)", [1, 2, .second(5), .second(6)]) {
            $0.source.zip($0.second)
        },
        .staged("zip asks both for what it is asked", "ask(2) b.ask(2) ask(1) b.ask(1)", demand: .max(2), [.ask(1)]) {
            $0.source.zip($0.second)
        },
        .staged(
            "zip still pairs what one had sent before it ended", "ask(all) b.ask(all) | (1, 5) b.cancel finished",
            [1, .finish, .mark, .second(5)]
        ) { $0.source.zip($0.second) },
        .staged("zip cancels both", "ask(all) b.ask(all) cancel b.cancel", [1, .cancel, .second(5)]) { $0.source.zip($0.second) },

        // MARK: flatMap
        .staged(
            "flatMap asks each publisher for one value after the other, and keeps one that nobody asked for",
            "ask(all) b.ask(1) 5 b.more(1) 6 b.more(1) | 7 b.ask(1)", demand: .max(2),
            [1, .second(5), .second(6), .second(7), .mark, .ask(1)]
        ) { stage in stage.source.flatMap { _ in stage.second } },
        .staged(
            "flatMap ends when its upstream and all publishers have", "ask(all) b.ask(all) | 5 finished",
            [1, .finish, .mark, .second(5), .finishSecond]
        ) {
            stage in stage.source.flatMap { _ in stage.second }
        },
        .staged("flatMap fails with its upstream, and cancels its publishers", "ask(all) b.ask(all) b.cancel failed(fault)", [1, .fail]) {
            stage in stage.source.flatMap { _ in stage.second }
        },
        .staged("flatMap cancels its publishers, then its upstream", "ask(all) b.ask(all) b.cancel cancel", [1, .cancel, .second(5)]) {
            stage in stage.source.flatMap { _ in stage.second }
        },
        .staged(
            "flatMap that has enough publishers asks for another one when one ends", "ask(1) b.ask(all) 5 | ask(1)",
            [1, .second(5), .mark, .finishSecond]
        ) { stage in stage.source.flatMap(maxPublishers: .max(1)) { _ in stage.second } },

        // MARK: switchToLatest
        .staged(
            "switchToLatest cancels the former publisher, and asks the latest for what is left", "ask(all) b.ask(2) 5 b.cancel b.ask(1) 6",
            demand: .max(2), [1, .second(5), 2, .second(6)]
        ) { stage in stage.source.map { _ in stage.second }.switchToLatest() },
        .staged(
            "switchToLatest ends when its upstream and the latest publisher have", "ask(all) b.ask(all) | 5 finished",
            [1, .finish, .mark, .second(5), .finishSecond]
        ) { stage in stage.source.map { _ in stage.second }.switchToLatest() },
        .staged(
            "switchToLatest fails with the latest publisher, and cancels its upstream", "ask(all) b.ask(all) cancel failed(fault)",
            [1, .failSecond]
        ) { stage in stage.source.map { _ in stage.second }.switchToLatest() },
        .staged(
            "switchToLatest fails with its upstream, and cancels the latest publisher", "ask(all) b.ask(all) b.cancel failed(fault)",
            [1, .fail]
        ) { stage in stage.source.map { _ in stage.second }.switchToLatest() },
        .staged(
            "switchToLatest cancels the latest publisher, then its upstream", "ask(all) b.ask(all) b.cancel cancel", [1, .cancel]
        ) { stage in stage.source.map { _ in stage.second }.switchToLatest() },

        // MARK: catch, append
        .staged(
            "catch asks the other publisher for what is left, and cancels that one", "ask(3) 1 b.ask(2) 5 b.cancel", demand: .max(3),
            [1, .fail, .second(5), .cancel]
        ) { stage in stage.source.catch { _ in stage.second } },
        .staged(
            "tryCatch asks the other publisher for what is left, and cancels that one", "ask(3) 1 b.ask(2) 5 b.cancel", demand: .max(3),
            [1, .fail, .second(5), .cancel]
        ) { stage in stage.source.tryCatch { _ in stage.second } },
        .staged("catch fails with the other publisher", "ask(all) b.ask(all) failed(fault)", [.fail, .failSecond]) { stage in
            stage.source.catch { _ in stage.second }
        },
        .staged(
            "append asks the other publisher for what is left, and cancels that one", "ask(3) 1 b.ask(2) 5 b.cancel", demand: .max(3),
            [1, .finish, .second(5), .cancel]
        ) { $0.source.append($0.second) },
        .staged("append fails with the other publisher", "ask(all) b.ask(all) failed(fault)", [.finish, .failSecond]) {
            $0.source.append($0.second)
        },

        // MARK: until output
        .staged(
            "prefix ends with the other's first value, and cancels its upstream", "b.ask(1) ask(all) 1 cancel finished", [1, .second(5), 2]
        ) {
            $0.source.prefix(untilOutputFrom: $0.second)
        },
        .staged("prefix cancels the other when its upstream ends", "b.ask(1) ask(all) b.cancel finished", [.finish]) {
            $0.source.prefix(untilOutputFrom: $0.second)
        },
        .staged("prefix goes on when the other ends without a value", "b.ask(1) ask(all) 1 finished", [.finishSecond, 1, .finish]) {
            $0.source.prefix(untilOutputFrom: $0.second)
        },
        .staged("prefix until another cancels both", "b.ask(1) ask(all) cancel b.cancel", [.cancel]) {
            $0.source.prefix(untilOutputFrom: $0.second)
        },
        .staged("drop begins after the other's first value", "b.ask(1) ask(all) 2 3", [1, .second(5), 2, 3]) {
            $0.source.drop(untilOutputFrom: $0.second)
        },
        .staged("drop ends when the other does without a value", "b.ask(1) ask(all) cancel finished", [1, .finishSecond]) {
            $0.source.drop(untilOutputFrom: $0.second)
        },
        .staged("drop fails with the other", "b.ask(1) ask(all) cancel failed(fault)", [1, .failSecond]) {
            $0.source.drop(untilOutputFrom: $0.second)
        },
        .staged("drop until another cancels both", "b.ask(1) ask(all) cancel b.cancel", [.cancel]) {
            $0.source.drop(untilOutputFrom: $0.second)
        },
    ]
}

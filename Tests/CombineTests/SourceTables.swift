import Combine

/// What a publisher without an upstream does in four situations, each of which has a row: when the demand comes bit by bit, when it is without
/// bounds, and with a subscriber that cancels before it has asked for anything or after its first value.
enum SourceTable {
    private static func rows<P: Publisher>(
        _ name: String, demand: String, end: String, cancelling: String, midway: String, _ make: @escaping () -> P
    ) -> [Row] {
        [
            .staged("\(name): demand", demand, demand: .none, [.ask(1), .mark, .ask(5)]) { _ in make() },
            .staged("\(name): end", end, []) { _ in make() },
            .staged("\(name): cancelling", cancelling, demand: .none, [.cancel, .ask(5)]) { _ in make() },
            .staged("\(name): cancelling midway", midway, demand: .max(1), [.cancel, .ask(5)]) { _ in make() },
        ]
    }

    /// Publishers of one value, which is sent when there is any demand, with the end.
    private static func single<P: Publisher>(_ name: String, _ make: @escaping () -> P) -> [Row] {
        rows(name, demand: "1 finished |", end: "1 finished", cancelling: "", midway: "1 finished", make)
    }

    /// Publishers that end with the subscription: an end waits for no demand.
    private static func ended<P: Publisher>(_ name: String, _ end: String, _ make: @escaping () -> P) -> [Row] {
        rows(name, demand: "\(end) |", end: end, cancelling: end, midway: end, make)
    }

    /// Publishers of three values.
    private static func several<P: Publisher>(_ name: String, _ end: String, _ make: @escaping () -> P) -> [Row] {
        rows(name, demand: "1 | 2 3 \(end)", end: "1 2 3 \(end)", cancelling: "", midway: "1", make)
    }

    /// Publishers of a value that changes: who comes has the present one, and there is no end.
    private static func current<P: Publisher>(_ name: String, _ make: @escaping () -> P) -> [Row] {
        rows(name, demand: "1 |", end: "1", cancelling: "", midway: "1", make)
    }

    static let all: [Row] = [
        single("Just") { Just(1) },
        single("an optional with a value") { Optional(1).publisher },
        single("a result that is a success") { Result<Int, Fault>.success(1).publisher },
        single("a fulfilled Future") { Future<Int, Fault> { $0(.success(1)) } },
        single("Deferred with Just") { Deferred { Just(1) } },
        single("a sequence of one") { [1].publisher },
        ended("an optional without a value", "finished") { Int?.none.publisher },
        ended("a result that is a failure", "failed(fault)") { Result<Int, Fault>.failure(Fault()).publisher },
        ended("a Future that has failed", "failed(fault)") { Future<Int, Fault> { $0(.failure(Fault())) } },
        ended("Fail", "failed(fault)") { Fail<Int, Fault>(error: Fault()) },
        ended("Empty", "finished") { Empty<Int, Fault>() },
        ended("a sequence of none", "finished") { [Int]().publisher },
        ended("a Record of an end", "failed(fault)") { Record<Int, Fault>(output: [], completion: .failure(Fault())) },
        several("a sequence", "finished") { [1, 2, 3].publisher },
        several("a Record that finishes", "finished") { Record<Int, Fault>(output: [1, 2, 3], completion: .finished) },
        several("a Record that fails", "failed(fault)") { Record<Int, Fault>(output: [1, 2, 3], completion: .failure(Fault())) },
        several("Deferred with a sequence", "finished") { Deferred { [1, 2, 3].publisher } },
        current("CurrentValueSubject") { CurrentValueSubject<Int, Fault>(1) },
        current("Published") {
            var published = Published(wrappedValue: 1)
            return published.projectedValue
        },
        rows("Empty that never ends", demand: "|", end: "", cancelling: "", midway: "") { Empty<Int, Fault>(completeImmediately: false) },
        rows("PassthroughSubject", demand: "|", end: "", cancelling: "", midway: "") { PassthroughSubject<Int, Fault>() },
    ].flatMap { $0 }
}

import Combine
import Testing

struct ReducingTests {
    static let rows = [
        Row("reduce", "ask(all) 6 finished") { $0.reduce(0, +) },
        Row("reduce waits until it is asked", "ask(all) 6 finished", demand: .none, [1, 2, 3, .finish, .ask(1)]) { $0.reduce(0, +) },
        Row("reduce of a failure", "ask(all) failed(fault)", [1, .fail]) { $0.reduce(0, +) },
        Row("reduce is cancelled", "ask(all) cancel", [1, .cancel, .finish]) { $0.reduce(0, +) },
        Row("tryReduce", "ask(all) cancel failed(fault)", [1, 2]) { $0.tryReduce(0) { _, _ in throw Fault() } },
        Row("count", "ask(all) 3 finished") { $0.count() },
        Row("max", "ask(all) 5 finished", [2, 5, 1, .finish]) { $0.max() },
        Row("min", "ask(all) 1 finished", [2, 5, 1, .finish]) { $0.min() },
        Row("max by", "ask(all) 1 finished", [2, 5, 1, .finish]) { $0.max { $0 > $1 } },
        Row("min by", "ask(all) 5 finished", [2, 5, 1, .finish]) { $0.min { $0 > $1 } },
        Row("tryMax", "ask(all) cancel failed(fault)", [2, 5]) { $0.tryMax { _, _ in throw Fault() } },
        Row("tryMin", "ask(all) cancel failed(fault)", [2, 5]) { $0.tryMin { _, _ in throw Fault() } },
        Row("contains", "ask(all) cancel true finished") { $0.contains(2) },
        Row("contains what is not there", "ask(all) false finished") { $0.contains(9) },
        Row("contains where", "ask(all) cancel true finished") { $0.contains { $0 > 2 } },
        Row("tryContains", "ask(all) cancel failed(fault)") { $0.tryContains { _ in throw Fault() } },
        Row("allSatisfy", "ask(all) true finished") { $0.allSatisfy { $0 > 0 } },
        Row("allSatisfy ends with the first that does not", "ask(all) cancel false finished") { $0.allSatisfy { $0 < 2 } },
        Row("tryAllSatisfy", "ask(all) cancel failed(fault)") { $0.tryAllSatisfy { _ in throw Fault() } },
        Row("collect", "ask(all) [1, 2, 3] finished") { $0.collect() },
        Row("collect some", "ask(4) [1, 2] [3] finished", demand: .max(2)) { $0.collect(2) },
        Row("collect some asks for as many more", "ask(2) [1, 2] more(2)", demand: .max(1), each: .max(1), [1, 2]) { $0.collect(2) },
        Row("collect some drops what a failure leaves", "ask(all) failed(fault)", [1, .fail]) { $0.collect(2) },
    ]

    @Test(arguments: rows)
    func anOperatorThatMakesOneValueOfManyHasTheseEvents(_ row: Row) { #expect(row.run() == row.expected) }
}
